import Testing
import Wellness

@testable import Coach

/// What somebody writes who knows nothing of the coach, and what it is about.
@Suite struct StrangerTests {
  @Test(arguments: [
    ("pay day is the 28th, should i set up a standing order", "standing order"),
    ("i put money aside and always spend it again", "spent again"),
    ("i want to save for a trip to japan", "saving for a trip"),
  ])
  func moneyIsUnderstood(_ message: String, _ topic: String) {
    let text = ChatScene.said(ChatScene.answer(AdviceScene.save, ["hi", message]))
    #expect(ChatScene.texts(topic, of: .money).contains(text), "\(text)")
  }

  /// What a chat about nothing begins with is what it's about.
  @Test(arguments: [
    ("i want to quit smoking", DomainID.smoking), ("i smoke a pack a day", .smoking),
    ("i want to read more books this year", .reading), ("want to lose 10 kilos", .weight),
    ("i need to exercise more", .walking),
    ("i want to sleep better", .sleep),
  ])
  func aChatBeginsWithWhatIsNamed(_ message: String, _ domain: DomainID) {
    let text = ChatScene.said(ChatScene.answer(nil, [message]))
    #expect(ChatScene.texts("starting", of: domain).contains(text), "\(text)")
  }

  /// It's left when something else is named, and no number of a goal is asked for where there is none.
  @Test func anotherSubjectIsTakenUp() {
    let answers = ChatScene.answers(nil, ["i smoke a pack a day", "how do i wake up earlier"])
    #expect(ChatScene.texts("wake up earlier", of: .sleep).contains(answers[1]), "\(answers)")
    let steps = ChatScene.answer(nil, ["how many steps should i walk a day"])
    #expect(ChatScene.texts("how many steps", of: .walking).contains(steps), "\(steps)")
    let water = ChatScene.answer(nil, ["how can I drink more water"])
    #expect(ChatScene.texts("drinking more water", of: .water).contains(water), "\(water)")
  }

  private static let beer = Scene.goal(
    "Beer max one a day", 1, "beer", from: -9, every: .daily, [])

  /// Thanks, an excuse for one's English or a laugh comes with what is meant.
  @Test(arguments: [
    (
      "thank you, very kind. then what can i drink in the bar after the first beer?",
      "alcohol free drinks"
    ),
    (
      "sorry for my english. the problem is the bar after work, all the friends are there",
      "friends and the pub"
    ),
  ])
  func courtesyIsNotWhatIsMeant(_ message: String, _ topic: String) {
    let text = ChatScene.answer(Self.beer, ["hi", message])
    #expect(ChatScene.texts(topic, of: .alcohol).contains(text), "\(text)")
  }

  /// Beside a goal of sleep somebody asks about games.
  @Test func anotherSubjectIsTakenUpBesideAGoal() {
    let text = ChatScene.answer(AdviceScene.sleep, ["hi", "what do i do if im wired after a loss"])
    #expect(ChatScene.texts("wired after gaming", of: .screens).contains(text), "\(text)")
  }

  @Test func happyWithAQuestionMarkTellsOfNoJoy() {
    let text = ChatScene.answer(nil, ["one word. lonely, then. happy?"])
    #expect(!text.contains("smile") && !text.contains("lovely"), "\(text)")
  }

  @Test func aNicknameIsNoName() {
    let text = ChatScene.answer(AdviceScene.sleep, ["hi", "they call me grandma fr"])
    #expect(!ChatScene.texts("my name", of: .talk).contains(text), "\(text)")
  }

  @Test func howAGoalIsMadeIsSaid() {
    let text = ChatScene.answer(nil, ["how do i set the goal?"])
    #expect(ChatScene.texts("making a goal", of: .talk).contains(text), "\(text)")
  }

  @Test(arguments: [
    ("please make a goal for 8000 steps a day", "You'd like a goal called \"8000 steps a day\"."),
    ("add a goal for drinking 2 liters", "You'd like a goal called \"drinking 2 liters\"."),
    ("change my target please", "You'd like to change the goal."),
    ("mark my running goal as done", "You'd like your running goal to count as reached."),
    ("please end this chat", "You'd like to end this chat."),
  ])
  func saysBackWhatItCannotDo(_ message: String, said: String) {
    let text = ChatScene.answer(nil, [message])
    let rest = text.dropFirst(said.count + 1)
    #expect(text.hasPrefix(said + " ") && !rest.isEmpty, "\(text)")
    #expect(ChatScene.texts("a request", of: .talk).contains(rest), "\(text)")
  }

  /// A suggestion that doesn't help isn't a partner that doesn't.
  @Test func somethingElseIsSaidForWhatDoesNotHelp() {
    let answers = ChatScene.answers(AdviceScene.sleep, ["tips please", "no that doesnt help"])
    #expect(answers[1].hasPrefix("1. ") && answers[0] != answers[1], "\(answers)")
    let partner = ChatScene.answer(AdviceScene.sleep, ["hi", "my partner doesnt help me"])
    #expect(ChatScene.texts("unsupportive partner", of: .general).contains(partner))
  }

  @Test func whatIsLeftIsANumber() {
    let text = ChatScene.answer(AdviceScene.save, ["hi", "what is left until june?"])
    #expect(text.hasPrefix("1,900 dollars to go"), "\(text)")
    let later = ChatScene.answer(AdviceScene.save, ["hi", "i need until august"])
    #expect(!later.hasPrefix("1,900"), "\(later)")
  }

  @Test(arguments: [
    "is 2500 enough?? maybe 2500 would be ok", "is 2500 enough?", "would 2500 be enough?",
  ])
  func anotherTargetIsWorkedOut(_ message: String) {
    let text = ChatScene.answer(AdviceScene.save, ["hi", message])
    #expect(text.hasPrefix("You can: with 2,500 dollars"), "\(text)")
  }

  @Test func somethingInsteadIsAsked() {
    let asked = ChatScene.answer(AdviceScene.sleep, ["hi", "and if i read instead?"])
    #expect(ChatScene.answer(AdviceScene.sleep, ["hi", "and if i read instead"]) == asked)
  }

  /// How to choose is said the first time that there is a choice.
  @Test func theFirstChoiceSaysHowToChoose() {
    let answers = ChatScene.answers(AdviceScene.smoke, ["hi", "no", "blorp", "no"])
    let hints = answers.filter { $0.contains(" Type 1, 2 or 3.\n1 ") }
    #expect(hints.count == 1, "\(answers)")
  }

  @Test func oneOverNoneIsSaidPlainly() {
    let text = ChatScene.answer(AdviceScene.smoke, ["hi", "i had 1 cigarette"])
    #expect(text.contains("the goal is none") && !text.contains("limit of no"), "\(text)")
  }

  /// A plan that is asked for beside a value begins from it.
  @Test func aPlanFollowsTheValueThatIsTold() {
    let goal = Scene.goal("Run a half marathon", 21, "km", from: -9, to: 120)
    let text = ChatScene.answer(goal, ["I ran 8 km today, what should I do this week?"])
    #expect(text.hasPrefix("8 km: that's your first mark, with 13 km to 21 km.\n"), "\(text)")
    #expect(text.contains("\nMon: ") && !text.contains("no value yet"), "\(text)")
  }

  /// Who smokes less hasn't set a date to stop.
  @Test func whoCutsDownIsNotToldToQuit() {
    let goal = Scene.goal(
      "At most 5 cigarettes a day", 5, "cigarettes", from: -9, every: .daily, [(-1, 6)])
    let coach = RuleBasedCoach()
    let texts =
      ChatScene.answers(goal, ["a plan for the week", "tips", "another one", "more tips"])
      + (0..<4).flatMap { round in
        coach.tips(for: AdviceScene.after(tips: round, goal), today: Scene.today)
          + coach.suggestions(for: AdviceScene.after(steps: round, goal), today: Scene.today)
          .suggestions
      }
    for word in ["last pack", "quit date", "without;", "patch"] {
      #expect(!texts.contains { $0.contains(word) }, "\(word): \(texts)")
    }
    let none = ChatScene.answer(AdviceScene.smoke, ["a plan for the week"])
    #expect(none.contains("first day without") && !none.contains("the day's number"), "\(none)")
  }
}
