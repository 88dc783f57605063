import Edge
import UseCases

/// `/register`: makes an account with a backend that has them.
struct Register: Command {
  static let usage = Usage(
    words: ["register"], group: .account,
    parameters: [Usage.Parameter(name: "EMAIL", kind: .text, isRequired: false)],
    help: "make an account with the backend", example: "/register ada@example.org")

  /// `nil` to ask for it.
  let email: String?

  init(_ arguments: Arguments) throws(UsageProblem) {
    email = arguments.joined
  }

  func run(in shell: Shell) throws -> AccountReport? {
    try shell.options.requireAccounts()
    guard let email = try email ?? shell.dialog.ask("Which address?"), !email.trimmed.isEmpty,
      let name = try shell.dialog.ask("Your name?"),
      let born = try shell.dialog.ask("Your date of birth? For example 1990-12-31."),
      let password = try shell.dialog.askHidden("A password of 8 characters or more?")
    else { throw Refusal("No account was made.") }
    guard case .date(let date) = try DayWords(born.trimmed, for: "the date of birth") else {
      throw UsageProblem.bad(
        born, for: "the date of birth", expected: "a date such as 1990-12-31")
    }
    try shell.account.register(
      email: email.trimmed, password: password, name: name.trimmed, born: date)
    return AccountReport(
      backend: shell.options.backendName, name: name.trimmed, email: email.trimmed,
      isLoggedIn: true,
      said: Styled("Welcome, \(name.trimmed.withoutControls). You are logged in.", .good))
  }

  func goOn(from result: AccountReport, in shell: Shell) throws {
    try shell.background.takeOverAfterLogin()
  }
}
