import Edge
import Time

/// Something that is on its way to the client.
struct Delivery {
  /// What happens to the socket that it is on when it arrives.
  enum Event {
    /// So many UTF-8 bytes of the answer have been sent now.
    case sent(Int)
    /// The answer has been sent to its end.
    case whole
    /// The socket has ended.
    case ended
    /// The socket has ended because its token did.
    case expired

    /// Whether nothing more comes on the channel.
    var isEnd: Bool {
      switch self {
      case .sent, .whole: false
      case .ended, .expired: true
      }
    }
  }

  let arrival: Arrival
  var event: Event?
  /// The answer that it is a part of, by its place among all messages.
  var answer: Int64?

  fileprivate var lane: Lane? {
    arrival.channel.map { Lane(channel: $0, isAnswer: answer != nil) }
  }
}

/// What is dropped together: the answers on a channel, or the rest. A number, since the first
/// dictionary of a type of ours costs a start 250,000 instructions.
private typealias Lane = Int

extension Lane {
  fileprivate init(channel: Channel, isAnswer: Bool) {
    let kind =
      switch channel.kind {
      case .http: 0
      case .socket: 1
      case .peer: 2
      }
    self = (channel.number * 3 + kind) * 2 + (isAnswer ? 1 : 0)
  }
}

/// What is on its way, by due time; what is due at the same time stays in the order in which it was
/// put.
///
/// A binary heap, so that a server with thousands of frames on their way pays for the logarithm.
/// What was dropped stays in it until it would be due or is half of it, so that dropping thousands
/// of channels one by one costs no more than dropping them together.
struct Schedule {
  private struct Entry {
    let due: Instant
    /// Counted up, to tell apart what is due at the same time.
    let number: Int
    let delivery: Delivery

    static func < (left: Entry, right: Entry) -> Bool {
      (left.due, left.number) < (right.due, right.number)
    }
  }

  /// Each entry is due before the two at twice its place plus one and plus two.
  private var heap: [Entry] = []
  private var count = 0
  /// How much is on its way on each lane.
  private var sizes: [Lane: Int] = [:]
  /// For the lanes that were dropped: up to which number.
  private var dropped: [Lane: Int] = [:]
  /// How many entries were dropped and are still in the heap; the first of them never is.
  private var droppedCount = 0

  /// When the next delivery is due.
  var due: Instant? { heap.first?.due }

  /// The channels that something is on its way to, each once, in order.
  var channels: [Channel] {
    var seen: Set<Channel> = []
    return heap.filter { !isDropped($0) }.sorted(by: <).compactMap(\.delivery.arrival.channel)
      .filter { seen.insert($0).inserted }
  }

  mutating func put(_ delivery: Delivery, due: Instant) {
    count += 1
    if let lane = delivery.lane { sizes[lane, default: 0] += 1 }
    heap.append(Entry(due: due, number: count, delivery: delivery))
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child] < heap[parent] else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  mutating func put(_ arrival: Arrival, due: Instant) {
    put(Delivery(arrival: arrival), due: due)
  }

  /// Takes the next delivery that is due by then.
  mutating func popDue(by now: Instant) -> Delivery? {
    guard let first = heap.first, first.due <= now else { return nil }
    removeFirst()
    if let lane = first.delivery.lane, let size = sizes[lane] {
      sizes[lane] = size > 1 ? size - 1 : nil
    }
    clean()
    return first.delivery
  }

  /// Drops what is on its way to a channel.
  mutating func drop(_ channel: Channel) {
    drop(Lane(channel: channel, isAnswer: false))
    dropAnswers(on: channel)
  }

  /// Drops what is on its way of answers to a channel.
  mutating func dropAnswers(on channel: Channel) {
    drop(Lane(channel: channel, isAnswer: true))
  }

  private mutating func drop(_ lane: Lane) {
    guard let size = sizes.removeValue(forKey: lane) else { return }
    dropped[lane] = count
    droppedCount += size
    clean()
  }

  /// Makes all of it due by then.
  mutating func hurry(to now: Instant) {
    heap = heap.map {
      Entry(due: min($0.due, now), number: $0.number, delivery: $0.delivery)
    }
    compact()
  }

  private func isDropped(_ entry: Entry) -> Bool {
    guard let lane = entry.delivery.lane, let last = dropped[lane] else { return false }
    return entry.number <= last
  }

  /// Has the first entry be one that was not dropped, and most others.
  private mutating func clean() {
    guard droppedCount > 0 else { return }
    if droppedCount * 2 > heap.count || dropped.count > heap.count { return compact() }
    while let first = heap.first, isDropped(first) {
      removeFirst()
      droppedCount -= 1
    }
  }

  private mutating func compact() {
    // What is sorted is a heap.
    heap = heap.filter { !isDropped($0) }.sorted(by: <)
    dropped = [:]
    droppedCount = 0
  }

  private mutating func removeFirst() {
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      sink()
    }
  }

  /// Brings the first entry to its place.
  private mutating func sink() {
    var parent = 0
    while true {
      var least = 2 * parent + 1
      guard least < heap.count else { return }
      if least + 1 < heap.count, heap[least + 1] < heap[least] { least += 1 }
      guard heap[least] < heap[parent] else { return }
      heap.swapAt(least, parent)
      parent = least
    }
  }
}
