import JSON
import Time
import Wellness

/// A message on the wire.
package struct MessageBody: Hashable, Sendable {
  /// Given by the service.
  package var id: String
  /// The consultation it was said in.
  package var consultationID: Consultation.BackendID
  /// `user`, `assistant`, `system` or `function`; kept as it came.
  package var role: String
  /// 1 to 5,000 characters from a user.
  package var content: String
  /// The id that the device gave it, where the server keeps that.
  package var clientID: Message.ID?
  /// Written to the second.
  package var createdAt: Instant

  package init(
    id: String, consultationID: Consultation.BackendID, role: String, content: String,
    clientID: Message.ID?, createdAt: Instant
  ) {
    self.id = id
    self.consultationID = consultationID
    self.role = role
    self.content = content
    self.clientID = clientID
    self.createdAt = createdAt
  }

  package init(_ fields: Fields) throws(ContractError) {
    id = try fields.string("id")
    consultationID = try fields.identifier("consultation_id")
    role = try fields.string("role")
    content = try fields.string("content")
    clientID = try fields.optionalIdentifier("client_id")
    createdAt = try fields.instant("created_at")
  }

  /// The keys that have a value.
  package var json: JSON {
    var members = [
      JSON.Member(key: "id", value: .string(id)),
      JSON.Member(key: "consultation_id", value: .string(consultationID.text)),
      JSON.Member(key: "role", value: .string(role)),
      JSON.Member(key: "content", value: .string(content)),
      JSON.Member(key: "created_at", value: .string(createdAt.rfc3339())),
    ]
    if let clientID { members.append(JSON.Member(key: "client_id", value: .string(clientID.text))) }
    return .object(members)
  }
}

/// One page of a list, with the counts that every dialect of it has.
package struct Page<Element: Sendable>: Sendable {
  /// In the order of the service.
  package let elements: [Element]
  /// How many there are in all.
  package let total: Int

  package init(elements: [Element], total: Int) {
    self.elements = elements
    self.total = total
  }

  /// - Parameter key: what the list is called, e.g. `goals`.
  package init(
    _ fields: Fields, _ key: String, element: (Fields) throws(ContractError) -> Element
  ) throws(ContractError) {
    var elements: [Element] = []
    for fields in try fields.objects(key) { elements.append(try element(fields)) }
    self.elements = elements
    if let total = try fields.optionalInt("total") {
      self.total = total
    } else {
      self.total = try fields.optionalInt("total_count") ?? elements.count
    }
  }

  /// The page with the counts of every dialect.
  package func json(_ key: String, limit: Int, offset: Int, element: (Element) -> JSON) -> JSON {
    .object([
      JSON.Member(key: key, value: .array(elements.map(element))),
      JSON.Member(key: "total", value: .number(JSON.Number(total))),
      JSON.Member(key: "total_count", value: .number(JSON.Number(total))),
      JSON.Member(key: "limit", value: .number(JSON.Number(limit))),
      JSON.Member(key: "offset", value: .number(JSON.Number(offset))),
      JSON.Member(key: "has_more", value: .bool(offset + elements.count < total)),
    ])
  }
}

/// What `POST /goals/{id}/tips` answers: texts, the most important first.
package struct TipsBody: Hashable, Sendable {
  /// The goal that they are for.
  package var goalID: Goal.BackendID
  /// One sentence each, the most important first.
  package var tips: [String]
  /// Why they are not from whom they were asked; only this project's server says so.
  package var notice: String?

  package init(goalID: Goal.BackendID, tips: [String]) {
    self.goalID = goalID
    self.tips = tips
  }

  package init(_ fields: Fields) throws(ContractError) {
    goalID = try fields.identifier("goal_id")
    tips = try fields.strings("tips", orIn: ["tip", "text", "description", "title"])
    notice = try fields.optionalString("notice")
  }

  /// The keys that have a value.
  package var json: JSON {
    [
      "goal_id": .string(goalID.text), "tips": .array(tips.map(JSON.string)),
      "count": .number(JSON.Number(tips.count)),
    ]
  }
}
