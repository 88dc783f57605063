import Session
import Testing

@Suite struct PerturbationTests {
  private static let session = """
    lume-session 1
    layer    wire

    > hi
    <- w1 +3 {"type": "connected"}
    <- w1 +100 {"content": "One é", "type": "stream_chunk"}
    <- w1 +50 {"content": "\\ntwo", "type": "stream_chunk"}
    | said
    <- w1 +20 {"content": " more", "type": "stream_chunk"}
    <- w1 +12 {"type": "stream_complete"}
    <- h1 +80 200
    <- h1 +40 'data: a
    <- h1 +2 'b
    <- h1 +0 end

    """

  private func cut(_ number: Int) throws -> [String] {
    let file = try parse(PerturbationTests.session)
    let other = try #require(try Perturbation(number: number).applied(to: file))
    return String(decoding: other.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func theFirstCutsIntoScalars() throws {
    let lines = try cut(1)
    let pieces = lines.filter { $0.hasPrefix("<- w1") && $0.contains("stream_chunk") }
    #expect(pieces.count == 14)
    #expect(pieces[0] == "<- w1 +100 {\"content\": \"O\", \"type\": \"stream_chunk\"}")
    #expect(pieces[1] == "<- w1 +0 {\"content\": \"n\", \"type\": \"stream_chunk\"}")
    #expect(pieces[8] == "<- w1 +50 {\"content\": \"o\", \"type\": \"stream_chunk\"}")
  }

  @Test func theSecondPutsAllIntoOneAndCrossesNothing() throws {
    #expect(
      try cut(2).dropFirst(2) == [
        "> hi", "<- w1 +3 {\"type\": \"connected\"}",
        "<- w1 +150 {\"content\": \"One é\\ntwo\", \"type\": \"stream_chunk\"}", "| said",
        "<- w1 +20 {\"content\": \" more\", \"type\": \"stream_chunk\"}",
        "<- w1 +12 {\"type\": \"stream_complete\"}", "<- h1 +80 200", "<- h1 +42 'data: ab",
        "<- h1 +0 end",
      ])
  }

  @Test func theOthersAreRandomAndTheSameEachTime() throws {
    #expect(try cut(3) == cut(3))
    #expect(try cut(3) != cut(4))
    #expect(try cut(5) != cut(1))
  }

  @Test func aNoticeStaysWhole() throws {
    let notice =
      "<- w1 +2 {\"content\": \"(ended)\", \"notice\": \"ended\", \"type\": \"stream_chunk\"}"
    let file = try parse(
      "lume-session 1\nlayer    wire\n\n> hi\n"
        + "<- w1 +1 {\"content\": \"One\", \"type\": \"stream_chunk\"}\n\(notice)\n")
    let other = try #require(try Perturbation(number: 1).applied(to: file))
    let lines = String(decoding: other.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 7 && lines.last.map(String.init) == notice)
  }

  @Test func whatStreamsNothingIsLeftAlone() throws {
    #expect(try Perturbation(number: 1).applied(to: try parse("lume-session 1\n\n> a\n")) == nil)
  }

  @Test func aLineIsFoundAgainInTheFileThatWasCut() throws {
    let file = try parse(PerturbationTests.session)
    let other = try #require(try Perturbation(number: 1).applied(to: file))
    let lines = String(decoding: other.bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let place = try #require(lines.firstIndex(of: "| said")) + 1
    #expect(file.line(of: place, in: other) == 8)
  }
}
