import Wellness

/// `/chat abandon`: give a chat up.
struct ChatAbandon: Command {
  static let usage = Usage.aboutChat("abandon", help: "give a chat up")

  /// The active one when `nil`.
  let name: String?

  init(_ arguments: Arguments) {
    name = arguments.joined
  }

  func run(in shell: Shell) throws -> ChatReport? {
    try ChatReport.ending(name, as: .abandoned, in: shell)
  }
}
