import Testing

@testable import Session

@Suite struct RecordingChangeTests {
  private func world(_ frames: String...) throws -> [String] {
    let lines = frames.map { "<- w1 +3 \($0)\n" }.joined()
    let file = try parse("lume-session 1\nlayer wire\n\n> hi\n\(lines)")
    return RecordingChange.turns(of: file)[1].world.map(\.text)
  }

  private func chunk(_ text: String) -> String {
    "{\"content\": \"\(text)\", \"type\": \"stream_chunk\"}"
  }

  @Test func piecesOfAnAnswerAreOneLine() throws {
    let connected = #"{"type": "connected"}"#
    let ended = #"{"content": "(ended)", "notice": "ended", "type": "stream_chunk"}"#
    let one = try world(connected, chunk("Three easy"), chunk(" walks."), ended)
    #expect(one[1] == #"<- w1 stream_chunk "Three easy walks.""#)
    #expect(one.count == 3 && one[2].hasSuffix(ended))
    #expect(try world(connected, chunk("Three"), chunk(" easy walks."), ended) == one)
    #expect(try world(chunk("a"), chunk("b")) == [#"<- w1 stream_chunk "ab""#])
  }
}
