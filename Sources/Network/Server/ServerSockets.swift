// Its headers have the constants of sockets, too, and the compiler may know them as these alone.
import CMicroHTTPD
import Edge
import Libc
import Time

/// Reads and writes a server's sockets.
///
/// A connection is given back to the library, by `end`, from the server's loop alone and never
/// while the library runs.
final class ServerSockets {
  private let connections: HTTPServer.Connections
  private let handler: HTTPServer.Handler
  private let poller: Poller
  private let ping: Duration
  private var buffer = [UInt8](repeating: 0, count: 16 << 10)
  /// Those that have sent more than is handled at once, by their numbers, in the order in which it's
  /// their turn.
  private var queue: [Int] = []
  /// How many messages of one socket the handler gets before it's the turn of others, and of how many
  /// sockets in the queue before requests are looked at.
  private static let (share, turns) = (8, 8)

  init(
    _ connections: HTTPServer.Connections, _ handler: HTTPServer.Handler, _ poller: Poller
  ) {
    self.connections = connections
    self.handler = handler
    self.poller = poller
    ping = connections.limits.ping
  }

  /// - Parameter early: what the client sent without waiting for the server to agree.
  func open(
    _ socket: ServerSocket, on connection: ServerConnection, early: UnsafeRawBufferPointer
  ) {
    // Words are sent as they come.
    var isOn: Int32 = 1
    let size = socklen_t(MemoryLayout.size(ofValue: isOn))
    setsockopt(connection.descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, size)
    connections.change(connection, to: .socket(socket))
    poller.remove(socket.descriptor)
    let isAdded = poller.add(socket.descriptor, as: connection.number)
    guard isAdded else {
      // Nobody would hear it. It is ended by the loop, since the library runs now.
      part(connection)
      return connections.limit(connection, .zero)
    }
    receive(socket.webSocket.receive(early)[...], connection, socket)
    connections.touch(connection)
  }

  /// The socket can be read or written, or has ended.
  func ready(_ number: Int, isWritable: Bool) {
    guard let connection = connections.all[number], let socket = connection.socket else { return }
    if isWritable { connections.touch(connection) }
    read(connection, socket)
  }

  private func read(_ connection: ServerConnection, _ socket: ServerSocket) {
    let count = recv(socket.descriptor, &buffer, buffer.count, 0)
    if count > 0 {
      socket.lastHeard = Uptime.now
      // Behind a refusal it is read and thrown away, since a connection that is closed with
      // something unread is reset, and the client would not get to see the close frame.
      guard socket.webSocket.isReceiving else { return }
      let events = buffer.withUnsafeBytes { bytes in
        socket.webSocket.receive(UnsafeRawBufferPointer(rebasing: bytes.prefix(count)))
      }
      receive(events[...], connection, socket)
      connections.touch(connection)
    } else if count == 0 || errno != EAGAIN && errno != EINTR {
      part(connection)
      end(connection)
    }
  }

  private func receive(
    _ events: ArraySlice<WebSocket.Event>, _ connection: ServerConnection, _ socket: ServerSocket
  ) {
    var left = ServerSockets.share
    for (place, event) in zip(events.indices, events) {
      switch event {
      case .message(let frame):
        guard case .socket = connection.state else { continue }
        guard left > 0, !handler.isFull(socket.channel) else {
          // Who sends more is held up by the system.
          socket.held = events[place...]
          if left == 0 {
            socket.isQueued = true
            queue.append(connection.number)
          }
          return poller.remove(socket.descriptor)
        }
        left -= 1
        handler.received(socket.channel, frame)
      case .pong: break
      case .closed:
        socket.isClosedByClient = true
        part(connection)
      case .refused: part(connection)
      }
    }
  }

  /// Whether there are sockets in the queue.
  var isBehind: Bool { !queue.isEmpty }

  /// Goes on with the next sockets in the queue.
  func goOn() {
    let next = queue.prefix(ServerSockets.turns)
    queue.removeFirst(next.count)
    for number in next {
      guard let connection = connections.all[number], let socket = connection.socket else {
        continue
      }
      socket.isQueued = false
      connections.touch(connection)
    }
  }

  /// Goes on with a socket of which the handler had enough, or whose turn it is.
  private func readOn(_ connection: ServerConnection, _ socket: ServerSocket) {
    let held = socket.held
    guard !held.isEmpty, !socket.isQueued, !handler.isFull(socket.channel) else { return }
    socket.held = []
    receive(held, connection, socket)
    guard socket.held.isEmpty else { return }
    let isAdded = poller.add(
      socket.descriptor, as: connection.number, writing: socket.isBlocked)
    if !isAdded { breakOff(connection) }
  }

  /// Writes what waits, as far as it is taken.
  func flush() {
    while let connection = connections.popTouched() {
      if let socket = connection.socket { readOn(connection, socket) }
      if let socket = connection.socket { flush(connection, socket) }
    }
  }

  private func flush(_ connection: ServerConnection, _ socket: ServerSocket) {
    let webSocket = socket.webSocket
    var problem: Int32 = 0
    while webSocket.hasOutput, problem == 0 || problem == EINTR {
      problem = 0
      webSocket.flush { bytes in
        let count = send(socket.descriptor, bytes.baseAddress, bytes.count, noSignal)
        if count < 0 { problem = errno }
        return max(0, count)
      }
    }
    guard problem == 0 || problem == EAGAIN else {
      part(connection)
      return end(connection)
    }
    if webSocket.hasOutput != socket.isBlocked {
      socket.isBlocked = webSocket.hasOutput
      poller.change(socket.descriptor, as: connection.number, writing: socket.isBlocked)
    }
    if webSocket.isClosing, !webSocket.hasOutput, socket.held.isEmpty {
      closeWritten(connection, socket)
    }
  }

  /// The close frame is out.
  private func closeWritten(_ connection: ServerConnection, _ socket: ServerSocket) {
    part(connection)
    if socket.isClosedByClient {
      end(connection)
    } else if !socket.webSocket.isReceiving {
      shutdown(socket.descriptor, Int32(SHUT_WR))
    }
  }

  /// A socket is over for the handler.
  func part(_ connection: ServerConnection) {
    guard case .socket(let socket) = connection.state else { return }
    connections.change(connection, to: .parting(socket))
    handler.closed(socket.channel)
  }

  /// The time of a socket is over: it is silent, or does not get on with its closing.
  func late(_ connection: ServerConnection) {
    guard let socket = connection.socket else { return }
    let silence = Duration.microseconds(Uptime.now - socket.lastHeard)
    if case .parting = connection.state {
      breakOff(connection)
    } else if socket.webSocket.isClosing || silence >= ping * 2 {
      breakOff(connection)
    } else if silence >= ping {
      socket.webSocket.ping()
      connections.touch(connection)
      connections.limit(connection, ping * 2 - silence)
    } else {
      connections.limit(connection, ping - silence)
    }
  }

  private func breakOff(_ connection: ServerConnection) {
    part(connection)
    connection.breakOff()
    end(connection)
  }

  /// Gives the connection of a socket back to the library, which closes it behind what was written.
  func end(_ connection: ServerConnection) {
    guard let socket = connection.socket else { return }
    part(connection)
    poller.remove(socket.descriptor)
    connections.giveBack(connection, socket.handle)
  }
}
