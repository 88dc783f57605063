import Edge
import Testing

@testable import Network

/// What a server says to the opening of a socket, without a connection.
struct ResponseReaderTests {
  private func read(_ text: String, cuts: [Int] = [], limit: Int = 1000) -> ResponseReader.Step {
    let bytes = Array(text.utf8)
    var reader = ResponseReader(bodyLimit: limit)
    var start = 0
    for end in cuts + [bytes.count] {
      let step = bytes[start..<end].withUnsafeBytes { reader.receive($0) }
      if step != .more { return step }
      start = end
    }
    return .more
  }

  private static let ok = "HTTP/1.1 200 OK\r\n"
  private static let chunked = ok + "Transfer-Encoding: chunked\r\n\r\n"

  @Test(arguments: [
    (ok + "Content-Length: 2\r\n\r\nok", 200, "ok"), (ok + "content-length:0\r\n\r\n", 200, ""),
    ("HTTP/1.0 404\r\nContent-Length: 2\r\nContent-Length: 2\r\n\r\nno and more", 404, "no"),
    ("HTTP/1.1 204 \r\nContent-Length: 2\r\n\r\n", 204, ""), ("HTTP/1.1 304 x\r\n\r\n", 304, ""),
    (chunked + "2\r\nok\r\n0\r\n\r\n", 200, "ok"), (chunked + "0\r\n\r\n", 200, ""),
    (chunked + "1;a=\"b\"\r\no\r\n01\nk\n0\r\nX: y\r\nZ: z\r\n\r\n", 200, "ok"),
    (
      chunked + "3f\r\na\(String(repeating: "\u{301}", count: 31))\r\n0\r\n\r\n", 200,
      "a\(String(repeating: "\u{301}", count: 30))\u{200b}\u{301}"
    ),
    (chunked + "0000000000000A\r\n0123456789\r\n0\r\n\r\n", 200, "0123456789"),
    (
      "HTTP/1.1 100 Continue\r\nA: b\r\n\r\nHTTP/1.1 103 x\r\n\r\n" + chunked + "0\r\n\r\n", 200, ""
    ),
  ])
  func readsResponsesOfAnyCut(text: String, status: Int, body: String) throws {
    let count = text.utf8.count
    for cuts in (0...count).map({ [$0] }) + [Array(0..<count)] {
      guard case .whole(let response) = read(text, cuts: cuts) else {
        Issue.record("no response when cut at \(cuts)")
        return
      }
      #expect(response.status == status)
      #expect(response.body == body)
    }
  }

  @Test func keepsHeadersAsTheyAreButForTheirNames() {
    let step = read(ResponseReaderTests.ok + "X-A: \t b  c \r\nx-A:\r\nContent-Length: 0\r\n\r\n")
    let headers = [Header("x-a", "b  c"), Header("x-a", ""), Header("content-length", "0")]
    #expect(step == .whole(Response(200, headers: headers)))
  }

  @Test func handsOverWhatFollowsASwitch() {
    let step = read("HTTP/1.1 101 Go\r\nUpgrade: x\r\n\r\nHTTP/1.1 ")
    #expect(
      step == .switched(Response(101, headers: [Header("upgrade", "x")]), Array("HTTP/1.1 ".utf8)))
  }

  @Test(arguments: [
    "garbage\r\n", "\r\n", "HTTP/2 200 OK\r\n", "HTTP/1.2 200 OK\r\n", "HTTP/1.1 20 OK\r\n",
    "HTTP/1.1 2000\r\n", "HTTP/1.1 +20\r\n", "HTTP/1.1 099\r\n", "HTTP/1.1  200\r\n",
    "http/1.1 200\r\n", "HTTP/1.0 101\r\n", "HTTP/1.1 200 OK\n", "HTTP/1.1 200 \u{0}\r\n",
    "HTTP/1.1 200 a\rb\r\n", ok + "no colon\r\n", ok + ": x\r\n", ok + "a b: c\r\n",
    ok + "a : c\r\n", ok + " folded: c\r\n", ok + "a: b\u{7f}\r\n", ok + "ä: b\r\n",
    ok + "a: b\n", ok + "Content-Length: 2\r\nContent-Length: 3\r\n\r\n",
    ok + "Content-Length: -1\r\n\r\n", ok + "Content-Length: 1,1\r\n\r\n",
    ok + "Content-Length: \r\n\r\n", ok + "Content-Length: 99999999999999999999\r\n\r\n",
    ok + "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n",
    ok + "Transfer-Encoding: gzip\r\n\r\n", ok + "Transfer-Encoding: gzip, chunked\r\n\r\n",
    chunked + "x", chunked + "\r\n", chunked + "-1\r\n", chunked + ";\r\n", chunked + "2\r\nokx",
    chunked + "0000000000000001\r\n", chunked + "2 \r\n",
    chunked + "1;" + String(repeating: "x", count: 17_000),
    chunked + "0\r\n" + String(repeating: "x", count: 17_000),
  ])
  func takesNothingThatCouldBeReadInTwoWays(text: String) {
    #expect(read(text) == .malformed)
    #expect(read(text, cuts: Array(0..<text.utf8.count)) == .malformed)
  }

  @Test(arguments: [
    ok + "X: " + String(repeating: "x", count: 20_000),
    ok + String(repeating: "X: y\r\n", count: 4000),
    String(repeating: "HTTP/1.1 100 Continue\r\n\r\n", count: 1000),
    String(repeating: "x", count: 20_000),
  ])
  func readsNoEndlessHead(text: String) {
    #expect(read(text) == .tooLarge)
  }

  @Test(arguments: [
    "Content-Length: 5000\r\n\r\n", "\r\n", "Transfer-Encoding: chunked\r\n\r\n1388\r\n",
  ])
  func endsABodyAtItsLimit(headers: String) {
    let text = ResponseReaderTests.ok + headers + String(repeating: "x", count: 1000)
    guard case .whole(let response) = read(text) else {
      Issue.record("no response")
      return
    }
    #expect(response.body.utf8.count == 1000)
  }

  @Test func tellsWhatThereIsOfABody() {
    var reader = ResponseReader(bodyLimit: 1000)
    for (part, body) in [(ResponseReaderTests.ok, nil), ("\r\n", ""), ("ab", "ab"), ("c", "abc")] {
      let step = Array(part.utf8).withUnsafeBytes { reader.receive($0) }
      #expect(step == .more)
      #expect(reader.response?.body == body)
    }
  }
}
