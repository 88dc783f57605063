import Contract
import Wellness

/// Insights. The descriptions of the service have them at two places: at one a state is put, at the
/// other each change has a route of its own.
extension FitIQClient {
  /// Lets the service write an insight.
  package func generate(_ wish: Insight.Wish) throws -> Insight {
    var body = NewInsightBody(type: wish.type, periodStart: wish.from, periodEnd: wish.to)
    body.includesGoals = wish.includesGoals
    body.goalIDs = wish.goals
    func ask(_ base: Route.Base, _ text: String) throws -> Insight {
      try call(.insight(.generateInsight, at: base), body: text, timeout: patience) {
        (reader) throws(ContractError) in try InsightBody(reader).insight
      }
    }
    return try call(.plainInsights) {
      try ask(.wellnessInsights, body.olderText)
    } otherwise: {
      try ask(.insights, body.text)
    }
  }

  /// The insights of the user that are archived, or those that are not, the latest first, however
  /// many pages they take.
  package func insights(archived isArchived: Bool) throws -> [Insight] {
    func all(_ base: Route.Base) throws -> [Insight] {
      try pages { offset in
        let list = Endpoint.insight(.listInsights, at: base)
        return try call(page(list, offset, filter: "archived_status=\(isArchived)")) {
          (reader) throws(ContractError) in
          try Page(reader, "insights", element: InsightBody.init)
        }
      }.map(\.insight)
    }
    return try call(.plainInsights) {
      try all(.wellnessInsights)
    } otherwise: {
      try all(.insights)
    }
  }

  /// Notes that the user has seen an insight.
  package func markRead(_ id: Insight.BackendID, key: String) throws {
    try set(id, .read, key: key) {
      _ = try exchange(.insight(.markInsightRead, id), key: key)
    }
  }

  /// Makes an insight a favourite, or no longer one. Where the service can only turn that over, it
  /// is asked first how it stands.
  package func setFavorite(_ id: Insight.BackendID, _ attempt: Attempt, key: String) throws {
    try set(id, attempt, key: key) {
      let all = try insights(archived: false) + insights(archived: true)
      guard let current = all.first(where: { $0.id == id }) else {
        throw BackendError.refused(
          status: 404, code: "INSIGHT_NOT_FOUND", message: "insight not found")
      }
      guard current.isFavorite != attempt.insight?.isFavorite else { return }
      _ = try exchange(.insight(.toggleInsightFavorite, id), key: key)
    }
  }

  /// Puts an insight away, or takes it back.
  package func setArchived(_ id: Insight.BackendID, _ attempt: Attempt, key: String) throws {
    try set(id, attempt, key: key) {
      let isArchived = attempt.insight?.isArchived ?? false
      _ = try exchange(.insight(isArchived ? .archiveInsight : .unarchiveInsight, id), key: key)
    }
  }

  package func delete(_ id: Insight.BackendID, key: String) throws {
    try call(.plainInsights) {
      _ = try exchange(.insight(.deleteInsight, id, at: .wellnessInsights), key: key)
    } otherwise: {
      _ = try exchange(.insight(.deleteInsight, id), key: key)
    }
  }

  private func set(
    _ id: Insight.BackendID, _ attempt: Attempt, key: String, otherwise: () throws -> Void
  ) throws {
    try call(.plainInsights) {
      _ = try exchange(
        .insight(.changeInsight, id, at: .wellnessInsights), body: attempt.body, key: key)
    } otherwise: {
      try otherwise()
    }
  }
}

extension InsightBody: Identified {
  var id: Insight.BackendID { insight.id }
}
