import Testing

@testable import Shell

@Suite struct OutboxListTests {
  @Test func takesNothing() throws {
    _ = try parse("/outbox", as: OutboxList.self)
    #expect(throws: UsageProblem.unknownSubcommand(command: "outbox", word: "1")) {
      try parse("/outbox 1", as: OutboxList.self)
    }
  }
}
