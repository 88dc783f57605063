import Testing

@testable import Program

@Suite struct LineDifferenceTests {
  @Test(arguments: [
    ("a\nb\nc\n", "a\nx\nc\n", ["- b", "+ x"]), ("a\n", "a\nb\n", ["+ b"]),
    ("a\nb\n", "b\n", ["- a"]), ("a\n", "a\n", []), ("", "a\n", ["+ a"]),
    ("a\nb\nc\nd\n", "x\nb\nc\ny\n", ["- a", "+ x", "- d", "+ y"]),
  ])
  func tellsTheLinesThatGoAndCome(_ old: String, _ new: String, _ lines: [String]) {
    #expect(LineDifference.lines(from: Array(old.utf8), to: Array(new.utf8)) == lines)
  }
}
