import Contract
import Edge
import Time

/// What waits until a transaction elsewhere lets go of a user, while others are served. Of what came on
/// one channel it's in order.
struct Postponed {
  enum Task {
    case request(Request, address: String)
    case frame(Frame)
  }

  struct Entry {
    let task: Task
    let channel: Channel
    /// When it came.
    let since: Instant
  }

  /// As long as PostgreSQL's `lock_timeout`.
  private static let patience = Duration.seconds(2)
  private static let interval = Duration.milliseconds(5)
  private static let most = 256

  private var entries: [Entry] = []
  /// When all of it is tried again.
  private(set) var due: Instant?
  /// When that came which is tried again now; `nil` for what has just come.
  private var since: Instant?

  var isEmpty: Bool { entries.isEmpty }

  /// Keeps it for another trial.
  ///
  /// - Returns: whether it may have one: not what has waited for too long, or is too much.
  mutating func put(_ task: Task, on channel: Channel, at now: Instant) -> Bool {
    let since = since ?? now
    guard now < since + Postponed.patience, entries.count < Postponed.most else { return false }
    entries.append(Entry(task: task, channel: channel, since: since))
    due = due ?? now + Postponed.interval
    return true
  }

  /// Whether something on a channel has come before what comes now.
  func hasEarlier(on channel: Channel) -> Bool {
    entries.contains { $0.channel == channel }
  }

  mutating func drop(_ channel: Channel) { entries.removeAll { $0.channel == channel } }

  /// Takes all of it where it's due by then, to be tried between `begin` and `end`.
  mutating func popDue(by now: Instant) -> [Entry] {
    guard let due, due <= now else { return [] }
    defer { (entries, self.due) = ([], nil) }
    return entries
  }

  mutating func begin(_ entry: Entry) { since = entry.since }
  mutating func end() { since = nil }
}

extension EmbeddedService {
  /// Tries again what waited for others, where it's time to.
  func goOnWithPostponed(at now: Instant) {
    for entry in postponed.popDue(by: now) {
      postponed.begin(entry)
      switch entry.task {
      case .request(let request, let address):
        let response = respond(to: request, on: entry.channel, from: address, at: now)
        if let response { put(response, on: entry.channel, at: now) }
      case .frame(let frame): receive(frame, on: entry.channel, at: now)
      }
      postponed.end()
    }
  }
}
