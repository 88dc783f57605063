import Contract
import Edge
import JSON
import Time
import Wellness

/// What the coach says about one goal, and which goals it suggests.
struct AdviceRoutes {
  let storage: Storage
  let desk: CoachDesk

  func answer(_ call: Call, _ operation: AdviceOperation) throws -> Response {
    switch operation {
    case .suggestSteps: try suggestSteps(goal(call), call)
    case .giveTips: try giveTips(goal(call), call)
    case .analyseGoal: try analyse(goal(call), call)
    case .suggestGoals: try suggestGoals(call)
    }
  }

  /// `/consultations/{id}/suggest-goals`: goals for what the user spoke of.
  func suggestGoals(_ call: Call, from consultation: StoredConsultation) throws -> Response {
    let most = try call.optionalFields()?.optionalInt("max_suggestions") ?? 3
    guard (1...10).contains(most) else {
      throw call.failure("max_suggestions", .expected("a whole number from 1 to 10"))
    }
    guard consultation.body.canSuggestGoals else { throw ServiceError.tooLittleSaid }
    let ideas = try desk.ideas(most, from: consultation, today: call.today)
    return Envelope.success(
      200,
      ideas.added(
        to: [
          "consultation_id": .string(consultation.id.text),
          "persona": .string(consultation.persona.rawValue),
        ]))
  }

  private func goal(_ call: Call) throws -> StoredGoal {
    guard let goal = try storage.goals.find(call.id()) else { throw ServiceError.goalMissing }
    return goal
  }

  private func suggestSteps(_ goal: StoredGoal, _ call: Call) throws -> Response {
    let advice = GoalAdvice(try desk.facts(of: goal, today: call.today), today: call.today)
    let body = GoalAdviceBody(
      goalID: goal.id, suggestions: advice.suggestions, nextSteps: advice.nextSteps,
      motivation: advice.motivation, generatedAt: call.now)
    return Envelope.success(200, body.json)
  }

  private func giveTips(_ goal: StoredGoal, _ call: Call) throws -> Response {
    let tips = try desk.tips(for: goal, today: call.today)
    return Envelope.success(200, TipsBody(goalID: goal.id, tips: tips).json)
  }

  private func analyse(_ goal: StoredGoal, _ call: Call) throws -> Response {
    let analysis = GoalAnalysis(
      try desk.facts(of: goal, today: call.today), status: goal.status, today: call.today)
    let body = GoalAnalysisBody(
      goalID: goal.id, progress: analysis.progress,
      projectedCompletion: analysis.projectedDate.map { Instant($0) }, analysis: analysis.text,
      recommendations: analysis.recommendations, strengths: analysis.strengths,
      challenges: analysis.challenges, generatedAt: call.now)
    return Envelope.success(200, body.json)
  }

  private func suggestGoals(_ call: Call) throws -> Response {
    let ideas = try desk.ideas(5, today: call.today)
    return Envelope.success(200, ideas.added(to: [:]))
  }
}
