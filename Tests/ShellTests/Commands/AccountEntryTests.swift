import Testing
import Time

@testable import Shell

@Suite struct AccountEntryTests {
  @Test(arguments: ["login", "register"]) func takesAnAddressOrAsks(_ word: String) throws {
    let named = try parse("/\(word) ada@example.org", as: AccountEntryCommand.self)
    #expect(named.email == "ada@example.org" && named.usage.name == word)
    #expect(try parse("/\(word)", as: AccountEntryCommand.self).email == nil)
  }

  @Test(arguments: ["ada@example.org", "a@b"]) func takesAnAddress(_ text: String) throws {
    #expect(try AccountAnswers.address(text) == text)
  }

  @Test(arguments: ["ada", "@example.org", "ada@", "a@b@c", ""])
  func saysAtOnceWhatIsNoAddress(_ text: String) {
    #expect(
      throws: UsageProblem.bad(
        text, for: "the address", expected: "one such as you@mail.invalid")
    ) { try AccountAnswers.address(text) }
  }

  /// What stands behind it may be a password, so that it is not said again.
  @Test func saysNothingOfWhatStandsBehindAnAddress() {
    #expect(throws: UsageProblem.unexpected("")) {
      try AccountAnswers.address("ada@example.org secret")
    }
  }

  @Test(arguments: [
    ("1990-12-31", true), ("2013-03-02", true), ("2013-03-03", false), ("2030-01-01", false),
    ("1899-12-31", false), ("friday", false), ("long ago", false), ("1990-02-31", false),
  ])
  func checksTheDateOfBirthWhenItIsGiven(_ text: String, _ isGood: Bool) {
    let today = CalendarDate(year: 2026, month: 3, day: 2)
    #expect(
      (try? AccountAnswers.dateOfBirth(text, on: #require(today))).map { "\($0)" }
        == (isGood ? text : nil))
  }

  /// What is one word too many may be a password, so that it is not said again.
  @Test func takesNoPassword() {
    let error = #expect(throws: UsageProblem.unexpected("secret")) {
      try parse("/login ada@example.org secret", as: AccountEntryCommand.self)
    }
    let sentence = error.map { ProblemText.sentence($0, AccountEntry.login.usage) }
    #expect(sentence?.contains("secret") == false)
    #expect(
      ProblemText.sentence(.unexpected("x"), Whoami.usage)
        == "\"x\" is one word too many. Usage: /whoami")
  }
}
