import Edge

/// One socket of ours, on the sockets' loop alone.
final class ClientSocket {
  /// How far it is.
  enum State {
    /// Its host's name is being looked up.
    case resolving
    /// An address is being tried.
    case connecting(OpaquePointer?)
    case open(OpaquePointer)
    /// Nobody waits for anything on it any more; its close frame is on its way.
    case parting(OpaquePointer)
  }

  /// What a server said in place of opening the socket.
  struct Refusal {
    let status: Int
    let headers: [Header]
    var body: [UInt8] = []
  }

  let channel: Channel
  let hop: Hop
  var state = State.resolving
  /// The number of the current attempt; what comes for earlier ones finds no socket.
  var attempt = 0
  /// What is between us and the server.
  var proxy: Proxy.Server?
  /// Addresses that were not tried yet.
  var addresses: [String] = []
  /// When opening, or closing, has taken too long, in microseconds.
  var deadline: Int64?
  /// When the next address is tried, in microseconds.
  var attemptDeadline: Int64?
  var incoming: IncomingMessage
  var outgoing = OutgoingMessages()
  var refusal: Refusal?
  /// What the server closed it with. It comes some time before the end of the connection.
  var peerClose: (code: Int, reason: String)?
  /// Whether the request was written, so that name, connection and TLS were in order.
  var hasAsked = false
  /// Whether it is not read because too much waits in the inbox.
  var isPaused = false

  init(_ channel: Channel, _ hop: Hop, limit: Int) {
    self.channel = channel
    self.hop = hop
    incoming = IncomingMessage(limit: limit)
  }

  /// Whether an address has failed and there is another one.
  var isBetweenAddresses: Bool {
    guard case .connecting(nil) = state else { return false }
    return !addresses.isEmpty
  }

  /// What the library knows it by, if there is a connection.
  var wsi: OpaquePointer? {
    switch state {
    case .resolving: nil
    case .connecting(let wsi): wsi
    case .open(let wsi), .parting(let wsi): wsi
    }
  }
}
