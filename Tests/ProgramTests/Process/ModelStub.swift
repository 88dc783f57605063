import TestSupport
import Threads

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

  private let server: RawServer
  private let heard = Guarded<[String]>([])

  var port: Int { server.port }

  /// What was asked: head and body of each request.
  var requests: [String] { heard.withLock { $0 } }

  init(_ manner: @escaping @Sendable (String) -> Simulation) throws {
    server = try RawServer { [heard] connection, _ in
      let (head, body) = connection.readMessage()
      heard.change { $0.append(head + body) }
      ModelStub.answer(connection, manner(head + body))
    }
  }

  deinit { stop() }

  /// Nobody listens any more.
  func stop() { server.stop() }

  private static let head =
    "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\n"

  private static func answer(_ connection: RawConnection, _ manner: Simulation) {
    switch manner {
    case .raw(let text):
      // Who isn't told may send the next question on a connection that is being closed.
      let lines = text.split(separator: "\r\n", maxSplits: 1, omittingEmptySubsequences: false)
      connection.write(lines.joined(separator: "\r\nconnection: close\r\n"))
    case .says(let text, let isBytewise):
      connection.write(head)
      let stream = events(text) + "data: [DONE]\n\n"
      if isBytewise {
        for byte in stream.utf8 { connection.write([byte]) }
      } else {
        connection.write(stream)
      }
    case .holds(let text):
      if !text.isEmpty { connection.write(head + events(text)) }
      _ = connection.readAll()
    case .stops(let text):
      let events = events(text)
      let size = String(events.utf8.count, radix: 16)
      connection.write(
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
}
