import Edge
import UseCases
import Wellness

/// Chats as lines.
enum ChatText {
  /// One row of a list.
  static func row(
    _ chat: Consultation, number: Int, mark: String = " ", messageCount: Int, in shell: Shell
  ) throws -> Styled {
    let title = try shell.consultations.title(of: chat)
    let isOfPersona = title == "Chat with \(chat.persona.displayName)"
    let last = try shell.consultations.messages(of: chat, last: 1).first
    let time = shell.clockText(last?.createdAt ?? chat.startedAt)
    return Styled("\(mark)\(Columns.right(String(number), 3))  ", .faint)
      + .flexible(title, .accent)
      + Styled(isOfPersona ? "" : " · \(chat.persona.displayName)")
      + Styled("  \(Plural.of(messageCount, "message"))  \(time)", .faint)
  }
}
