import Testing

@testable import Shell

@Suite struct SyncTests {
  @Test func takesNothing() throws {
    _ = try parse("/sync", as: Sync.self)
    #expect(throws: UsageProblem.unexpected("now")) { try parse("/sync now", as: Sync.self) }
  }
}
