import Testing

@testable import Shell

@Suite struct QuitTests {
  @Test func takesNothing() throws {
    _ = try parse("/quit", as: Quit.self)
    #expect(throws: UsageProblem.unexpected("now")) { try parse("/quit now", as: Quit.self) }
  }
}
