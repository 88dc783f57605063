import Edge
import UseCases

/// `/again`: sends the last message once more.
struct Again: Command {
  static let usage = Usage(
    words: ["again"], group: .talk, help: "send the last message once more", example: "/again")

  init(_ arguments: Arguments) {}

  func run(in shell: Shell) throws -> Nothing? {
    guard let active = try shell.chatThatGoesOn() else {
      throw Failure.nothingToRepeat
    }
    if try shell.consultations.hasQueued(in: active) {
      if try !shell.deliver(in: active) {
        throw Failure.unreachable(shell.context.lastFailure ?? .refused)
      }
      return nil
    }
    let (text, turn) = try shell.consultations.again(in: active)
    try shell.edge.say(Shell.echo(of: text))
    try shell.carryOut(turn)
    return nil
  }
}
