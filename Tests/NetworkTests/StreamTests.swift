import Edge
import TestSupport
import Testing
import Threads

@testable import Network

/// Streams of events that a peer asks for, against servers that write what the test says.
@Suite(.timeLimit(.minutes(10)))
struct StreamTests {
  private static let request = Request(
    .post, "/chat/completions", headers: [Header("accept", "text/event-stream")], body: "{}")
  private static let head =
    "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n"

  private static func chunk(_ text: String) -> String {
    String(text.utf8.count, radix: 16) + "\r\n\(text)\r\n"
  }

  @Test func handsOverPiecesBeforeTheEnd() throws {
    let hasPiece = Guarded(0)
    let server = try RawServer { connection, _ in
      _ = connection.readMessage()
      connection.write(StreamTests.head)
      for number in 1...3 {
        connection.write(StreamTests.chunk("data: \(number)\n\n"))
        // The next one is written when the client has this one.
        _ = hasPiece.wait { $0 >= number ? true : nil }
      }
      connection.write("0\r\n\r\n")
    }
    let client = try RunningClient(port: server.port)
    let channel = client.channel(.peer)
    client.network.perform(.request(channel, StreamTests.request))
    for number in 1...3 {
      #expect(client.next(on: channel).frame == .binary(Array("data: \(number)\n\n".utf8)))
      hasPiece.change { $0 = number }
    }
    let response = try #require(client.next(on: channel).response)
    #expect(response.status == 200 && response.body.isEmpty)
    #expect(response.header("content-type") == "text/event-stream")
    #expect(client.network.channels.count == 0)
  }

  @Test func aRefusalComesWhole() throws {
    let server = try RawServer { connection, _ in
      _ = connection.readMessage()
      connection.write("HTTP/1.1 429 Too Many\r\ncontent-length: 4\r\n\r\nbusy")
    }
    let client = try RunningClient(port: server.port)
    let channel = client.channel(.peer)
    client.network.perform(.request(channel, StreamTests.request))
    let response = try #require(client.next(on: channel).response)
    #expect(response.status == 429 && response.body == "busy")
  }

  @Test(arguments: [Channel.Kind.http, .peer])
  func othersGetTheirBodiesWhole(kind: Channel.Kind) throws {
    let server = try RunningServer { .echo($0) }
    let client = try RunningClient(port: server.port)
    let channel = client.channel(kind)
    var request = StreamTests.request
    if kind == .peer { request.headers = [] }
    client.network.perform(.request(channel, request))
    #expect(client.next(on: channel).response?.body == "{}")
  }

  @Test func aStreamThatIsCutFails() throws {
    let server = try RawServer { connection, _ in
      _ = connection.readMessage()
      connection.write(StreamTests.head + StreamTests.chunk("data: 1\n\n"))
    }
    let client = try RunningClient(port: server.port)
    let channel = client.channel(.peer)
    client.network.perform(.request(channel, StreamTests.request))
    #expect(client.next(on: channel).frame == .binary(Array("data: 1\n\n".utf8)))
    #expect(client.next(on: channel).failure == .truncated)
  }

  @Test func aStreamIsNoLongerThanABody() throws {
    let server = try RawServer { connection, _ in
      _ = connection.readMessage()
      connection.write(StreamTests.head)
      while connection.write(StreamTests.chunk(String(repeating: "x", count: 4096))) {}
    }
    var options = NetworkOptions()
    options.bodyLimit = 16_384
    let client = try RunningClient(port: server.port, options: options)
    let channel = client.channel(.peer)
    client.network.perform(.request(channel, StreamTests.request))
    var count = 0
    while true {
      let arrival = client.next(on: channel)
      guard case .binary(let bytes)? = arrival.frame else {
        #expect(arrival.failure == .tooLarge)
        break
      }
      count += bytes.count
    }
    #expect(count <= 16_384)
  }

  @Test func nothingComesAfterItWasGivenUp() throws {
    let isGivenUp = Guarded(false)
    let hasGone = Guarded(false)
    let server = try RawServer { connection, _ in
      _ = connection.readMessage()
      connection.write(StreamTests.head + StreamTests.chunk("data: 1\n\n"))
      _ = isGivenUp.wait { $0 ? true : nil }
      while connection.write(StreamTests.chunk(": on\n\n")) {}
      hasGone.change { $0 = true }
    }
    let client = try RunningClient(port: server.port)
    let channel = client.channel(.peer)
    client.network.perform(.request(channel, StreamTests.request))
    #expect(client.next(on: channel).frame != nil)
    client.network.perform(.cancel(channel))
    client.inbox.discard(channel)
    isGivenUp.change { $0 = true }
    #expect(hasGone.wait { $0 ? true : nil } == true)
    #expect(client.inbox.waitingBytes == 0)
  }

  @Test func arrivalsGoToAFunctionWhereThereIsNoCore() throws {
    let server = try RunningServer { .echo($0) }
    let arrivals = Guarded<[Arrival]>([])
    let network = NetworkPeer(
      base: try BaseAddress("http://127.0.0.1:\(server.port)"),
      receiver: .function { arrival in arrivals.change { $0.append(arrival) } })
    defer { network.shutdown() }
    network.perform(.request(Channel(.peer, 1), Request(.post, "/", body: "x")))
    #expect(arrivals.wait { $0.first }?.response?.body == "x")
  }

  @Test func aKeyIsNotToldToAnotherHost() throws {
    let heads = Guarded<[String]>([])
    let other = try RawServer { connection, _ in
      let head = connection.readMessage().head
      heads.change { $0.append(head) }
      connection.write("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok")
    }
    let port = other.port
    let server = try RawServer { connection, _ in
      _ = connection.readMessage()
      connection.write(
        "HTTP/1.1 303 Go\r\nlocation: http://127.0.0.1:\(port)/v1\r\ncontent-length: 0\r\n\r\n")
    }
    let client = try RunningClient("http://127.0.0.1:\(server.port)") {
      [Header("authorization", "Bearer sk-secret")]
    }
    let channel = client.channel(.peer)
    client.network.perform(.request(channel, StreamTests.request))
    #expect(client.next(on: channel).frame == .binary(Array("ok".utf8)))
    let head = try #require(heads.wait { $0.first })
    #expect(!head.lowercased().contains("authorization") && !head.contains("sk-secret"))
  }
}
