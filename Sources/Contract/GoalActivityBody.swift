import JSON
import Time
import Wellness

/// Something noted about a goal, on the wire.
package struct GoalActivityBody: Hashable, Sendable {
  /// Given by the service.
  package var id: String
  /// Whose it is.
  package var userID: String
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
  /// What a milestone is called.
  package var title: String?
  /// Written to the millisecond.
  package var createdAt: Instant

  package init(
    id: String, userID: String, goalID: Goal.BackendID, type: String, value: Double?,
    progressDelta: Double?, note: String, title: String?, createdAt: Instant
  ) {
    self.id = id
    self.userID = userID
    self.goalID = goalID
    self.type = type
    self.value = value
    self.progressDelta = progressDelta
    self.note = note
    self.title = title
    self.createdAt = createdAt
  }

  /// The keys that have a value, the note and the time by all of their names.
  package var json: JSON { GoalActivityBody.table.object(self) }

  static let table: FieldTable<GoalActivityBody> = [
    .init("id", .id) { $0.id }, .init("user_id", .id) { $0.userID }, .init("goal_id") { $0.goalID },
    .init("activity_type") { $0.type },
    .init(optional: "value") { $0.value },
    .init(optional: "progress_delta") { $0.progressDelta }, .init("note") { $0.note },
    .init("notes") { $0.note }, .init(optional: "title") { $0.title },
    .init("created_at") { $0.createdAt }, .init("timestamp") { $0.createdAt },
    .init("logged_at") { $0.createdAt },
  ]
}

/// What `POST /goals/{id}/activities` takes: a word and what was measured, or one of `types`, a
/// note, and by how much the value moves.
package struct NewActivityBody: Hashable, Sendable {
  /// The types of the body that has a `note`.
  package static let types = [
    "check_in", "progress_update", "note", "completed", "abandoned", "resumed",
    "milestone",
  ]

  /// 1 to 50 characters.
  package var type: String
  /// What was measured, where something was.
  package var value: Double?
  /// 0 or more, in the unit and the direction of the goal.
  package var progressDelta: Double?
  /// At most 1,000 characters, or 500 where it is called `notes`.
  package var note: String
  /// What a milestone is called, 1 to 200 characters.
  package var title: String?

  package init(_ reader: BodyReader) throws(ContractError) {
    type = try reader.string("activity_type")
    guard NewActivityBody.typeLength.contains(type.count), !type.isBlank else {
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
    note = [long, short].compactMap { $0 }.first { !$0.isBlank } ?? ""
    title = try reader.optionalString("title")
    try check(reader)
    let isKnown = NewActivityBody.types.contains(type)
    if long != nil || progressDelta != nil, !isKnown {
      let words = NewActivityBody.types.joined(separator: ", ")
      throw reader.failure("activity_type", .expected("one of " + words))
    }
  }

  /// Some types are nothing without what they are about.
  private func check(_ reader: BodyReader) throws(ContractError) {
    switch type {
    case "progress_update" where progressDelta == nil:
      throw reader.failure("progress_delta", .missing)
    case "note" where note.isBlank:
      throw reader.failure("note", .expected("a text that is not blank"))
    case "milestone" where title == nil: throw reader.failure("title", .missing)
    default: break
    }
    if let title, !GoalBody.titleLength.contains(title.count) || title.isBlank {
      throw reader.failure("title", .expected("1 to 200 characters that are not all blank"))
    }
  }
}

extension NewActivityBody {
  static let schema = JSONSchema.any([
    known(["progress_update"], needing: ("progress_delta", .amount)),
    known(["note"], needing: ("note", .text(1...longestNote))),
    known(["note"], needing: ("notes", .text(1...longestNotes))),
    known(["milestone"], needing: ("title", .text(GoalBody.titleLength))),
    known(types.filter { !["progress_update", "note", "milestone"].contains($0) }),
    .body(
      [("activity_type", .text(typeLength).without(types))],
      optional: [
        ("value", measured), ("notes", .text(upTo: longestNotes)),
        ("title", .text(GoalBody.titleLength)), ("note", .nothing), ("progress_delta", .nothing),
      ]),
  ])

  /// Some of the types, with a key that these have to come with.
  private static func known(
    _ types: [String], needing needed: (String, JSONSchema)...
  ) -> JSONSchema {
    let all: [(String, JSONSchema)] = [
      ("note", .text(upTo: longestNote)), ("progress_delta", .amount), ("value", measured),
      ("notes", .text(upTo: longestNotes)), ("title", .text(GoalBody.titleLength)),
    ]
    return .body(
      [("activity_type", .words(types))] + needed,
      optional: all.filter { key, _ in !needed.contains { $0.0 == key } })
  }

  private static let typeLength = 1...50
  private static let longestNote = 1000
  private static let longestNotes = 500
  private static let measured = JSONSchema.number(-1_000_000_000_000...1_000_000_000_000)
}
