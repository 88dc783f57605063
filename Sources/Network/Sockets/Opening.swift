import Edge

/// The opening of a socket from the client's side (RFC 6455 §4.1): what is asked, and what the
/// answer means.
struct Opening {
  /// What the answer has come to.
  enum Step: Equatable {
    case more
    /// It is open; the bytes are the first of the server's frames.
    case opened([UInt8])
    /// What a server said in place of opening it.
    case refused(Response)
    case failed(ConnectionFailure)
  }

  /// Headers of the opening that are its own business.
  private static let own: Set<String> = [
    "host", "connection", "upgrade", "content-length", "content-type", "transfer-encoding",
    "user-agent", "sec-websocket-key", "sec-websocket-version", "sec-websocket-extensions",
    "sec-websocket-protocol",
  ]

  /// The request as it is written.
  let request: [UInt8]
  private let key: String
  private var reader: ResponseReader

  init(
    _ hop: Hop, userAgent: String, bodyLimit: Int, key: String = Handshake.key()
  ) {
    self.key = key
    reader = ResponseReader(bodyLimit: bodyLimit)
    var text = "GET \(hop.target) HTTP/1.1\r\nHost: \(hop.address.authority)\r\n"
    text += "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    text += "Sec-WebSocket-Key: \(key)\r\nSec-WebSocket-Version: 13\r\n"
    text += "user-agent: \(userAgent)\r\n"
    for header in hop.headers where !Opening.own.contains(header.name) {
      text += "\(header.name): \(header.value)\r\n"
    }
    request = Array((text + "\r\n").utf8)
  }

  /// Whether the server has refused, and only the rest of its reason is still to come.
  var isRefused: Bool { reader.response != nil }

  /// Takes the next bytes of the answer; none after the first step that is not `more`.
  mutating func receive(_ bytes: UnsafeRawBufferPointer) -> Step {
    switch reader.receive(bytes) {
    case .more: .more
    case .whole(let response): .refused(response)
    case .switched(let response, let rest):
      isAcceptance(response) ? .opened(rest) : .failed(.protocolError)
    case .malformed: .failed(.protocolError)
    case .tooLarge: .failed(.tooLarge)
    }
  }

  /// What the answer is when nothing more comes of it.
  ///
  /// - Parameter failure: why nothing comes.
  func end(_ failure: ConnectionFailure) -> Step {
    reader.response.map { .refused($0) } ?? .failed(failure)
  }

  /// Neither an extension nor a protocol was asked for, so that there must be none.
  private func isAcceptance(_ response: Response) -> Bool {
    func values(_ name: String) -> [String] {
      response.headers.filter { $0.name == name }.map(\.value)
    }
    let connection = values("connection").flatMap { $0.split(separator: ",") }
      .map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }
    return values("upgrade").map { $0.lowercased() } == ["websocket"]
      && connection.contains("upgrade")
      && values("sec-websocket-accept") == [Handshake.accept(for: key)]
      && values("sec-websocket-extensions").isEmpty && values("sec-websocket-protocol").isEmpty
  }
}
