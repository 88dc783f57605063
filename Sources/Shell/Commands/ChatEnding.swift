import Edge
import UseCases
import Wellness

extension ChatReport {
  /// Ends a chat, or the active one, and says so.
  static func ending(
    _ name: String?, as status: ConsultationStatus, in shell: Shell
  ) throws -> ChatReport {
    let chat = try shell.names.chat(name)
    let title = try shell.consultations.title(of: chat)
    guard chat.status == .active || status == .archived && chat.status != .archived else {
      throw Refusal("\"\(title)\" is \(chat.status.rawValue.withoutControls) already.")
    }
    try shell.consultations.end(chat, as: status)
    return ChatReport(
      try shell.consultations.consultation(chat.id) ?? chat,
      Styled("\"\(title)\" is \(status.rawValue) now."))
  }
}

extension Usage {
  /// A command about one chat, the active one when none is named.
  static func aboutChat(_ word: String, help: String, flags: [Flag] = []) -> Usage {
    Usage(
      words: ["chat", word], group: .talk,
      parameters: [Parameter(name: "CHAT", kind: .chat, isRequired: false, isLong: true)],
      flags: flags, help: help, example: "/chat \(word) 1", isMinor: true)
  }
}
