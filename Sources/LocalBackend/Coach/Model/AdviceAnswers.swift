import Contract
import JSON
import Wellness

/// Puts what a language model gave as JSON in the place of what the built-in coach said; `nil` for
/// what does not have the shape, the counts and the lengths that were asked for.
enum AdviceAnswers {
  static func tips(_ json: JSON, _ data: JSON) -> JSON? {
    AdviceReading.texts(json["tips"], count: 5...7).map { tips in
      data.with("tips", .array(tips.map(JSON.string)))
        .with("count", .number(JSON.Number(tips.count)))
    }
  }

  static func steps(_ json: JSON, _ data: JSON) -> JSON? {
    guard let suggestions = AdviceReading.texts(json["suggestions"], count: 3...5),
      let steps = AdviceReading.texts(json["next_steps"], count: 2...3),
      let motivation = AdviceReading.text(json["motivational_message"], AdviceReading.lengths)
    else { return nil }
    return data.with("suggestions", .array(suggestions.map(JSON.string)))
      .with("next_steps", .array(steps.map(JSON.string)))
      .with("motivational_message", .string(motivation))
  }

  /// The words are the model's; share and projected date stay those that were computed.
  static func analysis(_ json: JSON, _ data: JSON) -> JSON? {
    guard let text = AdviceReading.text(json["analysis"], 20...2000),
      let recommendations = AdviceReading.texts(json["recommendations"], count: 1...5),
      let strengths = AdviceReading.texts(json["strengths"], count: 0...5),
      let challenges = AdviceReading.texts(json["challenges"], count: 0...5)
    else { return nil }
    return data.with("analysis", .string(text))
      .with("recommendations", .array(recommendations.map(JSON.string)))
      .with("strengths", .array(strengths.map(JSON.string)))
      .with("challenges", .array(challenges.map(JSON.string)))
  }

  static func ideas(_ json: JSON, _ data: JSON, most: Int, goals: [String]) -> JSON? {
    guard let elements = json["suggestions"]?.arrayValue, (1...most).contains(elements.count) else {
      return nil
    }
    let known = Set(goals.map { $0.lowercased() })
    var titles: Set<String> = []
    var ideas: [JSON] = []
    for element in elements {
      guard let idea = idea(element), !known.contains(idea.title.lowercased()),
        titles.insert(idea.title.lowercased()).inserted
      else { return nil }
      ideas.append(idea.json)
    }
    return data.with("suggestions", .array(ideas))
      .with("count", .number(JSON.Number(ideas.count)))
  }

  private static func idea(_ json: JSON) -> GoalIdeaBody? {
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
    return GoalIdeaBody(
      title: title, description: description, type: type, targetValue: target, unit: unit,
      rationale: rationale, estimatedDays: days, difficulty: difficulty)
  }
}
