import Contract
import Edge
import Time
import Wellness

/// What the service says about goals, and which goals it suggests (Goals API Contract).
extension FitIQClient {
  package func tips(for id: Goal.BackendID) throws -> Advised<[String]> {
    try advice(.tipsByGet, .giveTips, id)
  }

  /// What would help with a goal, and what to do next.
  package func nextSteps(for id: Goal.BackendID) throws -> Advised<NextSteps> {
    try advice(.suggestionsByGet, .suggestSteps, id)
  }

  /// Where a goal stands and leads to.
  package func outlook(for id: Goal.BackendID) throws -> Advised<GoalOutlook> {
    try advice(.analysisByGet, .analyseGoal, id)
  }

  /// Goals that the user could have.
  package func proposals() throws -> RemoteProposals { try proposals(.advice(.suggestGoals)) }

  /// Goals for what was spoken of in a consultation.
  package func proposals(from id: Consultation.BackendID) throws -> RemoteProposals {
    try proposals(.consultation(.suggestGoalsFromConsultation, id))
  }

  private func proposals(_ endpoint: Endpoint) throws -> RemoteProposals {
    try call(endpoint, timeout: patience) { (reader) throws(ContractError) in
      RemoteProposals(
        proposals: try GoalProposal.all(in: reader),
        notice: try reader.optionalString("notice"))
    }
  }

  /// Posts for advice, or gets it where the service has shown that it is got.
  private func advice<Value>(
    _ quirk: ServerQuirk, _ operation: AdviceOperation, _ id: Goal.BackendID
  ) throws -> Advised<Value> {
    func ask(by method: Request.Method) throws -> Advised<Value> {
      try call(.advice(operation, id, by: method), timeout: patience) {
        (reader) throws(ContractError) in Advised(try Value.Body(reader))
      }
    }
    return try call(quirk) {
      try ask(by: .post)
    } otherwise: {
      try ask(by: .get)
    }
  }
}

/// Goals that the service suggests.
package struct RemoteProposals: Hashable, Sendable {
  /// In the order of the service.
  package let proposals: [GoalProposal]
  /// Why they are not from whom they were asked, where the service says so.
  package let notice: String?
}

/// What the service advises, as a value of the user's world.
package struct Advised<Value: AdviceValue>: Hashable, Sendable {
  /// As the service sent it; control characters included.
  package let value: Value
  /// What it is kept as.
  package let stored: String
  /// Why it is not from whom it was asked, where the service says so.
  package let notice: String?

  init(_ body: Value.Body) {
    value = Value(body)
    stored = body.text
    notice = body.notice
  }

  /// - Throws: `BackendError.unreadable` for what is no such advice.
  package init(stored text: String) throws {
    let body: Value.Body
    do { body = try Value.Body(stored: text) } catch { throw BackendError(error) }
    self.init(body)
  }
}

/// Advice that is made of a body of the contract.
package protocol AdviceValue: Hashable, Sendable {
  /// What the service sends.
  associatedtype Body: StoredAdvice

  init(_ body: Body)
}

/// Tips, the most important first.
extension [String]: AdviceValue {
  package init(_ body: TipsBody) { self = body.tips }
}

extension NextSteps: AdviceValue {
  package init(_ body: GoalAdviceBody) {
    self.init(
      suggestions: body.suggestions, steps: body.nextSteps, motivation: body.motivation)
  }
}

extension GoalOutlook: AdviceValue {
  /// A date is midnight UTC on the wire.
  package init(_ body: GoalAnalysisBody) {
    self.init(
      progress: body.progress,
      projectedDate: body.projectedCompletion.map { OffsetZone.utc.date(at: $0) },
      text: body.analysis, strengths: body.strengths, challenges: body.challenges,
      recommendations: body.recommendations)
  }
}
