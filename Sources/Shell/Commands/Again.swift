import UseCases

/// `/again`: sends the last message once more.
struct Again: SingleCommand {
  static let usage = Usage(
    words: ["again"], group: .talk, help: "send the last message once more", example: "/again")

  init(_ arguments: Arguments) {}

  func run(in shell: Shell) throws -> Nothing? {
    guard let active = try shell.names.chatThatGoesOn() else {
      throw Failure.nothingToRepeat
    }
    try MessageExchange(shell).sendAgain(in: active)
    return nil
  }
}
