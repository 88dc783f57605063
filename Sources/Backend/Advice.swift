import Contract
import Edge
import Time
import Wellness

/// What the service says about goals, and which goals it suggests (Goals API Contract).
extension FitIQClient {
  /// Tips for a goal.
  package func tips(for id: Goal.BackendID) throws -> RemoteTips {
    try advice(.tipsByGet, .giveTips, id) { (reader) throws(ContractError) in
      RemoteTips(try TipsBody(reader))
    }
  }

  /// What would help with a goal, and what to do next.
  package func nextSteps(for id: Goal.BackendID) throws -> RemoteSteps {
    try advice(.suggestionsByGet, .suggestSteps, id) {
      (reader) throws(ContractError) in RemoteSteps(try GoalAdviceBody(reader))
    }
  }

  /// Where a goal stands and leads to.
  package func outlook(for id: Goal.BackendID) throws -> RemoteOutlook {
    try advice(.analysisByGet, .analyseGoal, id) {
      (reader) throws(ContractError) in RemoteOutlook(try GoalAnalysisBody(reader))
    }
  }

  /// Goals that the user could have.
  package func proposals() throws -> RemoteProposals { try proposals(.advice(.suggestGoals)) }

  /// Goals for what was spoken of in a consultation.
  package func proposals(from id: Consultation.BackendID) throws -> RemoteProposals {
    try proposals(.consultation(.suggestGoalsFromConsultation, id))
  }

  private func proposals(_ endpoint: Endpoint) throws -> RemoteProposals {
    try call(endpoint, timeout: FitIQClient.longTimeout) { (reader) throws(ContractError) in
      RemoteProposals(
        proposals: try GoalIdeaBody.all(in: reader).map(GoalProposal.init),
        notice: try reader.optionalString("notice"))
    }
  }

  /// Posts for advice, or gets it where the service has shown that it is got.
  private func advice<Result>(
    _ quirk: ServerQuirk, _ operation: AdviceOperation, _ id: Goal.BackendID,
    read: (BodyReader) throws(ContractError) -> Result
  ) throws -> Result {
    try call(quirk) {
      try call(.advice(operation, id), timeout: FitIQClient.longTimeout, read: read)
    } otherwise: {
      try call(.advice(operation, id, by: .get), timeout: FitIQClient.longTimeout, read: read)
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
