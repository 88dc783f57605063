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
    ],
    help: "list chats", example: "/chat list --all", isQuick: true)

  /// `nil` for all.
  let status: ConsultationStatus?

  init(_ arguments: Arguments) throws(UsageProblem) {
    let named = try arguments.choice(
      "status", of: ConsultationStatus.known.map(\.rawValue))
    status = arguments.has("all") ? nil : ConsultationStatus(rawValue: named ?? "active")
  }

  func run(in shell: Shell) throws {
    let all = try shell.consultations.all()
    let chats = all.filter { status == nil || $0.status == status }
    guard !chats.isEmpty else {
      try shell.edge.say(
        all.isEmpty
          ? "No chats yet. /chat begins one, or just type."
          : "No chat fits. /chat list --all shows all.")
      return
    }
    shell.lastChats = chats.map(\.id)
    let active = try shell.consultations.active()?.id
    for (index, chat) in chats.enumerated() {
      let mark = chat.id == active ? "*" : " "
      let count = try shell.consultations.messageCount(of: chat)
      try shell.edge.say(
        try shell.line(of: chat, number: index + 1, mark: mark, messageCount: count))
    }
  }
}
