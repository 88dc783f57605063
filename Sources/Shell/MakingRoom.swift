import Edge
import UseCases
import Wellness

extension Shell {
  /// Opens a chat. Where there are as many active ones as there may be, they are listed, and one
  /// that the user names is completed to make room.
  ///
  /// - Throws: what `open` throws; `Failure.tooManyConsultations` when none is named.
  func makingRoom(
    _ open: () throws -> ConsultationUseCases.Opened
  ) throws -> ConsultationUseCases.Opened {
    do {
      return try open()
    } catch Failure.tooManyConsultations {
      let active = try consultations.activeWithBackend()
      try edge.say("These chats are active, which is as many as there may be:")
      for (index, chat) in active.enumerated() {
        try edge.say(
          try line(of: chat.consultation, number: index + 1, messageCount: chat.messageCount))
      }
      guard canAsk,
        let text = try ask("Which one should be completed to make room? Its number, or Enter."),
        let number = Int(text.trimmed), active.indices.contains(number - 1)
      else { throw Failure.tooManyConsultations }
      let chat = active[number - 1].consultation
      try consultations.end(chat, as: .completed)
      guard try sync.sendNow(chat) else {
        throw Failure.tooManyConsultations
      }
      try edge.say("Chat \(number) is completed.")
      return try open()
    }
  }

  /// A chat as a list shows it.
  func line(
    of chat: Consultation, number: Int, mark: String = " ", messageCount: Int
  ) throws -> Styled {
    let title = try consultations.title(of: chat)
    let isOfPersona = title == "Chat with \(chat.persona.displayName)"
    let last = try consultations.messages(of: chat, last: 1).first
    let time = clockText(last?.createdAt ?? chat.startedAt)
    return Styled("\(mark)\(Columns.right(String(number), 3))  ", .faint)
      + .flexible(title, .accent)
      + Styled(isOfPersona ? "" : " · \(chat.persona.displayName)")
      + Styled("  \(Plural.of(messageCount, "message"))  \(time)", .faint)
  }
}
