import Contract
import Edge
import JSON

/// Writes the description of one operation at one place.
struct OperationWriter {
  let json: JSON

  init(_ operation: Operation, at place: Place, name: String, hasAccounts: Bool) {
    let description = operation.description
    var json: JSON = [
      "operationId": .string(name), "summary": .string(description.summary),
      "tags": [.string(operation.resource)],
      "responses": OperationWriter.responses(operation, description, hasAccounts: hasAccounts),
    ]
    if place.isOlder { json = json.with("deprecated", true) }
    let parameters = OperationWriter.parameters(description, at: place)
    if !parameters.isEmpty { json = json.with("parameters", .array(parameters)) }
    if let body = description.body {
      json = json.with(
        "requestBody",
        [
          "required": .bool(body.isRequired),
          "content": ["application/json": ["schema": body.shape.json]],
        ])
    }
    if !operation.needsToken, hasAccounts { json = json.with("security", []) }
    self.json = json
  }

  private static func parameters(
    _ description: OperationDescription, at place: Place
  ) -> [JSON] {
    var parameters: [JSON] = []
    if place.path.contains("{id}") {
      parameters.append([
        "name": "id", "in": "path", "required": true, "schema": Shape.segment.json,
      ])
    }
    return parameters
      + description.query.map { parameter in
        [
          "name": .string(parameter.name), "in": "query", "schema": parameter.shape.json,
          "description": .string(parameter.text),
        ]
      }
  }

  private static func responses(
    _ operation: Operation, _ description: OperationDescription, hasAccounts: Bool
  ) -> JSON {
    var responses: [JSON.Member] = description.answers.map { answer in
      var response: JSON = ["description": .string(answer.shape == nil ? "Done." : "What it is.")]
      if let shape = answer.shape {
        response = response.with("content", ["application/json": ["schema": shape.json]])
      }
      if let links = operation.links { response = response.with("links", links) }
      return JSON.Member(key: "\(answer.status)", value: response)
    }
    let refusals = description.refusals + common(operation, description, hasAccounts: hasAccounts)
    for status in Set(refusals.map(\.status)).sorted() {
      var codes: [String] = []
      for code in refusals.filter({ $0.status == status }).flatMap(\.codes)
      where !codes.contains(code) { codes.append(code) }
      responses.append(
        JSON.Member(
          key: "\(status)",
          value: [
            "description": .string(codes.joined(separator: ", ") + "."),
            "content": ["application/json": ["schema": Shape.named("Error").json]],
          ]))
    }
    return .object(responses)
  }

  /// What every operation may be refused with.
  private static func common(
    _ operation: Operation, _ description: OperationDescription, hasAccounts: Bool
  ) -> [(status: Int, codes: [String])] {
    var common: [(status: Int, codes: [String])] = [
      (401, ["INVALID_API_KEY"]), (500, ["INTERNAL_ERROR"]), (503, ["BUSY", "UNAVAILABLE"]),
    ]
    if operation.needsToken, hasAccounts {
      common.insert(
        (401, ["UNAUTHORIZED", "INVALID_TOKEN", "TOKEN_EXPIRED", "TOKEN_REVOKED"]), at: 0)
    }
    if description.body != nil { common.append((413, ["BODY_TOO_LARGE"])) }
    // A body that is no UTF-8, a path that an escaped line end cuts.
    common.append((400, ["BAD_REQUEST"]))
    return common
  }
}

extension Operation {
  var description: OperationDescription {
    switch self {
    case .goal(let operation): operation.description
    case .advice(let operation): operation.description
    case .consultation(let operation): operation.description
    case .insight(let operation): operation.description
    case .account(let operation): operation.description
    case .profile(let operation): operation.description
    case .description:
      OperationDescription("Describes the service: this document.")
        .answeringPlainly(200, .document)
    }
  }

  /// Unique among all places of all operations.
  ///
  /// - Parameter number: of the place, the canonical one is 0.
  func name(at number: Int) -> String { number == 0 ? name : "\(name)\(number + 1)" }

  /// Unique among all operations.
  private var name: String {
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

  fileprivate var resource: String {
    switch self {
    case .goal: "goals"
    case .advice: "advice"
    case .consultation: "consultations"
    case .insight: "insights"
    case .account, .profile: "users"
    case .description: "description"
    }
  }

  /// Whether a server with accounts answers it to those only who are logged in.
  var needsToken: Bool {
    switch self {
    case .account, .description: false
    case .goal, .advice, .consultation, .insight, .profile: true
    }
  }
}
