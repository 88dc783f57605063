import Edge
import Wellness

/// One operation as a client asks for it: at one of its routes, with what its address says.
package struct Endpoint: Hashable, Sendable {
  /// What every path begins with.
  package static let prefix = "/api/v1"

  /// What is asked for.
  package let operation: Operation
  /// How it is asked for.
  package let method: Request.Method
  /// Path and query.
  package private(set) var target: String

  /// - Parameter id: stands where the route has a placeholder, and is given only then.
  private init(_ operation: Operation, at route: Route, id: String?) {
    self.operation = operation
    method = route.method
    target = Endpoint.prefix + (id.map(route.path(of:)) ?? route.path)
  }

  private init(_ operation: Operation, id: String? = nil) {
    self.init(operation, at: operation.definition.routes[0], id: id)
  }

  /// The method and the target without the query, for a message about it.
  package var name: String {
    "\(method.rawValue) \(target.prefix { $0 != "?" })"
  }

  /// About accounts and tokens.
  package static func account(_ operation: AccountOperation) -> Endpoint {
    Endpoint(.account(operation))
  }

  /// About the profile of the user.
  package static func profile(_ operation: ProfileOperation) -> Endpoint {
    Endpoint(.profile(operation))
  }

  /// About goals, or one of them.
  package static func goal(_ operation: GoalOperation, _ id: Goal.BackendID? = nil) -> Endpoint {
    Endpoint(.goal(operation), id: id?.text)
  }

  /// Advice about a goal, or none.
  ///
  /// - Parameter method: POST, or the GET that other descriptions of the service give.
  package static func advice(
    _ operation: AdviceOperation, _ id: Goal.BackendID? = nil, by method: Request.Method = .post
  ) -> Endpoint {
    let routes = Operation.advice(operation).definition.routes
    let route = routes.first { $0.method == method } ?? routes[0]
    return Endpoint(.advice(operation), at: route, id: id?.text)
  }

  /// About consultations, or one of them.
  package static func consultation(
    _ operation: ConsultationOperation, _ id: Consultation.BackendID? = nil
  ) -> Endpoint {
    Endpoint(.consultation(operation), id: id?.text)
  }

  /// About insights, or one of them.
  ///
  /// - Parameter base: where the service has them, `.insights` or `.wellnessInsights`.
  package static func insight(
    _ operation: InsightOperation, _ id: Insight.BackendID? = nil, at base: Route.Base = .insights
  ) -> Endpoint {
    let routes = operation.definition.routes
    // Of several routes at the other place the last is the one that all its clients know.
    let other = routes.last { $0.base == base && $0.method == routes[0].method }
    let route = base == routes[0].base ? routes[0] : other ?? routes[0]
    return Endpoint(.insight(operation), at: route, id: id?.text)
  }

  /// One page of a list.
  ///
  /// - Parameters:
  ///   - limit: 1 to 100.
  ///   - filter: one more parameter of the query.
  package func page(limit: Int, offset: Int, filter: String? = nil) -> Endpoint {
    var page = self
    page.target += "?"
    if let filter { page.target += filter + "&" }
    page.target += "limit=\(limit)"
    if offset > 0 { page.target += "&offset=\(offset)" }
    return page
  }
}
