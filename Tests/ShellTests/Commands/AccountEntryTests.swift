import Testing

@testable import Shell

@Suite struct AccountEntryTests {
  @Test(arguments: ["login", "register"]) func takesAnAddressOrAsks(_ word: String) throws {
    let named = try parse("/\(word) ada@example.org", as: AccountEntryCommand.self)
    #expect(named.email == "ada@example.org" && named.usage.name == word)
    #expect(try parse("/\(word)", as: AccountEntryCommand.self).email == nil)
  }

  /// What is one word too many may be a password, so that it is not said again.
  @Test func takesNoPassword() {
    let error = #expect(throws: UsageProblem.unexpected("secret")) {
      try parse("/login ada@example.org secret", as: AccountEntryCommand.self)
    }
    let sentence = error.map { ProblemText.sentence($0, AccountEntry.login.usage) }
    #expect(sentence?.contains("secret") == false)
  }
}
