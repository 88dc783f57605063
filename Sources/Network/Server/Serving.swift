import CLibWebSockets
import Edge
import Time

/// A server's answers to the callbacks of the library, on the server's thread alone.
///
/// The library calls back in the order: a connection is there; for each request its head, its body
/// in pieces and the end of the body; that more can be written; the opening of a socket, to be
/// decided at once; messages in fragments; the end of a connection.
final class Serving {
  let connections: HTTPServer.Connections
  let handler: HTTPServer.Handler
  private let buffer = WriteBuffer()
  private let limits: HTTPServer.Limits
  private let isLocal: Bool
  private let headerNames: [String]
  /// Whether new connections and new sockets are turned away.
  var isClosing = false

  init(
    _ connections: HTTPServer.Connections, _ handler: HTTPServer.Handler, isLocal: Bool,
    headerNames: [String]
  ) {
    self.connections = connections
    self.handler = handler
    self.isLocal = isLocal
    self.headerNames = headerNames
    limits = connections.limits
  }

  static let callback: WebSocketLibrary.Callback = { wsi, reason, _, bytes, count in
    guard let wsi, let context = lws_get_context(wsi), let user = lws_context_user(context)
    else { return 0 }
    let serving = Unmanaged<Serving>.fromOpaque(user).takeUnretainedValue()
    return serving.take(reason, wsi, bytes, count)
  }

  /// What the library wants to be told: 0 to go on, -1 to end the connection; 1 in answer to the
  /// opening of a socket that was refused with a response.
  private func take(
    _ reason: lws_callback_reasons, _ wsi: OpaquePointer, _ bytes: UnsafeMutableRawPointer?,
    _ count: Int
  ) -> Int32 {
    switch reason {
    case LWS_CALLBACK_FILTER_NETWORK_CONNECTION:
      return isClosing || connections.count >= limits.connections ? -1 : 0
    case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED:
      connections.add(wsi)
      return 0
    case LWS_CALLBACK_RAW_ADOPT, LWS_CALLBACK_RAW_RX: return -1
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
      return upgrade(wsi, to: UnsafeRawPointer(bytes).map(Serving.text) ?? "")
    default: break
    }
    guard let connection = connections.connection(of: wsi) else { return 0 }
    switch reason {
    case LWS_CALLBACK_HTTP: return begin(connection)
    case LWS_CALLBACK_HTTP_BODY:
      return receiveBody(UnsafeRawBufferPointer(start: bytes, count: count), connection)
    case LWS_CALLBACK_HTTP_BODY_COMPLETION: return finishBody(connection)
    case LWS_CALLBACK_HTTP_WRITEABLE: return writeResponse(connection)
    case LWS_CALLBACK_ESTABLISHED: return open(connection)
    case LWS_CALLBACK_RECEIVE:
      return receive(UnsafeRawBufferPointer(start: bytes, count: count), connection)
    case LWS_CALLBACK_SERVER_WRITEABLE: return writeMessages(connection)
    case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE, LWS_CALLBACK_CLOSED:
      part(connection, byClient: reason == LWS_CALLBACK_WS_PEER_INITIATED_CLOSE)
      return 0
    case LWS_CALLBACK_WSI_DESTROY:
      remove(connection)
      return 0
    default: return 0
    }
  }

  private static func text(_ bytes: UnsafeRawPointer) -> String {
    String(cString: bytes.assumingMemoryBound(to: CChar.self))
  }

  // Requests

  private func begin(_ connection: ServerConnection) -> Int32 {
    let reading = HeadReading(connection.wsi)
    guard let request = reading.request(unknown: headerNames) else {
      return refuse(Request(.get, "/"), 405, connection)
    }
    guard reading.hasVersion else { return refuse(request, 400, connection) }
    if isLocal, let status = Neighbourhood.refusal(of: request) {
      return refuse(request, status, connection)
    }
    if request.header("transfer-encoding") != nil { return refuse(request, 411, connection) }
    guard let text = request.header("content-length") else {
      // The library expects a body of any length after these, and would read the next request as
      // one; a message without a length has none (RFC 9112 §6.3).
      let expectsBody = [.post, .put, .patch].contains(request.method)
      return respond(
        connections.exchange(request, closes: expectsBody || request.closes), connection)
    }
    guard let length = Int(text), length >= 0 else { return refuse(request, 411, connection) }
    guard length <= limits.body else { return refuse(request, 413, connection) }
    let exchange = connections.exchange(request, closes: request.closes)
    if length == 0 { return respond(exchange, connection) }
    connection.body = []
    connection.body.reserveCapacity(length)
    connections.change(connection, to: .receiving(exchange, length: length))
    return 0
  }

  private func receiveBody(
    _ bytes: UnsafeRawBufferPointer, _ connection: ServerConnection
  ) -> Int32 {
    guard case .receiving(_, let length) = connection.state else { return 0 }
    guard connection.body.count + bytes.count <= length else { return -1 }
    connection.body.append(contentsOf: bytes)
    return 0
  }

  private func finishBody(_ connection: ServerConnection) -> Int32 {
    guard case .receiving(var exchange, _) = connection.state else { return 0 }
    let body = connection.body
    connection.body = []
    guard let text = String(wellFormed: body) else {
      connections.write(handler.plainError(400), to: connection, for: exchange)
      return writeResponse(connection)
    }
    exchange.request.body = text
    return respond(exchange, connection)
  }

  private func respond(
    _ exchange: ServerConnection.Exchange, _ connection: ServerConnection
  ) -> Int32 {
    connections.change(connection, to: .waiting(exchange))
    let response = handler.respond(exchange.id, exchange.request, connection.client)
    guard let response else {
      WebSocketLibrary.stopTimer(connection.wsi)
      return 0
    }
    connections.write(response, to: connection, for: exchange)
    return writeResponse(connection)
  }

  private func refuse(_ request: Request, _ status: Int, _ connection: ServerConnection) -> Int32 {
    let exchange = connections.exchange(request, closes: true)
    connections.write(handler.plainError(status), to: connection, for: exchange)
    return writeResponse(connection)
  }

  private func writeResponse(_ connection: ServerConnection) -> Int32 {
    guard case .writing(let exchange, var writing) = connection.state else { return 0 }
    let end = min(writing.bytes.count, writing.offset + WriteBuffer.capacity)
    let isLast = end == writing.bytes.count
    let kind = isLast ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP
    guard buffer.write(writing.bytes[writing.offset..<end], to: connection.wsi, as: kind)
    else { return -1 }
    guard isLast else {
      writing.offset = end
      connections.change(connection, to: .writing(exchange, writing))
      lws_callback_on_writable(connection.wsi)
      return 0
    }
    connections.change(connection, to: .idle)
    log(exchange, writing.status, bytes: writing.bodySize)
    if exchange.closes { return -1 }
    return lws_http_transaction_completed(connection.wsi) == 0 ? 0 : -1
  }

  private func log(_ exchange: ServerConnection.Exchange, _ status: Int, bytes: Int) {
    let milliseconds = Int((WebSocketLibrary.now - exchange.start) / 1000)
    handler.log(
      HTTPServer.LogEntry(
        method: exchange.request.method, path: String(exchange.request.path), status: status,
        milliseconds: milliseconds, bytes: bytes))
  }

  // Sockets

  /// Decides about the opening of a socket, and refuses any other protocol.
  private func upgrade(_ wsi: OpaquePointer, to name: String) -> Int32 {
    let reading = HeadReading(wsi)
    guard name == "websocket", let connection = connections.connection(of: wsi),
      reading.hasVersion, let request = reading.request(unknown: headerNames)
    else { return -1 }
    let exchange = connections.exchange(request, closes: false)
    let refusal: Response
    if isClosing {
      refusal = handler.plainError(503)
    } else if isLocal, let status = Neighbourhood.refusal(of: request) {
      refusal = handler.plainError(status)
    } else {
      switch handler.admit(request, connection.client) {
      case .accept(let state):
        connections.change(connection, to: .upgrading(exchange, state: state))
        return 0
      case .refuse(let response): refusal = response
      }
    }
    let bytes = ResponseHead.bytes(refusal, isHead: false, closes: false)
    guard bytes.count <= WriteBuffer.capacity,
      buffer.write(bytes, to: wsi, as: LWS_WRITE_HTTP_FINAL)
    else { return -1 }
    log(exchange, refusal.status, bytes: refusal.body.utf8.count)
    return 1
  }

  private func open(_ connection: ServerConnection) -> Int32 {
    guard case .upgrading(let exchange, let state) = connection.state else { return -1 }
    connections.change(connection, to: .socket)
    log(exchange, 101, bytes: 0)
    handler.opened(connection.socketID, state)
    return 0
  }

  private func receive(_ bytes: UnsafeRawBufferPointer, _ connection: ServerConnection) -> Int32 {
    guard case .socket = connection.state else { return 0 }
    let wsi = connection.wsi
    let isLast = lws_is_final_fragment(wsi) != 0 && lws_remaining_packet_payload(wsi) == 0
    let step = connection.incoming.take(
      bytes, isBinary: lws_frame_is_binary(wsi) != 0, isLast: isLast)
    switch step {
    case .more: return 0
    case .whole(let frame):
      handler.received(connection.socketID, frame)
      return 0
    case .refused(let code):
      part(connection, byClient: false)
      WebSocketLibrary.prepareClose(wsi, code.rawValue)
      return -1
    }
  }

  private func writeMessages(_ connection: ServerConnection) -> Int32 {
    guard case .socket = connection.state else { return 0 }
    if !connection.outgoing.isEmpty {
      guard connection.outgoing.writePiece(to: connection.wsi, with: buffer) else { return -1 }
      // The end comes in a call of its own: behind a piece of which the system has not taken all,
      // the library would leave the close frame out.
      if !connection.outgoing.isAtEnd { lws_callback_on_writable(connection.wsi) }
    } else if let code = connection.outgoing.closing {
      part(connection, byClient: false)
      WebSocketLibrary.prepareClose(connection.wsi, code.rawValue)
      return -1
    }
    return 0
  }

  /// A socket is over for the handler.
  private func part(_ connection: ServerConnection, byClient: Bool) {
    guard case .socket = connection.state else { return }
    connections.change(connection, to: .parting)
    connection.outgoing = OutgoingMessages()
    handler.closed(connection.socketID, byClient)
  }

  /// A connection is gone.
  private func remove(_ connection: ServerConnection) {
    part(connection, byClient: false)
    connections.remove(connection)
    if case .waiting(let exchange) = connection.state { handler.abandoned(exchange.id) }
  }
}

extension Request {
  /// Whether the client ends the connection after it (RFC 9112 §9.6).
  fileprivate var closes: Bool {
    header("connection")?.lowercased().contains("close") ?? false
  }
}
