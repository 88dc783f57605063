import Session
import Testing
import Time

@Suite struct HeaderTests {
  @Test func everyKeyIsRead() throws {
    let header = try parse(
      """
      lume-session 1
      title    A day  of walking
      clock    2026-03-02T07:30:00.250Z
      zone     +01:00
      seed     7
      size     100x30
      mode     batch
      layer    wire
      pace     40ms
      fault    drop=0.1
      args     --ascii --tone warm
      set      sync manual
      set      tone
      coach    rules 3
      order    strict
      tags     goals, chat slow
      recorded yes

      """
    ).header
    #expect(header.title == "A day  of walking")
    #expect(header.clock == Instant("2026-03-02T07:30:00.250Z"))
    #expect(header.zone == OffsetZone(minutes: 60))
    #expect(header.seed == 7)
    #expect(header.size == SessionHeader.Size(columns: 100, rows: 30))
    #expect(header.mode == .batch)
    #expect(header.layer == .wire)
    #expect(header.pace == "40ms")
    #expect(header.fault == "drop=0.1")
    #expect(header.args == "--ascii --tone warm")
    #expect(header.settings.map(\.key) == ["sync", "tone"])
    #expect(header.settings.map(\.value) == ["manual", ""])
    #expect(header.coach == "rules 3")
    #expect(header.order == .strict)
    #expect(header.tags == ["goals", "chat", "slow"])
    #expect(header.isRecorded)
    #expect(try parse(header.text + "end 0 turns, exit 0\n").header == header)
  }

  @Test func aFileOfInputsAloneIsOfLayerShell() throws {
    let file = try parse("lume-session 1\n> hello\n> /quit")
    #expect(file.header == SessionHeader())
    #expect(file.header.layer == .shell)
    #expect(file.header.clock == Instant("2026-01-01T00:00:00Z"))
    #expect(file.turns == 2)
    #expect(!file.isIncomplete)
  }

  @Test func anUnknownKeyIsAWarning() throws {
    let file = try parse("lume-session 1\nmood good\nset snyc x\nseed 1\nseed 2\n\n> a\n")
    #expect(
      file.warnings == [
        "line 2: the header mood is not known and was ignored",
        "line 3: set snyc is not known and was ignored; set takes sync, pace, color",
        "line 5: the header seed is there twice; the last one counts",
      ])
  }

  @Test func whatWouldBreakAHeaderLineIsNotWritten() throws {
    var header = SessionHeader()
    header.title = "a\nb\tc"
    #expect(try parse(header.text).header.title == "a b c")
  }
}
