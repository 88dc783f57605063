import Edge
import Testing

@testable import Terminal

@Suite struct ScriptedPromptTests {
  private static func script(_ steps: [(Int, Script.Act)]) -> Script {
    var script = Script(columns: 40, rows: 10)
    script.steps = steps.map { Script.Step(at: $0.0, $0.1) }
    return script
  }

  private static func drawing(_ steps: [(Int, Script.Act)]) throws -> Drawing {
    try #require(ScriptedPrompt.draw(script(steps)))
  }

  private static func keys(_ text: String) -> Script.Act {
    .keys(text.unicodeScalars.map { .text($0) })
  }

  private static let line = WaitFor.line(prompt: nil)

  @Test func drawsAsALivePromptDoes() throws {
    let drawing = try ScriptedPromptTests.drawing([
      (0, .waits(ScriptedPromptTests.line)), (100, ScriptedPromptTests.keys("hi")),
      (200, .enter("hi")), (200, .takesLine), (250, .show(.say("<hi>"))),
    ])
    let text = String(decoding: drawing.bytes, as: UTF8.self)
    #expect(text.hasPrefix("\u{1b}[?2004h"))
    #expect(text.contains("\u{1b}[?2026lhi\u{1b}[?2026h"))
    #expect(text.contains("▸\u{1b}[0m \u{1b}[1mhi\u{1b}[0m\r\n"))
    #expect(text.contains("<hi>\r\n"))
    #expect(text.hasSuffix("\u{1b}[?2004l"))
    #expect(!text.replacing("\r\n", with: "").contains("\n"))
    #expect(drawing.mistyped == [])
    // The prompt goes away when the last frame is drawn.
    #expect(drawing.moments.map(\.at) == [0, 100, 200, 250, 250])
    #expect(drawing.moments.last?.end == drawing.bytes.count)
  }

  @Test func saysWhatWasTypedOtherwise() throws {
    let drawing = try ScriptedPromptTests.drawing([
      (0, .waits(ScriptedPromptTests.line)), (50, ScriptedPromptTests.keys("ho")),
      (60, .enter("hi")),
    ])
    #expect(drawing.mistyped == [Drawing.Mistyped(line: "ho", text: "hi")])
  }

  /// What comes close together is one frame, and what is silent shows a sign of work.
  @Test func paintsByTheTimeOfTheScript() throws {
    let words = (0..<100).map { (1000 + $0 * 2, Script.Act.show(.answer("word "))) }
    let drawing = try ScriptedPromptTests.drawing(
      [(0, .show(.status(PromptState(phase: .answering))))] + words)
    let frames = drawing.moments.filter { $0.at >= 1000 && $0.end <= drawing.prompt }
    #expect((6...8).contains(frames.count))
    #expect(zip(frames.dropFirst(), frames).allSatisfy { $0.at - $1.at >= 33 })
    let signs = drawing.moments.filter { (300..<1000).contains($0.at) }
    #expect(signs.map(\.at) == [300, 400, 500, 600, 700, 800, 900])
  }

  @Test func echoesALineWhereItIsTaken() throws {
    let drawing = try ScriptedPromptTests.drawing([
      (0, .show(.status(PromptState(phase: .answering)))), (0, .show(.answer("one "))),
      (100, ScriptedPromptTests.keys("next")), (150, .enter(nil)), (300, .show(.answered)),
      (300, .show(.status(PromptState()))), (300, .waits(ScriptedPromptTests.line)),
    ])
    let text = String(decoding: drawing.bytes, as: UTF8.self)
    #expect(text.contains("[1 queued]"))
    #expect(text.contains("▸\u{1b}[0m \u{1b}[1mnext\u{1b}[0m\r\n"))
  }

  @Test func takesAnotherSize() throws {
    let drawing = try ScriptedPromptTests.drawing([
      (0, .waits(ScriptedPromptTests.line)), (100, .resize(columns: 24, rows: 8)),
      (200, .show(.say("one two three four five six"))),
    ])
    #expect(drawing.moments.compactMap(\.size) == [Drawing.Size(columns: 24, rows: 8)])
    let text = String(decoding: drawing.bytes, as: UTF8.self)
    #expect(text.contains("one two three four five\r\nsix\r\n"))
  }
}
