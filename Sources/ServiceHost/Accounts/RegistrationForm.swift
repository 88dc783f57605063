import Contract
import Time

/// What somebody who wants an account says about themselves.
struct RegistrationForm {
  let email: Email
  /// 8 characters to 1024 bytes, as it was typed; none of the commonest.
  let password: String
  let name: String
  /// At least 13 years ago.
  let dateOfBirth: CalendarDate

  private static let leastAge = 13

  /// - Throws: `ContractError`; `ServiceError` `VALIDATION_FAILED` about the date of birth.
  init(_ fields: RequestReader, today: CalendarDate) throws {
    let body = try RegistrationForm.body(fields)
    guard let email = Email(body.email) else {
      throw fields.failure("email", .expected("an email address"))
    }
    self.email = email
    password = body.password
    try CommonPasswords.check(password, in: fields, "password")
    name = body.name
    dateOfBirth = body.dateOfBirth
    try RegistrationForm.check(dateOfBirth, today: today)
  }

  /// - Throws: `ServiceError` `VALIDATION_FAILED`.
  static func check(_ dateOfBirth: CalendarDate, today: CalendarDate) throws(ServiceError) {
    guard dateOfBirth <= today else {
      throw RegistrationForm.failure("'date_of_birth' is in the future")
    }
    let oldEnough =
      (dateOfBirth.year + RegistrationForm.leastAge, dateOfBirth.month, dateOfBirth.day)
      <= (today.year, today.month, today.day)
    guard oldEnough else {
      throw RegistrationForm.failure(
        "one has to be \(RegistrationForm.leastAge) years old to have an account")
    }
  }

  private static func body(_ fields: RequestReader) throws -> RegistrationBody {
    do {
      return try RegistrationBody(fields)
    } catch  where error.key == "date_of_birth" {
      throw failure(error.description)
    }
  }

  private static func failure(_ message: String) -> ServiceError {
    ServiceError(400, "VALIDATION_FAILED", message)
  }
}
