import Contract
import Edge

/// Finds what a request asks for by its method and path.
///
/// A path is found segment by segment; a name goes before a placeholder, so `/goals/suggestions`
/// is no goal.
struct RouteTable: Sendable {
  enum Match: Hashable {
    /// The operation, what stands in the place of `{id}`, empty where the path has none,
    /// and the number of the route among `routes`.
    case operation(Operation, identifier: String, route: Int)
    /// The path is one of the service, with these methods.
    case methods([Request.Method])
    case nothing
  }

  private struct Node {
    var operations: [(method: Request.Method, operation: Operation, route: Int)] = []
    /// A handful at most: looking through them takes less than hashing, and at the start, too.
    var names: [(name: Substring, node: Int)] = []
    var placeholder: Int?

    func next(_ name: Substring) -> Int? { names.first { $0.name == name }?.node }
  }

  static let shared = RouteTable(Operation.all)

  private(set) var routes: [Route] = []
  private var nodes = [Node()]

  init(_ operations: [Operation]) {
    for operation in operations {
      for route in operation.definition.routes {
        let node = insert(route.path)
        nodes[node].operations.append((route.method, operation, routes.count))
        routes.append(route)
      }
    }
  }

  /// - Parameter path: of the request, from its first slash on.
  func find(_ method: Request.Method, _ path: Substring) -> Match {
    guard path.utf8.starts(with: RouteTable.prefix.utf8) else { return .nothing }
    var node = 0
    var identifier = Substring()
    // What the last name would be as an id.
    var alternative: (node: Int, identifier: Substring)?
    let rest = Substring(path.utf8.dropFirst(RouteTable.prefix.utf8.count))
    for segment in RouteTable.segments(of: rest) {
      if let next = nodes[node].next(segment) {
        alternative = nodes[node].placeholder.map { ($0, segment) }
        node = next
      } else if let next = nodes[node].placeholder, !segment.isEmpty {
        node = next
        identifier = segment
        alternative = nil
      } else {
        return .nothing
      }
    }
    // A name that only leads on, as in `/goals/instances`, is an id where the path ends.
    if nodes[node].operations.isEmpty, let alternative { (node, identifier) = alternative }
    let operations = nodes[node].operations
    if let found = operations.first(where: { $0.method == method }) {
      return .operation(
        found.operation, identifier: String(identifier), route: found.route)
    }
    return operations.isEmpty ? .nothing : .methods(operations.map(\.method))
  }

  private static let prefix = Endpoint.prefix + "/"

  /// What stands between the slashes, found byte by byte.
  private static func segments(of path: Substring) -> [Substring] {
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map(Substring.init)
  }

  /// The node of a path, made where there is none.
  private mutating func insert(_ path: String) -> Int {
    var node = 0
    for segment in RouteTable.segments(of: path.dropFirst()) {
      let isPlaceholder = segment == Route.placeholder
      if let next = isPlaceholder ? nodes[node].placeholder : nodes[node].next(segment) {
        node = next
        continue
      }
      nodes.append(Node())
      if isPlaceholder {
        nodes[node].placeholder = nodes.count - 1
      } else {
        nodes[node].names.append((segment, nodes.count - 1))
      }
      node = nodes.count - 1
    }
    return node
  }
}
