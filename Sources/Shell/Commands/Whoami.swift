import Edge
import UseCases

/// `/whoami`: who the user is to the backend.
struct Whoami: SingleCommand {
  static let usage = Usage(
    words: ["whoami"], group: .account, help: "who you are to the backend", example: "/whoami")

  init(_ arguments: Arguments) {}

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
