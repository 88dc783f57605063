import Contract
import Edge
import JSON

/// What the service does, as OpenAPI 3.0 has it (https://spec.openapis.org/oas/v3.0.3).
///
/// Paths and methods come from the same table that finds routes, so none can be left out.
struct ServiceDescription {
  /// The whole document.
  let json: JSON

  /// As the one local user meets it, who has no account and gets a token for any log-in.
  static let open = ServiceDescription(hasAccounts: false)
  /// As the users of a server meet it, who log in.
  static let withAccounts = ServiceDescription(hasAccounts: true)

  private let hasAccounts: Bool
  private let text: String

  init(hasAccounts: Bool) {
    self.hasAccounts = hasAccounts
    json = [
      "openapi": "3.0.3",
      "info": [
        "title": "FitIQ as lume serves it", "version": "1",
        "description": .string(ServiceDescription.introduction),
      ],
      "servers": [["url": .string(Endpoint.prefix)]],
      "security": hasAccounts ? [["bearer": []]] : [],
      "paths": ServiceDescription.paths(hasAccounts: hasAccounts),
      "components": [
        "schemas": .object(
          JSONSchema.components.map { JSON.Member(key: $0.name, value: $0.schema.json) }),
        "securitySchemes": [
          "bearer": ["type": "http", "scheme": "bearer", "bearerFormat": "JWT"],
          "key": [
            "type": "apiKey", "in": "header", "name": "X-API-Key",
            "description": "Where the server was started with one.",
          ],
        ],
      ],
    ]
    text = json.text()
  }

  /// The document as a response, in no envelope.
  var response: Response {
    Response(200, headers: [Envelope.contentType], body: text)
  }

  private static let introduction = """
    Goals, consultations with a coach, and insights. Every error has the same form; a path that is \
    none is 404 with ROUTE_NOT_FOUND, and a method that a path does not have is 405 with Allow. A \
    server that was started with an API key wants it as X-API-Key with every request. Requests \
    that change something and carry the same Idempotency-Key are done once, but for those under \
    /auth and /users/me; with another body the key is refused with 422; it is 1 to 255 bytes of \
    ASCII and belongs to its path and query. What is null in a change, or isn't named, stays as it is. \
    The last 1,000 keys of a user are known for 30 days. What is today goes by the server's time \
    zone. Nothing that can be changed has an ETag, so If-Match other than * is refused with 412 \
    by all but GET. \
    No text has U+0000 in it. A list ends where its answer would come to a MiB, and has_more tells \
    of the rest. What a server does beside the published contract is listed as additions in the \
    frame connected and at /healthz, and in the header Lume-Additions of what is answered about \
    goals: with interrupt, a client that sends {"type":"interrupt"} ends \
    the answer to its message where it is, and what was sent is kept with is_cut; without it an \
    answer goes on, also where its socket is closed, and is whole in the history. With \
    user_message, the other sockets of a consultation get {"type":"user_message","message":{…}} \
    and the answer, whoever has asked. With measure, a goal says what its number means: what a \
    client has set, or else what its words say. With message_of_progress, a goal's progress may \
    name the message that told it, so that the coach counts it once. With unit_conversion, a change \
    of target_unit alone converts what was noted and what is to be reached, where the units measure \
    the same, and a current_value may say its unit as current_unit, so that it's taken for as much \
    where another client has changed the unit meanwhile; in a unit that measures something else it \
    keeps its number. What is left of an answer to which nobody listens isn't \
    paced, so a socket that is opened then may find all of it in the history.
    """

  private static func paths(hasAccounts: Bool) -> JSON {
    var paths: [JSON.Member] = []
    for operation in Operation.all {
      for (number, route) in operation.definition.routes.enumerated() {
        let writer = OperationWriter(
          operation, at: route, name: operation.name(at: number), hasAccounts: hasAccounts)
        let member = JSON.Member(key: route.method.rawValue.lowercased(), value: writer.json)
        if let index = paths.firstIndex(where: { $0.key == route.path }) {
          paths[index].value = paths[index].value.with(member.key, member.value)
        } else {
          paths.append(JSON.Member(key: route.path, value: .object([member])))
        }
      }
    }
    return .object(paths + EmbeddedService.describedHealth)
  }
}
