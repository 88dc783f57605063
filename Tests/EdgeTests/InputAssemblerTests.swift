import Testing

@testable import Edge

@Suite struct InputAssemblerTests {
  private func assemble(_ lines: [String]) -> [String] {
    var assembler = InputAssembler()
    return lines.compactMap { assembler.receive($0) } + [assembler.abandon()].compactMap { $0 }
  }

  @Test(arguments: [
    (["one", "two"], ["one", "two"]),
    (["\"\"\"", "one", "/quit", "\"\"\"", "two"], ["one\n/quit", "two"]),
    (["one \\", "two"], ["one \ntwo"]),
    (["path\\\\", "two"], ["path\\\\", "two"]),
    (["one\\", "two\\", "three"], ["one\ntwo\nthree"]),
    (["/goal new Swim\\", "far"], ["/goal new Swim far"]),
    (["/chat goal -- One\\", "two"], ["/chat goal -- One\ntwo"]),
    (["/goal new \\", "\"\"\""], ["/goal new  \"\"\""]),
    (["\"\"\"", "left open"], ["left open"]),
    (["\"\"\"", "ends in \\", "\"\"\""], ["ends in \\"]),
  ])
  func joinsWhatBelongsTogether(lines: [String], inputs: [String]) {
    #expect(assemble(lines) == inputs)
  }

  @Test func aScriptHasComments() {
    var assembler = InputAssembler()
    let lines = [
      "#!/bin/lume -f", "# Monday", "#", "#\tx", "#1 it is", " # it", "\"\"\"", "# in", "\"\"\"",
    ]
    #expect(lines.compactMap { assembler.receive(scripted: $0) } == ["#1 it is", " # it", "# in"])
  }

  @Test(arguments: [
    ("  /goals", "/goals"), ("\n\t /goal new A\n", "/goal new A\n"), ("/goals", "/goals"),
    ("  hello", "  hello"), ("  /usr/bin", "  /usr/bin"), ("  //x", "  //x"), ("  ", "  "),
  ])
  func whatIsPastedBeginsWithItsCommand(_ text: String, _ inserted: String) {
    #expect(InputAssembler.pasted(text) == inserted)
  }

  @Test(arguments: [
    ("/goal new \"A\"\n/goal new \"B\"", ["/goal new \"A\"", "/goal new \"B\""]),
    ("  /goals\n\n\t/help goal\n", ["/goals", "/help goal"]), ("/goals\n", ["/goals"]),
    ("/goals\nand this", ["/goals", "and this"]), ("/goals\n/usr/bin", ["/goals", "/usr/bin"]),
    ("/goals\n//x\n  it", ["/goals", "//x", "  it"]),
    ("# Monday\n/goals\n  # and\n#\n/today\n#1 it is", ["/goals", "/today", "#1 it is"]),
    ("/goal new \"Walk\n  far\" --by +6w\n/today", ["/goal new \"Walk far\" --by +6w", "/today"]),
    ("/goal new \"Walk\n/today\nfar\"", ["/goal new \"Walk", "/today", "far\""]),
    ("/goal new Swim\\\nfar\n/today", ["/goal new Swim far", "/today"]),
    ("/goals\n\"\"\"\n# a title\n/x\n\"\"\"\n/today", ["/goals", "# a title\n/x", "/today"]),
    ("/chat goal 1 -- How\ndo I begin?\n/goals", ["/chat goal 1 -- How\ndo I begin?", "/goals"]),
    ("/goals", nil), ("hello\n/goals", nil), ("# A title\nand text", nil), ("\n \n", nil),
    ("/usr/bin\n/goals", nil), ("//x\n/goals", nil),
  ])
  func takesATextThatBeginsWithACommandAsItsLines(text: String, commands: [String]?) {
    #expect(InputAssembler.commands(in: text) == commands)
  }
}
