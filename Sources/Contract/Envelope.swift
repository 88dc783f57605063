import Edge
import JSON
import Numbers
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
  static func success<Whole>(
    _ status: Int, bare whole: Whole, by table: FieldTable<Whole>,
    writing data: (inout JSONWriter) -> Void
  ) -> Response {
    withoutActuallyEscaping(data) { data in
      var writer = JSONWriter()
      table.write(
        whole, to: &writer, among: [("data", data), ("success", { $0.append(true) })])
      return Response(status, headers: [contentType], body: writer.text)
    }
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

/// How long a service asks not to be asked again (RFC 9110 §10.2.3).
package enum RetryAfter {
  /// The longest that is believed, in seconds: a day.
  private static let longest = 86_400

  /// What the header `retry-after` says in seconds; `nil` without one, and for a date, which would
  /// need the service's clock to be read.
  package static func seconds(in response: Response) -> Duration? {
    guard let text = response.header("retry-after"), let seconds = Int(text, in: 0...(.max)) else {
      return nil
    }
    return .seconds(min(seconds, longest))
  }
}

/// What a service calls the state of what it answers (RFC 9110 §8.8.3); opaque to a client.
package enum EntityTag {
  /// The longest that is kept, in UTF-8 bytes.
  private static let longest = 256

  /// The tag of a response, as it came; `nil` where it has none.
  package static func of(_ response: Response) -> String? {
    response.header("etag").flatMap { $0.utf8.count <= longest ? $0 : nil }
  }

  /// With a response that has a state.
  package static func header(_ tag: String) -> Header { Header("etag", tag) }

  /// With a request that is answered with 304 where the state is still the same.
  package static func unless(_ tag: String) -> Header { Header("if-none-match", tag) }

  /// Whether somebody who asks has seen a state (RFC 9110 §13.1.2).
  package static func isKnown(_ tag: String, to request: Request) -> Bool {
    request.headers.lazy.filter { $0.name == "if-none-match" }.contains { header in
      header.value.split(separator: ",").contains { known in
        let known = known.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
        return known == "*" || known == tag || known == "W/" + tag
      }
    }
  }
}

/// A body or a frame that is not what the contract says; never papered over by a default.
package struct ContractError: Error, Hashable, Sendable {
  /// What is wrong with a value.
  package enum Problem: Hashable, Sendable {
    case notJSON(offset: Int)
    /// A text that begins at this byte has more combining marks in a row than any language.
    case endlessMarks(offset: Int)
    case missing
    /// The value is of another kind or out of range; what was expected, in words.
    case expected(String)
  }

  /// What was read, e.g. `POST /api/v1/goals`.
  package let source: String
  /// The key that it is about, e.g. `data.goals[3].title`; empty for the whole.
  package let key: String
  /// What is wrong there.
  package let problem: Problem

  package init(source: String, key: String, problem: Problem) {
    self.source = source
    self.key = key
    self.problem = problem
  }
}

extension ContractError: CustomStringConvertible {
  /// One clause for a message to the user or the log.
  package var description: String {
    let place = key.isEmpty ? "the body" : "'\(key)'"
    switch problem {
    case .notJSON(let offset): return "\(place) is no JSON (byte \(offset))"
    case .endlessMarks(let offset):
      return "\(place) has more than 30 combining marks in a row (byte \(offset))"
    case .missing: return "\(place) is missing"
    case .expected(let what): return "\(place) should be \(what)"
    }
  }
}

/// One page of a list, with the counts that every dialect of it has.
package struct Page<Element: Sendable>: Sendable {
  /// In the order of the service.
  package let elements: [Element]
  /// How many there are in all.
  package let total: Int
  /// Whether the service says that there are more behind it; `nil` where it says nothing. A page may
  /// end before its limit.
  package let hasMore: Bool?

  package init(elements: [Element], total: Int, hasMore: Bool? = nil) {
    self.elements = elements
    self.total = total
    self.hasMore = hasMore
  }

  /// - Parameter key: what the list is called, e.g. `goals`.
  package init(
    _ reader: BodyReader, _ key: String, element: (BodyReader) throws(ContractError) -> Element
  ) throws(ContractError) {
    var elements: [Element] = []
    for reader in try reader.objects(key) { elements.append(try element(reader)) }
    self.elements = elements
    hasMore = try reader.optionalBool("has_more")
    if let total = try reader.optionalInt("total") {
      self.total = total
    } else {
      self.total = try reader.optionalInt("total_count") ?? elements.count
    }
  }

  /// Bytes that the elements of a page may come to in an answer, which has a MiB at most.
  package static var mostBytes: Int { (1 << 20) - (8 << 10) }

  /// Writes the page with the counts of every dialect, and what else there is to say. It ends before
  /// the element that would make it longer than `mostBytes`, but never before its first.
  package func write(
    _ key: String, limit: Int, offset: Int, and others: [(String, JSON)] = [],
    to writer: inout JSONWriter, element: (Element, inout JSONWriter) throws -> Void
  ) rethrows {
    func append(_ members: [(String, JSON)]) {
      for (name, value) in members.sorted(by: { $0.0 < $1.0 }) {
        writer.append(JSONWriter.Key(name))
        writer.append(value)
      }
    }
    writer.beginObject()
    // Only `has_more` depends on the elements, and most lists come before it.
    guard key < "has_more" else {
      var list = JSONWriter(reserving: 1024 * elements.count)
      let members = counts(try write(element, to: &list), limit, offset) + others
      append(members.filter { $0.0 < key })
      writer.append(JSONWriter.Key(key))
      writer.append(list)
      append(members.filter { $0.0 > key })
      return writer.endObject()
    }
    append(others.filter { $0.0 < key })
    writer.append(JSONWriter.Key(key))
    let count = try write(element, to: &writer)
    append(counts(count, limit, offset) + others.filter { $0.0 > key })
    writer.endObject()
  }

  private func counts(_ count: Int, _ limit: Int, _ offset: Int) -> [(String, JSON)] {
    [
      ("has_more", .bool(offset + count < total)), ("limit", JSON(limit)),
      ("offset", JSON(offset)), ("total", JSON(total)), ("total_count", JSON(total)),
    ]
  }

  /// - Returns: how many elements there was room for.
  private func write(
    _ element: (Element, inout JSONWriter) throws -> Void, to list: inout JSONWriter
  ) rethrows -> Int {
    list.beginArray()
    defer { list.endArray() }
    for index in elements.indices {
      let end = list.count
      list.beginElement()
      try element(elements[index], &list)
      guard index == 0 || list.count <= Self.mostBytes else {
        list.cut(to: end)
        return index
      }
    }
    return elements.count
  }

  /// What a page with such elements looks like.
  static func schema(
    _ key: String, _ element: JSONSchema, and others: [(String, JSONSchema)] = []
  ) -> JSONSchema {
    .object(
      [
        (key, .list(element)), ("total", .integer), ("total_count", .integer),
        ("limit", .integer), ("offset", .integer), ("has_more", .flag),
      ] + others)
  }
}
