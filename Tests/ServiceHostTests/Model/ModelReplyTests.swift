import Edge
import Testing

@testable import ServiceHost

@Suite struct ModelReplyTests {
  private let channel = Channel(.peer, 1)

  /// As in `EventStreamTests`, for the server that doesn't stream and sends byte by byte.
  @Test func doesNotCopyAWholeBodyAtEachOfItsPieces() {
    var reply = ModelReply(from: LanguageModel(name: "m"))
    var last: UnsafeRawPointer?
    var moves = 0
    let text = String(repeating: "x", count: 20_000)
    for byte in #"{"choices": [{"message": {"content": "\#(text)"}}]}"#.utf8 {
      #expect(reply.receive(.frame(channel, .binary([byte]))) == [])
      let place = reply.object.withUnsafeBytes(\.baseAddress)
      if place != last { moves += 1 }
      last = place
    }
    #expect(moves < 50)
    let steps = reply.receive(.response(channel, Response(200)))
    #expect(steps == [.text(text), .whole(.natural)])
  }

  @Test func readsNoRefusalOfAMegabyte() {
    var reply = ModelReply(from: LanguageModel(name: "m"))
    let body = #"{"error": {"message": "\#(String(repeating: "too long ", count: 100_000))"}}"#
    let steps = reply.receive(.response(channel, Response(500, body: body)))
    guard case .failed(.refused(let refusal)) = steps.first else {
      Issue.record("not refused: \(steps.count)")
      return
    }
    #expect(refusal.text == nil && refusal.status == 500)
  }
}
