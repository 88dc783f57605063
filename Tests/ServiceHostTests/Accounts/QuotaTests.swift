import Contract
import Edge
import JSON
import SQLite
import Testing
import Time

@testable import ServiceHost

/// How much one user may have, and how long that keeps the others waiting.
@Suite struct QuotaTests {
  private static let full = "403 LIMIT_REACHED"

  @Test func aUserHasSoManyGoalsAndNoMore() throws {
    let host = try Host(quota: Quota(goals: 2, consultations: 9, messages: 9))
    let (ann, bob) = (try host.register("ann@b.c").access, try host.register("bob@b.c").access)
    let first = try host.data(.post, "/goals", Client.goal(), token: ann)["id"]?.stringValue ?? ""
    _ = try host.data(.post, "/goals", Client.goal(), token: ann)
    #expect(try host.refusal(.post, "/goals", Client.goal(), token: ann) == Self.full)
    #expect(try host.ask(.post, "/goals", Client.goal(), token: bob).status == 201)
    // What is there changes and goes as ever, which makes room.
    let path = "/goals/\(first)"
    #expect(try host.ask(.patch, path, ["title": "Walk"], token: ann).status == 200)
    #expect(try host.ask(.delete, path, token: ann).status == 204)
    #expect(try host.ask(.post, "/goals", Client.goal(), token: ann).status == 201)
  }

  @Test func aUserHasSoManyChatsAndMessages() throws {
    let host = try Host(quota: Quota(goals: 9, consultations: 2, messages: 4))
    let ann = try host.register("ann@b.c").access
    let chats = try ["triage", "nutritionist"].map { persona in
      let body: JSON = ["persona": .string(persona)]
      let data = try host.data(.post, "/consultations", body, token: ann)
      return data["consultation"]?["id"]?.stringValue ?? ""
    }
    let third: JSON = ["persona": "fitness_coach"]
    #expect(try host.refusal(.post, "/consultations", third, token: ann) == Self.full)
    for chat in chats {
      let path = "/consultations/\(chat)/messages"
      #expect(try host.ask(.post, path, ["content": "hello"], token: ann).status == 201)
    }
    let path = "/consultations/\(chats[0])/messages"
    #expect(try host.refusal(.post, path, ["content": "hello"], token: ann) == Self.full)
    #expect(try host.ask(.delete, "/consultations/\(chats[1])", token: ann).status == 204)
    #expect(try host.ask(.post, path, ["content": "hello"], token: ann).status == 201)
    #expect(try host.refusal(.post, path, ["content": "hello"], token: ann) == Self.full)
    #expect(try host.ask(.post, "/consultations", third, token: ann).status == 201)
  }

  @Test func aGoalHasSoManyActivities() throws {
    let host = try Host(quota: Quota(activities: 2))
    let ann = try host.register("ann@b.c").access
    let (path, other) = (
      "/goals/\(try host.makeGoal(ann))/activities", "/goals/\(try host.makeGoal(ann))/activities"
    )
    let note: JSON = ["activity_type": "note", "note": "by the river"]
    for _ in 0..<2 { _ = try host.data(.post, path, note, token: ann) }
    #expect(try host.refusal(.post, path, note, token: ann) == Self.full)
    #expect(try host.ask(.post, other, note, token: ann).status == 201)
    #expect(Quota().activities == 1000)
  }

  /// None is refused, since there is no way to delete one.
  @Test func ofTooManyValuesOfAGoalThoseGoThatTellTheLeast() throws {
    let database = try TestDatabase.open(.memory)
    let host = try Host(on: database, quota: Quota(values: 3))
    var ann = try host.register("ann@b.c").access
    let (path, other) = ("/goals/\(try host.makeGoal(ann))", "/goals/\(try host.makeGoal(ann))")
    func note(_ value: Int, of goal: String) throws {
      let body: JSON = ["current_value": .number(JSON.Number(value))]
      _ = try host.data(.patch, goal + "/progress", body, token: ann)
    }
    func waitADay() throws {
      host.wait(.seconds(86_400))
      ann = try host.logIn("ann@b.c").access
    }
    func values() throws -> [Double] {
      try database.rows("SELECT value FROM progress_entries ORDER BY number") { $0.real(0) }
    }
    try note(100, of: other)
    for value in 1...3 { try note(value, of: path) }
    #expect(try values() == [100, 1, 2, 3])
    // Of a day the last one counts.
    try note(4, of: path)
    #expect(try values() == [100, 4])
    for value in [5, 6] {
      try waitADay()
      try note(value, of: path)
    }
    try note(7, of: path)
    #expect(try values() == [100, 4, 5, 7])
    // Where there are that many days, the first one goes.
    try waitADay()
    try note(8, of: path)
    #expect(try values() == [100, 5, 7, 8])
    #expect(try host.data(.get, path, token: ann)["current_value"] == 8)
    #expect(Quota().values == 3000)
  }

  @Test func aUserHasSoManyInsightsAndSoManyAMinute() throws {
    let limits = EmbeddedService.MultiUserService.Limits()
    let host = try Host(quota: Quota(insights: limits.messagesAtOnce + 1))
    let (ann, bob) = (try host.register("ann@b.c").access, try host.register("bob@b.c").access)
    func generate(_ token: String) throws -> Response {
      try host.ask(.post, "/insights/generate", ["insight_type": "daily"], token: token)
    }
    for _ in 0..<limits.messagesAtOnce { #expect(try generate(ann).status == 201) }
    let refusal = try generate(ann)
    #expect(Host.summary(refusal) == "429 RATE_LIMITED" && refusal.header("retry-after") == "3")
    #expect(ServiceError(refusal).message.hasPrefix("these are more insights than"))
    #expect(try generate(bob).status == 201)
    host.wait(.seconds(3))
    #expect(try generate(ann).status == 201)
    host.wait(.seconds(3))
    #expect(Host.summary(try generate(ann)) == Self.full)
    let all = try host.data(.get, "/insights", token: ann)
    let id = all["insights"]?[0]?["id"]?.stringValue ?? ""
    #expect(try host.ask(.delete, "/insights/\(id)", token: ann).status == 204)
    #expect(try generate(ann).status == 201)
  }

  @Test func theOldestAnswersOfAUserAreForgotten() throws {
    let host = try Host(quota: Quota(replies: 40))
    let ann = try host.register("ann@b.c").access
    let (first, last) = ("key 0", "key 199")
    for number in 0..<200 {
      host.wait(.milliseconds(1))
      _ = try host.ask(.post, "/goals", Client.goal(), token: ann, key: "key \(number)")
    }
    // Who repeats what is kept makes nothing; who repeats what is forgotten does.
    _ = try host.ask(.post, "/goals", Client.goal(), token: ann, key: last)
    #expect(try host.data(.get, "/goals", token: ann)["total"] == 200)
    _ = try host.ask(.post, "/goals", Client.goal(), token: ann, key: first)
    #expect(try host.data(.get, "/goals", token: ann)["total"] == 201)
  }

  @Test func whatIsDeletedLeavesNothing() throws {
    let database = try TestDatabase.open(.memory)
    let host = try Host(on: database, isSeedRandom: true)
    let token = try host.register().access
    let before = try DatabaseDump(database).summaries()
    for _ in 0..<3 {
      let path = "/goals/\(try host.makeGoal(token))"
      #expect(try host.ask(.delete, path, token: token).status == 204)
    }
    #expect(try DatabaseDump(database).summaries() == before)
  }

  /// What keeps each table small, whatever requests come. A new one needs an entry, and what that says.
  private static let bounds = [
    "goals": "Quota.goals", "consultations": "Quota.consultations", "insights": "Quota.insights",
    "messages": "Quota.messages", "activities": "Quota.activities", "replies": "Quota.replies",
    "progress_entries": "Quota.values",
    "goal_snapshots": "one of a consultation",
    "goal_instances": "nothing is added to it",
    "identifiers": "nothing is added to it by a server whose seed is random",
    "users": "one of an email; RateLimiter of registrations",
    "profiles": "one of a user", "sessions": "AccountTable.mostSessions",
    "refresh_tokens": "one of a session, and those of an earlier version",
    "secrets": "one of a name in the program",
    "migrations": "one of a step in the program",
    // Of servers that share the data.
    "servers": "one of a running server", "attempts": "those of a minute",
    "settings": "one of a name in the program",
  ]

  @Test func everyTableHasABound() throws {
    let sqlite = try EmbeddedService.emptyDatabase().rows(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
    ) { $0.text(0) }
    let shared = Schema.sharedMigrations.steps.dropFirst(Schema.steps.count).flatMap { step in
      step.sql.split(separator: "TABLE ").dropFirst().compactMap {
        $0.split(separator: " ").first.map(String.init)
      }
    }
    #expect(Set(sqlite + shared) == Set(Self.bounds.keys))
  }

  @Test func whoeverHasNoAccountHasNoQuota() throws {
    let host = try Host(
      isOpen: true, quota: Quota(goals: 0, consultations: 0, messages: 0, insights: 0))
    _ = try host.makeGoal()
    let client = try Client()
    let path = "/consultations/\(try client.makeConsultation())/messages"
    #expect(try client.ask(.post, path, ["content": "hello"]).status == 201)
  }

  /// Ten thousand goals are as many as a user may have. What each of these would take if all of them
  /// were looked at is seconds; how long they take now is measured in `Tests/Torture`.
  @Test func noRequestLooksAtAllGoals() throws {
    let client = try Client()
    client.isDescribed = false
    for number in 0..<400 {
      _ = try client.data(.post, "/goals", Client.goal(title: "Goal \(number)"))
    }
    let ideas = try client.data(.post, "/goals/suggestions")["suggestions"]?.arrayValue
    #expect(ideas?.isEmpty == false)
    let page = try client.data(.get, "/goals?category=physical&limit=1&offset=399")
    #expect(page["goals"]?[0]?["title"] == "Goal 399" && page["total"] == 400)
    #expect(try client.data(.get, "/goals?category=sleep")["total"] == 0)
    let insight = try client.data(.post, "/insights/generate", ["insight_type": "daily"])
    #expect(insight["metrics"]?["goals_active"] == 400)
  }
}
