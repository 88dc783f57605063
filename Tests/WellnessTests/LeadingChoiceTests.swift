import Testing

@testable import Wellness

/// Numbers of choices that messages begin with.
@Suite struct LeadingChoiceTests {
  private static let menu = "What gets in the way?\n1 no time · 2 too tired · 3 no motivation"

  @Test(arguments: [
    ("3. I get paid late", 3, "I get paid late"), ("2, it is nerves", 2, "it is nerves"),
    ("1 - mornings, mostly", 1, "mornings, mostly"),
    (" 3 then, if that's all", 3, "then, if that's all"),
    ("2) both of us", 2, "both of us"), ("1. not new, for years", 1, "not new, for years"),
    ("2 duh, tired all day", 2, "duh, tired all day"),
  ])
  func stand(text: String, number: Int, rest: String) throws {
    let choice = try #require(LeadingChoice(text, after: Self.menu))
    #expect(choice.number == number && choice.rest == rest)
  }

  /// More than there are, other numbers, amounts, and what chooses and says no more.
  @Test(arguments: [
    "4. none of it", "3", "3.", "3.5 km, easy", "2,5 litres", "2:30 then", "3 cigarettes today",
    "30, I think", "2nd, please", "1, no 2", "12 then",
  ])
  func areNone(text: String) { #expect(LeadingChoice(text, after: Self.menu) == nil) }

  @Test func needAnOffer() {
    #expect(LeadingChoice("2, it is nerves", after: "How was it?") == nil)
    #expect(LeadingChoice("2, it is nerves", after: nil) == nil)
    #expect(LeadingChoice("2, it is nerves", after: "Two ways:\n1. Walk.\n2. Rest.")?.number == 2)
  }
}
