import JSON
import Time
import Wellness

/// Something noted about a goal, on the wire.
package struct GoalActivityBody: Hashable, Sendable {
  /// Given by the service.
  package var id: String
  /// The goal that it is about.
  package var goalID: Goal.BackendID
  /// One of `NewActivityBody.types`, or a word of the client's own.
  package var type: String
  /// What was measured, where something was.
  package var value: Double?
  /// By how much the value of the goal was moved.
  package var progressDelta: Double?
  /// What was written; may be empty.
  package var note: String
  /// Written to the second.
  package var createdAt: Instant

  package init(
    id: String, goalID: Goal.BackendID, type: String, value: Double?, progressDelta: Double?,
    note: String, createdAt: Instant
  ) {
    self.id = id
    self.goalID = goalID
    self.type = type
    self.value = value
    self.progressDelta = progressDelta
    self.note = note
    self.createdAt = createdAt
  }

  /// All keys, the note by both of its names, `null` for what was not measured.
  package var json: JSON { GoalActivityBody.table.object(self) }

  static let table: FieldTable<GoalActivityBody> = [
    .init("id", .id) { $0.id }, .init("goal_id") { $0.goalID }, .init("activity_type") { $0.type },
    .init("value") { $0.value }, .init("progress_delta") { $0.progressDelta },
    .init("note") { $0.note }, .init("notes") { $0.note }, .init("created_at") { $0.createdAt },
  ]
}

/// What `POST /goals/{id}/activities` takes: a word and what was measured, or one of `types`, a
/// note, and by how much the value moves.
package struct NewActivityBody: Hashable, Sendable {
  /// The types of the body that has a `note`.
  package static let types = [
    "check_in", "progress_update", "note", "completed", "abandoned", "resumed",
  ]

  /// 1 to 50 characters.
  package var type: String
  /// What was measured, where something was.
  package var value: Double?
  /// 0 or more, in the unit and the direction of the goal.
  package var progressDelta: Double?
  /// At most 1,000 characters, or 500 where it is called `notes`.
  package var note: String

  package init(
    type: String, value: Double? = nil, progressDelta: Double? = nil, note: String = ""
  ) {
    self.type = type
    self.value = value
    self.progressDelta = progressDelta
    self.note = note
  }

  package init(_ reader: BodyReader) throws(ContractError) {
    type = try reader.string("activity_type")
    guard NewActivityBody.typeLength.contains(type.count),
      !type.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    else {
      throw reader.failure("activity_type", .expected("1 to 50 characters that are not all blank"))
    }
    value = try reader.optionalDouble("value")
    progressDelta = try reader.optionalDouble("progress_delta")
    if let progressDelta, progressDelta < 0 {
      throw reader.failure("progress_delta", .expected("0 or more"))
    }
    let short = try reader.optionalString("notes")
    if let short, short.count > NewActivityBody.longestNotes {
      throw reader.failure("notes", .expected("at most 500 characters"))
    }
    let long = try reader.optionalString("note")
    if let long, long.count > NewActivityBody.longestNote {
      throw reader.failure("note", .expected("at most 1000 characters"))
    }
    note = long ?? short ?? ""
    let isKnown = NewActivityBody.types.contains(type)
    if long != nil || progressDelta != nil, !isKnown {
      let words = NewActivityBody.types.joined(separator: ", ")
      throw reader.failure("activity_type", .expected("one of " + words))
    }
  }

}

extension NewActivityBody {
  static let schema = JSONSchema.any([
    .body(
      [("activity_type", .words(types))],
      optional: [
        ("note", .text(upTo: longestNote)), ("progress_delta", .amount), ("value", measured),
        ("notes", .text(upTo: longestNotes)),
      ]),
    .body(
      [("activity_type", .text(typeLength))],
      optional: [("value", measured), ("notes", .text(upTo: longestNotes))]),
  ])

  private static let typeLength = 1...50
  private static let longestNote = 1000
  private static let longestNotes = 500
  private static let measured = JSONSchema.number(-1_000_000_000_000...1_000_000_000_000)
}
