import Edge
import UseCases
import Wellness

/// `/chat list`: the consultations there are.
struct ChatList: Command {
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

  func run(in shell: Shell) throws {
    let chats = try shell.consultations.list(status, limit: page.limit, offset: page.offset)
    guard !chats.isEmpty else {
      try shell.edge.say(
        try shell.consultations.count() == 0
          ? "No chats yet. /chat begins one, or just type."
          : "No chat fits. /chat list --all shows all.")
      return
    }
    let first = page.offset + 1
    let numbers = Numbered(chats.map(\.id), of: command, from: first)
    shell.lastChats = page.offset > 0 ? shell.lastChats?.followed(by: numbers) ?? numbers : numbers
    let active = try shell.consultations.active()?.id
    for (index, chat) in chats.enumerated() {
      let mark = chat.id == active ? "*" : " "
      let count = try shell.consultations.messageCount(of: chat)
      try shell.edge.say(
        try shell.line(of: chat, number: first + index, mark: mark, messageCount: count))
    }
    let isFull = chats.count == page.limit
    let total = isFull ? try shell.consultations.count(status) : page.offset + chats.count
    if let rest = page.rest(after: chats.count, of: total, command: command) {
      try shell.edge.say(Styled(rest, .faint))
    }
  }

  /// What was asked for, without the page.
  private var command: String {
    guard let status else { return "/chat list --all" }
    return status == .active ? "/chat list" : "/chat list --status \(status.rawValue)"
  }
}
