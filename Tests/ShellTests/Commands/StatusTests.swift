import Testing

@testable import Shell

@Suite struct StatusTests {
  @Test func takesNothing() throws {
    _ = try parse("/status ", as: Status.self)
    #expect(throws: UsageProblem.unexpected("x")) { try parse("/status x", as: Status.self) }
  }
}
