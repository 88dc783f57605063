import CMicroHTTPD
import Edge
import Time

/// A server's answers to what its library tells, on the server's thread alone.
///
/// The library tells in the order: a connection is there; for each request its target, its head,
/// its body in pieces, the end of the body, and that its response is sent; that a connection
/// has become a socket (`ServerSockets`); the end of a connection.
final class Serving {
  let connections: HTTPServer.Connections
  let handler: HTTPServer.Handler
  let sockets: ServerSockets
  private let limits: HTTPServer.Limits
  private let poller: Poller
  private let isLocal: Bool
  /// Whether new connections and new sockets are turned away.
  var isClosing = false
  /// Whether nothing is answered any more.
  private var isOver = false
  /// Set before there is a connection.
  var library: ServerLibrary?
  /// Who the connection is from that is being added.
  private var newcomer = ""

  init(
    _ connections: HTTPServer.Connections, _ handler: HTTPServer.Handler, _ poller: Poller,
    isLocal: Bool
  ) {
    self.connections = connections
    self.handler = handler
    self.isLocal = isLocal
    self.poller = poller
    sockets = ServerSockets(connections, handler, poller)
    limits = connections.limits
  }

  /// Takes over a connection that was accepted.
  func accept(_ accepted: Listener.Connection) {
    guard !isClosing, connections.count < limits.connections else { return accepted.refuse() }
    newcomer = accepted.address
    accepted.hand(to: library)
  }

  /// The client of a connection has said its last, or is gone.
  func clientEnded(_ number: Int, isGone: Bool) {
    guard let connection = connections.all[number] else { return }
    connections.clientEnded(connection)
    if isGone, case .waiting(let exchange) = connection.state { abandon(exchange, connection) }
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
    for number in connections.takeLate() {
      guard let connection = connections.all[number] else { continue }
      switch connection.state {
      case .waiting(let exchange): abandon(exchange, connection)
      case .socket, .parting: sockets.late(connection)
      case .idle, .receiving, .answered, .writing, .upgrading, .ended: connection.breakOff()
      }
    }
  }

  /// Ends everything.
  func finish() {
    isOver = true
    for connection in connections.all.values {
      if case .waiting(let exchange) = connection.state { abandon(exchange, connection) }
      sockets.end(connection)
    }
    // Once to let go what rests, and once to close it.
    for _ in 0..<2 { library?.run() }
  }

  private func abandon(_ exchange: ServerConnection.Exchange, _ connection: ServerConnection) {
    connections.change(connection, to: .ended)
    connections.resume(connection)
    handler.abandoned(exchange.channel)
  }

  // What the library tells

  func opened(_ connection: OpaquePointer) -> Int {
    let added = connections.add(connection, from: newcomer)
    if !poller.addEnd(of: added.descriptor, as: added.number) { added.breakOff() }
    return added.number
  }

  /// The target of the next request, of visible ASCII and with a path (RFC 9112 §3.2.1), or not.
  func target(_ text: UnsafeMutablePointer<CChar>?, of number: Int) {
    guard let connection = connections.all[number] else { return }
    connection.target = nil
    guard let text else { return }
    let target = String(cString: text)
    connection.targetStart = UInt(bitPattern: text)
    connection.targetEnd = UInt(bitPattern: text) + UInt(target.utf8.count) + 1
    let isVisible = target.utf8.allSatisfy { (0x21...0x7e).contains($0) }
    if isVisible, target.utf8.first == UInt8(ascii: "/") { connection.target = target }
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
      return begin(method, version, connection)
    case .receiving where !part.isEmpty:
      guard connection.body.count + part.count <= limits.body else { return false }
      connection.body.append(contentsOf: part)
      return true
    case .receiving(let exchange): return finish(exchange, connection)
    case .answered(let exchange, let response): return write(response, exchange, connection)
    case .waiting, .writing, .upgrading, .socket, .parting, .ended: return false
    }
  }

  /// The request is over, and the connection goes on to the next one or ends.
  func completed(_ number: Int, wasAnswered: Bool) {
    guard let connection = connections.all[number] else { return }
    connection.body = []
    switch connection.state {
    case .writing(let exchange, let status, let bodySize):
      if wasAnswered { log(exchange, status, bytes: bodySize) }
      connections.change(connection, to: .idle)
    case .idle:
      logRefusal(by: ServerLibrary.status(connection.library), connection)
      connections.change(connection, to: .idle)
    case .receiving, .answered: connections.change(connection, to: .idle)
    case .upgrading: giveUpOpening(connection)
    case .waiting, .socket, .parting, .ended: break
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
    log(exchange, 101, bytes: 0)
    sockets.open(socket, on: connection, early: early)
  }

  func closed(_ number: Int) {
    guard let connection = connections.all[number] else { return }
    poller.remove(connection.descriptor)
    giveUpOpening(connection)
    sockets.part(connection, byClient: false)
    connections.remove(connection)
  }

  // Requests

  /// A request's head is there. A response to it now is the last one on the connection.
  private func begin(
    _ methodText: UnsafePointer<CChar>, _ versionText: UnsafePointer<CChar>,
    _ connection: ServerConnection
  ) -> Bool {
    let (name, version) = (String(cString: methodText), String(cString: versionText))
    let method = Request.Method(rawValue: name)
    var request = Request(method ?? .get, connection.target ?? "/")
    if let status = refusal(version, connection) {
      return refuse(request, name, status, connection)
    }
    guard let headers = ServerLibrary.headers(connection.library, methodText, versionText) else {
      return refuse(request, name, 400, connection)
    }
    if method == nil { return refuse(request, name, 405, connection) }
    request.headers = headers
    if let status = refusal(of: request) { return refuse(request, name, status, connection) }
    // Such a client knows nothing of other protocols (RFC 9110 §7.8).
    if version == "HTTP/1.0" { request.headers.removeAll { $0.name == "upgrade" } }
    let length = request.header("content-length").flatMap(Int.init) ?? 0
    connection.body.reserveCapacity(length)
    connections.change(connection, to: .receiving(connections.exchange(request, name)))
    return true
  }

  /// The status with which a request is refused for its line or its size, or `nil`.
  private func refusal(_ version: String, _ connection: ServerConnection) -> Int? {
    if connection.target == nil { return 400 }
    if version != "HTTP/1.1", version != "HTTP/1.0" { return 505 }
    return lume_mhd_head_size(connection.library) > limits.head ? 431 : nil
  }

  /// The status with which a request is refused for its head, or `nil`.
  private func refusal(of request: Request) -> Int? {
    let hosts = request.headers.filter { $0.name == "host" }
    guard hosts.count == 1, let host = HostField(hosts[0].value) else { return 400 }
    if isLocal, let status = LoopbackGuard.refusal(of: request, to: host) { return status }
    if request.header("transfer-encoding") != nil { return 411 }
    let lengths = request.headers.filter { $0.name == "content-length" }
    if lengths.count > 1 { return 411 }
    if let length = lengths.first {
      guard let length = Int(length.value) else { return 411 }
      if length > limits.body { return 413 }
    }
    return nil
  }

  /// A request is there with its body.
  private func finish(
    _ received: ServerConnection.Exchange, _ connection: ServerConnection
  ) -> Bool {
    var exchange = received
    let body = connection.body
    connection.body = []
    guard let text = String(wellFormed: body) else {
      return write(handler.plainError(400), exchange, connection)
    }
    exchange.request.body = text
    switch Upgrade(exchange.request) {
    case .none: return respond(exchange, connection)
    case .refused(let status, let headers):
      var response = handler.plainError(status)
      response.headers += headers
      return write(response, exchange, connection)
    case .asked(let key): return open(exchange, key, connection)
    }
  }

  private func respond(
    _ exchange: ServerConnection.Exchange, _ connection: ServerConnection
  ) -> Bool {
    connections.change(connection, to: .waiting(exchange))
    if let response = handler.respond(exchange.channel, exchange.request, connection.client) {
      return write(response, exchange, connection)
    }
    // It may have been answered in between.
    if case .answered(_, let response) = connection.state {
      return write(response, exchange, connection)
    }
    connection.isSuspended = true
    MHD_suspend_connection(connection.library)
    return true
  }

  /// Decides about the opening of a socket.
  private func open(
    _ exchange: ServerConnection.Exchange, _ key: String, _ connection: ServerConnection
  ) -> Bool {
    if isClosing { return write(handler.plainError(503), exchange, connection) }
    guard let webSocket = WebSocket(.server, messageLimit: limits.message) else { return false }
    let channel = exchange.socketChannel
    if let refusal = handler.admit(channel, exchange.request, connection.client) {
      return write(refusal, exchange, connection)
    }
    // From here on the connection's end tells the handler that nothing came of it.
    connections.change(connection, to: .upgrading(exchange, webSocket))
    let headers = [
      Header("upgrade", "websocket"), Header("sec-websocket-accept", Handshake.accept(for: key)),
    ]
    guard let response = library?.upgrade(headers) else { return false }
    return lume_mhd_respond(connection.library, 101, response) != 0
  }

  /// Tells the handler when an opening that it admitted came to nothing.
  private func giveUpOpening(_ connection: ServerConnection) {
    guard case .upgrading(let exchange, _) = connection.state else { return }
    connections.change(connection, to: .idle)
    handler.closed(exchange.socketChannel, false)
  }

  private func refuse(
    _ request: Request, _ method: String, _ status: Int, _ connection: ServerConnection
  ) -> Bool {
    write(handler.plainError(status), connections.exchange(request, method), connection)
  }

  private func write(
    _ response: Response, _ exchange: ServerConnection.Exchange, _ connection: ServerConnection
  ) -> Bool {
    guard let made = ServerLibrary.response(response) else { return false }
    let bodySize = exchange.request.method == .head ? 0 : response.body.utf8.count
    connections.change(
      connection, to: .writing(exchange, status: response.status, bodySize: bodySize))
    return lume_mhd_respond(connection.library, UInt32(response.status), made) != 0
  }

  /// The library has answered by itself, before it told of more than the target.
  private func logRefusal(by status: Int?, _ connection: ServerConnection) {
    guard let status else { return }
    log(connections.exchange(Request(.get, connection.target ?? "/"), "-"), status, bytes: 0)
  }

  /// A method that can stand in one line with others.
  private static func shown(_ method: String) -> String {
    if Request.Method(rawValue: method) != nil { return method }
    let digits = Array("0123456789ABCDEF")
    return method.utf8.prefix(32).map { byte in
      HeaderFields.isToken(byte) && byte != UInt8(ascii: "%")
        ? String(UnicodeScalar(byte)) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }.joined()
  }

  private func log(_ exchange: ServerConnection.Exchange, _ status: Int, bytes: Int) {
    handler.log(
      HTTPServer.LogEntry(
        method: Serving.shown(exchange.method), path: String(exchange.request.path), status: status,
        milliseconds: Int((Uptime.now - exchange.start) / 1000), bytes: bytes))
  }
}
