import Edge
import UseCases
import Wellness

/// `/chat rename`: calls the active chat something, on this device.
struct ChatRename: SingleCommand {
  static let usage = Usage(
    words: ["chat", "rename"], group: .talk,
    parameters: [Usage.Parameter(name: "TITLE", kind: .text, isLong: true)],
    help: "call the active chat something, here", example: "/chat rename Morning walks",
    isQuick: true)

  /// The most characters that a title may have.
  static let longest = 100

  let title: String

  init(_ arguments: Arguments) throws(UsageProblem) {
    guard let title = arguments.joined?.withoutControls.trimmed, !title.isEmpty else {
      throw .missing("TITLE")
    }
    guard TextBound(1...ChatRename.longest).admits(title), !title.contains("\n") else {
      throw .bad(
        String(title.prefix(20)) + "…", for: "/chat rename",
        expected: "one line of at most \(ChatRename.longest) characters", known: [])
    }
    self.title = title
  }

  func run(in shell: Shell) throws -> ChatReport? {
    let chat = try shell.names.chat(nil)
    try shell.consultations.rename(chat, to: title)
    return ChatReport(
      try shell.consultations.consultation(chat.id) ?? chat,
      Styled("This chat is called \(title) now."))
  }
}
