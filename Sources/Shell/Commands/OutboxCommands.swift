import Edge
import Numbers
import Time
import UseCases

/// `/outbox`: the changes and messages that the backend does not have yet.
struct OutboxList: SingleCommand {
  static let usage = Usage(
    words: ["outbox"], group: .sync, flags: [PageFlag.flag],
    help: "list what is not sent yet",
    example: "/outbox", isQuick: true)

  let page: PageFlag

  init(_ arguments: Arguments) throws(UsageProblem) {
    page = try PageFlag(arguments)
  }

  func run(in shell: Shell) throws -> OutboxListed? {
    let pending = try shell.sync.pending(limit: page.limit, offset: page.offset)
    let total = try shell.sync.pendingCount()
    return OutboxListed(
      changes: pending, total: total, messages: try shell.consultations.queuedCount(),
      rest: page.rest(after: pending.count, of: total, command: "/outbox"))
  }
}

/// Changes that wait, the oldest first.
struct OutboxListed: Report {
  let changes: [SyncEngine.Pending]
  /// On all pages.
  let total: Int
  /// Messages that wait for the backend, in all chats.
  let messages: Int
  /// Says how to see what is on further pages; `nil` where there is none.
  let rest: String?

  static let fields: [Field<OutboxListed>] = [
    Field("changes", \.changes), Field("total", \.total),
    Field("messages", \.messages),
  ]

  func lines(in shell: Shell) -> [Styled] {
    let waiting =
      messages == 0
      ? []
      : [
        Styled(
          "\(Plural.of(messages, "message")) \(messages == 1 ? "waits" : "wait") for the backend.")
      ]
    guard !changes.isEmpty else {
      if total > 0 { return ["There is no such page. /outbox shows the first."] }
      return waiting.isEmpty ? ["Nothing is waiting: the backend has everything."] : waiting
    }
    let lines = changes.map { change in
      Styled("\(Columns.right(String(change.number), 3))  ", .faint)
        + Styled(Columns.left(change.kind, 15) + " ")
        + .flexible(change.title) + Styled("  ")
        + OutboxListed.state(change, in: shell)
        + Styled(change.problem.map { ": \($0)" } ?? "", .faint)
    }
    return lines + (rest.map { [Styled($0, .faint)] } ?? []) + waiting
  }

  /// How a change stands: it waits, is tried again at some time, or is left to the user.
  private static func state(_ event: SyncEngine.Pending, in shell: Shell) -> Styled {
    if event.hasFailed {
      // What was tried so often got no answer that settled it; what was not was refused.
      return Styled(event.attempts >= SyncEngine.mostAttempts ? "given up" : "refused", .bad)
    }
    let next = event.nextAttempt.map { pause(until: $0, from: shell.edge.now) } ?? ""
    return Styled(
      (event.attempts == 0 ? "waiting" : "tried \(Plural.of(event.attempts, "time"))") + next)
  }

  private static func pause(until next: Instant, from now: Instant) -> String {
    next > now ? ", again in \(Milliseconds.text(next - now))" : ", again now"
  }
}

/// `/outbox retry`: sends a change again that was given up or waits.
struct OutboxRetry: SingleCommand {
  static let usage = Usage(
    words: ["outbox", "retry"], group: .sync,
    parameters: [Usage.Parameter(name: "ID", kind: .number)],
    help: "send a change that was given up", example: "/outbox retry 3")

  let number: Int

  init(_ arguments: Arguments) throws(UsageProblem) {
    number = try arguments.eventNumber()
  }

  func run(in shell: Shell) throws -> ChangeReport? {
    let event = try shell.sync.waiting(number)
    guard try shell.sync.retry(number) else { throw CommandRefusal.noChange(number) }
    guard shell.settings.sync == .auto else {
      return ChangeReport(event, "Change \(number) is sent with the next /sync.")
    }
    if let failure = try shell.changes.drain() { throw failure }
    if let left = try shell.sync.pending(number) {
      let reason = left.problem.map { ": \($0)" } ?? ""
      throw CommandRefusal(
        "Change \(number) was not taken\(reason). /outbox drop \(number) forgets it.")
    }
    return ChangeReport(event, Styled("Sent: \(event.kind) \(event.title)."))
  }
}

extension Arguments {
  /// The number by which a change in the outbox is named.
  func eventNumber() throws(UsageProblem) -> Int {
    guard let text = words.first?.text else { throw .missing("ID") }
    guard let number = Int(text, in: 1...Int.exactRange.upperBound) else {
      throw .bad(text, for: "ID", expected: "the number of a change, as /outbox lists them")
    }
    return number
  }
}

extension CommandRefusal {
  static func noChange(_ number: Int) -> CommandRefusal {
    CommandRefusal("No change \(number) waits: /outbox lists those that do.", kind: .notFound)
  }
}

extension SyncEngine {
  /// The change of a number.
  ///
  /// - Throws: `CommandRefusal` where none waits.
  func waiting(_ number: Int) throws -> Pending {
    guard let event = try pending(number) else { throw CommandRefusal.noChange(number) }
    return event
  }
}

/// `/outbox drop`: forgets a change, after asking; the backend is never told of it.
struct OutboxDrop: SingleCommand {
  static let usage = Usage(
    words: ["outbox", "drop"], group: .sync,
    parameters: [Usage.Parameter(name: "ID", kind: .number)], flags: [.yes],
    help: "never send a change", example: "/outbox drop 3 --yes")

  let number: Int
  let isForced: Bool

  init(_ arguments: Arguments) throws(UsageProblem) {
    number = try arguments.eventNumber()
    isForced = arguments.has("yes")
  }

  func run(in shell: Shell) throws -> ChangeReport? {
    let event = try shell.sync.waiting(number)
    let title = event.title
    let question = "Drop \(event.kind) \"\(title)\"? The backend will not hear of it."
    guard
      try shell.dialog.confirms(
        question, action: "drop it", command: "/outbox drop \(number)", isForced: isForced)
    else {
      try shell.edge.complain("Nothing was dropped.")
      return nil
    }
    guard try shell.sync.drop(number) else { throw CommandRefusal.noChange(number) }
    return ChangeReport(
      event, Styled("Dropped: \(event.kind) \(title). What is saved here stays."))
  }
}

/// `/sync`: sends what waits and takes over what the backend has, now.
struct Sync: BareCommand {
  static let usage = Usage(
    words: ["sync"], group: .sync, help: "send and receive changes now", example: "/sync")

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
