import Backend
import Store
import Wellness

/// The requests that tell of insights.
extension SyncEngine {
  /// What tells of an event; `nil` when there is nothing to tell any more.
  func request(for event: OutboxEvent, _ id: Insight.BackendID) throws -> Telling? {
    let key = event.key.text
    if event.kind == .insightDeleted {
      return { client in
        try client.delete(id, key: key)
        return {}
      }
    }
    guard let insight = try context.store.insight(id) else { return nil }
    return { client in
      switch event.kind {
      case .insightFavorite: try client.setFavorite(id, to: insight.isFavorite, key: key)
      case .insightArchived, .insightUnarchived:
        try client.setArchived(id, to: insight.isArchived, key: key)
      default: try client.markRead(id, key: key)
      }
      return {}
    }
  }
}
