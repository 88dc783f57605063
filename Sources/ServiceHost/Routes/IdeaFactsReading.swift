import Coach
import Time
import Wellness

/// What goals are suggested from: what is stored of a user.
extension CoachService {
  /// How many of the last messages are looked through.
  private static let reach = 100

  /// How many active goals are looked through.
  private static let mostGoals = 100

  /// What ideas for goals are made of: the active goals, and what was said in the active
  /// consultations.
  func ideaFacts(_ count: Int, at now: Instant) throws -> IdeaFacts {
    let today = zone.date(at: now)
    return IdeaFacts(
      count: count, goals: try activeGoals(today: today), said: try spokenTexts(),
      standingDanger: try standingDanger(at: now), today: today)
  }

  /// The active goals, and what was said in one consultation.
  func ideaFacts(
    _ count: Int, from consultation: StoredConsultation, at now: Instant
  ) throws -> IdeaFacts {
    let today = zone.date(at: now)
    return IdeaFacts(
      count: count, goals: try activeGoals(today: today), said: try said(in: consultation),
      persona: consultation.coach, standingDanger: try standingDanger(at: now), today: today)
  }

  /// What the user said in the active consultations, oldest first.
  private func spokenTexts() throws -> [String] {
    let filter = ConsultationTable.Filter(status: ConsultationStatus.active.rawValue)
    let consultations = try storage.consultations.list(filter, limit: 10, offset: 0)
    return try consultations.reversed().flatMap { try said(in: $0) }
  }

  /// The last of them, oldest first: to compare ideas with more takes longer than anybody waits,
  /// and everybody else of a server waits, too.
  private func activeGoals(today: CalendarDate) throws -> [CoachFacts.GoalFacts] {
    try storage.goals.latest(.active, limit: CoachService.mostGoals).reversed()
      .map { texts(of: $0, today: today) }
  }

  /// The first of the active goals with the values that were recorded for them.
  func activeGoals(_ count: Int, today: CalendarDate) throws -> [CoachFacts.GoalFacts] {
    let filter = GoalTable.Filter(status: GoalStatus.active.rawValue)
    return try storage.goals.list(filter, limit: count, offset: 0)
      .map { try facts(of: $0, today: today) }
  }

  /// What the user said in a consultation, oldest first.
  private func said(in consultation: StoredConsultation) throws -> [String] {
    try storage.messages.last(CoachService.reach, before: .max, in: consultation.id)
      .filter { $0.role == .user }.map(\.content)
  }
}
