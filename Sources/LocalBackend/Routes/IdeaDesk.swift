import Contract
import JSON
import Time
import Wellness

/// Goals that the coach suggests, from what is stored of a user.
extension CoachDesk {
  /// How many of the last messages are looked through.
  private static let reach = 100

  /// Goals to suggest, and what comes before any of them.
  struct Ideas {
    let goals: [GoalIdeaBody]
    /// Whom to turn to, where an active goal raises a red flag.
    let notice: String?

    /// The data of a response with them.
    func added(to data: JSON) -> JSON {
      let data = data.with("suggestions", .array(goals.map(\.json)))
        .with("count", .number(JSON.Number(goals.count)))
      return notice.map { data.with("notice", .string($0)) } ?? data
    }
  }

  /// From the active goals, and from what was said in the active consultations.
  func ideas(_ count: Int, today: CalendarDate) throws -> Ideas {
    try ideas(today) { IdeaChoice(count: count, goals: $0, said: try spokenTexts(), told: $1) }
  }

  /// What the user said in the active consultations, oldest first.
  func spokenTexts() throws -> [String] {
    let filter = ConsultationTable.Filter(status: ConsultationStatus.active.rawValue)
    let consultations = try storage.consultations.list(filter, limit: 10, offset: 0)
    return try consultations.reversed().flatMap { try said(in: $0) }
  }

  /// From the active goals, and from what was said in one consultation.
  func ideas(
    _ count: Int, from consultation: StoredConsultation, today: CalendarDate
  ) throws -> Ideas {
    try ideas(today) {
      IdeaChoice(
        count: count, goals: $0, said: try said(in: consultation), told: $1,
        persona: consultation.persona)
    }
  }

  /// - Parameter choose: takes the active goals, and what those say that raise a red flag.
  private func ideas(
    _ today: CalendarDate,
    choose: (_ goals: [(title: String, type: GoalType)], _ told: [String]) throws -> IdeaChoice
  ) throws -> Ideas {
    let goals = try activeGoals()
    let flagged = goals.prefix(RedFlagAdvice.mostGoals)
      .map { texts(of: $0, today: today) }.filter { $0.redFlag != nil }
    let choice = try choose(goals.map { ($0.title, $0.type) }, flagged.flatMap(\.told))
    let first = flagged.compactMap { goal in goal.redFlag.map { (goal, $0.flag) } }
      .min { $0.1 < $1.1 }
    return Ideas(goals: bodies(choice), notice: first.flatMap { RedFlagAdvice($0.0)?.text })
  }

  func activeGoals() throws -> [StoredGoal] {
    let filter = GoalTable.Filter(status: GoalStatus.active.rawValue)
    return try storage.goals.list(filter, limit: .max, offset: 0)
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
