import JSON
import Wellness

/// What PUT and PATCH on a consultation may name; what is `nil` stays.
package struct ConsultationChange: Hashable, Sendable {
  /// Where it is to stand; `is_archived` of older clients is read as one.
  package var status: ConsultationStatus?
  /// Who is to answer.
  package var persona: Persona?
  /// What the client calls it.
  package var title: String?

  package init(
    status: ConsultationStatus? = nil, persona: Persona? = nil, title: String? = nil
  ) {
    self.status = status
    self.persona = persona
    self.title = title
  }

  /// - Throws: `ContractError` also for a body that names nothing.
  package init(_ fields: Fields) throws(ContractError) {
    let isArchived = try fields.optionalBool("is_archived")
    status =
      try fields.optionalString("status").map(ConsultationStatus.init(rawValue:))
      ?? isArchived.map { $0 ? .archived : .active }
    persona = try fields.optionalString("persona").map(Persona.init(rawValue:))
    title = try fields.optionalString("title")
    guard status != nil || persona != nil || title != nil else {
      throw fields.failure("status", .missing)
    }
  }

  /// The keys that have a value.
  package var json: JSON {
    var json: JSON = [:]
    if let status { json = json.with("status", .string(status.rawValue)) }
    if let persona { json = json.with("persona", .string(persona.rawValue)) }
    if let title { json = json.with("title", .string(title)) }
    return json
  }
}

extension ConsultationChange {
  /// What a consultation can be made.
  package static let reachable: [ConsultationStatus] = [.active, .completed, .abandoned, .archived]

  static let schema = JSONSchema.bodyWithAny(of: [
    ("status", .words(reachable.map(\.rawValue))), ("is_archived", .flag), ("title", .text),
    ("persona", .persona),
  ])
}
