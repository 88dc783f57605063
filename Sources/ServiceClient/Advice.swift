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
        proposals: try GoalIdeaBody.all(in: reader).map(GoalProposal.init),
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

extension GoalProposal {
  fileprivate init(_ body: GoalIdeaBody) {
    self.init(
      title: body.title, description: body.description, type: body.type,
      target: body.targetValue.map { Quantity($0, body.unit ?? "") }, rationale: body.rationale,
      days: body.estimatedDays, difficulty: body.difficulty)
  }
}
