import JSON
import Wellness

/// A goal that the service suggests (`GoalSuggestion` of the contract).
package struct GoalIdeaBody: Hashable, Sendable {
  /// At most 50 characters where this project writes it.
  package var title: String
  /// 100 to 500 characters where this project writes it.
  package var description: String
  /// What it is about.
  package var type: GoalType
  /// In `unit`; some servers name none.
  package var targetValue: Double?
  /// Some servers name none.
  package var unit: String?
  /// Why it is suggested.
  package var rationale: String
  /// In days, 1 or more; some servers name none.
  package var estimatedDays: Int?
  /// From 1, very easy, to 5, very hard.
  package var difficulty: Int

  package init(
    title: String, description: String, type: GoalType, targetValue: Double?, unit: String?,
    rationale: String, estimatedDays: Int?, difficulty: Int
  ) {
    self.title = title
    self.description = description
    self.type = type
    self.targetValue = targetValue
    self.unit = unit
    self.rationale = rationale
    self.estimatedDays = estimatedDays
    self.difficulty = difficulty
  }

  /// Reads a suggestion; a difficulty outside of 1 to 5 is a middling one.
  package init(_ fields: Fields) throws(ContractError) {
    title = try fields.string("title")
    description = try fields.optionalString("description") ?? ""
    type = GoalType(rawValue: try fields.string("goal_type"))
    targetValue = try fields.optionalDouble("target_value")
    unit = try fields.optionalString("target_unit")
    rationale = try fields.optionalString("rationale") ?? ""
    estimatedDays = try fields.optionalInt("estimated_duration")
    let difficulty = try fields.optionalInt("difficulty") ?? 3
    self.difficulty = (1...5).contains(difficulty) ? difficulty : 3
  }

  /// All keys.
  package var json: JSON {
    [
      "title": .string(title), "description": .string(description),
      "goal_type": .string(type.rawValue),
      "target_value": targetValue.map { .number(JSON.Number($0)) } ?? .null,
      "target_unit": JSON(unit), "rationale": .string(rationale),
      "estimated_duration": estimatedDays.map { .number(JSON.Number($0)) } ?? .null,
      "difficulty": .number(JSON.Number(difficulty)),
    ]
  }

  /// Reads the list of ideas that a service answers.
  package static func all(in fields: Fields) throws(ContractError) -> [GoalIdeaBody] {
    var ideas: [GoalIdeaBody] = []
    for fields in try fields.objects("suggestions") { ideas.append(try GoalIdeaBody(fields)) }
    return ideas
  }
}
