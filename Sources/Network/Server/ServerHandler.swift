import Edge
import Time

extension HTTPServer {
  /// Who asks.
  package struct Client: Hashable, Sendable {
    /// The numeric address.
    package let address: String

    /// Whose share of the server it takes: the address, or of IPv6 its first 64 bits, since that is
    /// what one household or one machine has (RFC 6177).
    package var share: String { Access.network(of: address) }
  }

  /// What a server does: functions that it calls on its own thread, none of which may wait.
  ///
  /// The server gives every request and every opening of a socket a channel, whose number is above 0
  /// and never given twice.
  package struct Handler {
    /// A request, a channel of kind `http` for its response, and who asks.
    package typealias Respond = (Channel, Request, Client) -> Response?

    /// Answers a request, or answers `nil` and calls `Connections.answer` later.
    package var respond: Respond
    /// The client of a request that is to be answered later has gone, or of an opening.
    package var abandoned: (Channel) -> Void = { _ in }
    /// Decides about the opening of a socket, whose channel is of kind `socket`: with the response
    /// that refuses it, or with `nil`. Then the socket can be written to at once, and `closed` will
    /// be called.
    package var admit: Respond
    /// Whether `nil` of `admit` means that this is still to be decided, by `Connections.open` or
    /// `Connections.answer`. Where the client has gone meanwhile, `abandoned` is called.
    package var admitsLater = false
    /// What the last request was about that was answered or admitted, for the log; asked once.
    package var subject: () -> Subject = { Subject() }
    /// A whole message came.
    package var received: (Channel, Frame) -> Void = { _, _ in }
    /// Whether nothing more is to be read of a socket, until `Connections.readOn`.
    package var isFull: (Channel) -> Bool = { _ in false }
    /// A socket is no longer open. Called once for each that was admitted, even if it was not opened
    /// after all, because its client has gone or there was no memory.
    package var closed: (Channel) -> Void = { _ in }
    /// The clock that `due` and `fire` go by.
    package var now: () -> Instant
    /// When `fire` has to be called next; asked after every step.
    package var due: () -> Instant? = { nil }
    /// Does what is due by then.
    package var fire: (Instant) -> Void = { _ in }
    /// Called after `HTTPServer.Remote.wake`.
    package var woken: () -> Void = {}
    /// The response for what the server refuses by itself: 400, 403, 411, 413, 426, 431, 503, 505.
    package var plainError: (_ status: Int) -> Response
    /// The response to a page of an origin that isn't let in.
    package var refusedOrigin: () -> Response
    /// The response to a request for whose body there is no room.
    package var refusedBody: () -> Response
    /// The response to a request whose method is none that the server knows; 405 names those that
    /// its path has (RFC 9110 §15.5.6).
    package var unknownMethod: (Request) -> Response
    /// Told of every response and every opened socket.
    package var log: (LogEntry) -> Void = { _ in }
    /// Called before the server waits, and at its end.
    package var rested: () -> Void = {}

    package init(
      now: @escaping () -> Instant,
      respond: @escaping Respond,
      admit: @escaping Respond,
      plainError: @escaping (_ status: Int) -> Response,
      unknownMethod: @escaping (Request) -> Response
    ) {
      self.now = now
      self.respond = respond
      self.admit = admit
      self.plainError = plainError
      refusedOrigin = { plainError(403) }
      refusedBody = { plainError(503) }
      self.unknownMethod = unknownMethod
    }
  }

  /// What a server takes at most.
  package struct Limits: Sendable {
    /// Bytes of a request's body.
    package var body = 1 << 20
    /// Bytes of a request's line and headers.
    package var head = 16 << 10
    /// Bytes of a message on a socket.
    package var message = 64 << 10
    /// Bytes that wait to be written to one socket.
    package var queue = 1 << 20
    /// Connections at one time, sockets included.
    package var connections = 4096
    /// Of these, of one address.
    package var connectionsPerAddress = 256
    /// Of these, of a trusted proxy, which has those of many clients.
    package var connectionsPerProxy = 1024
    /// Requests of one address whose bodies are on their way.
    package var unfinishedPerAddress = 64
    /// Bytes of all bodies that are on their way, as they are announced.
    package var bodies = 64 << 20
    /// Bytes of a body that isn't held to that: a log-in, a message, which may have 25,000. There are
    /// as many of them as connections.
    package var smallBody = 32 << 10
    /// For a request's head, between two requests on a connection, for the greeting of TLS, and for
    /// who has said its last and waits; whole seconds, and no more than `bodyTime`, by which the
    /// library ends what is silent.
    package var idle = Duration.seconds(10)
    /// For a request's body, all of it; and for an answer, beside the time that `rate` gives it.
    package var bodyTime = Duration.seconds(30)
    /// Bytes of an answer that a client has to take in a second, on the average.
    package var rate = 4096
    /// How long a socket may be silent before it is asked for a sign of life; whole seconds.
    package var ping = Duration.seconds(30)
    /// How long the end of the server may take for what is still to be written.
    package var farewell = Duration.seconds(2)

    package init() {}
  }
}

/// Why there is no server.
package enum ServerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It has to be an IP address, or `localhost`.
  case badHost(String)
  case portTaken(Int)
  /// The system's number of the error, e.g. 13 for a port below 1024 without the right to it.
  case cannotListen(host: String, port: Int, code: Int32)
  case unreadable(path: String)
  /// The key for TLS is open to everyone on this machine.
  case exposedKey(path: String)
  /// Certificate and key are no such things, or do not belong together.
  case badCertificate(path: String)
  /// What the system's loader says of a library.
  case missingLibrary(String)
  /// The library could not be started.
  case noLibrary
  /// The process or the system has no descriptors left.
  case noDescriptors

  /// One sentence for the user, without its full stop.
  package var description: String {
    switch self {
    case .badHost(let host): "'\(host)' is no IP address to listen on"
    case .portTaken(let port): "port \(port) is in use; choose another one, or 0 for any"
    case .cannotListen(let host, let port, let code):
      "cannot listen on \(host), port \(port) (error \(code))"
    case .unreadable(let path): "cannot read \(path)"
    case .exposedKey(let path):
      "\(path) is open to everyone on this machine, so its key is no secret: chmod o= \(path)"
    case .badCertificate(let path): "\(path) and its key cannot be used for TLS"
    case .missingLibrary(let problem): "a library of the server isn't there (\(problem))"
    case .noLibrary: "the library for sockets could not be started"
    case .noDescriptors:
      "too many files are open to serve anyone; allow more of them with: ulimit -n 4096"
    }
  }
}
