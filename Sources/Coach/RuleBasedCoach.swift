import Time
import Wellness

/// The coach that is built in: rules over what was said and what the goal's numbers are.
///
/// A pure function of its facts; it looks at the last ten turns of each side.
package struct RuleBasedCoach: Sendable {
  /// Changes with every rewording, so that recordings can tell.
  package static let version = "rules 2"

  package init() {}

  /// What a consultation about no goal begins with.
  package func greeting(_ persona: Persona) -> String { Greeting(persona).text }

  /// The answer to a message: at most 80 words and one question.
  ///
  /// The first answer ever ends with one more line that says what is speaking.
  package func reply(to text: String, _ facts: CoachFacts) -> String {
    let scene = RuleBasedCoach.scene(text, facts)
    if let flag = RedFlagAnswer(scene) { return flag.text }
    let answer = scene.isIntroduction ? IntroductionAnswer(scene).text : TopicAnswer(scene).text
    return facts.isFirstAnswerEver ? answer + "\n" + RuleBasedCoach.introduction : answer
  }

  /// The answer to a message that raises a red flag, or comes right behind one that did; `nil`
  /// for all others.
  func redFlag(in text: String, _ facts: CoachFacts) -> String? {
    RedFlagAnswer(RuleBasedCoach.scene(text, facts))?.text
  }

  private static func scene(_ text: String, _ facts: CoachFacts) -> CoachScene {
    let memory = CoachMemory(facts.said)
    let reading = CoachReading(
      text, lastAnswerAsked: memory.lastAnswerAsked, bodyWeight: facts.goal?.bodyWeight)
    return CoachScene(facts, reading, memory)
  }

  /// What the first answer ever ends with.
  static let introduction =
    "I am built in: rule-based, English only; `/help coach` tells how to connect a model."

  /// Five to seven pieces of advice with the goal's own numbers, most important first.
  package func tips(for goal: CoachFacts.GoalFacts, today: CalendarDate) -> [String] {
    GoalTips(goal, today: today).texts
  }

  /// What would help with a goal, and what to do next.
  package func suggestions(for goal: CoachFacts.GoalFacts, today: CalendarDate) -> NextSteps {
    let advice = GoalAdvice(goal, today: today)
    return NextSteps(
      suggestions: advice.suggestions, steps: advice.nextSteps, motivation: advice.motivation)
  }

  /// Where a goal stands and where it leads to.
  package func analysis(
    of goal: CoachFacts.GoalFacts, status: GoalStatus, today: CalendarDate
  ) -> GoalOutlook {
    let analysis = GoalAnalysis(goal, status: status, today: today)
    return GoalOutlook(
      progress: analysis.progress, projectedDate: analysis.projectedDate, text: analysis.text,
      strengths: analysis.strengths, challenges: analysis.challenges,
      recommendations: analysis.recommendations)
  }

  /// Goals for what the user does and says already.
  package func ideas(_ facts: IdeaFacts) -> GoalIdeas {
    let flagged = facts.flaggedGoals
    let choice = IdeaChoice(
      count: facts.count, goals: facts.goals.map { ($0.title, $0.type) }, said: facts.said,
      told: flagged.flatMap(\.goal.told), persona: facts.persona)
    let first = flagged.min { $0.flag < $1.flag }
    return GoalIdeas(
      proposals: choice.chosen.map(\.proposal),
      notice: first.flatMap { RedFlagAdvice($0.goal)?.text })
  }

  /// What was done and said in a period, and what follows.
  package func insight(_ facts: InsightFacts) -> InsightText {
    InsightWriter(facts).text
  }
}

extension IdeaChoice.Chosen {
  /// The idea as it is suggested.
  fileprivate var proposal: GoalProposal {
    GoalProposal(
      title: idea.title, description: idea.description, type: idea.type, target: idea.target,
      rationale: rationale, days: idea.days, difficulty: idea.difficulty)
  }
}

extension CoachFacts.GoalFacts {
  /// In kilograms, where the goal's value is one.
  var bodyWeight: Double? {
    guard type == .weight || initial > target else { return nil }
    return GoalArithmetic.kilograms(current, unit: unit).flatMap { $0 > 30 ? $0 : nil }
  }
}

extension CoachScene {
  /// Whether this answer is the one that shows that the goal is known: to the first message, red
  /// flags not counted.
  var isIntroduction: Bool {
    facts.goal != nil && memory.turn <= memory.earlier.count
      && memory.earlier.allSatisfy { $0.flag != nil }
  }
}
