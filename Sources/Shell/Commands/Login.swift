import Edge
import UseCases

/// `/login`: lets the user in to a backend that has accounts.
struct Login: Command {
  static let usage = Usage(
    words: ["login"], group: .account,
    parameters: [Usage.Parameter(name: "EMAIL", kind: .text, isRequired: false)],
    help: "log in to the backend", example: "/login ada@example.org")

  /// `nil` to ask for it.
  let email: String?

  init(_ arguments: Arguments) throws(UsageProblem) {
    email = arguments.joined
  }

  func run(in shell: Shell) throws -> AccountReport? {
    try shell.options.requireAccounts()
    guard let email = try email ?? shell.dialog.ask("Which address?"), !email.trimmed.isEmpty,
      let password = try shell.dialog.askHidden("Your password?")
    else { throw Refusal("Nobody was logged in.") }
    try shell.account.login(email: email.trimmed, password: password)
    return AccountReport(
      backend: shell.options.backendName, email: email.trimmed, isLoggedIn: true,
      said: Styled("Logged in as \(email.trimmed).", .good))
  }

  func goOn(from result: AccountReport, in shell: Shell) throws {
    try shell.background.takeOverAfterLogin()
  }
}
