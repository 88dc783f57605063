import Edge
import Time
import UseCases

/// `/sync`: sends what waits and takes over what the backend has, now.
struct Sync: Command {
  static let usage = Usage(
    words: ["sync"], group: .sync, help: "send and receive changes now", example: "/sync")

  init(_ arguments: Arguments) {}

  func run(in shell: Shell) throws {
    let started = shell.edge.now
    let before = try shell.sync.pendingCount()
    try shell.adoptGoals()
    if let failure = try shell.drain() { throw failure }
    let waiting = try shell.sync.pendingCount()
    let received = try shell.sync.pull(isPatient: true)
    for title in received.missing {
      try shell.edge.complain(Styled(FailureText.sentence(.missing(title: title)), .warning))
    }
    let sent = before - waiting
    var parts: [String] = []
    if sent > 0 {
      let duration = Milliseconds.text(shell.edge.now - started)
      parts.append("\(Plural.of(sent, "change")) sent in \(duration)")
    }
    let news = [
      received.goals > 0 ? Plural.of(received.goals, "goal") : nil,
      received.consultations > 0 ? Plural.of(received.consultations, "chat") : nil,
    ].compactMap { $0 }
    if !news.isEmpty { parts.append(news.joined(separator: " and ") + " received") }
    if waiting > 0 {
      parts.append("\(Plural.of(waiting, "change")) refused (/outbox shows why)")
    } else if parts.isEmpty {
      parts = [try everything(in: shell)]
    } else {
      parts.append("everything is in sync")
    }
    try shell.edge.say(Styled(parts.joined(separator: "; ").capitalizedFirst + "."))
    try shell.deliver()
    if waiting > 0 { throw Refusal("Not everything could be synced.") }
  }

  private func everything(in shell: Shell) throws -> String {
    let goals = Plural.of(try shell.goals.count(), "goal")
    let chats = Plural.of(try shell.consultations.count(), "chat")
    let time = shell.clockText(shell.edge.now)
    return
      "everything is in sync: \(goals), \(chats), last at \(time) with \(shell.options.backendName)"
  }
}
