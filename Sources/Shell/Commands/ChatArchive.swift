import Wellness

/// `/chat archive`: put a chat away.
struct ChatArchive: Command {
  static let usage = Usage.aboutChat("archive", help: "put a chat away; /chat open takes it back")

  /// The active one when `nil`.
  let name: String?

  init(_ arguments: Arguments) {
    name = arguments.joined
  }

  func run(in shell: Shell) throws -> ChatReport? {
    try ChatReport.ending(name, as: .archived, in: shell)
  }
}
