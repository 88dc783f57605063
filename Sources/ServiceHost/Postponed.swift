import Contract
import Edge
import Time
import Wellness

/// What waits until a transaction elsewhere lets go of a user, while others are served. What
/// comes on one channel stays in order.
struct Postponed {
  enum Task {
    case request(Request, address: String)
    case frame(Frame)
  }

  struct Entry {
    let task: Task
    let channel: Channel
    let user: User.ID?
    /// When it came.
    let since: Instant
  }

  /// As long as PostgreSQL's `lock_timeout`.
  private static let patience = Duration.seconds(2)
  private static let most = 256
  /// Of these, of one user.
  static let mostOfOne = 32

  private var entries: [Entry] = []
  /// When the first of each user is tried again.
  private var dues: [User.ID?: Instant] = [:]
  /// What is tried again now; `nil` for what has just come.
  private var tried: Entry?

  var isEmpty: Bool { entries.isEmpty }

  var due: Instant? { dues.values.min() }

  /// Keeps it for another trial.
  ///
  /// - Returns: whether it may have one: not what has waited for too long, or is too much.
  mutating func put(_ task: Task, on channel: Channel, of user: User.ID?, at now: Instant) -> Bool {
    if let tried {
      let wait = now - tried.since
      guard wait < Postponed.patience else { return false }
      entries.insert(tried, at: 0)
      dues[tried.user] = now + Postponed.pause(after: wait)
      return true
    }
    guard entries.count < Postponed.most,
      entries.count(where: { $0.user == user }) < Postponed.mostOfOne
    else { return false }
    entries.append(Entry(task: task, channel: channel, user: user, since: now))
    dues[user] = dues[user] ?? now + Postponed.pause(after: .zero)
    return true
  }

  /// The longer somebody waits the less often it's tried, which keeps others waiting, too.
  private static func pause(after wait: Duration) -> Duration {
    min(max(wait / 4, .milliseconds(5)), .milliseconds(100))
  }

  /// Whether something on a channel has come before what comes now.
  func hasEarlier(on channel: Channel) -> Bool {
    tried == nil && entries.contains { $0.channel == channel }
  }

  mutating func drop(_ channel: Channel) {
    entries.removeAll { $0.channel == channel }
    dues = dues.filter { due in entries.contains { $0.user == due.key } }
  }

  /// Takes the first of each user who is due by then, to be tried between `begin` and `end`. What comes
  /// behind it is due at once, unless that is put again.
  mutating func popDue(by now: Instant) -> [Entry] {
    dues.filter { $0.value <= now }.keys.compactMap { user in
      guard let place = entries.firstIndex(where: { $0.user == user }) else { return nil }
      let entry = entries.remove(at: place)
      dues[user] = entries.contains { $0.user == user } ? now : nil
      return entry
    }
  }

  mutating func begin(_ entry: Entry) { tried = entry }
  mutating func end() { tried = nil }
}

extension EmbeddedService {
  /// Tries again what waited for others, where it's time to: one thing of each user.
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
