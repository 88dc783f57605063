import Time
import Wellness

/// The coach that is built in: a pure function of its facts, without a clock and without chance.
package struct RuleBasedCoach: Sendable {
  /// Changes with every rewording, so that recordings can tell.
  package static let version = "rules 35"

  package init() {}

  /// What a consultation about no goal begins with.
  package func greeting(_ persona: Persona) -> String {
    switch persona {
    case .nutritionist:
      "Hi, I'm your nutritionist. What did you eat yesterday, and what would you change about it?"
    case .fitnessCoach: "Hi, I'm your fitness coach. How much do you move on an ordinary day?"
    case .triage:
      "Hi. Tell me what bothers you most and since when; then we'll see what comes first."
    default: "Hi, I'm your \(persona.displayName.lowercased()). What's on your mind today?"
    }
  }

  /// The answer to a message.
  ///
  /// What is said about a danger comes before everything else.
  package func reply(to message: String, _ facts: CoachFacts) -> Reply {
    let safety = facts.safety(message)
    var dialogue = Dialogue(CoachScene(facts))
    let meaning = dialogue.hear(message)
    if let text = safety.reply {
      return Reply(
        text: text,
        state: ChatState(safety: safety.memory.asking(text), dialogue: dialogue.answered(text)))
    }
    let writer = ReplyWriter(dialogue, meaning, message: message, allowance: safety.allowance)
    let text = writer.text
    let memory = dialogue.answered(
      text, given: writer.given(in: text), labels: writer.labels(in: text))
    return Reply(
      text: text, state: ChatState(safety: safety.memory.asking(text), dialogue: memory))
  }

  /// What is remembered of a chat after a message that somebody else answers.
  package func state(after message: String, _ facts: CoachFacts) -> ChatState {
    var dialogue = Dialogue(CoachScene(facts))
    _ = dialogue.hear(message)
    return ChatState(
      safety: facts.safety(message).memory.asking(""), dialogue: dialogue.answered(nil))
  }

  /// Five to seven pieces of advice with the goal's own numbers, most important first.
  package func tips(for goal: CoachFacts.GoalFacts, today: CalendarDate) -> [String] {
    if let caution = GoalCaution.text(goal, today: today) { return [caution] + Careful.tips }
    return GoalAdvice(goal, today: today).tips
  }

  /// What would help with a goal, and what to do next.
  package func suggestions(for goal: CoachFacts.GoalFacts, today: CalendarDate) -> NextSteps {
    if let caution = GoalCaution.text(goal, today: today) {
      return NextSteps(
        suggestions: [caution] + Careful.tips.prefix(2), steps: Careful.steps, motivation: nil)
    }
    return GoalAdvice(goal, today: today).nextSteps
  }

  /// Where a goal stands and where it leads to.
  package func analysis(
    of goal: CoachFacts.GoalFacts, status: GoalStatus, today: CalendarDate
  ) -> GoalOutlook {
    guard let caution = GoalCaution.text(goal, today: today) else {
      return GoalAdvice(goal, today: today).outlook(status)
    }
    // What is reached by when is no matter now.
    return GoalOutlook(
      progress: Standing(goal, today: today).share ?? 0, projectedDate: nil, text: caution,
      strengths: [], challenges: [], recommendations: Careful.tips)
  }

  /// Goals for what the user does and says already.
  package func ideas(_ facts: IdeaFacts) -> GoalIdeas {
    GoalIdeas(
      proposals: IdeaChoice(facts).proposals,
      notice: facts.danger.flatMap(Safety.caution))
  }

  /// What was done and said in a period, and what follows.
  package func insight(_ facts: InsightFacts) -> InsightText { InsightWriter(facts).text }
}

/// What is advised for a goal that asks for more than a coach.
enum Careful {
  static let tips: [String] = .listed("Careful.tips")
  static let steps: [String] = .listed("Careful.steps")
}

extension Coach {
  /// The coach that is built in. All that it gives is ready.
  package static let rules: Coach = {
    let rules = RuleBasedCoach()
    return Coach(
      greeting: { rules.greeting($0) },
      reply: { .ready(rules.reply(to: $0, $1)) },
      tips: { .ready(rules.tips(for: $0, today: $1)) },
      suggestions: { .ready(rules.suggestions(for: $0, today: $1)) },
      analysis: { .ready(rules.analysis(of: $0, status: $1, today: $2)) },
      ideas: { .ready(rules.ideas($0)) },
      insight: { rules.insight($0) })
  }()
}
