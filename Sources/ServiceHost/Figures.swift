import Contract
import Database
import Edge
import Wellness

extension EmbeddedService.MultiUserService {
  /// What goes on in a service, and what has since its start.
  package struct Figures: Hashable, Sendable {
    package let sockets: Int
    package let turns: Int
    /// How often the server's lease was renewed; `nil` where no other server has the data.
    package let beats: Int?
    /// How many leases of dead servers it has ended.
    package let endedLeases: Int?
    /// Whether its data could be reached, and written, last.
    package let hasData: Bool

    /// Those of both together.
    package static func + (left: Figures, right: Figures) -> Figures {
      Figures(
        sockets: left.sockets + right.sockets, turns: left.turns + right.turns,
        beats: sum(left.beats, right.beats), endedLeases: sum(left.endedLeases, right.endedLeases),
        hasData: left.hasData && right.hasData)
    }

    private static func sum(_ left: Int?, _ right: Int?) -> Int? {
      guard let left, let right else { return left ?? right }
      return left + right
    }
  }

  package var figures: Figures {
    Figures(
      sockets: backend.sockets.count, turns: backend.sockets.turns,
      beats: backend.database.lease?.beats, endedLeases: backend.database.lease?.ended,
      hasData: !backend.database.connection.hasFailedToWrite)
  }

  /// The routes that requests are told apart by, with the words of a description. The number of one is
  /// its place.
  package static var routes: [(method: String, path: String)] {
    RouteTable.shared.routes.map { ($0.method.rawValue, Endpoint.prefix + $0.path) }
      + EmbeddedService.healthPaths.map { ("GET", $0) }
  }

  /// The number of the route that was asked for last, `nil` for a request for nothing; by whom, where
  /// somebody is logged in; and why it failed, where that isn't their doing.
  package var asked: (route: Int?, user: String?, trouble: String?) {
    (backend.asked.route, backend.asked.user?.text, backend.asked.trouble)
  }
}
