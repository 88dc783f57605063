import Testing

@testable import Shell

@Suite struct HelpTests {
  @Test func takesATopicOrNone() throws {
    #expect(try parse("/help", as: Help.self).topic == nil)
    #expect(try parse("/help goal new", as: Help.self).topic == "goal new")
    #expect(try parse("/help /goal", as: Help.self).topic == "/goal")
  }
}
