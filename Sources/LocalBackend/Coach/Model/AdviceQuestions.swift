import Contract
import Edge
import JSON
import Time
import Wellness

/// The requests that a language model may answer: advice and ideas for goals.
extension Service {
  /// Whether a request was answered before, under the same `Idempotency-Key`.
  func hasAnswered(_ request: Request) -> Bool {
    guard let key = request.header("idempotency-key") else { return false }
    do {
      return try storage.replies.find(key, of: request) != nil
    } catch {
      // Then nothing new is begun; the request itself meets the same failure.
      return true
    }
  }

  /// What the model is asked for a request, which the built-in coach has answered; `nil` where that
  /// answer is to be given: it is no advice, or a red flag makes it a matter of the rules.
  func advice(
    for request: Request, instead response: Response, _ model: LanguageModel, at now: Instant
  ) -> AdviceQuestion? {
    guard
      case .operation(let operation, let identifier) = RouteTable.shared.find(
        request.method, request.path)
    else { return nil }
    let call = Call(request: request, now: now, today: zone.date(at: now), identifier: identifier)
    do {
      guard response.status == 200, let data = try JSON(parsing: response.body)["data"],
        var question = try question(call, operation, data, model)
      else { return nil }
      if request.method != .get, let key = request.header("idempotency-key") {
        let replies = storage.replies
        question.keep = { try replies.replace($0, key: key, of: request) }
      }
      return question
    } catch {
      return nil
    }
  }

  private func question(
    _ call: Call, _ operation: Operation, _ data: JSON, _ model: LanguageModel
  ) throws -> AdviceQuestion? {
    switch operation {
    case .advice(.giveTips):
      return try question(call, AdvicePrompts.tips, data, model, AdviceAnswers.tips)
    case .advice(.suggestSteps):
      return try question(call, AdvicePrompts.steps, data, model, AdviceAnswers.steps)
    case .advice(.analyseGoal):
      return try question(call, AdvicePrompts.analysis, data, model, AdviceAnswers.analysis)
    case .advice(.suggestGoals):
      return try ideas(call, 5, said: desk.spokenTexts(), data, model)
    case .consultation(.suggestGoalsFromConsultation):
      guard let consultation = try storage.consultations.find(call.id()) else { return nil }
      let most = try call.optionalFields()?.optionalInt("max_suggestions") ?? 3
      return try ideas(call, most, said: desk.said(in: consultation), data, model)
    default: return nil
    }
  }

  private func question(
    _ call: Call, _ wish: String, _ data: JSON, _ model: LanguageModel,
    _ read: @escaping (JSON, JSON) -> JSON?
  ) throws -> AdviceQuestion? {
    guard let goal = try storage.goals.find(call.id()) else { return nil }
    let facts = try desk.facts(of: goal, today: call.today)
    let isUnsafe = GoalArithmetic.weeklyLoss(facts, today: call.today)?.isUnsafe ?? false
    guard !isUnsafe, facts.redFlag == nil else { return nil }
    let lines = AdvicePrompts.lines(wish, facts, today: call.today)
    return AdviceQuestion(
      question: ModelRequest(model, lines), read: { read($0, data) }, fallback: data)
  }

  private func ideas(
    _ call: Call, _ most: Int, said: [String], _ data: JSON, _ model: LanguageModel
  ) throws -> AdviceQuestion? {
    guard !said.contains(where: Service.raisesFlag), data["notice"] == nil else { return nil }
    let goals = try desk.activeGoals().map(\.title)
    let lines = AdvicePrompts.lines(
      suggesting: most, goals: goals, said: said, today: call.today)
    return AdviceQuestion(
      question: ModelRequest(model, lines),
      read: { AdviceAnswers.ideas($0, data, most: most, goals: goals) }, fallback: data)
  }

  private static func raisesFlag(_ text: String) -> Bool {
    CoachReading(text, tolerant: false, lastAnswerAsked: false).flag != nil
  }
}
