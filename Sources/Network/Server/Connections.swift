import CLibWebSockets
import Edge

extension HTTPServer {
  /// All that is connected to a server, and what its handler can do with it. On the server's own
  /// thread, inside the handler's functions, alone.
  package final class Connections {
    /// How long a socket that is closed for being slow has to take its close frame, in
    /// microseconds.
    private static let patience: Int64 = 2_000_000

    let limits: Limits
    var all: [Int: ServerConnection] = [:]
    /// Which connection a request came on that is not answered yet.
    var exchanges: [Int: Int] = [:]
    /// When a connection is ended unless it gets on, in microseconds.
    var deadlines: [Int: Int64] = [:]
    private var lastNumber = 0
    private var lastExchange = 0

    init(limits: Limits) {
      self.limits = limits
    }

    /// How many connections there are, sockets included.
    package var count: Int { all.count }

    /// Answers a request for which `respond` had no response. Does nothing when the client has
    /// gone.
    package func answer(_ exchange: ExchangeID, _ response: Response) {
      guard let number = exchanges[exchange.number], let connection = all[number],
        case .waiting(let waiting) = connection.state
      else { return }
      write(response, to: connection, for: waiting)
      lws_callback_on_writable(connection.wsi)
    }

    /// Sends a message. Does nothing when the socket is closed or closing; one whose queue would
    /// get too long, because its client does not read, is closed with 1008.
    package func send(_ socket: SocketID, _ frame: Frame) {
      guard let connection = open(socket) else { return }
      let size = OutgoingMessages.size(of: frame)
      if connection.outgoing.byteCount + size > max(limits.queue, size) {
        connection.outgoing.drop(closing: .policyViolation)
        deadlines[connection.number] = WebSocketLibrary.now + Connections.patience
      } else {
        connection.outgoing.append(frame)
      }
      lws_callback_on_writable(connection.wsi)
    }

    /// Closes a socket behind what was sent on it.
    package func close(_ socket: SocketID, _ code: CloseCode) {
      guard let connection = open(socket) else { return }
      connection.outgoing.close(code)
      deadlines[connection.number] = WebSocketLibrary.now + Connections.patience
      lws_callback_on_writable(connection.wsi)
    }

    /// How many bytes wait to be written to a socket; 0 for one that is closed.
    package func queued(_ socket: SocketID) -> Int {
      open(socket)?.outgoing.byteCount ?? 0
    }

    private func open(_ socket: SocketID) -> ServerConnection? {
      guard let connection = all[socket.number], case .socket = connection.state,
        connection.outgoing.closing == nil
      else { return nil }
      return connection
    }

    // For the server

    func add(_ wsi: OpaquePointer) {
      lastNumber += 1
      lws_set_opaque_user_data(wsi, UnsafeMutableRawPointer(bitPattern: lastNumber))
      var name = [CChar](repeating: 0, count: 64)
      lws_get_peer_simple(wsi, &name, name.count)
      let address = String(
        decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      all[lastNumber] = ServerConnection(
        lastNumber, wsi, Client(address: address), limits: limits)
    }

    func connection(of wsi: OpaquePointer) -> ServerConnection? {
      all[WebSocketLibrary.number(of: wsi)]
    }

    /// A new request on a connection.
    func exchange(_ request: Request, closes: Bool) -> ServerConnection.Exchange {
      lastExchange += 1
      return ServerConnection.Exchange(
        id: ExchangeID(number: lastExchange), request: request, start: WebSocketLibrary.now,
        closes: closes)
    }

    /// Makes a response what the connection writes next.
    func write(
      _ response: Response, to connection: ServerConnection, for exchange: ServerConnection.Exchange
    ) {
      exchanges[exchange.id.number] = nil
      deadlines[connection.number] = nil
      let isHead = exchange.request.method == .head
      let bytes = ResponseHead.bytes(response, isHead: isHead, closes: exchange.closes)
      let bodySize = isHead ? 0 : response.body.utf8.count
      connection.state = .writing(
        exchange,
        ServerConnection.Writing(bytes: bytes, status: response.status, bodySize: bodySize))
    }
  }
}
