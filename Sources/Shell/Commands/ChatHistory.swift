import Edge
import UseCases
import Wellness

/// `/chat history`: what was said last in a chat.
struct ChatHistory: Command {
  static let usage = Usage(
    words: ["chat", "history"], group: .talk,
    parameters: [Usage.Parameter(name: "N", kind: .number, isRequired: false)],
    flags: [
      Usage.Flag(
        name: "chat", kind: .chat, placeholder: "CHAT", help: "of which; the active one else")
    ],
    help: "show the last messages, 20 or N", example: "/chat history 50", isMinor: true)

  /// The most messages that are shown at once.
  static let most = 1000

  let count: Int
  /// The active one when `nil`.
  let name: String?

  init(_ arguments: Arguments) throws(UsageProblem) {
    name = arguments.string("chat")
    let text = arguments.joined ?? "20"
    guard let count = Int(text), (1...ChatHistory.most).contains(count) else {
      throw .bad(
        text, for: "/chat history", expected: "a number from 1 to \(ChatHistory.most)", known: [])
    }
    self.count = count
  }

  func run(in shell: Shell) throws {
    let chat = try shell.chat(named: name)
    let (messages, isWhole) = try shell.consultations.history(of: chat, last: count)
    if messages.isEmpty { try shell.edge.say("Nothing has been said in this chat yet.") }
    for message in messages { try show(message, in: chat, shell) }
    if !isWhole {
      try shell.edge.complain(
        "The backend cannot be asked for more: this is what is kept here.")
    }
  }

  private func show(_ message: Message, in chat: Consultation, _ shell: Shell) throws {
    let who = message.role == .user ? "you" : chat.persona.displayName
    let state: String? =
      switch message.state {
      case .queued: "queued (offline)"
      case .unsent: "not sent"
      case .pending: "perhaps not sent"
      case .interrupted, .partial: "cut off"
      case .sent, .complete: nil
      }
    try shell.edge.say(
      Styled("\(shell.clockText(message.createdAt))  ", .faint) + Styled(who, .accent)
        + Styled(state.map { "  \($0)" } ?? "", .warning))
    for line in message.content.withoutControls.split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      try shell.edge.say(Styled("  \(line)"))
    }
  }
}
