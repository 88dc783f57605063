import Coach
import JSON
import Time
import Wellness

/// What a language model is told when it is to give advice as JSON.
enum AdvicePrompts {
  /// Advice about one goal.
  ///
  /// - Parameter wish: what is wanted, with the form of the object.
  static func lines(
    _ wish: String, _ goal: CoachFacts.GoalFacts, today: CalendarDate
  ) -> [Coach.PromptLine] {
    lines(wish, facts: ModelFacts(goal, today: today).block, today: today)
  }

  /// Goals for what a user does and says already.
  static func lines(suggesting facts: IdeaFacts) -> [Coach.PromptLine] {
    let most = facts.count
    let known = facts.goals.prefix(20).map {
      "Active goal: " + ModelFacts.quoted($0.title, upTo: 200)
    }
    let spoken = facts.said.suffix(20).map { "The user said: " + ModelFacts.quoted($0, upTo: 300) }
    let block = (["<facts>"] + known + spoken + ["</facts>"]).joined(separator: "\n")
    let types = GoalType.known.map(\.rawValue).joined(separator: ", ")
    let wish = """
      Suggest \(most == 1 ? "one goal" : "up to \(most) goals") that no active goal says already, \
      the best first: {"suggestions": \
      [{"title": "up to 50 characters", "description": "100 to 500 characters", "goal_type": \
      "one of \(types)", "target_value": 10, "target_unit": "one word", \
      "rationale": "one sentence, why this user", \
      "estimated_duration": 30, "difficulty": 1}]}. Durations are in days, 7 to 365; difficulties \
      are 1 to 5.
      """
    return lines(wish, facts: block, today: facts.today)
  }

  private static func lines(
    _ wish: String, facts: String, today: CalendarDate
  ) -> [Coach.PromptLine] {
    let system = """
      You are the coach in lume, a program for wellness goals. Today is \(today). Every piece of \
      advice names an action that fits the goal, when and how much, in plain, contracted English without Markdown. \
      \(ModelRules.arithmetic) \(ModelRules.redFlags)

      \(ModelRules.data)
      \(facts)

      Answer with one object of JSON and nothing else.
      """
    return [
      Coach.PromptLine(role: .system, text: system), Coach.PromptLine(role: .user, text: wish),
    ]
  }

  static let tips = """
    Give five to seven tips for the goal, each one sentence of at most 200 characters, the most \
    important first: {"tips": ["..."]}
    """

  static let steps = """
    Say what would help with the goal: three to five suggestions, two or three next steps in \
    order, one sentence of encouragement: {"suggestions": ["..."], "next_steps": ["..."], \
    "motivational_message": "..."}
    """

  static let analysis = """
    Analyse where the goal stands, in three to five sentences, with up to five strengths, \
    challenges and recommendations each, every one a sentence: {"analysis": "...", \
    "strengths": ["..."], "challenges": ["..."], "recommendations": ["..."]}
    """
}
