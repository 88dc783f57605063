import Edge
import Time
import UseCases
import Wellness

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
    guard case .date(let date) = try Arguments.day(text, for: "the date of birth") else {
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

/// `/logout`: forgets who the user is to the backend. What is stored here stays.
struct Logout: BareCommand {
  static let usage = Usage(
    words: ["logout"], group: .account, help: "log out; what is stored here stays",
    example: "/logout")

  func run(in shell: Shell) throws -> AccountReport? {
    try shell.options.requireAccounts()
    guard shell.account.isLoggedIn else { throw CommandRefusal("Nobody is logged in.") }
    try shell.consultations.leave()
    try shell.account.logout()
    return AccountReport(
      backend: shell.options.backendName, isLoggedIn: false,
      said: "Logged out. Your goals and chats stay on this machine.")
  }
}

/// `/whoami`: who the user is to the backend.
struct Whoami: BareCommand {
  static let usage = Usage(
    words: ["whoami"], group: .account, help: "who you are to the backend", example: "/whoami")

  func run(in shell: Shell) throws -> AccountReport? {
    guard shell.options.hasAccounts else {
      return AccountReport(
        backend: shell.options.backendName, isLoggedIn: true,
        said: Styled("The only user of \(shell.options.backendName), which has no accounts."))
    }
    guard shell.account.isLoggedIn else {
      // Where nobody has to log in, the server tells who everybody is.
      _ = try shell.account.name()
      return AccountReport(
        backend: shell.options.backendName, isLoggedIn: true,
        said: Styled("The only user of \(shell.options.backendName), which asks nobody to log in."))
    }
    let name = try shell.account.name().withoutControls
    let email = shell.account.email.map { " (\($0))" } ?? ""
    return AccountReport(
      backend: shell.options.backendName, name: name, email: shell.account.email,
      isLoggedIn: true, said: Styled("\(name)\(email) with \(shell.options.backendName)"))
  }
}
