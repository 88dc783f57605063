import Edge
import Testing

@testable import Terminal

@Suite struct MarkdownStylerTests {
  /// The text with each run that is not plain in angle brackets behind the letter of its style.
  private func style(_ parts: [String]) -> String {
    var styler = MarkdownStyler()
    var row = Row()
    for run in parts.flatMap({ styler.receive($0) }) + styler.finish() {
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
    ("an *important* word", "an s<important> word"),
    ("*two words*.", "s<two words>."),
    ("*never closed", "*never closed"),
    ("*prices may vary\n* item", "*prices may vary\na<* >item"),
    ("2*3*4 and 5 * 6 * 7", "2*3*4 and 5 * 6 * 7"),
    ("some _stressed_ text", "some s<stressed> text"),
    ("the file_name_here stays", "the file_name_here stays"),
    ("_file_name_ closes late", "s<file_name> closes late"),
    ("*a **b** c*", "*a s<b> c*"),
    (
      "see [the page](https://a.example/b_(c)) now", "see the page (f<https://a.example/b_(c)>) now"
    ),
    ("[a](https://b.example \"Title\").", "a (f<https://b.example>)."),
    ("[https://a.example](https://a.example)", "https://a.example"),
    ("<https://a.example>, <b> and a<b", "https://a.example, <b> and a<b"),
    ("- [ ] task, [1], [a] [b", "a<- >[ ] task, [1], [a] [b"),
    ("[[x](y)]", "[x (f<y>)]"),
    ("[](x) and [y]()", "[](x) and [y]()"),
    ("***", "***"),
    ("run `swift test` now", "run a<swift test> now"),
    ("`a**b**`", "a<a**b**>"),
    ("a ` b", "a ` b"),
    (
      "Run:\n```swift\nlet x  =  **1**\n- no item\n```\n- item",
      "Run:\na<let x  =  **1**>\na<- no item>\na<- >item"
    ),
    ("```\nopen", "a<open>"),
    ("  ```sh\n  ls\n  ```\nend", "a<  ls>\nend"),
    ("```code``` in a line", "```code``` in a line"),
    ("```\n```x\n```", "a<```x>\n"),
    ("## **Step 1** of 2*3", "h<Step 1 of 2*3>"),
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
    #expect(styler.receive("word **") == [.init(text: "word ", style: .plain)])
    #expect(styler.receive("x") == [.init(text: "x", style: .strong)])
  }

  @Test(
    .timeLimit(.minutes(10)), arguments: ["[", "*", "_", "<", "*_[", "[a](", "*a _b [c\n", "[*"])
  func whatNeverClosesIsShownInTime(part: String) {
    let text = String(repeating: part, count: (1 << 20) / part.utf8.count)
    let shown = style([text]).filter { $0 != "\n" }
    #expect(shown.utf8.count > text.utf8.count / 2)
  }
}
