import JSON
import Testing

@testable import ServiceHost

@Suite struct CompletionPieceTests {
  typealias Part = CompletionPiece.Part

  @Test(arguments: [
    (#"{"choices":[{"delta":{"content":"a"}}]}"#, Part(text: "a")),
    (
      #"{"choices":[{"delta":{"content":"a"},"finish_reason":"stop"}]}"#,
      Part(text: "a", end: .natural)
    ),
    (#"{"choices":[{"delta":{},"finish_reason":"length"}]}"#, Part(end: .length)),
    (#"{"choices":[{"delta":{},"finish_reason":"content_filter"}]}"#, Part(end: .filter)),
    (#"{"choices":[{"delta":{"role":"assistant","content":null}}]}"#, Part()),
    (#"{"choices":[{"delta":{"reasoning_content":"hm"}}]}"#, Part(isThought: true)),
    (#"{"choices":[{"delta":{"reasoning":"hm"}}]}"#, Part(isThought: true)),
    (#"{"choices":[{"delta":{"content":[{"type":"text","text":"a"}]}}]}"#, Part(text: "a")),
    (#"{"choices":[{"message":{"content":"a"}}]}"#, Part(text: "a")),
    (#"{"choices":[{"text":"a"}]}"#, Part(text: "a")),
    (#"{"choices":[],"usage":{"total_tokens":7}}"#, Part()), ("", Part()),
    (#"{"error":null,"choices":[]}"#, Part()),
    (#"{"choices":[{"delta":{"content":"it\'s \x41\ud83d"}}]}"#, Part(text: "it's x41\u{fffd}")),
    ("{\"choices\":[{\"delta\":{\"content\":\"a\nb\"}}]}", Part(text: "a\nb")),
    (#"{"choices":[{"delta":{"content":"\ud83d\ude42 \u00e4"}}],"x":"\q"}"#, Part(text: "🙂 ä")),
  ])
  func readsWhatServersSend(data: String, part: Part) {
    #expect(CompletionPiece(data) == .part(part))
  }

  @Test(arguments: [
    #"{"usage":{"prompt_tokens":5,"completion_tokens":2}}"#,
    #"{"choices":null,"usage":{"prompt_tokens":5,"completion_tokens":2}}"#,
    #"{"choices":[],"usage":{"prompt_tokens":5,"completion_tokens":2}}"#,
  ])
  func countsOfTokensNeedNoChoice(data: String) throws {
    let usage = try #require(TokenUsage(["prompt_tokens": 5, "completion_tokens": 2]))
    #expect(CompletionPiece(data) == .part(Part(usage: usage)))
  }

  @Test(arguments: [
    ("[DONE]", CompletionPiece.done), (" [DONE] ", .done), (#"{"id":7}"#, .nonsense),
    ("<html>", .nonsense), (#"{"choices":7}"#, .nonsense),
    (#"{"error":{"message":"out of memory"}}"#, .failure(["error": ["message": "out of memory"]])),
  ])
  func tellsWhatIsNoPiece(data: String, piece: CompletionPiece) {
    #expect(CompletionPiece(data) == piece)
  }
}
