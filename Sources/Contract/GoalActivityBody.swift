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

  package init(_ reader: RequestReader) throws(ContractError) {
    type = try reader.text("activity_type", NewActivityBody.typeBound)
    value = try reader.optionalDouble("value")
    progressDelta = try reader.optionalDouble("progress_delta")
    if let progressDelta, progressDelta < 0 {
      throw reader.failure("progress_delta", .expected("0 or more"))
    }
    let short = try reader.optionalText("notes", NewActivityBody.notesBound)
    let long = try reader.optionalText("note", NewActivityBody.noteBound)
    note = [long, short].compactMap { $0 }.first { !$0.isBlank } ?? ""
    title = try reader.optionalText("title", NewActivityBody.titleBound)
    try check(reader)
    let isKnown = NewActivityBody.types.contains(type)
    if long != nil || progressDelta != nil, !isKnown {
      let words = NewActivityBody.types.joined(separator: ", ")
      throw reader.failure("activity_type", .expected("one of " + words))
    }
  }

  /// Some types are nothing without what they are about.
  private func check(_ reader: RequestReader) throws(ContractError) {
    switch type {
    case "progress_update" where progressDelta == nil:
      throw reader.failure("progress_delta", .missing)
    case "note" where note.isBlank:
      throw reader.failure("note", .expected("a text that is not blank"))
    case "milestone" where title == nil: throw reader.failure("title", .missing)
    default: break
    }
  }
}

extension NewActivityBody {
  static let schema = JSONSchema.any([
    known(["progress_update"], needing: ("progress_delta", .amount)),
    known(["note"], needing: ("note", .text(TextBound(1...1000)))),
    known(["note"], needing: ("notes", .text(TextBound(1...500)))),
    known(["milestone"], needing: ("title", .text(titleBound))),
    known(types.filter { !["progress_update", "note", "milestone"].contains($0) }),
    .body(
      [("activity_type", .text(typeBound).without(types))],
      optional: [
        ("value", measured), ("notes", .text(notesBound)),
        ("title", .text(titleBound)), ("note", .nothing), ("progress_delta", .nothing),
      ]),
  ])

  /// Some of the types, with a key that these have to come with.
  private static func known(
    _ types: [String], needing needed: (String, JSONSchema)...
  ) -> JSONSchema {
    let all: [(String, JSONSchema)] = [
      ("note", .text(noteBound)), ("progress_delta", .amount), ("value", measured),
      ("notes", .text(notesBound)), ("title", .text(titleBound)),
    ]
    return .body(
      [("activity_type", .words(types))] + needed,
      optional: all.filter { key, _ in !needed.contains { $0.0 == key } })
  }

  private static let typeBound = TextBound(1...50)
  private static let titleBound = TextBound(1...200)
  private static let noteBound = TextBound(0...1000)
  private static let notesBound = TextBound(0...500)
  private static let measured = JSONSchema.number(-1_000_000_000_000...1_000_000_000_000)
}
