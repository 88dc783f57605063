import Edge
import Numbers
import Testing

@testable import Terminal

@Suite struct WordWrapperTests {
  /// Feeds pieces of a text and answers the rows.
  private func wrap(_ parts: [String], width: Int) -> [String] {
    var wrapper = WordWrapper(width: width)
    var rows = [""]
    for piece in parts.flatMap({ wrapper.receive($0) }) + wrapper.finish() {
      switch piece {
      case .text(let text, _): rows[rows.count - 1] += text
      case .wrap, .newline: rows.append("")
      }
    }
    return rows
  }

  /// Marks without a width fill no columns; a row of them ends all the same, however it comes.
  @Test(.timeLimit(.minutes(10)), arguments: [1, 7, 1 << 16])
  func aRowOfMarksEnds(size: Int) {
    let text = Array(("e" + String(repeating: "\u{301}", count: 1 << 16)).unicodeScalars)
    let parts = stride(from: 0, to: text.count, by: size).map { start in
      String(String.UnicodeScalarView(text[start..<min(text.count, start + size)]))
    }
    let rows = wrap(parts, width: 10)
    #expect(rows.allSatisfy { $0.unicodeScalars.count <= 160 })
    #expect(rows.joined().unicodeScalars.count == text.count)
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]),
    ("one two", 7, ["one two"]),
    ("one two", 6, ["one", "two"]),
    ("one  two", 5, ["one", "two"]),
    ("one  two", 8, ["one  two"]),
    ("one two  ", 7, ["one two"]),
    ("one\ntwo", 20, ["one", "two"]),
    ("one\n\ntwo", 20, ["one", "", "two"]),
    ("one \n two", 20, ["one", " two"]),
    ("  indented", 20, ["  indented"]),
    ("abcdefgh", 3, ["abc", "def", "gh"]),
    ("a abcdefgh", 4, ["a", "abcd", "efgh"]),
    ("a\tb", 20, ["a       b"]),
    ("学习中文", 4, ["学习", "中文"]),
    ("学习中文", 5, ["学习", "中文"]),
    ("see 学习 now", 6, ["see 学", "习 now"]),
    ("", 5, [""]),
    ("- one two three", 9, ["- one two", "  three"]),
    ("1. one two three", 11, ["1. one two", "   three"]),
    ("  * one two", 8, ["  * one", "    two"]),
    ("  one two", 8, ["  one", "  two"]),
    ("2 eggs and bread", 11, ["2 eggs and", "bread"]),
    ("2  eggs and bread", 12, ["2  eggs and", "   bread"]),
    ("- one two\nthree four", 9, ["- one two", "three", "four"]),
    ("- abcdefghijkl", 8, ["-", "  abcdef", "  ghijkl"]),
    ("1. one", 5, ["1.", "one"]),
    ("```\none two\n  a bb\n```\none two", 9, ["```", "one two", "  a bb", "```", "one two"]),
    ("```\nlet one = 2\n```", 9, ["```", "let one =", "  2", "```"]),
  ])
  func breaksBetweenWords(text: String, width: Int, rows: [String]) {
    #expect(wrap([text], width: width) == rows)
  }

  @Test(arguments: 0..<50)
  func dependsNotOnHowTheTextIsCut(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let alphabet: [Unicode.Scalar] = [
      "a", "b", "c", " ", " ", "\n", "\t", "é", "学", "\u{301}", "👩", "\u{200d}",
    ]
    let scalars = (0..<200).map { _ in alphabet[Int(random.next() % UInt64(alphabet.count))] }
    let whole = String(String.UnicodeScalarView(scalars))
    let width = 2 + Int(random.next() % 30)
    var parts: [String] = []
    var rest = scalars[...]
    while !rest.isEmpty {
      let count = 1 + Int(random.next() % 9)
      parts.append(String(String.UnicodeScalarView(rest.prefix(count))))
      rest = rest.dropFirst(count)
    }
    let rows = wrap([whole], width: width)
    #expect(wrap(parts, width: width) == rows)
    #expect(rows.allSatisfy { DisplayWidth.columns(of: $0) <= width })
  }

  @Test func holdsAWordUntilItIsWhole() {
    var wrapper = WordWrapper(width: 10)
    #expect(wrapper.receive("wo") == [])
    #expect(wrapper.receive("rd ") == [.text("word", .plain)])
    #expect(wrapper.finish() == [])
  }

  @Test func keepsStylesAcrossABreak() {
    var line = Row("one ", .bad)
    line.append("two three", .good)
    #expect(
      WordWrapper.rows(of: line, width: 7).map(\.runs) == [
        [.init(text: "one ", style: .bad), .init(text: "two", style: .good)],
        [.init(text: "three", style: .good)],
      ])
  }

  @Test(arguments: [
    ("*  1  Walk far and wide", 14, ["*  1  Walk far", "      and wide"]),
    ("goal     Walk far and wide", 17, ["goal     Walk far", "        and wide"]),
    ("It is what it is", 12, ["It is what", "it is"]),
  ])
  func aRowOfATableGoesOnInItsColumn(_ text: String, _ width: Int, _ rows: [String]) {
    let wrapped = WordWrapper.rows(of: Row(text), width: width)
    #expect(wrapped.map { $0.runs.map(\.text).joined() } == rows)
  }

  @Test func goesOnInANewRowAtAnotherWidth() {
    var wrapper = WordWrapper(width: 10)
    _ = wrapper.receive("one two ")
    wrapper.resize(width: 5)
    #expect(
      wrapper.receive("three four ") == [.text("three", .plain), .wrap, .text("four", .plain)])
  }
}
