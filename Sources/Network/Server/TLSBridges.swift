import Libc
import Time

/// All bridges of a server.
final class TLSBridges {
  /// How long a client may take for the end of the connection.
  private static let farewell = Duration.seconds(2)

  private enum Phase {
    case greeting
    /// Without a deadline: the server has its own for what it knows of.
    case passing
    /// The client has to take what is written, of which the server knows nothing any more; nor
    /// does anyone look whether the server has ended, before there is room for what it said.
    case blocked
    case ending
  }

  private final class Entry {
    let bridge: TLSBridge
    let connection: Listener.Connection
    var outerInterest = TLSBridge.Interest()
    var innerInterest = TLSBridge.Interest()
    /// What its deadline is for.
    var phase = Phase.greeting

    init(_ bridge: TLSBridge, _ connection: Listener.Connection) {
      self.bridge = bridge
      self.connection = connection
    }
  }

  private let credentials: TLSCredentials
  private let poller: Poller
  private let greetingTime: Duration
  private let writingTime: Duration
  private let hand: (Listener.Connection) -> Void
  private var entries: [Int: Entry] = [:]
  /// Whose they are, those in their greeting included.
  private(set) var addresses = AddressCounts()
  private var deadlines = Deadlines()
  private var lastNumber = 0

  /// - Parameters:
  ///   - greetingTime: for the agreement on keys.
  ///   - writingTime: for each buffer that the client has to take, of 16 KiB at most.
  ///   - hand: given the server's end of each.
  init(
    _ credentials: TLSCredentials, _ poller: Poller, greetingTime: Duration,
    writingTime: Duration, _ hand: @escaping (Listener.Connection) -> Void
  ) {
    self.credentials = credentials
    self.poller = poller
    self.greetingTime = greetingTime
    self.writingTime = writingTime
    self.hand = hand
  }

  var count: Int { entries.count }

  /// When `endLate` has to be called.
  var next: Int64? { deadlines.next }

  var haveToWrite: Bool { entries.values.contains { $0.bridge.hasToWrite } }

  /// Whether a client has to take something before more can be written.
  var areBlocked: Bool { entries.values.contains { $0.bridge.isWriteBlocked } }

  func add(_ connection: Listener.Connection) {
    guard let bridge = TLSBridge(connection.descriptor, credentials) else {
      return connection.refuse()
    }
    lastNumber += 1
    let entry = Entry(bridge, connection)
    entries[lastNumber] = entry
    addresses.add(connection.address)
    limit(lastNumber, greetingTime)
    advance(lastNumber, entry)
  }

  /// One of a bridge's descriptors is ready, by the number that the poller knows it by.
  func ready(_ event: Int, hasEnded: Bool) {
    let number = -event / 2
    guard let entry = entries[number] else { return }
    // The client's end tells so when nothing can be read or written any more.
    if hasEnded, event % 2 == 0 { return end(number, entry) }
    advance(number, entry)
  }

  func endLate() {
    for number in deadlines.popExpired(by: Uptime.now) {
      if let entry = entries[number] { end(number, entry) }
    }
  }

  private func limit(_ number: Int, _ time: Duration) {
    deadlines[number] = Uptime.now + time.milliseconds * 1000
  }

  private func advance(_ number: Int, _ entry: Entry) {
    let bridge = entry.bridge
    if bridge.inner == nil {
      switch bridge.greet() {
      case .waiting: break
      case .failed: return end(number, entry)
      case .done(let descriptor):
        enter(.passing, number, entry)
        hand(entry.connection.with(descriptor))
      }
    }
    guard bridge.pass() else { return end(number, entry) }
    if bridge.hasServerEnded {
      enter(.ending, number, entry)
    } else if bridge.inner != nil {
      enter(bridge.isWriteBlocked ? .blocked : .passing, number, entry)
    }
    var isWatched = watch(bridge.outerInterest, of: bridge.outer, -2 * number, &entry.outerInterest)
    if let inner = bridge.inner {
      isWatched =
        watch(bridge.innerInterest, of: inner, -2 * number - 1, &entry.innerInterest) && isWatched
    }
    if !isWatched { end(number, entry) }
  }

  private func enter(_ phase: Phase, _ number: Int, _ entry: Entry) {
    guard phase != entry.phase else { return }
    entry.phase = phase
    switch phase {
    case .greeting: limit(number, greetingTime)
    case .passing: deadlines[number] = nil
    case .blocked: limit(number, writingTime)
    case .ending: limit(number, TLSBridges.farewell)
    }
  }

  /// Answers whether it is waited for as it should be.
  private func watch(
    _ interest: TLSBridge.Interest, of descriptor: Int32, _ number: Int,
    _ current: inout TLSBridge.Interest
  ) -> Bool {
    guard interest != current else { return true }
    // The end of a descriptor is told even when nobody wants to know; so it must not be there then.
    if interest == TLSBridge.Interest() {
      poller.remove(descriptor)
    } else if current == TLSBridge.Interest() {
      let isAdded = poller.add(
        descriptor, as: number, reading: interest.isReading, writing: interest.isWriting)
      if !isAdded { return false }
    } else {
      poller.change(
        descriptor, as: number, reading: interest.isReading, writing: interest.isWriting)
    }
    current = interest
    return true
  }

  private func end(_ number: Int, _ entry: Entry) {
    if entry.outerInterest != TLSBridge.Interest() { poller.remove(entry.bridge.outer) }
    if let inner = entry.bridge.inner, entry.innerInterest != TLSBridge.Interest() {
      poller.remove(inner)
    }
    deadlines[number] = nil
    if entries.removeValue(forKey: number) != nil { addresses.remove(entry.connection.address) }
  }

  /// Ends all of them.
  func close() {
    for (number, entry) in entries { end(number, entry) }
  }
}
