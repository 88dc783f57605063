import Contract
import Time

/// What somebody who wants an account says about themselves.
struct RegistrationForm {
  let email: Email
  /// 8 characters to 1024 bytes, as it was typed.
  let password: String
  let name: String
  /// At least 13 years ago.
  let dateOfBirth: CalendarDate

  private static let leastAge = 13

  /// - Throws: `ContractError`; `ServiceError` `VALIDATION_FAILED` about the date of birth.
  init(_ fields: Fields, today: CalendarDate) throws {
    guard let email = Email(try fields.string("email")) else {
      throw fields.failure("email", .expected("an email address"))
    }
    self.email = email
    password = try fields.string("password")
    guard password.count >= 8, password.utf8.count <= 1024 else {
      throw fields.failure("password", .expected("8 characters or more, at most 1024 bytes"))
    }
    name = try ProfileForm.name(fields)
    dateOfBirth = try RegistrationForm.dateOfBirth(fields, today: today)
  }

  private static func dateOfBirth(_ fields: Fields, today: CalendarDate) throws -> CalendarDate {
    func failure(_ message: String) -> ServiceError {
      ServiceError(400, "VALIDATION_FAILED", message)
    }
    let date: CalendarDate?
    do {
      date = try fields.optionalDate("date_of_birth")
    } catch {
      throw failure(error.description)
    }
    guard let date else { throw failure("'date_of_birth' is missing") }
    guard date <= today else { throw failure("'date_of_birth' is in the future") }
    guard (date.year + leastAge, date.month, date.day) <= (today.year, today.month, today.day)
    else { throw failure("one has to be \(leastAge) years old to have an account") }
    return date
  }
}
