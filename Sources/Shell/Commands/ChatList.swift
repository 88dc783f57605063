import Edge
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
