import Coach
import JSON
import Time
import Wellness

/// Reads what a language model gave as JSON; `nil` for what does not have the shape, the counts and
/// the lengths that were asked for.
enum AdviceAnswers {
  static func tips(_ json: JSON) -> [String]? {
    AdviceReading.texts(json["tips"], count: 5...7)
  }

  static func steps(_ json: JSON) -> NextSteps? {
    guard let suggestions = AdviceReading.texts(json["suggestions"], count: 3...5),
      let steps = AdviceReading.texts(json["next_steps"], count: 2...3),
      let motivation = AdviceReading.text(json["motivational_message"], AdviceReading.lengths)
    else { return nil }
    return NextSteps(suggestions: suggestions, steps: steps, motivation: motivation)
  }

  /// The words are the model's; share and projected date are computed.
  static func analysis(
    _ json: JSON, of goal: CoachFacts.GoalFacts, today: CalendarDate
  ) -> GoalOutlook? {
    guard let text = AdviceReading.text(json["analysis"], 20...2000),
      let recommendations = AdviceReading.texts(json["recommendations"], count: 1...5),
      let strengths = AdviceReading.texts(json["strengths"], count: 0...5),
      let challenges = AdviceReading.texts(json["challenges"], count: 0...5)
    else { return nil }
    return GoalOutlook(
      progress: Standing(goal, today: today).share ?? 0,
      projectedDate: Standing(goal, today: today).forecast, text: text,
      strengths: strengths, challenges: challenges, recommendations: recommendations)
  }

  static func ideas(_ json: JSON, for facts: IdeaFacts) -> GoalIdeas? {
    guard let elements = json["suggestions"]?.arrayValue,
      (1...facts.count).contains(elements.count)
    else { return nil }
    let known = Set(facts.goals.map { $0.title.lowercased() })
    var titles: Set<String> = []
    var ideas: [GoalProposal] = []
    for element in elements {
      guard let idea = idea(element), !known.contains(idea.title.lowercased()),
        titles.insert(idea.title.lowercased()).inserted
      else { return nil }
      ideas.append(idea)
    }
    return GoalIdeas(proposals: ideas)
  }

  private static func idea(_ json: JSON) -> GoalProposal? {
    guard let title = AdviceReading.text(json["title"], 3...50),
      let description = AdviceReading.text(json["description"], 100...500),
      let type = json["goal_type"]?.stringValue.map(GoalType.init(rawValue:)),
      GoalType.known.contains(type),
      let target = json["target_value"]?.doubleValue, target > 0, target <= GoalLimits.largest,
      let unit = AdviceReading.text(json["target_unit"], 1...20),
      let rationale = AdviceReading.text(json["rationale"], AdviceReading.lengths),
      let days = json["estimated_duration"]?.intValue, (1...365).contains(days),
      let difficulty = json["difficulty"]?.intValue, (1...5).contains(difficulty)
    else { return nil }
    return GoalProposal(
      title: title, description: description, type: type, target: Quantity(target, unit),
      rationale: rationale, days: days, difficulty: difficulty)
  }
}
