import Testing
import Wellness

@testable import Shell

@Suite struct IdeasTakeTests {
  @Test func takesANumberAndADate() throws {
    let take = try parse("/ideas take 2 --by 31 may", as: IdeasTake.self)
    #expect(take.number == 2 && take.by == .inYear(month: 5, day: 31))
    #expect(throws: UsageProblem.missing("N")) { try parse("/ideas take", as: IdeasTake.self) }
  }

  @Test(arguments: ["0", "-1", "one", "1.5"])
  func tellsWhatIsNoNumber(_ word: String) {
    #expect(
      throws: UsageProblem.bad(word, for: "N", expected: "the number of an idea, such as 1")
    ) { try parse("/ideas take \(word)", as: IdeasTake.self) }
  }
}
