import Testing
import Wellness

@testable import Shell

@Suite struct ChatDeleteTests {
  @Test func takesAChatAndAYes() throws {
    let plain = try parse("/chat delete", as: ChatDelete.self)
    #expect(plain.name == nil && !plain.isForced)
    let full = try parse("/chat delete Run far --yes", as: ChatDelete.self)
    #expect(full.name == "Run far" && full.isForced)
  }
}
