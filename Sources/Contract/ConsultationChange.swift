import JSON
import Wellness

/// What PUT and PATCH on a consultation may name; what is `nil` stays.
package struct ConsultationChange: WireBody, Hashable {
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
  package init(_ reader: RequestReader) throws(ContractError) {
    let isArchived = try reader.optionalBool("is_archived")
    status =
      try reader.optionalText("status", .word).map(ConsultationStatus.init(rawValue:))
      ?? isArchived.map { $0 ? .archived : .active }
    persona = try reader.optionalText("persona", .word).map(Persona.init(rawValue:))
    title = try reader.optionalText("title", .title)
    guard status != nil || persona != nil || title != nil else {
      throw reader.failure(
        "", .expected("an object with at least one of status, is_archived, title and persona"))
    }
  }

  /// The keys that have a value.
  package var json: JSON { ConsultationChange.table.object(self) }

  static let table: FieldTable<ConsultationChange> = [
    .init(optional: "status", .words(reachable.map(\.rawValue))) { $0.status },
    .init(read: "is_archived", .flag),
    .init(optional: "title", .text(.title)) { $0.title },
    .init(optional: "persona") { $0.persona },
  ]
}

extension ConsultationChange {
  /// What a consultation can be made.
  package static let reachable: [ConsultationStatus] = [.active, .completed, .abandoned, .archived]
}

extension ConsultationStatus {
  /// By what consultations are listed. None is ever waiting for an approval, which clients of the
  /// service ask for nevertheless.
  package static let filters = known.map(\.rawValue) + ["pending_approval"]
}
