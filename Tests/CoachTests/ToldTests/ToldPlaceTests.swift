import Testing
import Wellness

@testable import Coach

/// What is counted by its place, what is left out by its words, and what is asked by the year.
@Suite struct ToldPlaceTests {
  @Test(arguments: [
    ("finished my third book!", "3 books"), ("my third book is done", "3 books"),
    ("completed the 4th book yesterday", "4 books"),
  ])
  func aPlaceIsAValue(message: String, value: String) {
    let text = ChatScene.answer(AdviceScene.books, ["hi", message])
    #expect(text.contains(value) && text.contains("of the way"), "\(text)")
  }

  @Test(arguments: ["halfway through my third book", "started my third book", "my third try"])
  func aPlaceThatIsNotReachedIsNone(message: String) {
    let text = ChatScene.answer(AdviceScene.books, ["hi", message, "how many books have i read"])
    #expect(!text.contains("3 books"), "\(text)")
  }

  @Test(arguments: ["ten days, apart from the 4 i had", "smoked since i was 14"])
  func whatIsLeftOutIsNoValue(message: String) {
    let text = ChatScene.answer(AdviceScene.smoke, ["hi", message])
    #expect(!text.contains("over the limit"), "\(text)")
  }

  /// 2 of 12 books after 60 of 364 days are on time; 30 of them would take 28 more.
  @Test func aNumberAYearIsAskedFor() {
    let own = ChatScene.answer(AdviceScene.books, ["hey. is 12 a year realistic"])
    #expect(own.contains("on track"), "\(own)")
    let other = ChatScene.answer(AdviceScene.books, ["hi", "is 30 a year doable?"])
    #expect(other.contains("28 books"), "\(other)")
    let month = ChatScene.answer(AdviceScene.books, ["hi", "so one a month. is that ok?"])
    #expect(!month.contains("seconds"), "\(month)")
  }

  /// 6 lb to 170, 8 books to 10.
  @Test(arguments: [
    (AdviceScene.weight, "forget it, 170 is enough", "170"),
    (AdviceScene.books, "10 books is enough", "10 books"),
    (AdviceScene.steps, "8000 is enough", "8,000 steps"),
    (AdviceScene.steps, "8000 would be enough for me", "8,000 steps"),
    (AdviceScene.steps, "i think 8000 steps is plenty", "8,000 steps"),
    (AdviceScene.steps, "6000 will do", "6,000 steps"),
    (AdviceScene.steps, "i'd be happy with 8000", "8,000 steps"),
    (AdviceScene.sleep, "23:30 is enough", "23:30"),
    (AdviceScene.water, "6 glasses would be plenty", "6 glasses"),
  ])
  func enoughIsAnotherTarget(goal: CoachFacts.GoalFacts, message: String, target: String) {
    let text = ChatScene.answer(goal, ["hi", message])
    #expect(text.contains(target) && text.contains("target itself"), "\(text)")
  }

  /// 10 books of 350 pages in 304 days are 11.5 pages a day.
  @Test func theLengthOfBooksIsTakenUp() {
    let answers = ChatScene.answers(
      AdviceScene.books, ["how many pages a day is that", "mine are more like 350 pages"])
    #expect(answers[1].contains("12 pages a day") || answers[1].contains("11 pages a day"))
  }

  /// A night that was told and not entered isn't called entered.
  @Test func whatIsToldIsNotCalledEntered() {
    let text = ChatScene.answer(AdviceScene.sleep, ["slept at 1am last night"])
    #expect(!text.contains("entered") && text.contains("know of"), "\(text)")
  }
}
