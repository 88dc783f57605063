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
    let data = data.with("suggestions", .array(proposals.map { GoalIdeaBody($0).json }))
      .with("count", .number(JSON.Number(proposals.count)))
    return notice.map { data.with("notice", .string($0)) } ?? data
  }
}

extension GoalIdeaBody {
  fileprivate init(_ proposal: GoalProposal) {
    self.init(
      title: proposal.title, description: proposal.description, type: proposal.type,
      targetValue: proposal.target?.value, unit: proposal.target?.unit,
      rationale: proposal.rationale, estimatedDays: proposal.days, difficulty: proposal.difficulty)
  }
}
