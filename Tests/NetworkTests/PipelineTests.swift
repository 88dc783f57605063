import Edge
import Libc
import TestSupport
import Testing

@testable import Network

/// Requests that a client sends without waiting for the answers (RFC 9112 §9.3.2).
@Suite(.timeLimit(.minutes(10)))
struct PipelineTests {
  private static let host = "Host: localhost\r\n"
  private static let get = "GET / HTTP/1.1\r\n\(host)\r\n"
  private static let last = "GET /last HTTP/1.1\r\n\(host)Connection: close\r\n\r\n"

  private static func request(_ method: String, _ body: String) -> String {
    "\(method) / HTTP/1.1\r\n\(host)Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }

  static let pipelines = [
    [get, request("POST", "{}")], [request("POST", "{}"), request("POST", "{\"a\": 1}")],
    [get, request("DELETE", "{}")], [request("GET", "ab"), request("PATCH", "cd"), get],
    [request("PUT", ""), request("POST", String(repeating: "x", count: 3000)), get, get],
  ]

  /// How often something stands in a text.
  private func count(_ part: String, in text: String) -> Int {
    var rest = Substring(text).utf8
    var count = 0
    while let first = rest.first {
      if first == part.utf8.first, rest.starts(with: part.utf8) { count += 1 }
      rest = rest.dropFirst()
    }
    return count
  }

  @Test(arguments: pipelines) func areAllAnswered(requests: [String]) throws {
    let server = try RunningServer { .echo($0) }
    let bytes = Array((requests.joined() + Self.last).utf8)
    let step = max(1, bytes.count / 60)
    for cut in stride(from: 0, to: bytes.count, by: step) {
      let connection = try RawConnection(port: server.port)
      connection.write(Array(bytes[..<cut]))
      connection.write(Array(bytes[cut...]))
      let answer = connection.readAll()
      let answers = count("HTTP/1.1 200 OK\r\n", in: answer)
      guard answers == requests.count + 1 else {
        Issue.record("cut at \(cut): \(answers) answers: \(answer)")
        break
      }
    }
    // It is there for others, and ends when it's asked to.
    let other = try RawConnection(port: server.port)
    other.write(Self.get)
    #expect(other.readMessage().head.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(server.stop())
  }

  /// An opening behind other requests, wherever it is cut, with a frame behind it.
  @Test func openASocketAtTheirEnd() throws {
    let server = try RunningServer { .echo($0) }
    let bytes = Array((Self.get + Self.get + RawSocket.opening()).utf8)
    let frame = RawSocket.masked(1, Array("early".utf8))
    for cut in stride(from: 0, through: bytes.count, by: 3) {
      let connection = try RawConnection(port: server.port)
      connection.write(Array(bytes[..<cut]))
      connection.write(bytes[cut...] + frame)
      for _ in 0..<2 { #expect(connection.readMessage().head.hasPrefix("HTTP/1.1 200 ")) }
      #expect(connection.readHead().hasPrefix("HTTP/1.1 101 "))
      #expect(RawSocket.readFrame(connection)?.payload == Array("early".utf8), "\(cut)")
    }
    #expect(server.stop())
  }

  @Test(.enabled(if: Certificates.areThere, "openssl is missing"), arguments: pipelines)
  func areAllAnsweredOverTLS(requests: [String]) throws {
    let server = try RunningServer(tls: Certificates.shared.tls("localhost")) { .echo($0) }
    let path = "\(Certificates.shared.folder)/pipeline\(server.port)"
    let file = fopen(path, "w")
    fputs(requests.joined() + Self.last, file)
    fclose(file)
    defer { unlink(path) }
    let pipe = popen(
      "timeout 10 openssl s_client -quiet -connect 127.0.0.1:\(server.port) <\(path) 2>/dev/null",
      "r")
    var answer: [UInt8] = []
    while case let byte = fgetc(pipe), byte != EOF { answer.append(UInt8(byte)) }
    pclose(pipe)
    let answers = count("HTTP/1.1 200 OK\r\n", in: String(decoding: answer, as: UTF8.self))
    #expect(answers == requests.count + 1)
    #expect(server.stop())
  }
}
