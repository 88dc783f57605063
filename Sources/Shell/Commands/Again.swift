import Edge
import UseCases

/// `/again`: sends the last message once more.
struct Again: Command {
  static let usage = Usage(
    words: ["again"], group: .talk, help: "send the last message once more", example: "/again")

  init(_ arguments: Arguments) {}

  func run(in shell: Shell) throws {
    guard let active = try shell.consultations.active() else {
      throw Failure.nothingToRepeat
    }
    let (text, turn) = try shell.consultations.again(in: active)
    let first = text.prefix { $0 != "\n" }
    let isCut = first.count < text.count
    try shell.edge.say(
      Styled("again: ", .faint) + .flexible(first + (isCut ? " …" : ""), .faint))
    try shell.follow(turn)
  }
}
