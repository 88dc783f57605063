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
  package init(_ reader: BodyReader) throws(ContractError) {
    title = try reader.string("title")
    description = try reader.optionalString("description") ?? ""
    type = GoalType(rawValue: try reader.string("goal_type"))
    targetValue = try reader.optionalDouble("target_value")
    unit = try reader.optionalString("target_unit")
    rationale = try reader.optionalString("rationale") ?? ""
    estimatedDays = try reader.optionalInt("estimated_duration")
    let difficulty = try reader.optionalInt("difficulty") ?? 3
    self.difficulty = (1...5).contains(difficulty) ? difficulty : 3
  }

  /// All keys.
  package var json: JSON { GoalIdeaBody.table.object(self) }

  static let table: FieldTable<GoalIdeaBody> = [
    .init("title", .text(1...50)) { $0.title },
    .init("description", .text(100...500)) { $0.description }, .init("goal_type") { $0.type },
    .init("target_value", .number) { $0.targetValue }, .init("target_unit", .text) { $0.unit },
    .init("rationale", .text(1...300)) { $0.rationale },
    .init("estimated_duration", .whole(1...3650)) { $0.estimatedDays },
    .init("difficulty", .whole(1...5)) { $0.difficulty },
  ]

  /// Reads the list of ideas that a service answers.
  package static func all(in reader: BodyReader) throws(ContractError) -> [GoalIdeaBody] {
    var ideas: [GoalIdeaBody] = []
    for reader in try reader.objects("suggestions") { ideas.append(try GoalIdeaBody(reader)) }
    return ideas
  }
}
