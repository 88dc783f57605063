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
    (["\"\"\"", "left open"], ["left open"]),
    (["\"\"\"", "ends in \\", "\"\"\""], ["ends in \\"]),
  ])
  func joinsWhatBelongsTogether(lines: [String], inputs: [String]) {
    #expect(assemble(lines) == inputs)
  }
}
