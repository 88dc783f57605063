import CMicroHTTPD
import Edge
import Time

extension HTTPServer {
  /// All that is connected to a server, and what its handler can do with it. On the server's own
  /// thread, inside the handler's functions, alone.
  package final class Connections {
    /// How long a socket may take for its close frame and the answer to it.
    private static let farewell = Duration.seconds(2)

    let limits: Limits
    private(set) var all: [Int: ServerConnection] = [:]
    /// Connections whose client has said its last, by their numbers.
    private(set) var ending: Set<Int> = []
    /// The connections that the handler can write to, by the numbers of their channels.
    private var channels: [Int: ServerConnection] = [:]
    /// When a connection is ended unless it gets on.
    private(set) var deadlines = Deadlines()
    /// All of them, sockets included, by the address of the peer.
    private(set) var addresses = AddressCounts()
    /// Requests whose bodies are on their way, by the address of who asks.
    private var unfinished = AddressCounts()
    /// Bytes that the heads of the large ones announce, by the same, and all together. A home mostly
    /// has a /56 of IPv6, and many connections that announce much cost it nothing.
    private var announced = AddressCounts(prefix: 56)
    private var announcedBytes = 0
    /// Whether the library has something to do that it does not tell itself.
    var isLibraryDue = false
    /// Sockets that have something to write that has to be tried.
    private var touched: [Int] = []
    private var lastNumber = 0
    private var lastExchange = 0
    private var ids = RequestIDs()

    init(limits: Limits, firstNumber: Int) {
      self.limits = limits
      lastNumber = firstNumber - 1
    }

    /// How many connections there are, sockets included.
    package var count: Int { all.count }

    /// Whether somebody waits for a response, or for the rest of one.
    package var areAnswering: Bool {
      contains { connection in
        switch connection.state {
        case .receiving, .waiting, .answered, .writing, .upgrading: true
        case .idle, .socket, .parting, .ended: false
        }
      }
    }

    func contains(where isMeant: (ServerConnection) -> Bool) -> Bool {
      all.values.contains(where: isMeant)
    }

    /// Tells what a request is about for which there was no response at once.
    package func note(_ subject: Subject, of channel: Channel) {
      channels[channel.number]?.subject = subject
    }

    /// Opens a socket about which `admit` hadn't decided; it can be written to at once. Does nothing
    /// when the client has gone.
    package func open(_ channel: Channel) {
      guard let connection = channels[channel.number],
        case .waiting(let exchange) = connection.state, let opening = exchange.opening
      else { return }
      change(connection, to: .upgrading(exchange, opening.webSocket))
      resume(connection)
    }

    /// Answers a request for which `respond` had no response, or refuses a socket about which `admit`
    /// hadn't decided. Does nothing when the client has gone.
    package func answer(_ channel: Channel, _ response: Response) {
      guard let connection = channels[channel.number],
        case .waiting(let exchange) = connection.state
      else { return }
      change(connection, to: .answered(exchange, response))
      resume(connection)
    }

    /// Sends a message. Does nothing when the socket is closed or closing; one whose queue would
    /// get too long, because its client does not read, is closed with 1008.
    package func send(_ channel: Channel, _ frame: Frame) {
      guard let connection = channels[channel.number], let webSocket = connection.openWebSocket
      else { return }
      let size = WebSocket.size(of: frame)
      if webSocket.queuedBytes + size > max(limits.queue, size) {
        webSocket.drop(closing: .policyViolation)
        limit(connection, Connections.farewell)
      } else {
        webSocket.send(frame)
      }
      touch(connection)
    }

    /// Closes a socket behind what was sent on it.
    package func close(_ channel: Channel, _ code: CloseCode) {
      if let connection = channels[channel.number] { close(connection, code) }
    }

    /// Has a socket read on of which `Handler.isFull` had enough.
    package func readOn(_ channel: Channel) {
      if let connection = channels[channel.number] { touch(connection) }
    }

    /// How many bytes wait to be written to a socket; 0 for one that is closed.
    package func queued(_ channel: Channel) -> Int {
      channels[channel.number]?.openWebSocket?.queuedBytes ?? 0
    }

    // For the server

    /// Closes the socket of a connection that is one.
    func close(_ connection: ServerConnection, _ code: CloseCode) {
      guard let webSocket = connection.openWebSocket else { return }
      webSocket.close(code)
      limit(connection, Connections.farewell)
      touch(connection)
    }

    func add(_ connection: OpaquePointer, from address: String) -> ServerConnection {
      lastNumber += 1
      let added = ServerConnection(lastNumber, connection, Client(address: address))
      all[lastNumber] = added
      addresses.add(address)
      enter(.idle)
      limit(added, limits.idle)
      return added
    }

    func remove(_ connection: ServerConnection) {
      guard all[connection.number] != nil else { return }
      addresses.remove(connection.client.address)
      leave(connection.state)
      connection.body = []
      if let channel = connection.state.channel { channels[channel.number] = nil }
      all[connection.number] = nil
      ending.remove(connection.number)
      deadlines[connection.number] = nil
    }

    /// Moves a connection to another state, with the time that it may stay there.
    func change(_ connection: ServerConnection, to state: ServerConnection.State) {
      if let channel = connection.state.channel { channels[channel.number] = nil }
      leave(connection.state)
      connection.state = state
      enter(state)
      if let channel = state.channel { channels[channel.number] = connection }
      switch state {
      case .idle: limit(connection, limits.idle)
      case .receiving: limit(connection, limits.bodyTime)
      case .waiting:
        // One that has said its last may be gone, and nobody would be told.
        if connection.hasClientEnded {
          limit(connection, limits.idle)
        } else {
          deadlines[connection.number] = nil
        }
      case .answered: deadlines[connection.number] = nil
      // The library ends a connection on which nothing moves; this ends one on which little does.
      case .writing(_, _, let bodySize):
        limit(connection, limits.bodyTime + .seconds(bodySize / limits.rate))
      case .upgrading: limit(connection, limits.bodyTime)
      // It may have been closed before it was open.
      case .socket(let socket):
        limit(connection, socket.webSocket.isClosing ? Connections.farewell : limits.ping)
      case .parting, .ended: limit(connection, Connections.farewell)
      }
    }

    private func enter(_ state: ServerConnection.State) {
      switch state {
      case .receiving(let exchange):
        unfinished.add(exchange.client)
        announced.add(exchange.client, largeBody(of: exchange))
        announcedBytes += largeBody(of: exchange)
      case .idle, .waiting, .answered, .writing, .upgrading, .socket, .parting, .ended: break
      }
    }

    private func leave(_ state: ServerConnection.State) {
      switch state {
      case .receiving(let exchange):
        unfinished.remove(exchange.client)
        announced.remove(exchange.client, largeBody(of: exchange))
        announcedBytes -= largeBody(of: exchange)
      case .idle, .waiting, .answered, .writing, .upgrading, .socket, .parting, .ended: break
      }
    }

    /// How much a request takes of the room for large bodies.
    private func largeBody(of exchange: ServerConnection.Exchange) -> Int {
      exchange.announced > limits.smallBody ? exchange.announced : 0
    }

    /// Whether an address may send a body of so many bytes. It has half of what the others leave at
    /// most; small ones have room however many others take theirs, since announcing costs nothing.
    func hasRoom(for bytes: Int, from address: String) -> Bool {
      guard unfinished[address] < limits.unfinishedPerAddress else { return false }
      if bytes <= limits.smallBody { return true }
      let own = announced[address]
      return own + bytes <= (limits.bodies - (announcedBytes - own)) / 2
    }

    /// Adds to the body of a request.
    ///
    /// - Returns: whether it's still as long as a body may be.
    func append(_ part: UnsafeRawBufferPointer, to connection: ServerConnection) -> Bool {
      guard connection.body.count + part.count <= limits.body else { return false }
      connection.body.append(contentsOf: part)
      return true
    }

    /// Gives a connection some more time.
    func limit(_ connection: ServerConnection, _ time: Duration) {
      deadlines[connection.number] = Uptime.now + time.milliseconds * 1000
    }

    /// The client of a connection has said its last.
    func clientEnded(_ connection: ServerConnection) {
      guard !connection.hasClientEnded else { return }
      connection.hasClientEnded = true
      ending.insert(connection.number)
      if case .waiting = connection.state { limit(connection, limits.idle) }
    }

    /// Takes those out whose time is over, by their numbers.
    func popLate() -> [Int] {
      deadlines.popExpired(by: Uptime.now)
    }

    /// Lets the library go on with a connection that rests.
    func resume(_ connection: ServerConnection) {
      guard connection.isSuspended else { return }
      connection.isSuspended = false
      MHD_resume_connection(connection.library)
      isLibraryDue = true
    }

    /// Gives the connection of a socket back to the library.
    func giveBack(_ connection: ServerConnection, _ handle: ServerLibrary.Handle) {
      change(connection, to: .ended)
      ServerLibrary.close(handle)
      isLibraryDue = true
    }

    /// Has it tried to write what a socket has to write.
    func touch(_ connection: ServerConnection) {
      guard let socket = connection.socket, !socket.isTouched else { return }
      socket.isTouched = true
      touched.append(connection.number)
    }

    /// Takes a connection that was touched.
    func popTouched() -> ServerConnection? {
      while let number = touched.popLast() {
        guard let connection = all[number], let socket = connection.socket else { continue }
        socket.isTouched = false
        return connection
      }
      return nil
    }

    /// A new request on a connection.
    ///
    /// - Parameters:
    ///   - method: as the client wrote it.
    ///   - client: the address of who asks.
    func exchange(
      _ request: Request, _ method: String, from client: String
    ) -> ServerConnection.Exchange {
      lastExchange += 1
      return ServerConnection.Exchange(
        number: lastExchange, id: ids.id(of: request), method: method, request: request,
        start: Uptime.now, client: client)
    }
  }
}

/// How much of a server's room each address takes, or each network of IPv6.
struct AddressCounts {
  private var counts: [String: Int] = [:]
  private let prefix: Int

  /// - Parameter prefix: bits of an address of IPv6 that are its network's; whole bytes.
  init(prefix: Int = 64) { self.prefix = prefix }

  subscript(address: String) -> Int { counts[network(of: address)] ?? 0 }

  mutating func add(_ address: String, _ count: Int = 1) {
    if count == 0 { return }
    counts[network(of: address), default: 0] += count
  }

  mutating func remove(_ address: String, _ count: Int = 1) {
    if count == 0 { return }
    let network = network(of: address)
    guard let before = counts[network] else { return }
    counts[network] = before > count ? before - count : nil
  }

  private func network(of address: String) -> String {
    HTTPServer.Access.network(of: address, prefix: prefix)
  }
}

/// When something has to be looked at, by its number, in microseconds.
///
/// Changing one is cheap whatever their number; they are gone through only when one of them may
/// have come.
struct Deadlines {
  private var times: [Int: Int64] = [:]
  /// Not later than the first of them.
  private(set) var next: Int64?

  subscript(number: Int) -> Int64? {
    get { times[number] }
    set {
      times[number] = newValue
      if let newValue { next = min(next ?? newValue, newValue) }
    }
  }

  /// Takes those out that have come.
  mutating func popExpired(by now: Int64) -> [Int] {
    guard let next, next <= now else { return [] }
    let due = times.filter { $0.value <= now }.map(\.key)
    for number in due { times[number] = nil }
    self.next = times.values.min()
    return due
  }
}

/// A clock for deadlines.
enum Uptime {
  /// Monotonic, in microseconds.
  static var now: Int64 { SystemClock.uptime / 1000 }
}
