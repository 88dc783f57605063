import Edge
import Wellness

/// What can be asked about insights, by either of two families of paths.
package enum InsightEndpoint: Hashable, Sendable {
  /// Where a service has its insights.
  package enum Family: String, Sendable {
    /// The paths that the descriptions of the service name first.
    case wellness = "/wellness/ai/insights"
    /// Those of other descriptions.
    case plain = "/insights"
  }

  case generate(Family)
  /// - limit: 1 to 100.
  case list(Family, isArchived: Bool, limit: Int, offset: Int)
  /// Sets what a PUT names; with the first family alone.
  case change(Insight.BackendID)
  /// With the second family alone, as the next three.
  case markRead(Insight.BackendID)
  /// Makes it a favourite, or no longer one.
  case toggleFavorite(Insight.BackendID)
  case archive(Insight.BackendID)
  case unarchive(Insight.BackendID)
  case delete(Family, Insight.BackendID)

  var method: Request.Method {
    switch self {
    case .generate, .markRead, .toggleFavorite, .archive, .unarchive: .post
    case .list: .get
    case .change: .put
    case .delete: .delete
    }
  }

  var path: String {
    switch self {
    case .generate(.wellness): Family.wellness.rawValue + "/generate"
    case .generate(.plain): Family.plain.rawValue + "/generate/wellness"
    case .list(let family, let isArchived, let limit, let offset):
      "\(family.rawValue)?archived_status=\(isArchived)&limit=\(limit)"
        + (offset > 0 ? "&offset=\(offset)" : "")
    case .change(let id): "\(Family.wellness.rawValue)/\(id)"
    case .markRead(let id): "\(Family.plain.rawValue)/\(id)/read"
    case .toggleFavorite(let id): "\(Family.plain.rawValue)/\(id)/favorite"
    case .archive(let id): "\(Family.plain.rawValue)/\(id)/archive"
    case .unarchive(let id): "\(Family.plain.rawValue)/\(id)/unarchive"
    case .delete(let family, let id): "\(family.rawValue)/\(id)"
    }
  }
}
