import Session
import Terminal
import Testing

@testable import Demo

@Suite struct TimelineTests {
  private static func last(_ show: Show, _ change: (inout Pacing) -> Void = { _ in }) throws -> Int
  {
    try show.cast(change).drawing.moments.last?.at ?? 0
  }

  @Test func typesLikeAPersonAndAlwaysTheSame() throws {
    let show = try Show("> How should I start?\n")
    let cast = try show.cast()
    #expect(cast.drawing == (try show.cast()).drawing)
    let moments = cast.drawing.moments
    // A key at the end of the line is one byte.
    let keys = zip(moments.dropFirst(), moments).filter { $0.end - $1.end == 1 }.map(\.0.at)
    let pauses = zip(keys.dropFirst(), keys).map { $0 - $1 }
    #expect(keys.count == 19)
    #expect(pauses.allSatisfy { (40...120).contains($0) }, "\(pauses)")
    #expect(Set(pauses).count > 10)
    let other = try Show("> How should I start?\n", header: "seed 2\n").cast()
    #expect(other.drawing.moments != cast.drawing.moments)
  }

  @Test func noWaitIsLongerThanTheUserWants() throws {
    let day = try Show("> a\n@ wait 1d\n> b\n@ wait 1h\n> c\n")
    #expect(try TimelineTests.last(day) < 10_000)
    let short = try TimelineTests.last(day) { $0.idle = 500 }
    #expect(try TimelineTests.last(day) > short + 1000)
  }

  /// What stands behind the last pause is for the next turn.
  @Test func aStillHasTheCaptionOfItsOwnTurn() throws {
    let show = try Show(
      "@ caption \"first\"\n> one\n| one\n@ caption \"seen\"\n@ pause 1s\n@ caption \"next\"\n> two\n"
        + "| two\n@ caption \"end\"\n> three\n| three\n@ caption \"last\"\n")
    func captions(_ turn: Int) throws -> [String] {
      try show.cast { $0.to = turn }.captions.map(\.text)
    }
    #expect(try captions(1) == ["first", "seen"])
    #expect(try captions(2) == ["first", "seen", "next"])
    #expect(try captions(3) == ["first", "seen", "next", "end", "last"])
  }

  @Test func speedCountsForEverything() throws {
    let show = try Show("> one two three\n@ wait 1s\n> four\n")
    let usual = try show.cast { $0.idle = 5000 }
    let fast = try show.cast {
      $0.idle = 5000
      $0.speed = 2
    }
    let (last, half) = (try #require(usual.marks.last).at, try #require(fast.marks.last).at)
    #expect(abs(last - half * 2) < 10)
  }

  @Test func showsTheTurnsThatAreAskedFor() throws {
    let show = try Show("> one\n> two\n> three\n")
    let cast = try show.cast {
      $0.from = 2
      $0.to = 2
    }
    #expect(cast.marks.map(\.kind) == [.turn(2)])
    #expect(!cast.hasEnd)
    let lines = String(decoding: PlainText.draw(cast), as: UTF8.self).split(separator: "\n")
    #expect(lines == ["lume ▸ one", "one", "Goal ▸ two", "two", "Goal ▸"])
    // What was before is there when it begins.
    var screen = ScreenModel(columns: 40, rows: 12)
    let first = try #require(cast.drawing.moments.last { $0.at == 0 })
    screen.write(cast.drawing.bytes[..<first.end])
    #expect(screen.text(1) == "one")
  }

  @Test func typesAsTheFileSays() throws {
    let show = try Show(
      "@ type \"/goa\" tab \"s\" backspace \" new\" left \"X\" backspace\n> /goal new\n")
    let cast = try show.cast()
    #expect(cast.mistyped.isEmpty)
    let rows = Picture(cast, end: cast.shown).segments.flatMap { segment in
      segment.steps.map { step in
        let bytes = segment.cells.prefix(step.columns).compactMap { UInt8(exactly: $0.scalar) }
        return String(decoding: bytes, as: UTF8.self)
      }
    }
    #expect(rows.contains { $0.hasSuffix("/goa") })
    #expect(rows.contains { $0.hasSuffix("/goals") })
    #expect(rows.contains { $0.hasSuffix("/goal neXw") })
    let wrong = try Show("@ type \"/goal\"\n> /goal new\n").cast()
    #expect(wrong.mistyped.first?.line == "/goal")
    #expect(wrong.mistyped.first?.text == "/goal new")
  }

  @Test func captionsAndMarkersStandWhereTheFileHasThem() throws {
    let show = try Show(
      """
      @ caption "before"
      > one
      @ caption "while it answers"
      | one
      @ pause 1s
      @ marker "answered"
      > two

      """)
    let cast = try show.cast()
    #expect(cast.marks.map(\.text) == ["before", "one", "while it answers", "answered", "two"])
    #expect(cast.marks.map(\.kind) == [.caption, .turn(1), .caption, .marker, .turn(2)])
    #expect(cast.marks[3].at >= cast.marks[2].at + 1000)
    #expect(cast.marks[4].at >= cast.marks[3].at + Pacing.lead)
  }

  @Test(arguments: ["two\n   lines", "ends in \\\\", "a tab\\there"])
  func everyInputCanBeTyped(_ text: String) throws {
    let show = try Show("> \(text)\n> after\n")
    let lines = String(decoding: PlainText.draw(try show.cast()), as: UTF8.self)
    #expect(lines.contains("Goal ▸ after\nafter\n"), "\(lines)")
  }

  @Test func anAnswerToAQuestionIsTypedAtIt() throws {
    let show = try Show("> ?really\n> yes\n> more\n")
    let lines = String(decoding: PlainText.draw(try show.cast()), as: UTF8.self)
    #expect(lines.contains("Sure? yes\n"), "\(lines)")
  }

  @Test func anInterruptIsAKey() throws {
    let show = try Show("> one two three\n@ +70 interrupt\n> four\n")
    let cast = try show.cast()
    let lines = String(decoding: PlainText.draw(cast), as: UTF8.self)
    #expect(lines.contains("four\n"), "\(lines)")
    #expect(!lines.contains("three \n"))
  }

  @Test func anotherSizeIsDrawn() throws {
    let show = try Show("> one\n| one\n@ resize 30x8\n> two\n")
    let cast = try show.cast()
    #expect(cast.drawing.moments.compactMap(\.size) == [Drawing.Size(columns: 30, rows: 8)])
    #expect(Picture(cast, end: cast.shown).unknown == [])
  }
}
