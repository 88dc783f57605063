import Testing

@testable import Shell

@Suite struct EditTests {
  @Test func beginsWithTheTextThatFollows() throws {
    #expect(try parse("/edit Dear coach,", as: Edit.self).text == "Dear coach,")
    #expect(try parse("/edit", as: Edit.self).text == "")
  }

  @Test func waitsForItsTurn() {
    #expect(!Registry.mayRunAtOnce("/edit"))
  }
}
