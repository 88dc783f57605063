import Contract
import Edge
import JSON
import Testing
import Time

@testable import ServiceHost

@Suite struct GoalListTests {
  private func titles(_ client: Client, _ query: String) throws -> [String] {
    let goals = try client.data(.get, "/goals?" + query)["goals"]?.arrayValue ?? []
    return goals.compactMap { $0["title"]?.stringValue }
  }

  @Test func listsByCategoryAsByItsTypes() throws {
    let client = try Client()
    for type in ["activity", "sleep", "mindfulness", "weight", "custom"] {
      _ = try client.makeGoal(Client.goal(title: type, type: type, target: 5, current: 9))
    }
    #expect(try titles(client, "category=physical") == ["activity"])
    #expect(try titles(client, "category=spiritual") == ["mindfulness"])
    #expect(try titles(client, "category=general") == ["weight", "custom"])
    #expect(try titles(client, "category=general&limit=1&offset=1") == ["custom"])
    let page = try client.data(.get, "/goals?category=general&limit=1")
    #expect(page["total"] == 2 && page["has_more"] == true)
    #expect(try titles(client, "category=sleep&status=completed") == [])
  }

  /// Who weighs the same again has noted something, and who has still read two books hasn't.
  @Test(arguments: [("weight", "kg", 80, 75, 3), ("custom", "books", 0, 100, 1)])
  func theSameValueAgainIsAValueOfAState(
    type: String, unit: String, initial: Int, target: Int, count: Int
  ) throws {
    let client = try Client()
    let id = try client.makeGoal(
      Client.goal(
        title: "It", type: type, target: .number(JSON.Number(target)), unit: unit,
        current: .number(JSON.Number(initial))))
    for value in [78, 78] as [JSON] {
      client.wait(.seconds(7 * 86_400))
      _ = try client.data(.patch, "/goals/\(id)/progress", ["current_value": value])
    }
    let goal = try client.data(.get, "/goals/\(id)?include_statistics=true")
    #expect(goal["statistics"]?["entry_count"]?.intValue == count, "\(goal)")
  }

  @Test func countsWhatCanBeCounted() throws {
    let client = try Client()
    let id = try client.makeGoal(Client.goal(target: 100, unit: "km"))
    client.wait(.seconds(10 * 86_400))
    _ = try client.data(.patch, "/goals/\(id)/progress", ["current_value": 40])
    let expected: JSON = [
      "progress_percentage": 40, "days_elapsed": 10, "days_remaining": 20, "remaining": 60,
      "entry_count": 1, "average_per_day": 4, "needed_per_day": 3,
      "projected_completion": .null, "current_streak": 0, "longest_streak": 0, "days_active": 1,
      "average_daily_progress": 4, "total_updates": 1, "completion_rate": 0.4,
      "trend": "stable", "best_day": "2026-03-12", "estimated_completion_date": .null,
    ]
    let one = try client.data(.get, "/goals/\(id)?include_statistics=true")
    #expect(one["statistics"] == expected)
    let list = try client.data(.get, "/goals?include_statistics=True")["goals"]
    #expect(list?[0]?["statistics"] == expected)
    #expect(try client.data(.get, "/goals/\(id)")["statistics"] == nil)
  }

  @Test func statisticsTellWhereTheValuesGo() throws {
    let client = try Client()
    let up = try client.makeGoal(Client.goal(target: 100, unit: "km"))
    let down = try client.makeGoal(
      Client.goal(title: "Lose weight", type: "weight", target: 70, unit: "kg", current: 80))
    for (walked, weight) in [(5, 81), (30, 82), (35, 84)] as [(JSON, JSON)] {
      client.wait(.seconds(5 * 86_400))
      _ = try client.data(.patch, "/goals/\(up)/progress", ["current_value": walked])
      _ = try client.data(.patch, "/goals/\(down)/progress", ["current_value": weight])
    }
    let goals = try client.data(.get, "/goals?include_statistics=true")["goals"]
    let (rising, falling) = (goals?[0]?["statistics"], goals?[1]?["statistics"])
    #expect(rising?["trend"] == "improving" && rising?["best_day"] == "2026-03-12")
    #expect(rising?["days_active"] == 3 && rising?["total_updates"] == 3)
    #expect(rising?["estimated_completion_date"] == rising?["projected_completion"])
    #expect(rising?["projected_completion"]?.isNull == false)
    #expect(falling?["trend"] == "declining" && falling?["best_day"]?.isNull == true)
  }

  /// Who asks for the statistics of many goals at once gets them page by page.
  @Test func aPageWithStatisticsIsShort() throws {
    let client = try Client()
    for number in 1...22 { _ = try client.makeGoal(Client.goal(title: "Goal \(number)")) }
    let page = try client.data(.get, "/goals?include_statistics=true&limit=100")
    #expect(page["limit"] == 20 && page["total"] == 22 && page["has_more"] == true)
    let rest = try client.data(.get, "/goals?include_statistics=true&limit=100&offset=20")
    #expect(rest["goals"]?[1]?["statistics"] != nil && rest["goals"]?[2] == nil)
    #expect(try client.data(.get, "/goals?limit=100")["limit"] == 100)
  }

  @Test func statisticsCountTheLongestRowOfDays() throws {
    let client = try Client()
    let id = try client.makeGoal([
      "title": "Walk 10,000 steps", "goal_type": "activity", "target_value": 10000,
      "target_unit": "steps", "is_recurring": true, "recurrence_pattern": "daily",
    ])
    for value in [10000, 10000, 12000, 3000, 10000] as [JSON] {
      _ = try client.data(.patch, "/goals/\(id)/progress", ["current_value": value])
      client.wait(.seconds(86_400))
    }
    let found = try client.data(.get, "/goals/\(id)?include_statistics=true")["statistics"]
    #expect(found?["longest_streak"] == 3 && found?["current_streak"] == 1)
    #expect(found?["best_day"] == "2026-03-04" && found?["completion_rate"] == 0.8)
  }

  @Test(arguments: [("title", 200), ("description", 1000), ("target_unit", 50)])
  func aTextIsBoundedInBytesToo(key: String, count: Int) throws {
    let client = try Client()
    let path = "/goals/\(try client.makeGoal())"
    // One character each: a letter with a hundred accents.
    let accents = "e" + String(repeating: "\u{301}", count: count * 3)
    let flags = String(repeating: "\u{1F600}", count: count)
    for (text, status) in [(accents, 400), (flags, 200)] {
      let body = JSON.object([.init(key: key, value: .string(text))])
      #expect(try client.ask(.patch, path, body).status == status)
    }
  }
}
