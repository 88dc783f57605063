import Coach
import JSON
import Time
import Wellness

extension Coach {
  /// A language model as the coach: told the facts of the built-in one and its rules.
  ///
  /// What raises a red flag is never its matter, nor is anything else in a chat until the danger is
  /// over, nor are insights; and where it gives nothing that makes sense, the rules answer.
  static func languageModel(_ model: LanguageModel) -> Coach {
    let rules = RuleBasedCoach()
    var coach = Coach.rules
    coach.reply = { message, facts in
      if facts.raisesRedFlag(message) { return .ready(rules.reply(to: message, facts)) }
      let prompt = ModelPrompt(message, facts, for: model)
      let state = rules.state(after: message, facts)
      return .pending(
        Question(
          prompt: prompt.lines, told: prompt.told, state: state, whole: prompt.whole,
          read: { $0.isEmpty ? nil : Reply(text: $0, state: state) },
          fallback: { rules.reply(to: message, facts) }))
    }
    coach.tips = { goal, today in
      advice(AdvicePrompts.tips, goal, today, AdviceAnswers.tips) {
        rules.tips(for: goal, today: today)
      }
    }
    coach.suggestions = { goal, today in
      advice(AdvicePrompts.steps, goal, today, AdviceAnswers.steps) {
        rules.suggestions(for: goal, today: today)
      }
    }
    coach.analysis = { goal, status, today in
      advice(
        AdvicePrompts.analysis, goal, today,
        { AdviceAnswers.analysis($0, of: goal, today: today) }
      ) {
        rules.analysis(of: goal, status: status, today: today)
      }
    }
    coach.ideas = { facts in
      let isUnsafe = facts.goals.contains { $0.raisesRedFlag(on: facts.today) }
      if facts.raisesRedFlag || isUnsafe { return .ready(rules.ideas(facts)) }
      return asked(
        AdvicePrompts.lines(suggesting: facts),
        { AdviceAnswers.ideas($0, for: facts) }, fallback: { rules.ideas(facts) })
    }
    return coach
  }

  /// Advice about one goal, unless the goal is a matter of the rules.
  private static func advice<Value>(
    _ wish: String, _ goal: CoachFacts.GoalFacts, _ today: CalendarDate,
    _ read: @escaping @Sendable (JSON) -> Value?, fallback: @escaping @Sendable () -> Value
  ) -> Answer<Value> {
    if goal.raisesRedFlag(on: today) { return .ready(fallback()) }
    return asked(AdvicePrompts.lines(wish, goal, today: today), read, fallback: fallback)
  }

  /// What is asked for as one object of JSON.
  private static func asked<Value>(
    _ prompt: [PromptLine], _ read: @escaping @Sendable (JSON) -> Value?,
    fallback: @escaping @Sendable () -> Value
  ) -> Answer<Value> {
    .pending(
      Question(
        prompt: prompt, read: { AdviceReading.object(in: $0).flatMap(read) }, fallback: fallback))
  }
}
