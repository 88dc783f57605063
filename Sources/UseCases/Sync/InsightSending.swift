import ServiceClient
import Store
import Wellness

/// The requests that tell of insights.
extension SyncEngine {
  /// What tells of an event; `nil` when there is nothing to tell any more.
  func request(for event: OutboxEvent, _ id: Insight.BackendID) throws -> OutboxRequest? {
    let key = event.key.text
    if event.kind == .insightDeleted {
      return OutboxRequest { client in
        try client.delete(id, key: key)
        return {}
      }
    }
    guard let insight = try context.store.insight(id) else { return nil }
    switch event.kind {
    case .insightFavorite:
      let attempt = event.repeated ?? .favorite(insight.isFavorite)
      return OutboxRequest(attempt) { client in
        try client.setFavorite(id, attempt, key: key)
        return {}
      }
    case .insightArchived, .insightUnarchived:
      let attempt = event.repeated ?? .archived(insight.isArchived)
      return OutboxRequest(attempt) { client in
        try client.setArchived(id, attempt, key: key)
        return {}
      }
    default:
      return OutboxRequest { client in
        try client.markRead(id, key: key)
        return {}
      }
    }
  }
}
