import Edge
import Network

/// What waits for a worker, which does one thing of each owner in turn. Of one owner it's in order.
struct TaskQueue {
  /// Whose a task is.
  enum Owner: Hashable {
    /// By the token, at which nobody has looked.
    case user(String)
    /// Who isn't logged in, by the address.
    case stranger(String)
    case server
  }

  struct Next {
    let task: ServiceWorker.Task
    let since: ContinuousClock.Instant
    /// The channel of a frame behind which no other one waits, where that was waited for.
    var emptied: Channel?
  }

  /// How many requests there are at most.
  static let most = 64
  /// Of these, of one user, and of one address: nobody has looked yet at whether a token is good.
  static let (mostOfUser, mostOfAddress) = (8, 32)
  /// How many frames of one socket, of which no more are read meanwhile.
  static let mostFrames = 2

  private var tasks: [Owner: [Next]] = [:]
  /// Each who has tasks, once.
  private var turns: [Owner] = []
  /// The sockets that have as many frames as they may.
  private var full: Set<Channel> = []
  private var end: Next?
  private(set) var count = 0
  /// How many requests of each address there are.
  private var requests: [String: Int] = [:]

  /// - Returns: whether a request was taken, and whether another frame of the socket would be.
  mutating func put(_ task: ServiceWorker.Task, of owner: Owner) -> Bool {
    var hasRoom = true
    switch task {
    case .request(_, _, let client):
      let own = tasks[owner]?.count { if case .request = $0.task { true } else { false } } ?? 0
      let isUser = if case .user = owner { true } else { false }
      guard requests.values.reduce(0, +) < TaskQueue.most, !isUser || own < TaskQueue.mostOfUser,
        requests[client.share, default: 0] < TaskQueue.mostOfAddress
      else { return false }
      requests[client.share, default: 0] += 1
    case .frame(let channel, _):
      hasRoom = frames(of: channel, owner) + 1 < TaskQueue.mostFrames
      if !hasRoom { full.insert(channel) }
    case .end(let channel): full.remove(channel)
    case .hashed, .told, .drain: break
    case .shutDown:
      // Behind whatever comes.
      end = Next(task: task, since: .now)
      return true
    }
    if tasks[owner] == nil { turns.append(owner) }
    tasks[owner, default: []].append(Next(task: task, since: .now))
    count += 1
    return hasRoom
  }

  /// Takes the first task of the owner whose turn it is; what ends the worker comes last.
  mutating func popNext() -> Next? {
    guard !turns.isEmpty else {
      defer { end = nil }
      return end
    }
    let owner = turns.removeFirst()
    guard var next = tasks[owner]?.removeFirst() else { return nil }
    if tasks[owner]?.isEmpty ?? true { tasks[owner] = nil } else { turns.append(owner) }
    count -= 1
    switch next.task {
    case .request(_, _, let client):
      let left = requests[client.share, default: 1] - 1
      requests[client.share] = left > 0 ? left : nil
    case .frame(let channel, _):
      if full.contains(channel), frames(of: channel, owner) == 0 {
        full.remove(channel)
        next.emptied = channel
      }
    case .end, .hashed, .told, .drain, .shutDown: break
    }
    return next
  }

  private func frames(of channel: Channel, _ owner: Owner) -> Int {
    tasks[owner]?.count { if case .frame(channel, _) = $0.task { true } else { false } } ?? 0
  }
}
