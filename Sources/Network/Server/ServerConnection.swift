import CLibWebSockets
import Edge

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One connection of a client: requests one after the other, or a socket.
final class ServerConnection {
  /// What it is busy with.
  enum State {
    /// Between two requests.
    case idle
    /// A request whose body is on its way.
    case receiving(Exchange, length: Int)
    /// A request that the handler will answer later.
    case waiting(Exchange)
    case writing(Exchange, Writing)
    /// An accepted opening of a socket.
    case upgrading(Exchange, state: Int)
    case socket
    /// The socket is over for the handler; its close frame, or what waits before it, is on its way.
    case parting
  }

  /// One request.
  struct Exchange {
    let id: HTTPServer.ExchangeID
    var request: Request
    /// When its head was there, in microseconds.
    let start: Int64
    /// Whether the connection ends with it.
    var closes: Bool
  }

  /// A response on its way.
  struct Writing {
    let bytes: [UInt8]
    var offset = 0
    let status: Int
    let bodySize: Int
  }

  let number: Int
  /// What the library knows it by.
  let wsi: OpaquePointer
  let client: HTTPServer.Client
  /// Changed by `Connections.change` alone.
  var state = State.idle
  /// The body of the request that is being received.
  var body: [UInt8] = []
  /// What came on the socket, and what goes out.
  var incoming: IncomingMessage
  var outgoing = OutgoingMessages()

  init(_ number: Int, _ wsi: OpaquePointer, _ client: HTTPServer.Client, limits: HTTPServer.Limits)
  {
    self.number = number
    self.wsi = wsi
    self.client = client
    incoming = IncomingMessage(limit: limits.message)
  }

  var socketID: HTTPServer.SocketID { HTTPServer.SocketID(number: number) }

  /// Whether the client has not ended the connection; data that is there and was not read says that
  /// it has not.
  var hasClient: Bool {
    var byte: UInt8 = 0
    let flags = Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)
    let count = recv(lws_get_socket_fd(wsi), &byte, 1, flags)
    return count > 0 || count < 0 && (errno == EAGAIN || errno == EINTR)
  }

  /// Whether its client would miss something if it ended now.
  var hasToWrite: Bool {
    switch state {
    case .idle, .receiving, .parting: false
    case .waiting, .writing, .upgrading, .socket: true
    }
  }

  var isParting: Bool {
    if case .parting = state { true } else { false }
  }
}
