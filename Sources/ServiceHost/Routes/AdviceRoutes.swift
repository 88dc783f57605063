import Coach
import Contract
import Edge
import JSON
import Time
import Wellness

/// What the coach says about one goal, and which goals it suggests.
struct AdviceRoutes {
  let storage: UserStorage
  let coachService: CoachService

  func answer(_ call: RequestContext, _ operation: AdviceOperation) throws -> Outcome {
    switch operation {
    case .suggestSteps: try suggestSteps(goal(call), call)
    case .giveTips: try giveTips(goal(call), call)
    case .analyseGoal: try analyse(goal(call), call)
    case .suggestGoals: try suggestGoals(call)
    }
  }

  /// `/consultations/{id}/suggest-goals`: goals for what the user spoke of.
  func suggestGoals(_ call: RequestContext, from consultation: StoredConsultation) throws -> Outcome
  {
    let most = try call.optionalFields()?.optionalInt("max_suggestions") ?? 3
    guard (1...10).contains(most) else {
      throw call.failure("max_suggestions", .expected("a whole number from 1 to 10"))
    }
    guard consultation.goalID == nil else { throw ServiceError.chatIsAboutGoal }
    guard consultation.body.canSuggestGoals else { throw ServiceError.tooLittleSaid }
    let facts = try coachService.ideaFacts(most, from: consultation, at: call.now)
    return Outcome(coachService.coach.ideas(facts)) { ideas in
      ideas.added(
        to: [
          "consultation_id": .string(consultation.id.text),
          "persona": .string(consultation.coach.rawValue),
        ])
    }
  }

  private func goal(_ call: RequestContext) throws -> StoredGoal {
    guard let goal = try storage.goals.find(call.id()) else { throw ServiceError.goalMissing }
    return goal
  }

  private func suggestSteps(_ goal: StoredGoal, _ call: RequestContext) throws -> Outcome {
    let facts = try coachService.adviceFacts(of: goal, at: call.now)
    try storage.goals.countGiven(steps: 1, of: goal.id)
    return Outcome(coachService.coach.suggestions(facts, call.today)) { advice in
      GoalAdviceBody(
        goalID: goal.id, suggestions: advice.suggestions, nextSteps: advice.steps,
        motivation: advice.motivation, generatedAt: call.now
      ).json
    }
  }

  private func giveTips(_ goal: StoredGoal, _ call: RequestContext) throws -> Outcome {
    let facts = try coachService.adviceFacts(of: goal, at: call.now)
    try storage.goals.countGiven(tips: 1, of: goal.id)
    return Outcome(coachService.coach.tips(facts, call.today)) {
      TipsBody(goalID: goal.id, tips: $0).json
    }
  }

  private func analyse(_ goal: StoredGoal, _ call: RequestContext) throws -> Outcome {
    let facts = try coachService.adviceFacts(of: goal, at: call.now)
    return Outcome(coachService.coach.analysis(facts, goal.status, call.today)) { outlook in
      GoalAnalysisBody(
        goalID: goal.id, progress: outlook.progress,
        projectedCompletion: outlook.projectedDate.map { Instant($0) }, analysis: outlook.text,
        recommendations: outlook.recommendations, strengths: outlook.strengths,
        challenges: outlook.challenges, generatedAt: call.now
      ).json
    }
  }

  private func suggestGoals(_ call: RequestContext) throws -> Outcome {
    let facts = try coachService.ideaFacts(5, at: call.now)
    return Outcome(coachService.coach.ideas(facts)) { $0.added(to: [:]) }
  }
}

extension GoalIdeas {
  /// The data of a response with them.
  fileprivate func added(to data: JSON) -> JSON {
    let data = data.with("suggestions", .array(proposals.map(\.json)))
      .with("count", .number(JSON.Number(proposals.count)))
    return notice.map { data.with("notice", .string($0)) } ?? data
  }
}

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
