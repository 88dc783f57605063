import Testing

@testable import Edge

@Suite struct InputAssemblerTests {
  private func assemble(_ lines: [String]) -> [String] {
    var assembler = InputAssembler()
    return lines.compactMap { assembler.take($0) } + [assembler.abandon()].compactMap { $0 }
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

  @Test(arguments: [
    ("/goal new \"A\"\n/goal new \"B\"", ["/goal new \"A\"", "/goal new \"B\""]),
    ("  /goals\n\n\t/help goal\n", ["/goals", "/help goal"]), ("/goals\n", ["/goals"]),
    ("/goals", nil), ("/goals\nand this", nil), ("hello\n/goals", nil),
    ("/goals\n/usr/bin", nil), ("/goals\n//x", nil), ("\n \n", nil),
  ])
  func knowsATextOfCommandsAlone(text: String, commands: [String]?) {
    #expect(InputAssembler.commands(in: text) == commands)
  }
}
