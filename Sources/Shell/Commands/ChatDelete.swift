import Edge
import UseCases

/// `/chat delete`: deletes a chat here and with the backend, after asking.
struct ChatDelete: Command {
  static let usage = Usage.aboutChat(
    "delete", help: "delete a chat and what was said in it", flags: [.yes])

  /// The active one when `nil`.
  let name: String?
  let isForced: Bool

  init(_ arguments: Arguments) {
    name = arguments.joined
    isForced = arguments.has("yes")
  }

  func run(in shell: Shell) throws -> ChatReport? {
    let chat = try shell.names.chat(name)
    let title = try shell.consultations.title(of: chat)
    let question = "Delete \"\(title)\"? What was said in it cannot be had back."
    guard try shell.dialog.confirms(question, isForced: isForced) else {
      try shell.edge.complain("Nothing was deleted.")
      return nil
    }
    try shell.consultations.delete(chat)
    return ChatReport(chat, Styled("\"\(title)\" is deleted."))
  }
}
