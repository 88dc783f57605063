import Edge
import Time
import UseCases

/// `/sync`: sends what waits and takes over what the backend has, now.
struct Sync: SingleCommand {
  static let usage = Usage(
    words: ["sync"], group: .sync, help: "send and receive changes now", example: "/sync")

  init(_ arguments: Arguments) {}

  func run(in shell: Shell) throws -> Synced? {
    let started = shell.edge.now
    let before = try shell.sync.pendingCount()
    try shell.changes.adoptGoals()
    if let failure = try shell.changes.drain() { throw failure }
    let waiting = try shell.sync.pendingCount()
    let refused = waiting == 0 ? 0 : try shell.sync.pending().count(where: \.hasFailed)
    let received = try shell.sync.pull(isPatient: true)
    for title in received.missing {
      try shell.changes.warn(ofMissing: title)
    }
    return Synced(
      sent: before - waiting, received: received, refused: refused, waiting: waiting - refused,
      duration: shell.edge.now - started, goals: try shell.goals.count(),
      chats: try shell.consultations.count())
  }

  func resume(from synced: Synced, in shell: Shell) throws {
    try MessageExchange(shell).sendQueued()
    if synced.refused + synced.waiting > 0 {
      throw CommandRefusal("Not everything could be synced.", advice: "/outbox")
    }
  }
}

/// What was sent and received.
struct Synced: Report {
  let sent: Int
  let received: SyncEngine.Received
  /// How many changes the backend did not take.
  let refused: Int
  /// How many it may take another time.
  let waiting: Int
  let duration: Duration
  /// How many there are now.
  let goals: Int
  let chats: Int

  static let fields: [Field<Synced>] = [
    Field("sent", \.sent), Field("goals_received", \.received.goals),
    Field("chats_received", \.received.consultations), Field("missing", \.received.missing),
    Field("refused", \.refused), Field("waiting", \.waiting), Field("goals", \.goals),
    Field("chats", \.chats),
  ]

  func lines(in shell: Shell) -> [Styled] {
    var parts: [String] = []
    if sent > 0 {
      parts.append("\(Plural.of(sent, "change")) sent in \(Milliseconds.text(duration))")
    }
    let news = [
      received.goals > 0 ? Plural.of(received.goals, "goal") : nil,
      received.consultations > 0 ? Plural.of(received.consultations, "chat") : nil,
    ].compactMap { $0 }
    if !news.isEmpty { parts.append(news.joined(separator: " and ") + " received") }
    if refused > 0 {
      parts.append("\(Plural.of(refused, "change")) refused (/outbox shows why)")
    }
    if waiting > 0 {
      let verb = waiting == 1 ? "waits" : "wait"
      parts.append("\(Plural.of(waiting, "change")) \(verb) for another try (/outbox shows why)")
    }
    if parts.isEmpty {
      parts = [everything(in: shell)]
    } else if refused + waiting == 0 {
      parts.append("everything is in sync")
    }
    return [Styled(parts.joined(separator: "; ").capitalizedFirst + ".")]
  }

  private func everything(in shell: Shell) -> String {
    let counts = "\(Plural.of(goals, "goal")), \(Plural.of(chats, "chat"))"
    let time = shell.clockText(shell.edge.now)
    return "everything is in sync: \(counts), last at \(time) with \(shell.options.backendName)"
  }
}
