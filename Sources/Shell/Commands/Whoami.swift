import Edge
import UseCases

/// `/whoami`: who the user is to the backend.
struct Whoami: Command {
  static let usage = Usage(
    words: ["whoami"], group: .account, help: "who you are to the backend", example: "/whoami")

  init(_ arguments: Arguments) {}

  func run(in shell: Shell) throws {
    guard shell.options.hasAccounts else {
      try shell.edge.say("The only user of \(shell.options.backendName), which has no accounts.")
      return
    }
    guard shell.account.isLoggedIn else { throw Failure.loginNeeded }
    let name = try shell.account.name().withoutControls
    let email = shell.account.email.map { " (\($0.withoutControls))" } ?? ""
    try shell.edge.say(Styled("\(name)\(email) with \(shell.options.backendName)"))
  }
}
