import CMicroHTTPD
import Edge

/// Takes what the server's library tells of its connections, on the server's thread alone.
///
/// The library tells in the order: a connection is there; for each request its target, its head,
/// its body in pieces, the end of the body, and that its response is sent (`ServerRequests`); that a
/// connection has become a socket (`ServerSockets`); the end of a connection.
final class LibraryDelegate {
  let connections: HTTPServer.Connections
  let handler: HTTPServer.Handler
  let requests: ServerRequests
  let sockets: ServerSockets
  private let limits: HTTPServer.Limits
  private let poller: Poller
  private let access: HTTPServer.Access
  /// Whether new connections and new sockets are turned away.
  var isClosing: Bool {
    get { requests.isClosing }
    set { requests.isClosing = newValue }
  }
  /// Whether nothing is answered any more.
  private var isOver = false
  /// Set before there is a connection.
  var library: ServerLibrary? {
    get { requests.library }
    set { requests.library = newValue }
  }
  /// Who the connection is from that is being added.
  private var newcomer = ""

  init(
    _ connections: HTTPServer.Connections, _ handler: HTTPServer.Handler, _ poller: Poller,
    isLocal: Bool, access: HTTPServer.Access
  ) {
    self.connections = connections
    self.handler = handler
    self.poller = poller
    self.access = access
    limits = connections.limits
    requests = ServerRequests(
      connections, handler, HeadRules(limits: limits, isLocal: isLocal, access: access))
    sockets = ServerSockets(connections, handler, poller)
  }

  /// Whether there is room for one more of an address.
  ///
  /// - Parameter count: how many connections there are of all addresses.
  func mayConnect(_ address: String, beside addresses: AddressCounts, of count: Int) -> Bool {
    guard !isClosing, count < limits.connections else { return false }
    let most =
      access.isProxy(address) ? limits.connectionsPerProxy : limits.connectionsPerAddress
    return addresses[address] < most
  }

  /// Takes over a connection that was accepted.
  func accept(_ accepted: Listener.Connection) {
    guard mayConnect(accepted.address, beside: connections.addresses, of: connections.count) else {
      return accepted.refuse()
    }
    newcomer = accepted.address
    accepted.hand(to: library)
  }

  /// The client of a connection has said its last, or is gone.
  func clientEnded(_ number: Int, isGone: Bool) {
    guard let connection = connections.all[number] else { return }
    connections.clientEnded(connection)
    if isGone, case .waiting(let exchange) = connection.state {
      requests.abandon(exchange, connection)
    }
  }

  /// Ends the connections whose client has said its last and has no answer to wait for.
  ///
  /// The library would do so if it read the end. But it waits for edges, and an end that comes with
  /// the last bytes makes none of its own: it reads the bytes and waits for the next edge.
  func endEnded() {
    for number in connections.ending {
      guard let connection = connections.all[number] else { continue }
      switch connection.state {
      case .idle, .receiving:
        if connection.isReadToItsEnd { connection.breakOff() }
      case .waiting, .answered, .writing, .upgrading, .socket, .parting, .ended: break
      }
    }
  }

  /// Ends the connections that did not get on in time, and those of later answers whose client
  /// seems to have gone.
  func endLate() {
    for number in connections.popLate() {
      guard let connection = connections.all[number] else { continue }
      switch connection.state {
      case .waiting(let exchange): requests.abandon(exchange, connection)
      case .socket, .parting: sockets.late(connection)
      case .idle, .receiving, .answered, .writing, .upgrading, .ended: connection.breakOff()
      }
    }
  }

  /// Ends everything.
  func finish() {
    isOver = true
    for connection in connections.all.values {
      if case .waiting(let exchange) = connection.state { requests.abandon(exchange, connection) }
      sockets.end(connection)
    }
    // Once to let go what rests, and once to close it.
    for _ in 0..<2 { library?.run() }
  }

  // What the library tells

  func opened(_ connection: OpaquePointer) -> Int {
    let added = connections.add(connection, from: newcomer)
    if !poller.addEnd(of: added.descriptor, as: added.number) { added.breakOff() }
    return added.number
  }

  /// The target of the next request, or what is none.
  func target(_ text: UnsafeMutablePointer<CChar>?, of number: Int) {
    guard let connection = connections.all[number] else { return }
    connection.hasAsked = true
    connection.target = nil
    guard let text else { return }
    let target = String(cString: text)
    connection.targetStart = UInt(bitPattern: text)
    connection.targetEnd = UInt(bitPattern: text) + UInt(target.utf8.count) + 1
    connection.sentTarget = target
    let origin = RequestTarget.origin(of: target)
    if RequestTarget.isAllowed(origin) { connection.target = origin }
    // The library goes on to make a table of the query's pairs in the connection's memory, and when
    // that is full it is left in a state without a way out. So it gets to see no query.
    var end = text
    while end.pointee != 0, end.pointee != CChar(bitPattern: UInt8(ascii: "?")) { end += 1 }
    if end.pointee != 0 { end[1] = 0 }
  }

  /// What comes of a request; answers whether the connection goes on.
  func request(
    of number: Int, _ method: UnsafePointer<CChar>, _ version: UnsafePointer<CChar>,
    _ part: UnsafeRawBufferPointer
  ) -> Bool {
    guard !isOver, let connection = connections.all[number] else { return false }
    switch connection.state {
    case .idle:
      // A NUL would end the target before its time.
      if connection.targetEnd != UInt(bitPattern: version) { connection.target = nil }
      // Nor has a request's line more than two spaces.
      let methodSize = String(cString: method).utf8.count
      if connection.targetStart != UInt(bitPattern: method) + UInt(methodSize) + 1 {
        connection.target = nil
      }
      return requests.begin(method, version, connection)
    case .receiving where !part.isEmpty:
      return connections.append(part, to: connection)
    case .receiving(let exchange): return requests.finish(exchange, connection)
    case .answered(let exchange, let response):
      return requests.write(response, exchange, connection)
    case .upgrading(let exchange, _): return requests.upgrade(exchange, connection)
    case .waiting, .writing, .socket, .parting, .ended: return false
    }
  }

  /// The request is over, and the connection goes on to the next one or ends.
  func completed(_ number: Int, wasAnswered: Bool) {
    guard let connection = connections.all[number] else { return }
    connection.body = []
    switch connection.state {
    case .writing(let exchange, let status, let bodySize):
      if wasAnswered {
        handler.log(
          HTTPServer.LogEntry(exchange, status, bytes: bodySize, about: connection.subject))
      }
      connections.change(connection, to: .idle)
    case .idle:
      requests.logRefusal(by: ServerLibrary.status(connection.library), connection)
      connections.change(connection, to: .idle)
    case .receiving, .answered: connections.change(connection, to: .idle)
    case .upgrading: requests.giveUpOpening(connection)
    case .waiting, .socket, .parting, .ended: break
    }
  }

  /// The library is about to answer a request by itself. It would write the head of that answer
  /// twice where that of the request is whole (0.9.75: for its `Content-Length`, for its cookies),
  /// so the answer is given here, and what it writes finds the connection at its end.
  func refusing(by status: Int) {
    for connection in connections.all.values {
      guard case .idle = connection.state, ServerLibrary.hasHead(connection.library) else {
        continue
      }
      let response = requests.dated(handler.plainError(status))
      connection.breakOff(behind: ServerLibrary.lastResponse(response))
    }
  }

  func upgraded(
    _ number: Int, _ descriptor: Int32, _ handle: ServerLibrary.Handle,
    early: UnsafeRawBufferPointer
  ) {
    guard let connection = connections.all[number],
      case .upgrading(let exchange, let webSocket) = connection.state
    else { return ServerLibrary.close(handle) }
    let socket = ServerSocket(exchange.socketChannel, descriptor, handle, webSocket)
    handler.log(HTTPServer.LogEntry(exchange, 101, bytes: 0, about: connection.subject))
    sockets.open(socket, on: connection, early: early)
  }

  func closed(_ number: Int) {
    guard let connection = connections.all[number] else { return }
    poller.remove(connection.descriptor)
    requests.giveUpOpening(connection)
    sockets.part(connection)
    connections.remove(connection)
  }
}
