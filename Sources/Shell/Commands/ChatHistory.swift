import Edge
import Numbers
import UseCases
import Wellness

/// `/chat history`: what was said last in a chat.
struct ChatHistory: SingleCommand {
  static let usage = Usage(
    words: ["chat", "history"], group: .talk,
    parameters: [Usage.Parameter(name: "N", kind: .number, isRequired: false)],
    flags: [
      Usage.Flag(
        name: "chat", kind: .chat, placeholder: "CHAT", help: "of which; the active one else")
    ],
    help: "show the last messages, 20 or N", example: "/chat history 50")

  /// The most messages that are shown at once.
  static let most = 1000

  let count: Int
  /// The active one when `nil`.
  let name: String?

  init(_ arguments: Arguments) throws(UsageProblem) {
    name = arguments.string("chat")
    let text = arguments.joined ?? "20"
    guard let count = Int(text, in: 1...ChatHistory.most) else {
      throw .bad(
        text, for: "/chat history", expected: "a number from 1 to \(ChatHistory.most)", known: [])
    }
    self.count = count
  }

  func run(in shell: Shell) throws -> ChatRead? {
    let chat = try shell.names.chat(name)
    let (messages, isWhole) = try shell.consultations.history(of: chat, last: count)
    return ChatRead(chat: chat, messages: messages, isWhole: isWhole)
  }

  func resume(from read: ChatRead, in shell: Shell) throws {
    if !read.isWhole {
      try shell.edge.complain(
        "The backend cannot be asked for more: this is what is kept here.")
    }
  }
}

/// The last messages of a chat, the oldest of them first.
struct ChatRead: Report {
  let chat: Consultation
  let messages: [Message]
  /// Whether the backend was asked for what is not kept here.
  let isWhole: Bool

  static let fields: [Field<ChatRead>] = [
    Field("chat", \.chat), Field("messages", \.messages), Field("is_whole", \.isWhole),
  ]

  func lines(in shell: Shell) -> [Styled] {
    if messages.isEmpty { return ["Nothing has been said in this chat yet."] }
    return messages.flatMap { lines(of: $0, in: shell) }
  }

  private func lines(of message: Message, in shell: Shell) -> [Styled] {
    let who = message.role == .user ? "you" : chat.persona.displayName
    let state: String? =
      switch message.state {
      case .queued: "queued (offline)"
      case .unsent: "not sent"
      case .pending: "perhaps not sent"
      case .interrupted, .partial: "cut off"
      case .sent, .complete: nil
      }
    let head =
      Styled("\(shell.clockText(message.createdAt))  ", .faint) + Styled(who, .accent)
      + Styled(state.map { "  \($0)" } ?? "", .warning)
    let text = message.content.withoutControls.split(
      separator: "\n", omittingEmptySubsequences: false)
    return [head] + text.map { Styled("  \($0)") }
  }
}
