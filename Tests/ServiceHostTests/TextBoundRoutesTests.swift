import Contract
import Edge
import JSON
import Testing
import Wellness

@testable import ServiceHost

/// A character may have any number of bytes; a text may not.
@Suite struct TextBoundRoutesTests {
  /// One character of a megabyte, one of which a text has 30 marks at most in a row, and U+0000.
  private static let texts = [
    "a" + String(repeating: "\u{200d}", count: 330_000),
    String(repeating: "👩🏽‍🚀\u{200d}", count: 50_000), "a\u{0}b",
  ]

  /// Every text of a body: where it's sent, and the body around it.
  private static let fields: [(Request.Method, String, String, JSON)] =
    ["title", "description", "goal_type", "target_unit", "recurrence_pattern", "target_date"].map {
      (.post, "/goals", $0, Client.goal())
    }
    + ["title", "description", "status", "goal_type", "category", "target_unit", "conversation_id"]
    .map { (.patch, "/goals/GOAL", $0, [:]) }
    + ["activity_type", "note", "notes", "title"].map {
      (.post, "/goals/GOAL/activities", $0, ["activity_type": "milestone", "title": "Half"])
    }
    + ["persona", "context_type", "context_id", "goal_id", "quick_action", "initial_message"].map {
      (.post, "/consultations", $0, ["persona": "triage"])
    }
    + ["status", "persona", "title"].map { (.patch, "/consultations/CHAT", $0, [:]) }
    + ["content", "client_id"].map {
      (.post, "/consultations/CHAT/messages", $0, ["content": "Hello"])
    }
    + ["goal_id", "persona", "quick_action"].map {
      (.post, "/consultations/chat-about-goal", $0, ["goal_id": "GOAL"])
    }
    + ["insight_type", "period_start"].map {
      (.post, "/insights/generate", $0, ["insight_type": "daily"])
    }
    + ["name", "bio", "preferred_unit_system", "language_code"].map {
      (.put, "/users/me", $0, ["name": "Ada"])
    }
    + ["biological_sex", "date_of_birth"].map { (.patch, "/users/me/physical", $0, [:]) }

  @Test(arguments: fields.indices)
  func refusesATextOfTooManyBytesOrWithNull(_ index: Int) throws {
    let (method, path, key, body) = Self.fields[index]
    let client = try Client()
    let (goal, chat) = (try client.makeGoal(), try client.makeConsultation())
    let place = path.split(separator: "/").map { ["GOAL": goal, "CHAT": chat][$0] ?? String($0) }
      .joined(separator: "/")
    for text in Self.texts {
      let sent = body.with(key, .string(text))
      let response = try client.ask(method, "/" + place, sent)
      #expect(response.status == 400, "\(key)")
    }
  }

  @Test func refusesThemInListsAsWell() throws {
    let client = try Client()
    for text in Self.texts {
      let preferences: JSON = ["allergies": ["nuts", .string(text)]]
      #expect(try client.ask(.patch, "/users/me/preferences", preferences).status == 400)
      let insight: JSON = ["type": "daily", "context": ["goalIds": [.string(text)]]]
      #expect(try client.ask(.post, "/insights/generate", insight).status == 400)
    }
  }

  @Test(arguments: ["email", "password", "name"])
  func refusesThemWhereSomebodyRegistersOrLogsIn(key: String) throws {
    let host = try Host()
    for text in Self.texts {
      let body = Host.registration("ada@example.com").with(key, .string(text))
      #expect(try host.ask(.post, "/auth/register", body).status == 400)
      guard key != "name" else { continue }
      #expect(try host.ask(.post, "/auth/login", body).status == 400)
    }
    let token: JSON = ["refresh_token": .string(Self.texts[0])]
    #expect(try host.ask(.post, "/auth/refresh", token).status == 400)
    #expect(try host.ask(.post, "/auth/logout", token).status == 400)
  }

  @Test func refusesThemOnASocket() throws {
    let client = try Client()
    let channel = try client.open(client.makeConsultation()).channel
    for text in Self.texts {
      for frame: JSON in [
        ["type": "message", "content": .string(text)], ["type": .string(text)],
        ["type": "message", "content": "Hello", "client_id": .string(text)],
      ] {
        try client.send(frame.text(), on: channel)
        guard case .frame(_, .text(let answer))? = try client.arrivals().last?.arrival else {
          Issue.record("no answer")
          continue
        }
        #expect(try JSON(parsing: answer)["type"] == "error")
      }
    }
  }

  @Test func refusesALongQueryAndFindsNothingByALongID() throws {
    let client = try Client()
    let long = String(repeating: "x", count: 300)
    #expect(try client.ask(.get, "/goals?category=\(long)").status == 400)
    #expect(try client.ask(.get, "/goals?category=%00").status == 400)
    #expect(try client.ask(.get, "/goals/\(long)").status == 404)
  }

  @Test func aKeyHas255Bytes() throws {
    let client = try Client()
    let goal = Client.goal()
    let key = String(repeating: "k", count: 255)
    #expect(try client.ask(.post, "/goals", goal, key: key).status == 201)
    #expect(try client.ask(.post, "/goals", goal, key: key + "k").status == 400)
    let path = "/goals/\(try client.makeGoal())"
    #expect(try client.ask(.delete, path, key: key + "k").status == 400)
    #expect(try client.ask(.delete, path).status == 204)
  }
}
