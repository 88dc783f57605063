import Testing

@testable import Wellness

@Suite struct StatedGoalTests {
  @Test(arguments: [
    ("my goal is to sleep 8 hours", "sleep 8 hours"),
    ("Hi, my main goal is less sugar", "less sugar"),
    ("lose 15 lbs by summer.", "lose 15 lbs by summer"), ("bench 100kg", "bench 100kg"),
    ("Read 20 books this year", "Read 20 books this year"),
    ("i want to save 200 a month", "save 200 a month"),
    ("put 200 pounds a month aside for a holiday", "put 200 pounds a month aside for a holiday"),
    ("my gaol is to sleep 8 hours", "sleep 8 hours"),
    ("i wnat to svae 200 a month", "svae 200 a month"),
    ("loose 15 lbs by summer", "loose 15 lbs by summer"),
  ])
  func isCalledAsItWasTyped(text: String, title: String) {
    #expect(StatedGoal.title(in: text) == title)
  }

  @Test(arguments: [
    "my goal is to sleep 8 hours?", "my goal is too hard", "/goal is text as well", "run 5 km",
    "i read 20 books this year", "my goal", "walk more",
    "read 20 pages a day already", "lose my keys every day",
    "my goal is a mess and i cannot say why it is so hard to keep to",
    "walked 5 km a day", "need to save 300 a month, no idea how", "i want to sleep",
    "squat stuck at 190 kg for 4 months", "save me",
    "swam 30 lengths every week", "drank 2 litres a day", "i wait to save 200 a month",
    "put me down for 30 a day, you said",
  ])
  func whatTellsOfSomethingIsNone(text: String) {
    #expect(StatedGoal.title(in: text) == nil)
  }
}
