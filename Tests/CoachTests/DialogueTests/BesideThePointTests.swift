import Testing
import Wellness

@testable import Coach

/// What strangers were answered beside the point in live chats.
@Suite struct BesideThePointTests {
  private static let run = Scene.goal(
    "Run 10 km", 10, "km", initial: 2, from: -30, to: 120, [(-1, 5)])
  private static let friends = Scene.goal(
    "See friends 50 times", 50, "times", from: -30, to: 200, [(-1, 12)])
  private static let weight = Scene.goal(
    "Lose 10 kg", 80, "kg", initial: 90, from: -28, to: 121, type: .weight, [(-3, 86)])
  private static let sleep = Scene.goal(
    "Sleep 8 hours", 8, "hours", from: -9, every: .daily, [(0, 6)])

  /// What is behind somebody isn't what they ask whether they reach.
  @Test func theWayToGoIsAskedAbout() {
    let text = ChatScene.answer(Self.run, ["hi", "can i get from 5k to 10k in 9 weeks"])
    #expect(!text.contains("already") && text.contains("a week"), "\(text)")
  }

  @Test func timesAreAnsweredWhereTheyAreCounted() {
    let question = "ok. how many times a week though, i'm on my feet all day"
    let runs = ChatScene.said(ChatScene.answer(Self.run, ["hi", question]))
    #expect(ChatScene.texts("how many runs a week", of: .running).contains(runs), "\(runs)")
    let meetings = ChatScene.answer(Self.friends, ["hi", "how many times a week is that"])
    #expect(meetings.contains("a week: that's 38"), "\(meetings)")
  }

  @Test func aTimeOfDayIsNoRate() {
    let text = ChatScene.answer(
      Self.weight, ["hi", "it's the roll off the van at 9. every day. what do i have instead"])
    #expect(!text.contains("9 kg"), "\(text)")
  }

  @Test func whatIsToBeLoggedIsAValue() {
    let text = ChatScene.answer(Self.sleep, ["hi", "just note 4 hours for today"])
    #expect(text.hasPrefix("4 hours"), "\(text)")
    let rate = ChatScene.answer(Self.sleep, ["hi", "should i add 2 hours a night"])
    #expect(!rate.hasPrefix("2 hours"), "\(rate)")
  }

  /// Thanks, or a why, don't hide what else is said.
  @Test func whatStandsBesideThanksIsAnswered() {
    let text = ChatScene.answer(nil, ["i work nights", "thanks. can i have a beer"])
    #expect(!ChatScene.texts("thanks", of: .talk).contains(ChatScene.said(text)), "\(text)")
  }

  @Test(arguments: [
    ("is a racing heart dangerous or just normal", "worth a doctor"),
    ("should the doctor look at it", "worth a doctor"),
    ("ibuprofen every night, safe or not", "a medicine every day"),
  ])
  func whatIsForADoctorIsSaid(message: String, topic: String) {
    let text = ChatScene.said(ChatScene.answer(Self.run, ["hi", message]))
    #expect(ChatScene.texts(topic, of: .general).contains(text), "\(text)")
  }

  @Test(arguments: [
    "put the new date in, please", "which button must i press to change the number of the goal",
  ])
  func whatOnlyTheShellDoesIsSaid(message: String) {
    let text = ChatScene.answer(Self.run, ["hi", message])
    #expect(text.contains("The shell"), "\(text)")
  }

  /// What is asked of the program stands however much is told before it.
  @Test(arguments: [
    (
      "It was lovely, we laughed a lot, and then the house was quiet. Have you written it down?",
      "did it save"
    ),
    ("Then I have done both this week, so please put that down for me.", "note it please"),
    ("It's too big, and where do I find the place where the goal is edited?", "a request"),
  ])
  func whatIsAskedOfTheProgramIsAnswered(message: String, topic: String) {
    let text = ChatScene.said(ChatScene.answer(Self.friends, ["hi", message]))
    #expect(ChatScene.texts(topic, of: .talk).contains(text), "\(text)")
  }

  @Test func whatIsDoneInARowIsNoStreak() {
    let text = ChatScene.answer(
      Self.run, ["hi", "how do i get to 10k, i can run like 3 km in a row"])
    #expect(!text.contains("No row"), "\(text)")
  }

  @Test func aCountIsAskedFor() {
    let text = ChatScene.answer(Self.sleep, ["hi", "how many hours do i have now, with the nap?"])
    #expect(text.contains("6 of 8 hours"), "\(text)")
  }

  /// A plan is no share of what's left, and what else is counted isn't the goal's number.
  @Test(arguments: [
    "so what's the weekly plan to get to 10 in the 90 days?",
    "that's a division, not a plan. which days do I run?",
    "lol I'm 37, thanks. give me a schedule, like tue/thu/sat with kms",
  ])
  func aPlanIsAskedFor(message: String) {
    let text = ChatScene.answer(Self.run, ["hi", message])
    #expect(text.contains("\nTue:"), "\(text)")
  }

  @Test func whatElseIsCountedIsNoNumberOfTheGoal() {
    let text = ChatScene.answer(
      Self.weight, ["hi", "how much protein do i need per day at 86 kg?"])
    #expect(text.contains("gram"), "\(text)")
    let loss = ChatScene.answer(Self.weight, ["hi", "how much do i need to lose a week?"])
    #expect(loss.contains("kg a week"), "\(loss)")
  }

  @Test func whatIsSpentAMonthIsNotSaved() {
    let save = Scene.goal(
      "Save 6,000", 6000, "dollars", initial: 0, from: -21, to: 240, [(-1, 1450)])
    let spent = ChatScene.answer(save, ["hi", "daycare went up 180 a month, where do I cut?"])
    #expect(!spent.contains("180 dollars a month"), "\(spent)")
    let saved = ChatScene.answer(save, ["hi", "at 300 a month, when am i there?"])
    #expect(saved.contains("300 dollars a month"), "\(saved)")
  }

  @Test(arguments: [
    "I buy two bottles tomorrow at the market. Now I go to bed, good night",
    "ok. last thing, tomorrow i take the trainers out of the box. good night",
  ])
  func aGoodNightIsReturned(message: String) {
    let text = ChatScene.said(ChatScene.answer(Self.run, ["hi", message]))
    #expect(ChatScene.texts("good night", of: .talk).contains(text), "\(text)")
  }

  @Test func aLossIsHeardBeyondThanks() {
    let text = ChatScene.answer(
      Self.friends,
      ["hi", "Thank you. It is three years since Margaret died, and the evenings are quiet."])
    #expect(text.contains("sorry"), "\(text)")
  }
}
