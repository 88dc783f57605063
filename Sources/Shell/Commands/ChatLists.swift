import Edge
import Numbers
import UseCases
import Wellness

/// `/chat list`: the consultations there are.
struct ChatList: SingleCommand {
  static let usage = Usage(
    words: ["chat", "list"], group: .talk,
    flags: [
      Usage.Flag(
        name: "status", kind: .choice(ConsultationStatus.known.map(\.rawValue)),
        placeholder: "STATUS", help: "only those that stand so; active when not named"),
      Usage.Flag(name: "all", kind: .none, placeholder: "", help: "whatever their status"),
      PageFlag.flag,
    ],
    help: "list chats", example: "/chat list --all", isQuick: true)

  /// `nil` for all.
  let status: ConsultationStatus?
  let page: PageFlag

  init(_ arguments: Arguments) throws(UsageProblem) {
    let named = try arguments.choice(
      "status", of: ConsultationStatus.known.map(\.rawValue))
    status = arguments.has("all") ? nil : ConsultationStatus(rawValue: named ?? "active")
    page = try PageFlag(arguments)
  }

  func run(in shell: Shell) throws -> ChatListed? {
    let chats = try shell.consultations.list(status, limit: page.limit, offset: page.offset)
    let first = page.offset + 1
    shell.names.listedChats.show(chats.map(\.id), by: command, from: first)
    let active = try shell.consultations.active()?.id
    let rows = try chats.enumerated().map { index, chat in
      try ChatListed.Row(chat, number: first + index, isActive: chat.id == active, in: shell)
    }
    let isFull = chats.count == page.limit
    let total = isFull ? try shell.consultations.count(status) : page.offset + chats.count
    return ChatListed(
      rows: rows, total: total, count: try shell.consultations.count(),
      rest: page.rest(after: chats.count, of: total, command: command))
  }

  /// What was asked for, without the page.
  private var command: String {
    guard let status else { return "/chat list --all" }
    return status == .active ? "/chat list" : "/chat list --status \(status.rawValue)"
  }
}

/// Chats with their numbers, which later commands may name.
struct ChatListed: Report {
  struct Row: Record {
    let number: Int
    let isActive: Bool
    /// What it is called, by the user or else by what it is about.
    let title: String
    let messages: Int
    let chat: Consultation

    static let fields: [Field<Row>] = [
      Field("number", \.number), Field("is_active", \.isActive), Field("title", \.title),
      Field("messages", \.messages), Field("chat", \.chat),
    ]

    init(_ chat: Consultation, number: Int, isActive: Bool, in shell: Shell) throws {
      (self.chat, self.number, self.isActive) = (chat, number, isActive)
      title = try shell.consultations.title(of: chat)
      messages = try shell.consultations.messageCount(of: chat)
    }
  }

  let rows: [Row]
  /// How many fit what was asked for, on all pages.
  let total: Int
  /// How many there are, whatever was asked for.
  let count: Int
  /// Says how to see what is on further pages; `nil` where there is none.
  let rest: String?

  static let fields: [Field<ChatListed>] = [
    Field("chats", \.rows), Field("total", \.total), Field("count", \.count),
  ]

  func lines(in shell: Shell) throws -> [Styled] {
    if rows.isEmpty {
      return [
        count == 0
          ? "No chats yet. /chat begins one, or just type."
          : "No chat fits. /chat list --all shows all."
      ]
    }
    let lines = try rows.map { row in
      try ChatText.row(
        row.chat, number: row.number, mark: row.isActive ? "*" : " ",
        messageCount: row.messages, in: shell)
    }
    return lines + (rest.map { [Styled($0, .faint)] } ?? [])
  }
}

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

/// `/chat search`: finds what was said, in all chats on this device.
struct ChatSearch: SingleCommand {
  static let usage = Usage(
    words: ["chat", "search"], group: .talk,
    parameters: [Usage.Parameter(name: "TEXT", kind: .text, isLong: true)],
    help: "find what was said, in all chats", example: "/chat search morning walk",
    isQuick: true)

  /// The most hits that are shown.
  static let most = 20

  let text: String

  init(_ arguments: Arguments) throws(UsageProblem) {
    guard let text = arguments.joined else { throw .missing("TEXT") }
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else {
      throw .bad(text, for: "/chat search", expected: "a word to look for", known: [])
    }
    self.text = text
  }

  func run(in shell: Shell) throws -> ChatSearched? {
    let hits = try shell.consultations.search(text, last: ChatSearch.most)
    var chats: [Consultation.LocalID] = []
    for hit in hits where !chats.contains(hit.consultation) { chats.append(hit.consultation) }
    shell.names.listedChats.show(chats, by: "/chat search")
    let found = try chats.enumerated().compactMap { index, id -> ChatSearched.Chat? in
      guard let chat = try shell.consultations.consultation(id) else { return nil }
      return ChatSearched.Chat(
        number: index + 1, id: id, title: try shell.consultations.title(of: chat),
        hits: hits.filter { $0.consultation == id })
    }
    return ChatSearched(text: text, chats: found)
  }

  /// The first line with a hit, the hits in brackets; what stands far before or behind is left out.
  static func line(_ marked: String) -> Styled {
    let lines = marked.split(separator: "\n")
    let found = lines.first { $0.unicodeScalars.contains("\u{1}") } ?? lines.first ?? ""
    let parts = found.unicodeScalars.split(
      separator: "\u{1}", maxSplits: 1, omittingEmptySubsequences: false
    ).map { String($0) }
    guard parts.count == 2 else {
      return Styled(DisplayWidth.shortened(clean(String(found)), to: 60))
    }
    let before = clean(parts[0])
    let start = before.count > 24 ? "…" + before.suffix(24).drop { $0 == " " } : before
    var line = Styled(start)
    var left = 60 - start.count
    for (index, part) in parts[1].unicodeScalars.split(
      separator: "\u{1}", omittingEmptySubsequences: false
    ).enumerated() where left > 0 || index == 0 {
      let halves = part.split(separator: "\u{2}", maxSplits: 1, omittingEmptySubsequences: false)
      let hit = clean(String(halves[0]))
      let rest = halves.count > 1 ? clean(String(halves[1])) : ""
      line += Styled("[\(hit)]", .strong)
      left -= hit.count + 2
      line += Styled(DisplayWidth.shortened(rest, to: max(1, left)))
      left -= rest.count
    }
    return line
  }

  private static func clean(_ text: String) -> String { text.withoutControls }
}

/// Messages that were found, by their chats, which later commands may name by their numbers.
struct ChatSearched: Report {
  struct Chat: Record {
    let number: Int
    let id: Consultation.LocalID
    let title: String
    let hits: [ConsultationUseCases.Hit]

    static let fields: [Field<Chat>] = [
      Field("number", \.number), Field("id", \.id), Field("title", \.title),
      Field("messages") { $0.hits.map(\.message) },
    ]
  }

  let text: String
  let chats: [Chat]

  static let fields: [Field<ChatSearched>] = [Field("text", \.text), Field("chats", \.chats)]

  func lines(in shell: Shell) -> [Styled] {
    guard !chats.isEmpty else {
      return [Styled("Nothing was said here with \"\(text)\" in it.")]
    }
    return chats.flatMap { chat in
      [
        Styled("\(Columns.right(String(chat.number), 4))  ", .faint)
          + .flexible(chat.title, .accent)
      ]
        + chat.hits.map { hit in
          let who = hit.message.role == .user ? "you: " : "coach: "
          let time = shell.clockText(hit.message.createdAt)
          return Styled("      \(time)  \(who)", .faint) + ChatSearch.line(hit.marked)
        }
    }
  }
}
