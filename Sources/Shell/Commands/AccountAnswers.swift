import Edge
import Time
import UseCases

/// Asks for what an account needs, each answer checked when it is given, by the rules that every
/// backend has.
struct AccountAnswers {
  private let shell: Shell
  private let usage: Usage

  /// - Parameter usage: of the command that asks.
  init(_ shell: Shell, _ usage: Usage) {
    (self.shell, self.usage) = (shell, usage)
  }

  /// What is typed behind the address is a password, and is not to be kept.
  func address() throws -> String? {
    try shell.dialog.answer(
      "Which address?", for: usage,
      noting: { text in
        let words = text.split(maxSplits: 1) { $0.isWhitespace }
        if words.count == 2 {
          try shell.account.keepSecret(password: String(words[1]).trimmed)
        }
      }, AccountAnswers.address)
  }

  /// - Throws: `UsageProblem` for what can be no address: it has one `@` with something on both
  ///   sides, and is one word.
  static func address(_ text: String) throws(UsageProblem) -> String {
    guard !text.contains(where: \.isWhitespace) else { throw .unexpected("") }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts.contains(""), text.utf8.count <= 254 else {
      throw .bad(text, for: "the address", expected: "one such as you@mail.invalid")
    }
    return text
  }

  func name() throws -> String? {
    try shell.dialog.answer(
      "Your name?", for: usage, noting: { try shell.account.keepSecret(name: $0) },
      { $0.isEmpty ? nil : $0 })
  }

  func dateOfBirth() throws -> CalendarDate? {
    let today = shell.today
    return try shell.dialog.answer(
      "Your date of birth? For example 1990-12-31.", for: usage,
      noting: { try shell.account.keepSecret(dateOfBirth: $0) },
      { text throws(UsageProblem) in
        text.isEmpty ? nil : try AccountAnswers.dateOfBirth(text, on: today)
      })
  }

  /// - Throws: `UsageProblem` for what is no date, and for one that is not at least 13 years ago.
  static func dateOfBirth(
    _ text: String, on today: CalendarDate
  ) throws(UsageProblem) -> CalendarDate {
    guard case .date(let date) = try DayWords(text, for: "the date of birth") else {
      throw .bad(text, for: "the date of birth", expected: "a date such as 1990-12-31")
    }
    let isOldEnough =
      (date.year + leastAge, date.month, date.day) <= (today.year, today.month, today.day)
    guard isOldEnough, date.year >= 1900 else {
      throw .bad(
        text, for: "the date of birth", expected: "a day at least \(leastAge) years ago")
    }
    return date
  }

  /// What accounts are for (`VALIDATION_FAILED` else).
  private static let leastAge = 13
  private static let shortestPassword = 8
  /// In UTF-8 bytes.
  private static let longestPassword = 1024

  /// Asks until a password is long enough.
  func newPassword() throws -> String? {
    let question = "A password of \(AccountAnswers.shortestPassword) characters or more?"
    while let password = try shell.dialog.askHidden(question) {
      if password.count < AccountAnswers.shortestPassword {
        try shell.edge.complain("That is too short: it takes 8 characters or more.")
      } else if password.utf8.count > AccountAnswers.longestPassword {
        try shell.edge.complain("That is too long: it takes at most 1024 bytes.")
      } else {
        return password
      }
    }
    return nil
  }
}
