import Edge
import JSON
import Wellness

/// What is around a body: `{"success": true, "data": …}`, or an error with code and message.
package enum Envelope {
  /// The type of every body.
  package static let contentType = Header("content-type", "application/json")

  package static func success(_ status: Int, _ data: JSON) -> Response {
    response(status, ["success": true, "data": data])
  }

  /// A success with data that are written, and not built as a tree.
  ///
  /// - Parameter capacity: bytes that they take, as far as is known.
  package static func success(
    _ status: Int, reserving capacity: Int = 1024,
    writing data: (inout JSONWriter) throws -> Void
  ) rethrows -> Response {
    var writer = JSONWriter(reserving: capacity)
    writer.beginObject()
    writer.append(dataKey)
    try data(&writer)
    writer.append(successKey)
    writer.append(true)
    writer.endObject()
    return Response(status, headers: [contentType], body: writer.text)
  }

  private static let dataKey = JSONWriter.Key("data")
  private static let successKey = JSONWriter.Key("success")

  /// A success of the four endpoints that speak two dialects: the bare `camelCase` reader at the
  /// top beside `success` and `data` (Goal and Conversation Linking, "API Endpoints").
  package static func success(_ status: Int, _ data: JSON, bare: [JSON.Member]) -> Response {
    let envelope = [
      JSON.Member(key: "success", value: true), JSON.Member(key: "data", value: data),
    ]
    return response(status, .object(bare + envelope))
  }

  /// A success without a body.
  package static let noContent = Response(204)

  package static func error(_ error: ServiceError) -> Response {
    var inner: [JSON.Member] = [
      JSON.Member(key: "code", value: .string(error.code)),
      JSON.Member(key: "message", value: .string(error.message)),
    ]
    if let details = error.details { inner.append(JSON.Member(key: "details", value: details)) }
    return response(error.status, ["success": false, "data": .null, "error": .object(inner)])
  }

  private static func response(_ status: Int, _ body: JSON) -> Response {
    Response(status, headers: [contentType], body: body.text())
  }

  /// The reader of a successful body: those under `data` where there is one, else the top ones.
  package static func data(
    of response: Response, from source: String
  ) throws(ContractError) -> BodyReader {
    let top = try BodyReader(body: response.body, source: source)
    return try top.optionalObject("data") ?? top
  }
}

/// An error that the service answered with.
package struct ServiceError: Error, Hashable, Sendable {
  /// The status of the response, which decides before the code does.
  package let status: Int
  /// E.g. `GOAL_NOT_FOUND`; empty where the service gave none.
  package let code: String
  /// The service's own words, as they came; may be empty.
  package let message: String
  /// What else the service said, e.g. the id of an existing consultation.
  package let details: JSON?

  package init(_ status: Int, _ code: String, _ message: String, details: JSON? = nil) {
    self.status = status
    self.code = code
    self.message = message
    self.details = details
  }

  /// Reads an error in any of the shapes that are in use: an object with code and message, a
  /// string, plain text, or nothing at all.
  package init(_ response: Response) {
    status = response.status
    let top: JSON?
    do { top = try JSON(parsing: response.body) } catch { top = nil }
    let error = top?["error"]
    code = error?["code"]?.stringValue ?? top?["code"]?.stringValue ?? ""
    let text =
      error?["message"]?.stringValue ?? error?.stringValue ?? top?["message"]?.stringValue
      ?? top?.stringValue
    message = text ?? (top == nil ? ServiceError.plain(response.body) : "")
    details = error?["details"]
  }

  static let schema = JSONSchema.object([
    ("success", .exactly(false)), ("data", JSONSchema.object([]).orNull),
    (
      "error", .object([("code", .text), ("message", .text)], optional: [("details", existing)])
    ),
  ])

  /// What is said of a consultation that there is already.
  private static let existing = JSONSchema.object(
    [
      ("existing_consultation_id", .id), ("persona", Persona.answered),
      ("status", ConsultationStatus.schema), ("can_continue", .flag),
    ], optional: [("goal_id", .id)])

  /// The first line of a plain text; a page for a browser says nothing to a person here.
  private static func plain(_ body: String) -> String {
    let line = body.prefix { !$0.isNewline }
    return line.first == "<" ? "" : String(line.prefix(200))
  }
}
