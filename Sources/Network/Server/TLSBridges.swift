import Time

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// All bridges of a server.
final class TLSBridges {
  /// How long a client may take for the end of the connection.
  private static let farewell = Duration.seconds(2)

  private final class Entry {
    let bridge: TLSBridge
    let connection: Listener.Connection
    var outerInterest = TLSBridge.Interest()
    var innerInterest = TLSBridge.Interest()
    var isEnding = false

    init(_ bridge: TLSBridge, _ connection: Listener.Connection) {
      self.bridge = bridge
      self.connection = connection
    }
  }

  private let credentials: TLSCredentials
  private let poller: Poller
  private let greetingTime: Duration
  private let hand: (Listener.Connection) -> Void
  private var entries: [Int: Entry] = [:]
  private var deadlines = Deadlines()
  private var lastNumber = 0

  /// - Parameter hand: given the server's end of each.
  init(
    _ credentials: TLSCredentials, _ poller: Poller, greetingTime: Duration,
    _ hand: @escaping (Listener.Connection) -> Void
  ) {
    self.credentials = credentials
    self.poller = poller
    self.greetingTime = greetingTime
    self.hand = hand
  }

  var count: Int { entries.count }

  /// When `endLate` has to be called.
  var next: Int64? { deadlines.next }

  var haveToWrite: Bool { entries.values.contains { $0.bridge.hasToWrite } }

  func add(_ connection: Listener.Connection) {
    guard let bridge = TLSBridge(connection.descriptor, credentials) else {
      return connection.refuse()
    }
    lastNumber += 1
    let entry = Entry(bridge, connection)
    entries[lastNumber] = entry
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
    for number in deadlines.take(by: Uptime.now) {
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
        deadlines[number] = nil
        hand(entry.connection.with(descriptor))
      }
    }
    guard bridge.pass() else { return end(number, entry) }
    if bridge.hasServerEnded, !entry.isEnding {
      entry.isEnding = true
      limit(number, TLSBridges.farewell)
    }
    watch(bridge.outerInterest, of: bridge.outer, -2 * number, &entry.outerInterest)
    if let inner = bridge.inner {
      watch(bridge.innerInterest, of: inner, -2 * number - 1, &entry.innerInterest)
    }
  }

  private func watch(
    _ interest: TLSBridge.Interest, of descriptor: Int32, _ number: Int,
    _ current: inout TLSBridge.Interest
  ) {
    guard interest != current else { return }
    // The end of a descriptor is told even when nobody wants to know; so it must not be there then.
    if interest == TLSBridge.Interest() {
      poller.remove(descriptor)
    } else if current == TLSBridge.Interest() {
      poller.add(
        descriptor, as: number, reading: interest.isReading, writing: interest.isWriting)
    } else {
      poller.change(
        descriptor, as: number, reading: interest.isReading, writing: interest.isWriting)
    }
    current = interest
  }

  private func end(_ number: Int, _ entry: Entry) {
    if entry.outerInterest != TLSBridge.Interest() { poller.remove(entry.bridge.outer) }
    if let inner = entry.bridge.inner, entry.innerInterest != TLSBridge.Interest() {
      poller.remove(inner)
    }
    deadlines[number] = nil
    entries[number] = nil
  }

  /// Ends all of them.
  func close() {
    for (number, entry) in entries { end(number, entry) }
  }
}
