import Contract
import Edge
import JSON
import Testing
import Time

@testable import ServiceHost

@Suite struct InsightRoutesTests {
  private func generate(_ client: Client, _ type: String) throws -> String {
    try client.data(.post, "/insights/generate", ["insight_type": .string(type)])["id"]?
      .stringValue ?? ""
  }

  private func ids(_ client: Client, _ query: String = "") throws -> [String] {
    let insights = try client.data(.get, "/insights" + query)["insights"]?.arrayValue ?? []
    return insights.compactMap { $0["id"]?.stringValue }
  }

  @Test(arguments: [
    ("daily", "2026-03-02", "2026-03-02"), ("weekly", "2026-02-24", "2026-03-02"),
    ("pattern", "2026-02-17", "2026-03-02"), ("milestone", "2026-02-01", "2026-03-02"),
    ("monthly", "2026-02-01", "2026-03-02"),
  ])
  func thePeriodFollowsFromTheType(type: String, first: String, last: String) throws {
    let response = try Client().ask(
      .post, "/insights/generate/wellness", ["insight_type": .string(type)])
    #expect(response.status == 201)
    let insight = try #require(JSON(parsing: response.body)["data"])
    #expect(insight["insight_type"]?.stringValue == type)
    #expect(insight["period_start"]?.stringValue == first + "T00:00:00.000Z")
    #expect(insight["period_end"]?.stringValue == last + "T23:59:59.000Z")
    for key in ["is_read", "is_favorite", "is_archived"] { #expect(insight[key] == false) }
    #expect(insight["suggestions"]?[0]?.stringValue?.isEmpty == false)
  }

  @Test func takesAPeriod() throws {
    let insight = try Client().data(
      .post, "/insights/generate",
      [
        "insight_type": "weekly", "period_start": "2026-01-01T00:00:00Z",
        "period_end": "2026-01-31T12:00:00.123+01:00",
      ])
    #expect(insight["period_start"] == "2026-01-01T00:00:00.000Z")
    #expect(insight["period_end"] == "2026-01-31T11:00:00.123Z")
  }

  @Test(arguments: [
    ("goal_progress", "milestone"), ("achievement", "milestone"), ("mood_pattern", "pattern"),
    ("recommendation", "pattern"), ("challenge", "pattern"),
  ])
  func takesTheOlderTypes(older: String, type: String) throws {
    let client = try Client()
    let id = try generate(client, older)
    #expect(try client.data(.get, "/insights/\(id)")["insight_type"]?.stringValue == type)
    #expect(try ids(client, "?insight_type=\(older)") == [id])
  }

  @Test func takesTheOldestBody() throws {
    let client = try Client()
    let walk = try client.makeGoal()
    _ = try client.makeGoal(Client.goal(title: "Sleep", type: "sleep"))
    let context: JSON = [
      "dateRangeStart": "2026-02-01T00:00:00Z", "dateRangeEnd": "2026-03-02T10:00:00Z",
      "includeGoals": true, "includeMoods": true, "includeJournals": false,
      "goalIds": [.string(walk.uppercased())],
    ]
    let insight = try client.data(
      .post, "/wellness/ai/insights/generate", ["type": "monthly", "context": context])
    #expect(insight["period_start"] == "2026-02-01T00:00:00.000Z")
    #expect(insight["metrics"]?["goals_active"] == 1)
    let content = insight["content"]?.stringValue ?? ""
    #expect(content.contains("Walk more") && !content.contains("Sleep"))
    let without = try client.data(
      .post, "/wellness/ai/insights/generate",
      ["type": "monthly", "context": ["includeGoals": false]])
    #expect(without["metrics"]?["goals_active"] == 0)
  }

  @Test(
    arguments: [
      ([:], "insight_type"), (["insight_type": "hourly"], "insight_type"),
      (["type": "hourly"], "type"), (["insight_type": 1], "insight_type"),
      (["insight_type": "daily", "period_start": "2026-03-02"], "period_start"),
      (
        [
          "insight_type": "daily", "period_start": "2026-03-02T00:00:00Z",
          "period_end": "2026-03-01T00:00:00Z",
        ], "period_end"
      ),
      (["insight_type": "daily", "period_start": "2026-04-02T00:00:00Z"], "period_end"),
      (["insight_type": "daily", "context": []], "context"),
      (["type": "daily", "context": ["includeMoods": []]], "context.include_moods"),
      (["type": "daily", "context": ["includeJournals": 0]], "context.include_journals"),
    ] as [(JSON, String)])
  func refusesABodyAndNamesTheKey(body: JSON, key: String) throws {
    let client = try Client()
    let error = ServiceError(try client.ask(.post, "/insights/generate", body))
    #expect(error.status == 400 && error.code == "VALIDATION_ERROR")
    #expect(error.message.contains("'\(key)'"))
    #expect(try ids(client).isEmpty)
  }

  @Test func tellsWhatHappenedInThePeriod() throws {
    let client = try Client()
    let walk = try client.makeGoal(Client.goal(target: 100, unit: "km"))
    let read = try client.makeGoal(Client.goal(title: "Read", type: "custom", target: 3))
    client.wait(.seconds(10 * 86_400))
    _ = try client.data(.patch, "/goals/\(walk)/progress", ["current_value": 60])
    _ = try client.data(.post, "/goals/\(read)/complete")
    let chat = try client.makeConsultation()
    _ = try client.data(.post, "/consultations/\(chat)/messages", ["content": "I sleep badly"])
    let insight = try client.data(.post, "/insights/generate", ["insight_type": "weekly"])
    #expect(insight["title"] == "Your week: 2026-03-06 to 2026-03-12")
    let counts = [("goals_active", 1), ("goals_completed", 1), ("mood_entries_count", 0)]
    for (key, value) in counts { #expect(insight["metrics"]?[key]?.intValue == value, "\(key)") }
    let content = insight["content"]?.stringValue ?? ""
    for fact in [
      "“Walk more”", "The first 60 km are done.", "“Read”", "completed",
      "one message in one conversation",
    ] {
      #expect(content.contains(fact), "\(fact) in \(content)")
    }
    #expect(insight["suggestions"]?[0]?.stringValue?.hasPrefix("Walk more: ") == true)
    client.wait(.seconds(20 * 86_400))
    let later = try client.data(.post, "/insights/generate", ["insight_type": "daily"])
    let after = later["content"]?.stringValue ?? ""
    #expect(after.contains("“Walk more”") && !after.contains("The first 60 km"), "\(after)")
    #expect(later["metrics"]?["goals_completed"] == 0)
  }

  @Test func tellsWhichQuartersWerePassed() throws {
    let client = try Client()
    let id = try client.makeGoal(Client.goal(target: 100, unit: "km", current: 30))
    client.wait(.seconds(40 * 86_400))
    _ = try client.data(.patch, "/goals/\(id)/progress", ["current_value": 80])
    let content = try client.data(.post, "/insights/generate", ["insight_type": "milestone"])
    let text = content["content"]?.stringValue ?? ""
    #expect(text.contains("75%") || text.contains("three quarters"), "\(text)")
    #expect(!text.contains("25%"))
  }

  @Test func seesWhenValuesAreNoted() throws {
    let client = try Client()
    let id = try client.makeGoal(Client.goal(target: 100, unit: "km"))
    for (number, days) in [0, 7, 1].enumerated() {
      client.wait(.seconds(days * 86_400))
      _ = try client.data(
        .patch, "/goals/\(id)/progress", ["current_value": .number(JSON.Number(number + 1))])
    }
    let insight = try client.data(.post, "/insights/generate", ["insight_type": "pattern"])
    let text = insight["content"]?.stringValue ?? ""
    #expect(text.contains("You noted values on 3 of 14 days."))
    #expect(text.contains("Monday is your most regular day"))
    #expect(text.contains("The longest pause was 6 days, after 2026-03-02."))
  }

  @Test func hasSomethingToSayToWhoHasNothing() throws {
    let insight = try Client().data(.post, "/insights/generate", ["insight_type": "daily"])
    #expect(insight["content"]?.stringValue?.isEmpty == false)
    #expect(insight["suggestions"]?[0]?.stringValue?.hasPrefix("A goal to begin with") == true)
  }

  @Test func insightsAreThereAfterARestart() throws {
    let file = DatabaseFile()
    let first = try Client(place: file.place).data(
      .post, "/insights/generate", ["insight_type": "daily"])
    let client = try Client(place: file.place)
    #expect(try client.data(.get, "/insights")["insights"]?[0] == first)
  }

  /// 07:30 UTC is the evening of the day before there.
  @Test(arguments: [("daily", "2026-03-02T04:00:00.000Z"), ("weekly", "2026-02-24T04:00:00.000Z")])
  func aPeriodIsOfDaysOfTheUser(_ type: String, _ start: String) throws {
    let client = try Client(zone: OffsetZone(minutes: 20 * 60))
    let body: JSON = ["insight_type": .string(type)]
    let insight = try client.data(.post, "/insights/generate", body)
    #expect(insight["period_start"]?.stringValue == start)
    #expect(insight["period_end"] == "2026-03-03T03:59:59.000Z")
  }
}
