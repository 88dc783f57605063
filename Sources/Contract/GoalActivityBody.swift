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

  package init(_ fields: Fields) throws(ContractError) {
    id = try fields.string("id")
    goalID = try fields.identifier("goal_id")
    type = try fields.string("activity_type")
    value = try fields.optionalDouble("value")
    progressDelta = try fields.optionalDouble("progress_delta")
    let long = try fields.optionalString("note")
    let short = try fields.optionalString("notes")
    note = long ?? short ?? ""
    createdAt = try fields.instant("created_at")
  }

  /// All keys, the note by both of its names, `null` for what was not measured.
  package var json: JSON {
    [
      "id": .string(id), "goal_id": .string(goalID.text), "activity_type": .string(type),
      "value": value.map { .number(JSON.Number($0)) } ?? .null,
      "progress_delta": progressDelta.map { .number(JSON.Number($0)) } ?? .null,
      "note": .string(note), "notes": .string(note), "created_at": .string(createdAt.rfc3339()),
    ]
  }
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

  package init(_ fields: Fields) throws(ContractError) {
    type = try fields.string("activity_type")
    guard NewActivityBody.typeLength.contains(type.count),
      !type.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    else {
      throw fields.failure("activity_type", .expected("1 to 50 characters that are not all blank"))
    }
    value = try fields.optionalDouble("value")
    progressDelta = try fields.optionalDouble("progress_delta")
    if let progressDelta, progressDelta < 0 {
      throw fields.failure("progress_delta", .expected("0 or more"))
    }
    let short = try fields.optionalString("notes")
    if let short, short.count > NewActivityBody.longestNotes {
      throw fields.failure("notes", .expected("at most 500 characters"))
    }
    let long = try fields.optionalString("note")
    if let long, long.count > NewActivityBody.longestNote {
      throw fields.failure("note", .expected("at most 1000 characters"))
    }
    note = long ?? short ?? ""
    let isKnown = NewActivityBody.types.contains(type)
    if long != nil || progressDelta != nil, !isKnown {
      let words = NewActivityBody.types.joined(separator: ", ")
      throw fields.failure("activity_type", .expected("one of " + words))
    }
  }

  /// The keys that have a value.
  package var json: JSON {
    var json: JSON = ["activity_type": .string(type)]
    if let value { json = json.with("value", .number(JSON.Number(value))) }
    if let progressDelta {
      json = json.with("progress_delta", .number(JSON.Number(progressDelta)))
    }
    let isKnown = NewActivityBody.types.contains(type)
    return note.isEmpty ? json : json.with(isKnown ? "note" : "notes", .string(note))
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
