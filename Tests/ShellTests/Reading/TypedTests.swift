import Testing

@testable import Shell

@Suite struct TypedTests {
  @Test(arguments: ["", " ", "\t \n"])
  func whatCannotBeSeenIsEmpty(_ line: String) {
    #expect(Typed(line) == .empty)
  }

  @Test(arguments: [
    ("/goals", "goals", ""), ("/goal new Run", "goal", " new Run"), ("/set\tpace", "set", "\tpace"),
    ("/chat goal -- two\nlines", "chat", " goal -- two\nlines"), ("/gaol", "gaol", ""),
    ("/dry-run", "dry-run", ""), ("/Goal", "Goal", ""), ("/goal2", "goal2", ""),
  ])
  func aSlashAndANameAreACommand(_ line: String, _ name: String, _ rest: String) {
    #expect(Typed(line) == .command(name: name, rest: rest))
  }

  @Test(arguments: ["/", "/ ", "/\t", "/?", "/? "])
  func aSlashAloneAsksForTheCommands(_ line: String) {
    #expect(Typed(line) == .command(name: "help", rest: ""))
  }

  @Test(arguments: [
    "hello", "hello /goals", "/usr/bin", "/usr/bin is a folder", "/notes.txt", "/ alone",
    "/5 of them", "/-c", "\t/goals", "学 /x", "/\u{0}",
    "/goal \"two\nlines\"", "/goal new A\n/goal new B", "/goals\nhello",
  ])
  func everythingElseIsText(_ line: String) {
    #expect(Typed(line) == .message(line))
  }

  @Test func twoSlashesAloneAreExplained() {
    let hint = "// stands before a text that begins with a slash; /help lists the commands."
    #expect(Typed("//") == .hint(hint) && Typed("// ") == .hint(hint))
  }

  @Test(arguments: [
    ("//goals", "/goals"), (" /", "/"), ("///x", "//x"), (" /goals", "/goals"),
    ("  hi", " hi"),
  ])
  func aSecondSlashOrALeadingSpaceMakesTextOfACommand(_ line: String, _ text: String) {
    #expect(Typed(line) == .message(text))
  }
}
