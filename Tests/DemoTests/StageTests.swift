import Session
import Terminal
import Testing

@testable import Demo

@Suite struct StageTests {
  private static let terminal = Drawing.Size(columns: 40, rows: 12)

  private static func stage(_ records: String) throws -> Stage {
    let show = try Show(records)
    return try #require(
      Stage(on: terminal) { size in
        do {
          return try show.cast(
            size: SessionHeader.Size(columns: size.columns, rows: size.rows))
        } catch {
          return nil
        }
      })
  }

  @Test func aCastWithoutCaptionsHasTheWholeTerminal() throws {
    let stage = try StageTests.stage("> one\n@ caption \"\"\n> two\n")
    #expect(stage.cast.size == StageTests.terminal)
    #expect(stage.isHintOnScreen)
    #expect(stage.caption("one") == "")
  }

  /// However narrow a terminal is, it says how to leave.
  @Test(arguments: [
    (80, " lume play · turn 2 · space pauses · ← → turns · q leaves "),
    (50, " lume play · turn 2 · space pauses · q leaves "), (30, " space pauses · q leaves "),
    (12, " q leaves "), (10, " q "),
  ])
  func whatKeysDoIsSaidAsFarAsThereIsRoom(_ columns: Int, _ text: String) throws {
    let show = try Show("> one\n")
    let stage = try #require(
      Stage(on: Drawing.Size(columns: columns, rows: 12)) { _ in
        do { return try show.cast() } catch { return nil }
      })
    let hint = stage.hint(PlayHint(turn: 2, isPaused: false, isASCII: false).texts)
    #expect(hint.contains("\u{1b}[0;7m\(text)\u{1b}[0m"))
    let ascii = stage.hint(PlayHint(turn: 2, isPaused: true, isASCII: true).texts)
    #expect(ascii.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func captionsHaveRowsOfTheirOwnBelowWhatScrolls() throws {
    let stage = try StageTests.stage("@ caption \"one\"\n> two\n")
    #expect(stage.cast.size.rows == 10)
    #expect(stage.opening.contains("\u{1b}[1;10r"))
    #expect(stage.hintRow == 11)
    let indent = String(repeating: " ", count: 18)
    #expect(
      stage.caption("one")
        == "\u{1b}7\u{1b}[12;1H\u{1b}[0m\u{1b}[K\(indent)\u{1b}[1mone\u{1b}[0m\u{1b}8")
    #expect(stage.caption("") == "\u{1b}7\u{1b}[12;1H\u{1b}[0m\u{1b}[K\u{1b}8")
  }

  @Test func aLongCaptionIsCutBetweenWords() throws {
    let caption = "All of this is one caption, which is too long for one row."
    let stage = try StageTests.stage("@ caption \"\(caption)\"\n> two\n")
    #expect(stage.cast.size.rows == 9)
    let text = stage.caption(caption)
    #expect(text.contains("mAll of this is one caption, which is too\u{1b}"))
    #expect(text.contains("mlong for one row.\u{1b}"))
  }

  /// What is painted is what stood there, and the cursor is where it was.
  @Test func paintsAScreenAnew() throws {
    let stage = try StageTests.stage(
      (1...8).map { "> this is number \($0) of eight\n" }.joined())
    var screen = ScreenModel(columns: 40, rows: 12)
    screen.write(stage.cast.drawing.bytes)
    let text = stage.painting(screen)
    let rows = (screen.top..<screen.lines.count).filter { !screen.text($0).isEmpty }
    #expect(rows.count > 5)
    for line in rows { #expect(text.contains("\u{1b}[\(line - screen.top + 1);1H")) }
    #expect(text.hasSuffix("\u{1b}[\(screen.column + 1)G"))
    #expect(!text.contains("number 1"))
  }
}
