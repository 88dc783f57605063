import Testing

@testable import Shell

@Suite struct AgainTests {
  @Test func takesNothing() throws {
    _ = try parse("/again", as: Again.self)
    #expect(throws: UsageProblem.unexpected("please")) {
      try parse("/again please", as: Again.self)
    }
  }
}
