import Terminal
import Threads

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A server of a language model, over plain sockets, that says to each request what a test wants.
final class ModelStub: Sendable {
  /// What it does when it is asked.
  enum Simulation: Sendable {
    /// Says a text in pieces: words, or single bytes of the stream.
    case says(String, bytewise: Bool = false)
    /// Sends bytes as they are, the head included, in which it says that it ends the connection.
    case raw(String)
    /// Begins an answer and cuts the connection.
    case stops(after: String)
    /// Begins an answer, or not even the head where there is none, and waits until nobody does.
    case holds(after: String)
  }

  let port: Int
  private let descriptor: Guarded<Int32?>
  private let heard = Guarded<[String]>([])

  /// What was asked: head and body of each request.
  var requests: [String] { heard.withLock { $0 } }

  init(_ manner: @escaping @Sendable (String) -> Simulation) throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    // Not to be inherited by the programs that are tested.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && listen(descriptor, 16) == 0
          ? getsockname(descriptor, $0, &size) : -1
      }
    }
    guard result == 0 else { throw SystemFailure(call: "bind", code: errno) }
    port = Int(UInt16(bigEndian: address.sin_port))
    self.descriptor = Guarded(descriptor)
    let heard = self.heard
    SystemThread.start {
      while true {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else {
          // Closed here, since elsewhere its number might be another stub's before this accepts again.
          close(descriptor)
          return
        }
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        SystemThread.start {
          let request = ModelStub.read(connection)
          heard.change { $0.append(request) }
          ModelStub.answer(connection, manner(request))
          close(connection)
        }
      }
    }
  }

  deinit { stop() }

  /// Nobody listens any more.
  func stop() {
    descriptor.withLock { descriptor in
      guard let open = descriptor else { return }
      shutdown(open, Int32(SHUT_RDWR))
      descriptor = nil
    }
  }

  private static func read(_ connection: Int32) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer.prefix(count)
      let text = String(decoding: bytes, as: UTF8.self)
      let parts = text.split(
        separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
      let length = parts[0].split(separator: "\r\n")
        .first { $0.lowercased().hasPrefix("content-length:") }
        .flatMap { Int($0.split(separator: " ").last ?? "") }
      if parts.count == 2, parts[1].utf8.count >= length ?? 0 { return text }
    }
  }

  private static let head =
    "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\n"

  private static func answer(_ connection: Int32, _ manner: Simulation) {
    switch manner {
    case .raw(let text):
      // Who isn't told may send the next question on a connection that is being closed.
      let lines = text.split(separator: "\r\n", maxSplits: 1, omittingEmptySubsequences: false)
      write(connection, lines.joined(separator: "\r\nconnection: close\r\n"))
    case .says(let text, let isBytewise):
      write(connection, head)
      let stream = events(text) + "data: [DONE]\n\n"
      if isBytewise {
        for byte in stream.utf8 { send(connection, [byte]) }
      } else {
        write(connection, stream)
      }
    case .holds(let text):
      if !text.isEmpty { write(connection, head + events(text)) }
      var byte: UInt8 = 0
      while recv(connection, &byte, 1, 0) > 0 {}
    case .stops(let text):
      let events = events(text)
      let size = String(events.utf8.count, radix: 16)
      write(
        connection,
        "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n\(size)\r\n\(events)\r\n")
    }
  }

  private static func events(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).enumerated().map { index, word in
      let piece = (index == 0 ? "" : " ") + word
      let escaped = piece.split(separator: "\"", omittingEmptySubsequences: false)
        .joined(separator: "\\\"")
      return "data: {\"choices\":[{\"delta\":{\"content\":\"\(escaped)\"}}]}\n\n"
    }.joined()
  }

  private static func write(_ connection: Int32, _ text: String) {
    send(connection, Array(text.utf8))
  }

  private static func send(_ connection: Int32, _ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        posixSend(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}

#if canImport(Glibc)
  private let posixSend = Glibc.send
#else
  private let posixSend = Darwin.send
#endif
