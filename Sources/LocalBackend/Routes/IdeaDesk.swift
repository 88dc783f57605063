import Contract
import Wellness

/// Goals that the coach suggests, from what is stored of a user.
extension CoachDesk {
  /// How many of the last messages are looked through.
  private static let reach = 100

  /// From the active goals, and from what was said in the active consultations.
  func ideas(_ count: Int) throws -> [GoalIdeaBody] {
    bodies(IdeaChoice(count: count, goals: try activeGoals(), said: try spokenTexts()))
  }

  /// What the user said in the active consultations, oldest first.
  func spokenTexts() throws -> [String] {
    let filter = ConsultationTable.Filter(status: ConsultationStatus.active.rawValue)
    let consultations = try storage.consultations.list(filter, limit: 10, offset: 0)
    return try consultations.reversed().flatMap { try said(in: $0) }
  }

  /// From the active goals, and from what was said in one consultation.
  func ideas(_ count: Int, from consultation: StoredConsultation) throws -> [GoalIdeaBody] {
    bodies(
      IdeaChoice(
        count: count, goals: try activeGoals(), said: try said(in: consultation),
        persona: consultation.persona))
  }

  func activeGoals() throws -> [(title: String, type: GoalType)] {
    let filter = GoalTable.Filter(status: GoalStatus.active.rawValue)
    return try storage.goals.list(filter, limit: .max, offset: 0).map { ($0.title, $0.type) }
  }

  /// What the user said in a consultation, oldest first.
  func said(in consultation: StoredConsultation) throws -> [String] {
    try storage.messages.last(CoachDesk.reach, before: .max, in: consultation.id)
      .filter { $0.role == .user }.map(\.content)
  }

  private func bodies(_ choice: IdeaChoice) -> [GoalIdeaBody] {
    choice.chosen.map { chosen in
      let idea = chosen.idea
      return GoalIdeaBody(
        title: idea.title, description: idea.description, type: idea.type,
        targetValue: idea.target.value, unit: idea.target.unit, rationale: chosen.rationale,
        estimatedDays: idea.days, difficulty: idea.difficulty)
    }
  }
}
