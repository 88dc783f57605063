import Testing

@testable import Program

@Suite struct LineDifferenceTests {
  @Test(arguments: [
    ("a\nb\nc\n", "a\nx\nc\n", ["    2 - b", "    2 + x"]), ("a\n", "a\nb\n", ["    2 + b"]),
    ("a\nb\n", "b\n", ["    1 - a"]), ("a\n", "a\n", []), ("", "a\n", ["    1 + a"]),
    ("a\nb\nc\nd\n", "x\nb\nc\ny\n", ["    1 - a", "    1 + x", "    4 - d", "    4 + y"]),
  ])
  func tellsTheLinesThatGoAndCome(_ old: String, _ new: String, _ lines: [String]) {
    #expect(LineDifference.lines(from: Array(old.utf8), to: Array(new.utf8)) == lines)
  }

  /// Texts for which the fewest lines would be looked for in vain.
  @Test func goesOverLongTextsAtOnce() {
    let old = (1...40_000).map { $0 % 4 == 0 ? "same" : "old \($0)" }
    let new = old.map { $0.replacing("old", with: "new") }
    let lines = LineDifference.lines(
      from: Array(old.joined(separator: "\n").utf8), to: Array(new.joined(separator: "\n").utf8))
    #expect(lines.count == 60_000)
    #expect(lines.prefix(2) == ["    1 - old 1", "    1 + new 1"])
  }
}
