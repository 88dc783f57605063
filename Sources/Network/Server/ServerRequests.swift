import CMicroHTTPD
import Edge
import Numbers
import Time

/// Has the handler answer a server's requests, and writes its responses.
final class ServerRequests {
  private let connections: HTTPServer.Connections
  private let handler: HTTPServer.Handler
  private let rules: HeadRules
  private let crossOrigin: CrossOrigin
  /// Whether new sockets are turned away.
  var isClosing = false
  /// Set before there is a connection.
  var library: ServerLibrary?
  /// The header of the second that was last asked for.
  private var date = (second: Int64.min, header: Header("date", ""))

  init(
    _ connections: HTTPServer.Connections, _ handler: HTTPServer.Handler, _ rules: HeadRules
  ) {
    self.connections = connections
    self.handler = handler
    self.rules = rules
    crossOrigin = CrossOrigin(origins: rules.access.origins)
  }

  /// A request's head is there. A response to it now is the last one on the connection.
  func begin(
    _ methodText: UnsafePointer<CChar>, _ versionText: UnsafePointer<CChar>,
    _ connection: ServerConnection
  ) -> Bool {
    let (name, version) = (String(cString: methodText), String(cString: versionText))
    connection.subject = HTTPServer.Subject()
    let method = Request.Method(rawValue: name)
    var request = Request(method ?? .get, connection.target ?? connection.shownTarget)
    if let status = rules.refusal(ofLine: version, connection) {
      return refuse(request, name, status, connection)
    }
    guard let headers = ServerLibrary.headers(connection.library, methodText, versionText) else {
      return refuse(request, name, 400, connection)
    }
    if method == nil { return refuse(request, name, 405, connection) }
    request.headers = headers
    if let refusal = rules.refusal(of: request) {
      return refuse(request, name, refusal.status, connection, for: refusal.name)
    }
    // Such a client knows nothing of other protocols (RFC 9110 §7.8).
    if version == "HTTP/1.0" { request.headers.removeAll { $0.name == "upgrade" } }
    let address = client(of: request, connection).address
    let announced =
      request.header("content-length").flatMap { Int($0, in: 0...connections.limits.body) } ?? 0
    guard announced == 0 || connections.hasRoom(for: announced, from: address) else {
      return refuse(request, name, 503, connection)
    }
    let exchange = connections.exchange(request, name, from: address)
    exchange.announced = announced
    connections.change(connection, to: .receiving(exchange))
    return true
  }

  /// A request is there with its body.
  func finish(
    _ exchange: ServerConnection.Exchange, _ connection: ServerConnection
  ) -> Bool {
    var request = exchange.request
    let body = connection.body
    connection.body = []
    guard let text = String(wellFormed: body) else {
      return write(handler.plainError(400), exchange, connection)
    }
    request.body = text
    if let response = crossOrigin.preflight(request) {
      return write(response, exchange, connection)
    }
    switch Upgrade(request) {
    case .none: return respond(request, exchange, connection)
    case .refused(let status, let headers):
      var response = handler.plainError(status)
      response.headers += headers
      return write(response, exchange, connection)
    case .asked(let key): return open(request, exchange, key, connection)
    }
  }

  private func respond(
    _ request: Request, _ exchange: ServerConnection.Exchange, _ connection: ServerConnection
  ) -> Bool {
    connections.change(connection, to: .waiting(exchange))
    let response = handler.respond(
      exchange.channel, request, HTTPServer.Client(address: exchange.client))
    connection.subject = handler.subject()
    if let response { return write(response, exchange, connection) }
    // It may have been answered in between.
    if case .answered(_, let response) = connection.state {
      return write(response, exchange, connection)
    }
    suspend(connection)
    return true
  }

  private func suspend(_ connection: ServerConnection) {
    connection.isSuspended = true
    MHD_suspend_connection(connection.library)
  }

  /// Decides about the opening of a socket.
  private func open(
    _ request: Request, _ exchange: ServerConnection.Exchange, _ key: String,
    _ connection: ServerConnection
  ) -> Bool {
    if isClosing { return write(handler.plainError(503), exchange, connection) }
    guard let webSocket = WebSocket(.server, messageLimit: connections.limits.message) else {
      return false
    }
    let opening = ServerConnection.Opening(key: key, webSocket: webSocket)
    exchange.opening = opening
    let refusal = handler.admit(
      exchange.socketChannel, request, HTTPServer.Client(address: exchange.client))
    connection.subject = handler.subject()
    if let refusal { return write(refusal, exchange, connection) }
    if handler.admitsLater {
      connections.change(connection, to: .waiting(exchange))
      suspend(connection)
      return true
    }
    // From here on the connection's end tells the handler that nothing came of it.
    connections.change(connection, to: .upgrading(exchange, webSocket))
    return upgrade(exchange, opening, connection)
  }

  /// Agrees to a socket that was decided about later.
  func upgrade(_ exchange: ServerConnection.Exchange, _ connection: ServerConnection) -> Bool {
    guard let opening = exchange.opening else { return false }
    if isClosing {
      giveUpOpening(connection)
      return write(handler.plainError(503), exchange, connection)
    }
    return upgrade(exchange, opening, connection)
  }

  private func upgrade(
    _ exchange: ServerConnection.Exchange, _ opening: ServerConnection.Opening,
    _ connection: ServerConnection
  ) -> Bool {
    let headers = [
      Header("upgrade", "websocket"),
      Header("sec-websocket-accept", Handshake.accept(for: opening.key)),
      currentDate(), Header(RequestIDs.header, exchange.id),
    ]
    guard let response = library?.upgrade(headers) else { return false }
    return lume_mhd_respond(connection.library, 101, response) != 0
  }

  /// Tells the handler when an opening that it admitted came to nothing.
  func giveUpOpening(_ connection: ServerConnection) {
    guard case .upgrading(let exchange, _) = connection.state else { return }
    connections.change(connection, to: .idle)
    handler.closed(exchange.socketChannel)
  }

  private func refuse(
    _ request: Request, _ method: String, _ status: Int, _ connection: ServerConnection,
    for refused: HTTPServer.RefusedName? = nil
  ) -> Bool {
    let exchange = connections.exchange(
      request, method, from: client(of: request, connection).address)
    exchange.refused = refused
    let response =
      switch status {
      case 405: handler.unknownMethod(request)
      case 403 where refused?.isOrigin == true: handler.refusedOrigin()
      // Only a body has been refused for that.
      case 503: handler.refusedBody()
      default: handler.plainError(status)
      }
    return write(response, exchange, connection)
  }

  /// Who asks.
  private func client(of request: Request, _ connection: ServerConnection) -> HTTPServer.Client {
    HTTPServer.Client(
      address: rules.access.client(of: request, from: connection.client.address))
  }

  func write(
    _ response: Response, _ exchange: ServerConnection.Exchange, _ connection: ServerConnection
  ) -> Bool {
    guard let made = ServerLibrary.response(response) else { return false }
    ServerLibrary.add(currentDate(), to: made)
    ServerLibrary.add(Header(RequestIDs.header, exchange.id), to: made)
    for header in crossOrigin.headers(for: exchange.request) { ServerLibrary.add(header, to: made) }
    let bodySize = exchange.request.method == .head ? 0 : response.body.utf8.count
    connections.change(
      connection, to: .writing(exchange, status: response.status, bodySize: bodySize))
    return lume_mhd_respond(connection.library, UInt32(response.status), made) != 0
  }

  /// A response with the time at which it was made (RFC 9110 §6.6.1).
  func dated(_ response: Response) -> Response {
    var response = response
    response.headers.append(currentDate())
    return response
  }

  private func currentDate() -> Header {
    let now = handler.now()
    let second = now.milliseconds / 1000
    if second != date.second { date = (second, Header("date", now.httpDate)) }
    return date.header
  }

  /// The library has answered by itself, before it told of more than the target.
  func logRefusal(by status: Int?, _ connection: ServerConnection) {
    guard let status else { return }
    let exchange = connections.exchange(
      Request(.get, connection.target ?? "/"), "-", from: connection.client.address)
    handler.log(HTTPServer.LogEntry(exchange, status, bytes: 0, about: HTTPServer.Subject()))
  }

  /// Nobody waits for a response any more that was to come later.
  func abandon(_ exchange: ServerConnection.Exchange, _ connection: ServerConnection) {
    connections.change(connection, to: .ended)
    connections.resume(connection)
    handler.abandoned(exchange.opening == nil ? exchange.channel : exchange.socketChannel)
  }
}

/// A long body of a response, which the library asks for piece by piece.
///
/// A copy for each client that is slow to take it would add up; so they share the text, of which the
/// system and one piece are all that is held for each.
final class LongBody {
  /// Bytes of a piece. What fits into one is copied at once, which is quicker.
  private static let pieceSize = 16 << 10

  private var text: String

  private init(_ text: String) {
    self.text = text
  }

  /// A response with that body, or `nil` for one that is short.
  static func response(_ text: String) -> OpaquePointer? {
    let size = text.utf8.count
    guard size > pieceSize else { return nil }
    let body = Unmanaged.passRetained(LongBody(text)).toOpaque()
    guard
      let response = MHD_create_response_from_callback(
        UInt64(size), pieceSize, LongBody.read, body, LongBody.release)
    else {
      LongBody.release(body)
      return nil
    }
    return response
  }

  private func copy(from position: Int, to room: UnsafeMutableRawBufferPointer) -> Int {
    text.withUTF8 { bytes in
      let part = bytes[position...].prefix(room.count)
      room.copyBytes(from: part)
      return part.count
    }
  }

  private static let read:
    @convention(c) (UnsafeMutableRawPointer?, UInt64, UnsafeMutablePointer<CChar>?, Int) -> Int = {
      body, position, start, size in
      guard let body, let start else { return -2 }
      let room = UnsafeMutableRawBufferPointer(start: start, count: size)
      return Unmanaged<LongBody>.fromOpaque(body).takeUnretainedValue()
        .copy(from: Int(position), to: room)
    }

  private static let release: @convention(c) (UnsafeMutableRawPointer?) -> Void = { body in
    if let body { Unmanaged<LongBody>.fromOpaque(body).release() }
  }
}

/// What a request is called in the log, in its response, and by those who have passed it on.
struct RequestIDs {
  static let header = "x-request-id"
  /// In bytes, of one that is taken from outside.
  private static let longest = 128
  private var random = SplitMix(seed: .random(in: 0...(.max)))

  /// What the client or a proxy calls it, where that can stand in a log; else a new one.
  mutating func id(of request: Request) -> String {
    if let given = request.header(RequestIDs.header), RequestIDs.isTaken(given) { return given }
    let bits = random.next()
    // As many digits as a string has room for without memory of its own.
    return String(unsafeUninitializedCapacity: 15) { bytes in
      for place in 0..<15 {
        let digit = UInt8(truncatingIfNeeded: bits >> (4 * UInt64(place)) & 15)
        bytes[place] = digit < 10 ? 0x30 + digit : 0x57 + digit
      }
      return 15
    }
  }

  private static func isTaken(_ text: String) -> Bool {
    (1...longest).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "+"):
          true
        default: false
        }
      }
  }
}
