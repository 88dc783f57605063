import Testing

@testable import Shell

@Suite struct OutboxRetryTests {
  @Test func takesANumber() throws {
    #expect(try parse("/outbox retry 12", as: OutboxRetry.self).number == 12)
  }

  @Test(arguments: ["x", "0", "-1", "1.5"])
  func tellsWhatIsNone(_ text: String) {
    #expect(
      throws: UsageProblem.bad(
        text, for: "ID", expected: "the number of a change, as /outbox lists them")
    ) { try parse("/outbox retry \(text)", as: OutboxRetry.self) }
  }
}
