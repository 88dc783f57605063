import Edge
import Wellness

/// Everything that the service can be asked to do, by resource.
///
/// The client builds its requests from it, the server its routes and its description: what one of
/// them has not heard of does not compile.
package enum Operation: Hashable, Sendable {
  case goal(GoalOperation)
  case advice(AdviceOperation)
  case consultation(ConsultationOperation)
  case insight(InsightOperation)
  case account(AccountOperation)
  case profile(ProfileOperation)
  /// The description of the service itself.
  case description

  /// All there are, in the order of the description.
  package static let all: [Operation] =
    GoalOperation.allCases.map(Operation.goal) + AdviceOperation.allCases.map(Operation.advice)
    + ConsultationOperation.allCases.map(Operation.consultation)
    + InsightOperation.allCases.map(Operation.insight)
    + AccountOperation.allCases.map(Operation.account)
    + ProfileOperation.allCases.map(Operation.profile) + [.description]

  /// Where it is asked for, what it takes and what it answers.
  package var definition: Definition {
    switch self {
    case .goal(let operation): operation.definition
    case .advice(let operation): operation.definition
    case .consultation(let operation): operation.definition
    case .insight(let operation): operation.definition
    case .account(let operation): operation.definition
    case .profile(let operation): operation.definition
    case .description:
      Definition(.at(.get, "/openapi.json")) {
        Details("Describes the service: this document.").answeringPlainly(200, .document)
      }
    }
  }

  /// Unique among all operations.
  package var name: String {
    switch self {
    case .goal(let operation): operation.rawValue
    case .advice(let operation): operation.rawValue
    case .consultation(let operation): operation.rawValue
    case .insight(let operation): operation.rawValue
    case .account(let operation): operation.rawValue
    case .profile(let operation): operation.rawValue
    case .description: "describe"
    }
  }

  /// What it is about.
  package var resource: String {
    switch self {
    case .goal: "goals"
    case .advice: "advice"
    case .consultation: "consultations"
    case .insight: "insights"
    case .account, .profile: "users"
    case .description: "description"
    }
  }

  /// The code for a request that does not read: the resources do not agree.
  package var refusal: String {
    switch self {
    case .goal, .advice: "INVALID_REQUEST"
    case .consultation, .insight, .account, .profile, .description: "VALIDATION_ERROR"
    }
  }

  /// The code for an id that is none.
  package var missing: String {
    switch self {
    case .goal(.setInstanceProgress): "NOT_FOUND"
    case .goal, .advice: "GOAL_NOT_FOUND"
    case .insight: "INSIGHT_NOT_FOUND"
    case .consultation, .account, .profile, .description: "NOT_FOUND"
    }
  }

  /// Whether a server with accounts does it for those only who are logged in.
  package var needsToken: Bool {
    switch self {
    case .account(let operation): operation == .changePassword
    case .description: false
    case .goal, .advice, .consultation, .insight, .profile: true
    }
  }

  /// Whether it is about the user and not about what is theirs.
  package var isAboutUser: Bool {
    switch self {
    case .account, .profile: true
    case .goal, .advice, .consultation, .insight, .description: false
    }
  }
}

/// The schemas that several operations have in common.
extension JSONSchema {
  /// By their names under `components`.
  package static let components: [(name: String, schema: JSONSchema)] = [
    ("Error", ServiceError.schema), ("Goal", goal),
    ("GoalStatistics", GoalStatisticsBody.table.schema),
    ("GoalInstance", GoalInstanceBody.table.schema),
    ("GoalActivity", GoalActivityBody.table.schema),
    ("GoalSuggestion", GoalProposal.table.schema), ("Consultation", ConsultationBody.table.schema),
    ("Message", MessageBody.table.schema), ("QuickAction", QuickActionBody.table.schema),
    ("Insight", InsightBody.table.schema), ("Profile", ProfileBody.table.schema),
    ("Preferences", PreferencesBody.table.schema),
    ("Tokens", TokenBody.table.schema),
  ]

  /// What tells how a server is.
  package static let health = body([("status", text)])

  /// The statistics of a goal come only where they are asked for.
  private static let goal = object(
    GoalBody.table.schemas, optional: [("statistics", .named("GoalStatistics"))])
}

/// What one operation is, for all who have to do with it.
package struct Definition: Sendable {
  /// Where it is asked for, the canonical route first.
  package let routes: [Route]
  /// The rest, made when somebody wants to read it: requests do without.
  package let details: @Sendable () -> Details

  init(_ routes: [Route], details: @escaping @Sendable () -> Details) {
    self.routes = routes
    self.details = details
  }
}

/// What an operation takes and answers.
package struct Details: Sendable {
  /// Something in the query.
  package struct Parameter: Sendable {
    /// Its key.
    package let name: String
    /// What it may be.
    package let schema: JSONSchema
    /// A sentence.
    package let text: String

    init(_ name: String, _ schema: JSONSchema, _ text: String) {
      self.name = name
      self.schema = schema
      self.text = text
    }
  }

  /// A sentence.
  package let summary: String
  /// What may be in the query.
  package private(set) var query: [Parameter] = []
  /// What is to be in the body; `nil` where none is looked at.
  package private(set) var body: (schema: JSONSchema, isRequired: Bool)?
  /// What is answered when it is done, by status; `nil` for no body.
  package private(set) var answers: [(status: Int, schema: JSONSchema?)] = []
  /// Whether an answer may have an ETag, by which the next request may ask for what has changed.
  package var hasTag: Bool { answers.contains { $0.status == 304 } }
  /// The codes of what is answered when it is not, by status, beside those that go without saying:
  /// a request that does not read, and an id that is none.
  package private(set) var refusals: [(status: Int, codes: [String])] = []

  init(_ summary: String) { self.summary = summary }

  func with(query: Parameter...) -> Details {
    changed { $0.query += query }
  }

  /// Takes which part of a list is wanted.
  func paged(_ limit: Int) -> Details {
    with(
      query: Parameter("limit", .whole(1...100), "How many, \(limit) where it is left out."),
      Parameter(
        "offset", .whole(0...1_000_000_000), "How many to pass over, 0 where it is left out."))
  }

  func taking(_ schema: JSONSchema, isRequired: Bool = true) -> Details {
    changed { $0.body = (schema, isRequired) }
  }

  /// Answers data in the envelope, beside it the members of the bare dialect.
  func answering(
    _ status: Int, _ data: JSONSchema, bare: [(String, JSONSchema)] = []
  ) -> Details {
    answeringPlainly(status, .object(bare + [("success", .exactly(true)), ("data", data)]))
  }

  /// Answers what is in no envelope.
  func answeringPlainly(_ status: Int, _ schema: JSONSchema) -> Details {
    changed { $0.answers.append((status, schema)) }
  }

  func answeringNothing(_ status: Int = 204) -> Details {
    changed { $0.answers.append((status, nil)) }
  }

  func refusing(_ status: Int, _ codes: String...) -> Details {
    changed { $0.refusals.append((status, codes)) }
  }

  private func changed(_ change: (inout Details) -> Void) -> Details {
    var changed = self
    change(&changed)
    return changed
  }
}

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
