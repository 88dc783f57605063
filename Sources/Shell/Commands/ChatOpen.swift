import Edge
import UseCases
import Wellness

/// `/chat open`: goes on with a chat that there is, an archived one included; none is ever begun.
struct ChatOpen: SingleCommand {
  static let usage = Usage(
    words: ["chat", "open"], group: .talk,
    parameters: [Usage.Parameter(name: "CHAT", kind: .chat, isLong: true)],
    help: "go on with a chat: its number, title or id", example: "/chat open 1")

  let name: String

  init(_ arguments: Arguments) throws(UsageProblem) {
    guard let name = arguments.joined else { throw .missing("CHAT") }
    self.name = name
  }

  func run(in shell: Shell) throws -> ChatOpened? {
    var chat = try shell.names.chat(name)
    if chat.status == .archived {
      chat = try shell.consultations.reopen(chat)
      // A chat is opened with the backend as it stands there.
      _ = try shell.sync.sendNow(chat)
    }
    guard chat.status == .active else {
      let title = try shell.consultations.title(of: chat)
      let named = name.contains(" ") ? "\"\(name)\"" : name
      throw CommandRefusal(
        "\"\(title)\" is \(chat.status.rawValue): /chat history --chat \(named) shows it, /chat new begins another."
      )
    }
    return try ChatOpened(shell.consultations.open(chat), in: shell)
  }

  func resume(from result: ChatOpened, in shell: Shell) throws {
    try ChatOpening(shell).remark(on: result)
  }
}
