import Testing
import Wellness

@testable import Coach

@Suite struct GoalAdviceTests {
  private let coach = RuleBasedCoach()

  private func tips(_ goal: CoachFacts.GoalFacts, after count: Int = 0) -> [String] {
    coach.tips(for: AdviceScene.after(tips: count, goal), today: Scene.today)
  }

  private func steps(_ goal: CoachFacts.GoalFacts, after count: Int = 0) -> NextSteps {
    coach.suggestions(for: AdviceScene.after(steps: count, goal), today: Scene.today)
  }

  private func outlook(_ goal: CoachFacts.GoalFacts) -> GoalOutlook {
    coach.analysis(of: goal, status: .active, today: Scene.today)
  }

  /// Every line of advice for a goal, in all the rounds that a user might see.
  private func advice(_ goal: CoachFacts.GoalFacts) -> [String] {
    (0..<4).flatMap { tips(goal, after: $0) }
      + (0..<4).flatMap { steps(goal, after: $0).steps + steps(goal, after: $0).suggestions }
      + outlook(goal).recommendations
  }

  /// The numbers of a text, as they are written.
  private func figures(_ text: String) -> [String] {
    text.split(separator: " ").map { word in
      String(word.drop { !$0.isNumber }.reversed().drop { !$0.isNumber }.reversed())
    }.filter { !$0.isEmpty }
  }

  private static let shorts = Set(
    DomainID.allCases.flatMap(\.content.topics).compactMap { $0.short.map(String.init) })

  @Test(arguments: [
    (AdviceScene.books, "I fall asleep after two pages", "Tired heads"),
    (AdviceScene.water, "I keep forgetting at work, the bottle sits there full", "Forgetting"),
    (AdviceScene.sleep, "my mind keeps racing and I can't switch off", "paper"),
  ])
  func theSecondTipIsAboutWhatTheDescriptionTells(
    goal: CoachFacts.GoalFacts, description: String, words: String
  ) {
    let goal = AdviceScene.after(goal, description: description)
    #expect(tips(goal)[1].contains(words), "\(tips(goal))")
    #expect(Set(tips(goal)).count == 6)
  }

  @Test func aDescriptionThatTellsNothingChangesNothing() {
    let goal = AdviceScene.after(AdviceScene.books, description: "Because I want to.")
    #expect(tips(goal) == tips(AdviceScene.books))
  }

  /// Who hasn't smoked for days has no last pack to throw out.
  @Test func whoHasStoppedIsNotToldToPrepare() {
    let days = (1...12).map { ($0 - 13, 0.0) }
    let stopped = Scene.goal("No cigarettes", 0, "cigarettes", from: -12, every: .daily, days)
    let chat = ChatScene.answers(
      stopped, ["give me tips", "more tips", "tips", "where do i start"])
    for line in advice(stopped) + chat {
      for word in ["last pack", "quit date", "before you stop", "Name the day"] {
        #expect(!line.contains(word), "\(line)")
      }
    }
    let others = ChatScene.answer(AdviceScene.smoke, ["hi", "give me tips"])
    #expect(others.contains("last pack"), "\(others)")
  }

  @Test(arguments: AdviceScene.goals + Scene.all)
  func adviceIsWholeSentences(_ goal: CoachFacts.GoalFacts) {
    for line in advice(goal) {
      #expect(line.split(separator: " ").count >= 4, "\(goal.title): \(line)")
      #expect(line.last == "." || line.hasSuffix(".\""), "\(goal.title): \(line)")
      #expect(line.first.map { !$0.isLowercase } == true, "\(goal.title): \(line)")
      #expect(!line.contains("?") && !line.contains("{"), "\(goal.title): \(line)")
      #expect(!Self.shorts.contains(line) || line.count > 40, "\(goal.title): \(line)")
    }
  }

  /// What is asked for is help, and where a goal stands is none.
  @Test(arguments: AdviceScene.goals + Scene.all)
  func theFirstLineHelps(_ goal: CoachFacts.GoalFacts) {
    let standing = Scene.standing(goal)
    let verdicts = (0...1).map { standing.answer(.onTrack, again: $0) }
    for line in [tips(goal)[0], steps(goal).suggestions[0], outlook(goal).recommendations[0]] {
      #expect(!verdicts.contains(line), "\(goal.title): \(line)")
      #expect(!line.hasPrefix("Yes") && !line.hasPrefix("No,"), "\(goal.title): \(line)")
    }
  }

  @Test(arguments: AdviceScene.goals + Scene.all)
  func listsHaveTheirLengths(_ goal: CoachFacts.GoalFacts) {
    #expect((5...7).contains(tips(goal).count) && Set(tips(goal)).count == tips(goal).count)
    #expect((2...3).contains(steps(goal).steps.count), "\(goal.title)")
    #expect((2...4).contains(steps(goal).suggestions.count), "\(goal.title)")
    #expect(!outlook(goal).recommendations.isEmpty)
  }

  /// Fresh tips are others as long as there are others.
  @Test(arguments: AdviceScene.goals) func tipsChange(_ goal: CoachFacts.GoalFacts) {
    let rounds = (0..<4).map { tips(goal, after: $0) }
    let all = Set(rounds.flatMap { $0 })
    let common = Set(rounds[0]).intersection(rounds[1])
    #expect(rounds[0] != rounds[1])
    #expect(common.count <= max(0, 12 - all.count), "\(goal.title): \(common)")
    #expect(tips(goal) == rounds[0], "the same counter gives the same")
    #expect(steps(goal) != steps(goal, after: 1))
  }

  @Test(arguments: [
    (AdviceScene.spanish, ["instrument", "bars", "piece", "play"]),
    (AdviceScene.save, ["bed", "sleep", "your piece"]),
    (AdviceScene.steps, ["sleep", "bed early"]),
    (AdviceScene.coffee, ["vegetables", "protein", "fruit", "If it's"]),
    (AdviceScene.smoke, ["quit date", "first cigarette", "before you stop", "last pack"]),
    (AdviceScene.meditate, ["Journal", "notebook"]),
    (AdviceScene.tenKilometres, ["pool", "bike"]),
    (AdviceScene.healthy, ["entry"]),
  ])
  func adviceIsAboutTheGoal(_ goal: CoachFacts.GoalFacts, _ foreign: [String]) {
    for line in advice(goal) {
      for word in foreign { #expect(!line.contains(word), "\(goal.title): \(line)") }
    }
  }

  @Test(arguments: [
    (AdviceScene.steps, "5,000 steps"), (AdviceScene.weight, "about 0.64 lbs a week"),
    (AdviceScene.sleep, "23:28"), (AdviceScene.books, "one book about every four weeks"),
    (AdviceScene.tenKilometres, "2:30"), (AdviceScene.save, "about 120 dollars a week"),
    (AdviceScene.coffee, "1.5 coffees a day"), (AdviceScene.water, "4 glasses"),
    (AdviceScene.meditate, "10 minutes"), (AdviceScene.spanish, "about 34 minutes a day"),
  ])
  func theFirstTipIsWorkedOut(_ goal: CoachFacts.GoalFacts, _ figure: String) {
    #expect(tips(goal)[0].contains(figure), "\(tips(goal)[0])")
  }

  @Test(arguments: AdviceScene.goals + Scene.all)
  func anAnalysisSaysEachFigureOnce(_ goal: CoachFacts.GoalFacts) {
    let outlook = outlook(goal)
    guard !goal.raisesRedFlag(on: Scene.today) else { return }
    // A single digit may well come twice, as two minutes and two weeks.
    let found = figures(
      ([outlook.text] + outlook.strengths + outlook.challenges).joined(separator: " ")
    ).filter { $0.count > 1 }
    #expect(Set(found).count == found.count, "\(goal.title): \(found) \(outlook)")
  }

  /// Who has done nothing yet isn't praised, and who has is.
  @Test(arguments: [
    (AdviceScene.meditate, []), (AdviceScene.healthy, []), (AdviceScene.sleep, []),
    (AdviceScene.coffee, []), (AdviceScene.books, ["More than a tenth of the way is done."]),
    (AdviceScene.save, ["You've added 600 dollars since the start."]),
    (AdviceScene.steps, ["11,200 steps on Saturday shows that you can do it."]),
  ])
  func strengthsAreReal(_ goal: CoachFacts.GoalFacts, _ strengths: [String]) {
    #expect(outlook(goal).strengths == strengths)
  }
}
