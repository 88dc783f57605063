import Contract
import Edge
import JSON
import SQLite
import Testing
import Time
import Wellness

@testable import ServiceHost

@Suite(.enabled(if: TestDatabase.isSQLite)) struct MigrationTests {
  /// A file as it was written before there were users.
  private func old() throws -> DatabaseFile {
    let file = DatabaseFile()
    let database = try Connection(file.place)
    try Migrations(Array(Schema.steps.prefix { $0.name.hasPrefix("1 ") })).apply(to: database)
    try database.execute(
      """
      INSERT INTO identifiers VALUES ('g-1'), ('c-1'), ('m-1'), ('m-2');
      INSERT INTO goals VALUES (1, 'g-1', 'Walk more', 'After lunch', 'activity', '2026-03-01',
        '2026-04-01', 0, 40, 100, 'km', 'active', NULL, '2026-03-02', 'c-1', NULL, 1000, 2000);
      INSERT INTO progress_entries VALUES (1, 'g-1', '2026-03-02', 40);
      INSERT INTO consultations VALUES (1, 'c-1', 'wellness_specialist', 'active', 'g-1', 'goal',
        'g-1', NULL, 1000, NULL, 3000, 1000, 3000);
      INSERT INTO goal_snapshots VALUES ('c-1', 'g-1', 'Walk more', 'After lunch', 'activity',
        '2026-03-01', '2026-04-01', 0, 40, 100, 'km', NULL);
      INSERT INTO messages VALUES
        (1, 'm-1', 'c-1', 'user', 'hello', 'whole', 'd-1', NULL, 3000),
        (2, 'm-2', 'c-1', 'assistant', 'Hello there', 'streaming', NULL, 1, 3000);
      """)
    let kept = (Client.start + .seconds(-60)).milliseconds
    try database.run(
      "INSERT INTO replies VALUES ('k', 'POST', '/api/v1/goals', 201, '{\"data\": 1}', ?)",
      .integer(kept))
    return file
  }

  @Test func whatWasThereBeforeIsTheLocalUsers() throws {
    let file = try old()
    let client = try Client(place: file.place)
    // Ids and a kept answer of an earlier version that were none.
    client.isDescribed = false
    let goal = try client.data(.get, "/goals/g-1")
    #expect(goal["title"] == "Walk more" && goal["current_value"] == 40)
    #expect(goal["user_id"] == "5e1f0000-0000-4000-8000-000000000001")
    #expect(goal["conversation_id"] == "c-1" && goal["measure"] == "total")
    let consultation = try client.data(.get, "/consultations/c-1")
    #expect(consultation["message_count"] == 2 && consultation["goal_id"] == "g-1")
    #expect(try client.history("c-1") == [["user", "hello"], ["assistant", "Hello there"]])
    #expect(try client.ask(.post, "/goals", ["x": 1], key: "k").body == #"{"data": 1}"#)
    #expect(try client.data(.get, "/goals")["total"] == 1)
    // The values that were recorded, and what the consultation remembers.
    let database = try Connection(file.place)
    let measure = try database.first("SELECT measure FROM goal_snapshots", make: { $0.text(0) })
    #expect(measure == "total sure")
    for table in ["progress_entries", "goal_snapshots", "messages", "replies"] {
      let users = try database.rows(SQL(stringLiteral: "SELECT user_id FROM \(table)")) {
        $0.text(0)
      }
      #expect(!users.isEmpty && users.allSatisfy { $0 == User.local.text }, "\(table)")
    }
    _ = try client.data(.post, "/consultations/c-1/messages", ["content": "I walked 5 km"])
    _ = try client.data(.patch, "/goals/g-1/progress", ["current_value": 45])
  }

  @Test func whoRegistersLaterSeesNothingOfIt() throws {
    let file = try old()
    let host = try Host(place: file.place)
    let token = try host.register().access
    for path in ["/goals", "/consultations"] {
      #expect(try host.data(.get, path, token: token)["total"] == 0)
    }
    #expect(try host.refusal(.get, "/goals/g-1", token: token) == "404 GOAL_NOT_FOUND")
    let open = try Host(place: file.place, isOpen: true)
    #expect(try open.data(.get, "/goals")["total"] == 1)
  }

  /// Accounts from before emails were found by their characters: two that differ in bytes alone, and
  /// one whose accent is written in two characters.
  @Test func emailsThatCollideAreFoundByTheirBytes() throws {
    let file = DatabaseFile()
    var users: [String: String] = [:]
    let emails = ["ren\u{e9}@example.com", "ren\u{65}\u{301}@example.com", "u\u{308}@example.com"]
    do {
      let host = try Host(place: file.place)
      for number in emails.indices {
        users["\(number)@example.com"] = try host.register("\(number)@example.com").user
      }
    }
    let database = try Connection(file.place)
    for (number, email) in emails.enumerated() {
      try database.run(
        "UPDATE users SET email = ?1, email_key = NULL, created_at = ?2 WHERE email = ?3",
        .text(email), .integer(Int64(number)), .text("\(number)@example.com"))
    }
    let host = try Host(place: file.place)
    for (number, email) in emails.enumerated() {
      #expect(try host.user(email) == users["\(number)@example.com"])
    }
    #expect(try host.user("\u{fc}@example.com") == users["2@example.com"])
    let other = Host.registration(emails[1])
    #expect(try host.refusal(.post, "/auth/register", other) == "409 EMAIL_EXISTS")
  }

  @Test func aNewFileAndAnOldOneComeToTheSameSchema() throws {
    func schema(_ file: DatabaseFile) throws -> [String] {
      _ = try Client(place: file.place)
      return try Connection(file.place).rows(
        "SELECT name || coalesce(sql, '') FROM sqlite_schema ORDER BY name"
      ) { $0.text(0) }
    }
    #expect(try schema(old()) == schema(DatabaseFile()))
  }
}
