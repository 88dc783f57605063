import Testing

@testable import Shell

@Suite struct OutboxDropTests {
  @Test func takesANumberAndAYes() throws {
    let asked = try parse("/outbox drop 3", as: OutboxDrop.self)
    #expect(asked.number == 3 && !asked.isForced)
    #expect(try parse("/outbox drop 3 --yes", as: OutboxDrop.self).isForced)
  }

  @Test func needsANumber() {
    #expect(throws: UsageProblem.missing("ID")) {
      try parse("/outbox drop", as: OutboxDrop.self)
    }
  }
}
