import UseCases
import Wellness

/// `/more`: has an answer go on that a limit has ended.
struct More: SingleCommand {
  static let usage = Usage(
    words: ["more"], group: .coach, help: "have an answer go on that was cut short",
    example: "/more")

  init(_ arguments: Arguments) {}

  /// What the model is told: it has its own words before it.
  static let wish = "Go on exactly where your last answer stopped."

  func run(in shell: Shell) throws -> Nothing? {
    guard let chat = try shell.names.chatThatGoesOn(),
      let last = try shell.consultations.messages(of: chat, last: 1).last
    else {
      throw CommandRefusal("There is nothing more: nothing has been said yet.", kind: .notFound)
    }
    guard last.role == .assistant, shell.options.coach.isCutShort(last.content) else {
      throw CommandRefusal(
        "There is nothing more: the last answer is all there is. /again asks once more.",
        kind: .notFound)
    }
    try MessageExchange(shell).send(More.wish, to: chat)
    return nil
  }
}
