import Testing

@testable import Shell

@Suite struct QuitTests {
  @Test func takesNothing() throws {
    _ = try parse("/quit", as: Quit.self)
    _ = try parse("/exit", as: Quit.self)
    #expect(throws: UsageProblem.unexpected("now")) { try parse("/quit now", as: Quit.self) }
  }

  @Test func quitLeavesAndInBatchTheFirstFailureDoes() throws {
    try expectTranscript("> /quit\nend 1 turns, exit 0")
    try expectTranscript("@ eof\nend 0 turns, exit 0")
    try expectTranscript(
      """
      > /frob
      ! Unknown command /frob: /help all lists all (// or a leading space sends it as text)
      end 1 turns, exit 1
      """, header: "mode batch")
    try expectTranscript(
      """
      > /frob
      ! Unknown command /frob: /help all lists all (// or a leading space sends it as text)
      > /outbox
      | Nothing is waiting: the backend has everything.
      end 2 turns, exit 1
      """, header: "mode batch", "args --keep-going")
  }

  @Test func anEmptyLineIsNothing() throws {
    try expectTranscript(">\n>  \\s\n> /quit\nend 3 turns, exit 0")
  }

  @Test func aSignalEndsTheRunWithItsCode() throws {
    try expectTranscript("@ +10 terminate\nend 0 turns, exit 143")
  }
}
