import Edge
import UseCases
import Wellness

extension Shell {
  /// The chat that a name means: a number of the last list, the beginning of a title or of an id
  /// (four characters or more), or nothing for the active one.
  ///
  /// - Throws: `Refusal` that says what there is instead.
  func chat(named name: String?) throws -> Consultation {
    guard let name else {
      switch try consultations.shown() {
      // One that is over can still be read.
      case .open(let chat), .ended(let chat): return chat
      case .deleted: throw Shell.deletedElsewhere
      case .none:
        throw Refusal(
          "No chat is active: name one, or /chat begins one. /chat list shows them.",
          kind: .notFound)
      }
    }
    if let number = Int(name), let id = try numberedChats()[number],
      let chat = try consultations.consultation(id)
    {
      return chat
    }
    let entries = try consultations.titled().map {
      ChatName.Entry(chat: $0.consultation, title: $0.title)
    }
    switch ChatName.find(name, among: entries) {
    case .one(let chat): return chat
    case .several(let titles):
      let shown = titles.prefix(5).map { "\"\($0)\"" }.joined(separator: ", ")
      throw Refusal(
        "\"\(name)\" could be \(shown): name more of it, or a number of /chat list.",
        kind: .ambiguous)
    case .none(let near):
      let hint = near.map { ": did you mean \"\($0)\"?" } ?? ". /chat list --all shows all."
      throw Refusal("There is no chat \"\(name)\"" + hint, kind: .notFound)
    }
  }

  /// The chats of the last list; before there was one, those that `/chat list` would show.
  private func numberedChats() throws -> Numbered<Consultation.LocalID> {
    if let lastChats { return lastChats }
    let chats = try consultations.list(.active, limit: PageFlag.size)
    let numbers = Numbered(chats.map(\.id), of: "/chat list")
    if !chats.isEmpty { lastChats = numbers }
    return numbers
  }

  /// The active chat, for something that is said in it; `nil` when none is.
  ///
  /// - Throws: `Refusal` for one that another shell has ended or deleted meanwhile.
  func chatThatGoesOn() throws -> Consultation? {
    switch try consultations.shown() {
    case .none: return nil
    case .open(let chat): return chat
    case .ended(let chat):
      throw Refusal(
        "This chat is \(chat.status.rawValue.withoutControls) now, from another shell: nothing was sent. /chat begins another."
      )
    case .deleted: throw Shell.deletedElsewhere
    }
  }

  private static let deletedElsewhere = Refusal(
    "This chat is gone: it was deleted in another shell. /chat list shows what there is.",
    kind: .notFound)

  /// Ends a chat, or the active one, and says so.
  func endChat(named name: String?, as status: ConsultationStatus) throws -> ChatReport {
    let chat = try chat(named: name)
    let title = try consultations.title(of: chat)
    guard chat.status == .active || status == .archived && chat.status != .archived else {
      throw Refusal("\"\(title)\" is \(chat.status.rawValue.withoutControls) already.")
    }
    try consultations.end(chat, as: status)
    goalsHaveChanged()
    return ChatReport(
      try consultations.consultation(chat.id) ?? chat,
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
