import Edge
import Testing

@testable import Terminal

@Suite struct MarkdownStylerTests {
  /// The text with each run that is not plain in angle brackets behind the letter of its style.
  private func style(_ parts: [String]) -> String {
    var styler = MarkdownStyler()
    var row = Row()
    for run in parts.flatMap({ styler.take($0) }) + styler.finish() {
      row.append(run.text, run.style)
    }
    return row.runs.map { run in
      switch run.style {
      case .plain: run.text
      case .heading: "h<\(run.text)>"
      case .strong: "s<\(run.text)>"
      case .accent: "a<\(run.text)>"
      default: "f<\(run.text)>"
      }
    }.joined()
  }

  @Test(.timeLimit(.minutes(10))) func aLineOfBlanksIsNoList() {
    let blanks = String(repeating: " ", count: 1 << 18)
    #expect(style([blanks, "- x"]) == blanks + "- x")
    #expect(style(["   - x"]) == "a<   - >x")
  }

  @Test(arguments: [
    ("plain text", "plain text"),
    ("# Title\ntext", "h<Title>\ntext"),
    ("### Title", "h<Title>"),
    ("#tag", "#tag"),
    ("####### seven", "####### seven"),
    ("- item", "a<- >item"),
    ("  * item", "a<  * >item"),
    ("12. item", "a<12. >item"),
    ("12 items", "12 items"),
    ("2026 was", "2026 was"),
    ("-5 degrees", "-5 degrees"),
    ("---", "---"),
    ("some **bold** text", "some s<bold> text"),
    ("**bold** first", "s<bold> first"),
    ("**unclosed\nnext", "s<unclosed>\nnext"),
    ("2 ** 3 ** 4", "2 ** 3 ** 4"),
    ("a * b", "a * b"),
    ("*single*", "*single*"),
    ("***", "***"),
    ("run `swift test` now", "run a<swift test> now"),
    ("`a**b**`", "a<a**b**>"),
    ("a ` b", "a ` b"),
    (
      "```swift\nlet x  =  **1**\n- no item\n```\n- item",
      "f<```swift>\nlet x  =  **1**\n- no item\nf<```>\na<- >item"
    ),
    ("```\nopen", "f<```>\nopen"),
    ("ends in **", "ends in **"),
    ("#", "#"),
    ("", ""),
  ])
  func stylesWhatIsMarkedHoweverItIsCut(text: String, styled: String) {
    #expect(style([text]) == styled)
    #expect(style(text.unicodeScalars.map { String($0) }) == styled)
  }

  @Test func holdsBackNoMoreThanAMark() {
    var styler = MarkdownStyler()
    #expect(styler.take("word *") == [.init(text: "word ", style: .plain)])
    #expect(styler.take("x") == [.init(text: "*x", style: .plain)])
  }
}
