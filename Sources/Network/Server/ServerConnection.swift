import CMicroHTTPD
import Edge
import Libc

/// One connection of a client: requests one after the other, or a socket.
final class ServerConnection {
  /// What it is busy with.
  enum State {
    /// Between two requests, or in the head of one.
    case idle
    /// A request whose head is there; its body is on its way.
    case receiving(Exchange)
    /// A request that the handler will answer later, or the opening of a socket that it will decide
    /// about; the library lets the connection rest.
    case waiting(Exchange)
    /// That answer, for which the library will ask.
    case answered(Exchange, Response)
    case writing(Exchange, status: Int, bodySize: Int)
    /// An accepted opening of a socket, and what is for the socket already; the library will ask for
    /// the response where it was let rest.
    case upgrading(Exchange, WebSocket)
    case socket(ServerSocket)
    /// The socket is over for the handler; its close frame is on its way, or the client's.
    case parting(ServerSocket)
    /// There's nothing more to be done but to close it.
    case ended

    /// What the handler can write to: a request that it will answer later, or a socket.
    var channel: Channel? {
      switch self {
      case .waiting(let exchange): exchange.channel
      case .upgrading(let exchange, _): exchange.socketChannel
      case .socket(let socket): socket.channel
      case .idle, .receiving, .answered, .writing, .parting, .ended: nil
      }
    }
  }

  /// One request. States that have it are copied often, and it's large.
  final class Exchange {
    /// Above 0 and never given twice by a server.
    let number: Int
    /// As logs and the response have it.
    let id: String
    /// As the client wrote it.
    let method: String
    /// Without its body, which nobody needs who has not been given it.
    let request: Request
    /// When its head was there, in microseconds.
    let start: Int64
    /// The address of who asks.
    let client: String
    /// Bytes of its body, as its head says.
    var announced = 0
    /// The name that it's refused for.
    var refused: HTTPServer.RefusedName?
    /// The socket that it asks for, as far as it's one.
    var opening: Opening?

    init(
      number: Int, id: String, method: String, request: Request, start: Int64, client: String
    ) {
      (self.number, self.id, self.method) = (number, id, method)
      (self.request, self.start, self.client) = (request, start, client)
    }

    var channel: Channel { Channel(.http, number) }
    /// Of the socket that it asks for.
    var socketChannel: Channel { Channel(.socket, number) }
  }

  /// The opening of a socket that is to be decided about.
  struct Opening {
    /// By which the server shows that it has understood.
    let key: String
    let webSocket: WebSocket
  }

  let number: Int
  /// What the library knows it by.
  let library: OpaquePointer
  /// The connection itself, which over TLS is not what a socket writes to.
  let descriptor: Int32
  let client: HTTPServer.Client
  /// Changed by `Connections.change` alone.
  var state = State.idle
  /// Path and query of the current request as they were sent; `nil` for what no target can be.
  var target: String?
  /// What was sent in its place, be it a target or not.
  var sentTarget = "/"
  /// What a log shows where there is none.
  var shownTarget: String { RequestTarget.shown(sentTarget) }
  /// Where the target begins in the library's memory, behind the method and a space.
  var targetStart: UInt?
  /// Where the target ends in the library's memory, which is where the version begins.
  var targetEnd: UInt?
  /// What the current request is about, as far as that's known.
  var subject = HTTPServer.Subject()
  /// The body of the request that is being received.
  var body: [UInt8] = []
  /// Whether its client has asked for something.
  var hasAsked = false
  /// Whether its client has said its last.
  var hasClientEnded = false
  /// Whether the library lets it rest.
  var isSuspended = false

  init(_ number: Int, _ library: OpaquePointer, _ client: HTTPServer.Client) {
    self.number = number
    self.library = library
    self.client = client
    descriptor = lume_mhd_descriptor(library)
  }

  var socket: ServerSocket? {
    switch state {
    case .socket(let socket), .parting(let socket): socket
    case .idle, .receiving, .waiting, .answered, .writing, .upgrading, .ended: nil
    }
  }

  /// Where messages for a socket go that is not closing; one that is not open yet keeps them.
  var openWebSocket: WebSocket? {
    switch state {
    case .upgrading(_, let webSocket): webSocket.isClosing ? nil : webSocket
    case .socket(let socket): socket.webSocket.isClosing ? nil : socket.webSocket
    case .idle, .receiving, .waiting, .answered, .writing, .parting, .ended: nil
    }
  }

  /// Whether its client has said its last, and nothing of it is left to be read. It may still wait
  /// for its answer.
  var isReadToItsEnd: Bool {
    var byte: UInt8 = 0
    return recv(descriptor, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)) == 0
  }

  /// Ends the connection itself, of which the library is told by the system.
  func breakOff() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// The same behind a last answer, which is written past the library. One for which the client has
  /// left no room is cut.
  func breakOff(behind answer: String) {
    var answer = answer
    _ = answer.withUTF8 {
      send(descriptor, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT) | noSignal)
    }
    shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Whether its client would miss something if it ended now.
  var hasToWrite: Bool {
    switch state {
    case .idle, .receiving, .parting, .ended: false
    case .waiting, .answered, .writing, .upgrading, .socket: true
    }
  }

  var isParting: Bool {
    if case .parting = state { true } else { false }
  }
}

/// A connection that has become a socket.
final class ServerSocket {
  let channel: Channel
  /// Where it is read and written, without blocking.
  let descriptor: Int32
  let handle: ServerLibrary.Handle
  let webSocket: WebSocket
  /// When the client sent its last byte, in microseconds.
  var lastHeard = Uptime.now
  /// Whether it has something to write that has to be tried.
  var isTouched = false
  /// Whether it waits until more can be written.
  var isBlocked = false
  /// Whether the client has closed it with a frame.
  var isClosedByClient = false
  /// What was read and is told later, since the handler has enough or it's the turn of others; no more
  /// is read meanwhile.
  var held: ArraySlice<WebSocket.Event> = []
  /// Whether it waits for its turn.
  var isQueued = false

  init(
    _ channel: Channel, _ descriptor: Int32, _ handle: ServerLibrary.Handle,
    _ webSocket: WebSocket
  ) {
    self.channel = channel
    self.descriptor = descriptor
    self.handle = handle
    self.webSocket = webSocket
  }
}
