import Edge
import Time
import UseCases

/// A command that lets the user in to a backend that has accounts.
struct AccountEntryCommand: Command {
  let entry: AccountEntry
  /// `nil` to ask for it.
  let email: String?

  var usage: Usage { entry.usage }

  func run(in shell: Shell) throws -> AccountReport? {
    try shell.options.requireAccounts()
    guard shell.canAsk else { throw Dialog.noTerminal }
    let given = try email.map { try AccountAnswers.address($0.trimmed) }
    guard let email = try given ?? AccountAnswers(shell, usage).address(),
      let report = try entry.enter(email, shell)
    else { throw CommandRefusal(entry.undone) }
    return report
  }

  func resume(from result: AccountReport, in shell: Shell) throws {
    try shell.background.adoptAfterLogin()
  }
}

/// One row of the table of ways in.
struct AccountEntry: Sendable {
  let usage: Usage
  /// What is said where the user leaves a question.
  let undone: String
  /// Asks for what is needed besides; `nil` where the user leaves a question.
  let enter: @Sendable (_ email: String, Shell) throws -> AccountReport?

  var entry: CommandEntry {
    CommandEntry(usage, AccountReport.self) { arguments throws(UsageProblem) in
      AccountEntryCommand(entry: self, email: arguments.joined)
    }
  }

  static let login = AccountEntry(
    usage: usage("login", help: "log in to the backend"), undone: "Nobody was logged in.",
    enter: { email, shell in
      guard let password = try shell.dialog.askHidden("Your password?") else { return nil }
      try shell.account.login(email: email, password: password)
      return AccountReport(
        backend: shell.options.backendName, email: email, isLoggedIn: true,
        said: Styled("Logged in as \(email).", .good))
    })

  static let register = AccountEntry(
    usage: usage("register", help: "make an account with the backend"),
    undone: "No account was made.",
    enter: { email, shell in
      let answers = AccountAnswers(shell, usage("register", help: ""))
      guard let name = try answers.name(), let born = try answers.dateOfBirth(),
        let password = try answers.newPassword()
      else { return nil }
      try shell.account.register(email: email, password: password, name: name, born: born)
      return AccountReport(
        backend: shell.options.backendName, name: name, email: email, isLoggedIn: true,
        said: Styled("Welcome, \(name). You are logged in.", .good))
    })

  private static func usage(_ word: String, help: String) -> Usage {
    Usage(
      words: [word], group: .account,
      parameters: [Usage.Parameter(name: "EMAIL", kind: .text, isRequired: false)],
      help: help, example: "/\(word) you@mail.invalid")
  }
}
