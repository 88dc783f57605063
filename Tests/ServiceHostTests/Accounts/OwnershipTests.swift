import Contract
import Edge
import JSON
import SQLite
import Testing
import Time

@testable import ServiceHost

@Suite struct OwnershipTests {
  /// Two users, of whom the first has a goal, and a consultation about it in which was spoken.
  private struct Pair {
    let host: Host
    let owner: String
    let other: String
    let goal: String
    let consultation: String

    init(place: Connection.Place = .memory) throws {
      host = try Host(place: place)
      owner = try host.register("ada@example.com").access
      other = try host.register("bob@example.com").access
      goal = try host.makeGoal(owner)
      let data = try host.data(
        .post, "/consultations/chat-about-goal", ["goalId": .string(goal)], token: owner)
      consultation = data["id"]?.stringValue ?? ""
      _ = try host.data(
        .post, "/consultations/\(consultation)/messages", ["content": "I walked 7000 steps"],
        token: owner)
      _ = try host.data(.patch, "/goals/\(goal)/progress", ["current_value": 7], token: owner)
      _ = try host.data(.post, "/insights/generate", ["insight_type": "daily"], token: owner)
    }
  }

  @Test func anInsightTellsOfNobodyElse() throws {
    let pair = try Pair()
    for body: JSON in [
      ["insight_type": "daily"],
      ["type": "daily", "context": ["include_goals": true, "goal_ids": [.string(pair.goal)]]],
    ] {
      let response = try pair.host.ask(.post, "/insights/generate", body, token: pair.other)
      #expect(response.status == 201)
      #expect(!response.body.contains("Walk more") && !response.body.contains("7000"))
    }
    let own: JSON = ["insight_type": "daily"]
    let response = try pair.host.ask(.post, "/insights/generate", own, token: pair.owner)
    #expect(response.body.contains("Walk more"))
  }

  @Test func listsCountsAndLimitsAreOnesOwn() throws {
    let pair = try Pair()
    for path in ["/goals", "/consultations", "/consultations?status=completed", "/insights"] {
      let page = try pair.host.data(.get, path, token: pair.other)
      #expect(page["total"] == 0)
    }
    #expect(try pair.host.data(.get, "/insights/unread/count", token: pair.other)["count"] == 0)
    let personas = ["general_wellness", "triage", "nutritionist", "fitness_coach"]
    for persona in personas {
      let body: JSON = ["persona": .string(persona)]
      let theirs = try pair.host.data(.post, "/consultations", body, token: pair.other)
      let ours = try pair.host.data(.post, "/consultations", body, token: pair.owner)
      #expect(theirs["consultation"]?["id"] != ours["consultation"]?["id"])
    }
    for number in 1...6 {
      let goal = try pair.host.makeGoal(pair.other)
      let answer = try pair.host.ask(
        .post, "/consultations", ["persona": "triage", "goal_id": .string(goal)],
        token: pair.other)
      #expect(answer.status == 201, "\(number)")
    }
    #expect(
      try pair.host.refusal(
        .post, "/consultations", ["persona": "wellness_specialist"], token: pair.other)
        == "429 TOO_MANY_ACTIVE_CONSULTATIONS")
    #expect(
      try pair.host.ask(
        .post, "/consultations", ["persona": "wellness_specialist"], token: pair.owner
      ).status == 201)
  }

  @Test func oneKeyOfTwoUsersIsTwoRequests() throws {
    let pair = try Pair()
    let ids = try [pair.owner, pair.other, pair.owner, pair.other].map {
      try pair.host.data(.post, "/goals", Client.goal(), token: $0, key: "k")["id"]
    }
    #expect(ids[0] == ids[2] && ids[1] == ids[3] && ids[0] != ids[1])
  }

  /// What one has said changes nothing for another.
  @Test func theFirstAnswerIsTheSameForEveryUser() throws {
    let host = try Host()
    func answer(_ token: String) throws -> String? {
      let id = try host.makeConsultation(token)
      return try host.data(
        .post, "/consultations/\(id)/messages", ["content": "hello"], token: token)[
          "assistant_message"]?["content"]?.stringValue
    }
    let first = try answer(try host.register("ada@example.com").access)
    #expect(try answer(try host.register("bob@example.com").access) == first)
    #expect(first?.isEmpty == false)
  }

  /// Every table that says whose a row is, so that one that is added is looked at too.
  @Test func anErasedUserLeavesNothing() throws {
    let file = DatabaseFile()
    let pair = try Pair(place: file.place)
    _ = try pair.host.data(.post, "/goals", Client.goal(), token: pair.owner, key: "k")
    let kept = try pair.host.makeGoal(pair.other)
    let socket = try pair.host.open(pair.consultation, token: pair.owner)
    #expect(try pair.host.ask(.delete, "/users/me", token: pair.owner, key: "d").status == 204)
    #expect(pair.host.take().summary(of: socket) == ["close 1000"])
    #expect(try pair.host.refusal(.get, "/users/me", token: pair.owner) == "401 TOKEN_REVOKED")
    #expect(
      try pair.host.refusal(
        .post, "/auth/login", ["email": "ada@example.com", "password": "correct horse"])
        == "401 INVALID_CREDENTIALS")
    #expect(
      try pair.host.data(.get, "/goals", token: pair.other)["goals"]?[0]?["id"] == .string(kept))

    let database = try Connection(file.place)
    let tables = try database.rows(
      """
      SELECT m.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c
        WHERE m.type = 'table' AND c.name = 'user_id'
      """
    ) { $0.text(0) }
    #expect(tables.count >= 8)
    for table in tables {
      let users = try database.rows(SQL(stringLiteral: "SELECT DISTINCT user_id FROM \(table)")) {
        $0.text(0)
      }
      #expect(users.count <= 1, "\(table) keeps rows of \(users)")
    }
    #expect(
      try database.rows("SELECT id FROM users WHERE email IS NOT NULL") { $0.text(0) }.count == 1)
    // Whoever comes by the same address begins with nothing.
    let again = try pair.host.register("ada@example.com")
    #expect(try pair.host.data(.get, "/goals", token: again.access)["total"] == 0)
  }

  @Test func ofALargeAccountTheRestIsDeletedLater() throws {
    let file = DatabaseFile()
    let host = try Host(place: file.place)
    let token = try host.register().access
    for _ in 0..<12 { _ = try host.makeGoal(token) }
    for _ in 0..<11 {
      let chat = try host.makeConsultation(token)
      #expect(try host.ask(.post, "/consultations/\(chat)/complete", token: token).status == 200)
    }
    let socket = try host.open(host.makeConsultation(token), token: token)
    #expect(try host.ask(.delete, "/users/me", token: token).status == 204)
    let database = try Connection(file.place)
    func rest() throws -> [Int64] {
      try database.rows(
        """
        SELECT (SELECT count(*) FROM goals), (SELECT count(*) FROM consultations),
          (SELECT count(*) FROM users)
        """
      ) { [$0.integer(0), $0.integer(1), $0.integer(2)] }[0]
    }
    #expect(try rest() == [12, 7, 2])
    #expect(host.take().summary(of: socket) == ["close 1000"])
    // Nobody is let in any more, and the address is free.
    #expect(try host.refusal(.get, "/goals", token: token) == "401 TOKEN_REVOKED")
    let other = try host.register().access
    let kept = try host.makeGoal(other)
    #expect(try rest()[2] == 3)
    // Another one goes on.
    let next = try Host(place: file.place)
    while next.served.due != nil {
      next.wait(.milliseconds(5))
      #expect(next.take() == [])
    }
    #expect(try rest() == [1, 0, 2])
    #expect(try next.data(.get, "/goals", token: other)["goals"]?[0]?["id"] == .string(kept))
  }

  @Test func theLocalUserCanBeErasedAndStays() throws {
    let host = try Host(isOpen: true)
    _ = try host.makeGoal()
    _ = try host.data(.post, "/users/me", ["name": "Ada"])
    #expect(try host.ask(.delete, "/users/me").status == 204)
    #expect(try host.data(.get, "/goals")["total"] == 0)
    #expect(try host.data(.get, "/users/me")["name"] == "Me")
    #expect(try host.makeGoal() != "")
  }
}
