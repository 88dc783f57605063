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
    guard let email = try email ?? address(shell), !email.trimmed.isEmpty,
      let report = try entry.enter(email.trimmed, shell)
    else { throw Refusal(entry.undone) }
    return report
  }

  /// Asks for the address. What is typed behind one is a password, and is not to be kept.
  private func address(_ shell: Shell) throws -> String? {
    let typed = try shell.dialog.ask("Which address?")
    let words = (typed ?? "").split(maxSplits: 1) { $0.isWhitespace }
    if words.count == 2 { try shell.account.keepSecret(password: String(words[1]).trimmed) }
    return typed
  }

  func goOn(from result: AccountReport, in shell: Shell) throws {
    try shell.background.takeOverAfterLogin()
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
      guard let name = try shell.dialog.ask("Your name?") else { return nil }
      try shell.account.keepSecret(name: name.trimmed)
      guard let born = try shell.dialog.ask("Your date of birth? For example 1990-12-31.") else {
        return nil
      }
      try shell.account.keepSecret(dateOfBirth: born.trimmed)
      guard let password = try shell.dialog.askHidden("A password of 8 characters or more?")
      else { return nil }
      guard case .date(let date) = try DayWords(born.trimmed, for: "the date of birth") else {
        throw UsageProblem.bad(
          born, for: "the date of birth", expected: "a date such as 1990-12-31")
      }
      try shell.account.register(
        email: email, password: password, name: name.trimmed, born: date)
      return AccountReport(
        backend: shell.options.backendName, name: name.trimmed, email: email, isLoggedIn: true,
        said: Styled("Welcome, \(name.trimmed). You are logged in.", .good))
    })

  private static func usage(_ word: String, help: String) -> Usage {
    Usage(
      words: [word], group: .account,
      parameters: [Usage.Parameter(name: "EMAIL", kind: .text, isRequired: false)],
      help: help, example: "/\(word) you@mail.invalid")
  }
}
