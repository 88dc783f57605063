import Edge
import ServiceClient
import Store
import Time
import Wellness

/// What the backend finds out about days and weeks. Every change is saved here first, with the event
/// that tells the backend of it.
package final class InsightUseCases {
  private let context: ClientContext
  private let sync: SyncEngine

  package init(_ context: ClientContext, _ sync: SyncEngine) {
    self.context = context
    self.sync = sync
  }

  /// What the wish for an insight came to.
  package enum Generated: Hashable, Sendable {
    case made(Insight)
    /// There is one of the type that is less than 24 hours old.
    case exists(Insight)
  }

  /// Lets the backend write an insight, unless there is a new one of its type.
  ///
  /// - Parameters:
  ///   - goal: the only goal that is looked at; one that the backend does not know is sent first.
  ///   - isForced: whether a new one is written all the same.
  package func generate(
    _ wish: Insight.Wish, about goal: Goal? = nil, isForced: Bool = false
  ) throws -> Generated {
    if !isForced, let fresh = try fresh(wish.type) { return .exists(fresh) }
    var wish = wish
    if let goal { wish.goals = [try sync.backendID(of: goal)] }
    if !isForced {
      // Another device may have asked for it.
      try refresh(archived: false)
      if let fresh = try fresh(wish.type) { return .exists(fresh) }
    }
    let insight = try context.asking { try $0.generate(wish) }.cleaned
    try context.store.put(insight)
    return .made(insight)
  }

  /// The insights that are archived, or those that are not, the latest first; what is kept of them,
  /// and why, where the backend gives no answer.
  package func list(archived isArchived: Bool) throws -> (insights: [Insight], obstacle: Failure?) {
    var obstacle: Failure?
    do {
      try refresh(archived: isArchived)
    } catch {
      guard let failure = Failure(error), failure.mayPass else { throw error }
      obstacle = failure
    }
    return (try kept(archived: isArchived), obstacle)
  }

  /// The same as they were seen the last time, without asking.
  package func kept(archived isArchived: Bool) throws -> [Insight] {
    try all().filter { $0.isArchived == isArchived }
  }

  /// All that are kept, the latest first.
  package func all() throws -> [Insight] {
    try context.store.insights()
  }

  /// How many are neither read nor archived, as far as is known here.
  package func unreadCount() throws -> Int {
    try context.store.unreadInsightCount()
  }

  /// Notes that the user has seen an insight.
  package func markRead(_ insight: Insight) throws -> Insight {
    try change(insight, .insightRead) { $0.isRead = true }
  }

  /// Makes an insight a favourite, or no longer one.
  package func toggleFavorite(_ insight: Insight) throws -> Insight {
    try change(insight, .insightFavorite) { $0.isFavorite.toggle() }
  }

  /// Puts an insight away.
  package func archive(_ insight: Insight) throws -> Insight {
    try change(insight, .insightArchived) { $0.isArchived = true }
  }

  /// Takes an insight out of the archive.
  package func unarchive(_ insight: Insight) throws -> Insight {
    try change(insight, .insightUnarchived) { $0.isArchived = false }
  }

  /// Deletes an insight, here at once and with the backend when it can be told.
  package func delete(_ insight: Insight) throws {
    try context.store.transaction {
      try context.store.delete(insight.id)
      try context.enqueue(.insightDeleted, .insight(insight.id), title: insight.title)
    }
  }

  private func fresh(_ type: InsightType) throws -> Insight? {
    try context.store.insights().first { $0.type == type && $0.isFresh(at: context.edge.now) }
  }

  /// Takes over what the backend has. What has changes waiting here is left alone, and what was
  /// deleted here does not come back.
  private func refresh(archived isArchived: Bool) throws {
    let remote = try context.withRetry { try $0.insights(archived: isArchived) }
    let ids = Set(remote.map(\.id))
    try context.store.transaction {
      // The oldest first: those of one second stay in the order of the backend.
      for insight in remote.reversed() where try !context.store.hasPending(.insight(insight.id)) {
        try context.store.put(insight.cleaned)
      }
      for insight in try context.store.insights()
      where try insight.isArchived == isArchived && !ids.contains(insight.id)
        && !context.store.hasPending(.insight(insight.id))
      {
        try context.store.forget(insight.id)
      }
    }
  }

  private func change(
    _ insight: Insight, _ kind: OutboxEvent.Kind, _ change: (inout Insight) -> Void
  ) throws -> Insight {
    try context.store.transaction {
      // As it is now, which another shell may have changed.
      let before = try context.store.insight(insight.id) ?? insight
      var changed = before
      change(&changed)
      guard changed != before else { return before }
      try context.store.put(changed)
      try context.enqueue(kind, .insight(changed.id), title: changed.title)
      return changed
    }
  }

}

extension Insight {
  /// The insight without control characters in its texts.
  fileprivate var cleaned: Insight {
    var insight = self
    insight.title = title.withoutControls
    insight.content = content.withoutControls
    insight.summary = summary.withoutControls
    insight.suggestions = suggestions.map(\.withoutControls)
    return insight
  }
}
