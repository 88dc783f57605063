import CLibWebSockets
import Edge
import Time

extension HTTPServer {
  /// All that is connected to a server, and what its handler can do with it. On the server's own
  /// thread, inside the handler's functions, alone.
  package final class Connections {
    /// How long a socket may take for its close frame and the answer to it.
    private static let farewell = Duration.seconds(2)
    /// How often it is looked whether the client of a later answer is still there.
    private static let patience = Duration.milliseconds(500)

    let limits: Limits
    var all: [Int: ServerConnection] = [:]
    /// Which connection a request came on that is not answered yet.
    var exchanges: [Int: Int] = [:]
    /// When a connection is ended unless it gets on.
    private(set) var deadlines = Deadlines()
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
        limit(connection, Connections.farewell)
      } else {
        connection.outgoing.append(frame)
      }
      lws_callback_on_writable(connection.wsi)
    }

    /// Closes a socket behind what was sent on it.
    package func close(_ socket: SocketID, _ code: CloseCode) {
      guard let connection = open(socket) else { return }
      connection.outgoing.close(code)
      limit(connection, Connections.farewell)
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
      let connection = ServerConnection(
        lastNumber, wsi, Client(address: address), limits: limits)
      all[lastNumber] = connection
      change(connection, to: .idle)
    }

    func remove(_ connection: ServerConnection) {
      all[connection.number] = nil
      deadlines[connection.number] = nil
      guard case .waiting(let exchange) = connection.state else { return }
      exchanges[exchange.id.number] = nil
    }

    /// Moves a connection to another state, with the time that it may stay there.
    func change(_ connection: ServerConnection, to state: ServerConnection.State) {
      connection.state = state
      switch state {
      case .idle: limit(connection, limits.idle)
      case .receiving, .writing: limit(connection, limits.bodyTime)
      case .waiting(let exchange):
        exchanges[exchange.id.number] = connection.number
        limit(connection, Connections.patience)
      case .upgrading, .parting: limit(connection, Connections.farewell)
      case .socket: deadlines[connection.number] = nil
      }
    }

    private func limit(_ connection: ServerConnection, _ time: Duration) {
      deadlines[connection.number] = WebSocketLibrary.now + time.milliseconds * 1000
    }

    /// Ends the connections that did not get on in time, and those of later answers whose client
    /// has gone, which the library does not tell.
    func endLate() {
      for number in deadlines.take(by: WebSocketLibrary.now) {
        guard let connection = all[number] else { continue }
        if case .waiting = connection.state, connection.hasClient {
          limit(connection, Connections.patience)
        } else {
          WebSocketLibrary.kill(connection.wsi)
        }
      }
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
      let isHead = exchange.request.method == .head
      let bytes = ResponseHead.bytes(response, isHead: isHead, closes: exchange.closes)
      let bodySize = isHead ? 0 : response.body.utf8.count
      let writing = ServerConnection.Writing(
        bytes: bytes, status: response.status, bodySize: bodySize)
      change(connection, to: .writing(exchange, writing))
    }
  }
}
