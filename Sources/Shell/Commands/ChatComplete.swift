import Wellness

/// `/chat complete`: end a chat; it stays readable.
struct ChatComplete: Command {
  static let usage = Usage.aboutChat("complete", help: "end a chat; it stays readable")

  /// The active one when `nil`.
  let name: String?

  init(_ arguments: Arguments) {
    name = arguments.joined
  }

  func run(in shell: Shell) throws -> ChatReport? {
    try ChatReport.ending(name, as: .completed, in: shell)
  }
}
