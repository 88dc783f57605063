import Contract
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
  }

  package var figures: Figures {
    Figures(
      sockets: backend.sockets.count, turns: backend.sockets.turns,
      beats: backend.database.lease?.beats, endedLeases: backend.database.lease?.ended)
  }

  /// The routes that requests are told apart by, with the words of a description. The number of one is
  /// its place.
  package static var routes: [(method: String, path: String)] {
    RouteTable.shared.routes.map { ($0.method.rawValue, Endpoint.prefix + $0.path) }
      + EmbeddedService.healthPaths.map { ("GET", $0) }
  }

  /// The number of the route that was asked for last, `nil` for a request for nothing; and by whom,
  /// where somebody is logged in.
  package var asked: (route: Int?, user: String?) {
    (backend.asked.route, backend.asked.user?.text)
  }
}
