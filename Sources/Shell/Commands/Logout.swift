import Edge
import UseCases

/// `/logout`: forgets who the user is to the backend. What is stored here stays.
struct Logout: SingleCommand {
  static let usage = Usage(
    words: ["logout"], group: .account, help: "log out; what is stored here stays",
    example: "/logout")

  init(_ arguments: Arguments) {}

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
