import Contract
import Edge
import JSON
import Wellness

/// Writes the description of one operation at one of its routes.
struct OperationWriter {
  let json: JSON

  init(_ operation: Operation, at route: Route, name: String, hasAccounts: Bool) {
    let details = operation.definition.details()
    var json: JSON = [
      "operationId": .string(name), "summary": .string(details.summary),
      "tags": [.string(operation.resource)],
      "responses": OperationWriter.responses(operation, details, hasAccounts: hasAccounts),
    ]
    if route.isOlder { json = json.with("deprecated", true) }
    let parameters = OperationWriter.parameters(operation, details, at: route)
    if !parameters.isEmpty { json = json.with("parameters", .array(parameters)) }
    if let body = details.body {
      json = json.with(
        "requestBody",
        [
          "required": .bool(body.isRequired),
          "content": ["application/json": ["schema": body.schema.json]],
        ])
    }
    if !operation.needsToken, hasAccounts { json = json.with("security", []) }
    self.json = json
  }

  private static func parameters(
    _ operation: Operation, _ details: Details, at route: Route
  ) -> [JSON] {
    var parameters: [JSON] = []
    if route.takesID {
      parameters.append([
        "name": "id", "in": "path", "required": true, "schema": JSONSchema.segment.json,
      ])
    }
    if route.method != .get, !operation.isAboutUser { parameters.append(key) }
    return parameters
      + details.query.map { parameter in
        [
          "name": .string(parameter.name), "in": "query", "schema": parameter.schema.json,
          "description": .string(parameter.text),
        ]
      }
  }

  private static let key: JSON = [
    "name": "Idempotency-Key", "in": "header",
    "schema": [
      "type": "string", "minLength": 1,
      "maxLength": JSON(amount: Double(TextBound.identifier.bytes)),
      "pattern": "^[ -~]+$",
    ],
    "description": "The same request under the same key is done once, and answered alike.",
  ]

  private static let tag: JSON = [
    "ETag": [
      "schema": ["type": "string"],
      "description":
        "Of all goals; only a first page that others follow has one. Sent as If-None-Match, it's answered with 304 while nothing has changed.",
    ]
  ]

  private static func responses(
    _ operation: Operation, _ details: Details, hasAccounts: Bool
  ) -> JSON {
    var responses: [JSON.Member] = details.answers.map { answer in
      let description =
        answer.schema == nil
        ? "Done." : answer.status == 201 ? "What was made." : "What was asked for."
      var response: JSON = ["description": .string(description)]
      if let schema = answer.schema {
        response = response.with("content", ["application/json": ["schema": schema.json]])
      }
      if details.hasTag { response = response.with("headers", tag) }
      if let links = operation.links { response = response.with("links", links) }
      return JSON.Member(key: "\(answer.status)", value: response)
    }
    let refusals =
      usual(operation, details) + details.refusals
      + common(operation, details, hasAccounts: hasAccounts)
    for status in Set(refusals.map(\.status)).sorted() {
      var codes: [String] = []
      for code in refusals.filter({ $0.status == status }).flatMap(\.codes)
      where !codes.contains(code) { codes.append(code) }
      var response: JSON = [
        "description": .string(codes.joined(separator: ", ") + "."),
        "content": ["application/json": ["schema": JSONSchema.named("Error").json]],
      ]
      if let header = header(beside: status) { response = response.with("headers", header) }
      responses.append(JSON.Member(key: "\(status)", value: response))
    }
    return .object(responses)
  }

  private static func header(beside status: Int) -> JSON? {
    switch status {
    case 401:
      ["WWW-Authenticate": ["schema": ["type": "string"], "description": "Bearer."]]
    case 429, 503:
      [
        "Retry-After": [
          "schema": ["type": "integer"], "description": "In seconds, where waiting helps.",
        ]
      ]
    default: nil
    }
  }

  /// What goes without saying: a request that does not read, and an id that is none.
  private static func usual(
    _ operation: Operation, _ details: Details
  ) -> [(status: Int, codes: [String])] {
    var usual: [(status: Int, codes: [String])] = []
    let hasKey = operation.definition.routes[0].method != .get
    if hasKey || !details.query.isEmpty { usual.append((400, [operation.refusal])) }
    if operation.definition.routes[0].takesID { usual.append((404, [operation.missing])) }
    return usual
  }

  /// What every operation may be refused with.
  private static func common(
    _ operation: Operation, _ details: Details, hasAccounts: Bool
  ) -> [(status: Int, codes: [String])] {
    var common: [(status: Int, codes: [String])] = [
      (401, ["INVALID_API_KEY"]), (500, ["INTERNAL_ERROR"]), (503, ["BUSY", "UNAVAILABLE"]),
    ]
    if operation.needsToken, hasAccounts {
      common.insert(
        (401, ["UNAUTHORIZED", "INVALID_TOKEN", "TOKEN_EXPIRED", "TOKEN_REVOKED"]), at: 0)
    }
    if details.body != nil { common.append((413, ["BODY_TOO_LARGE"])) }
    if operation.definition.routes[0].method != .get {
      common.append((412, ["PRECONDITION_FAILED"]))
    }
    // Of a body that nobody looks at, too.
    common.append((415, ["UNSUPPORTED_MEDIA_TYPE"]))
    if operation.definition.routes[0].method != .get, !operation.isAboutUser {
      common.append((422, ["IDEMPOTENCY_KEY_REUSED"]))
    }
    // A body that is no UTF-8, a path that an escaped line end cuts.
    common.append((400, ["BAD_REQUEST"]))
    return common
  }
}

extension Operation {
  /// Unique among all routes of all operations.
  ///
  /// - Parameter number: of the route, the canonical one is 0.
  func name(at number: Int) -> String { number == 0 ? name : "\(name)\(number + 1)" }
}
