import Contract
import Edge
import JSON
import Testing
import Time
import Wellness

@testable import ServiceHost

@Suite struct AdviceRoutesTests {
  private func texts(_ value: JSON?) -> [String] {
    (value?.arrayValue ?? []).compactMap(\.stringValue)
  }

  @Test func suggestsStepsWithTheGoalsOwnNumbers() throws {
    let client = try Client()
    let id = try client.makeGoal(Client.goal(target: 100, unit: "km"))
    client.wait(.seconds(10 * 86_400))
    _ = try client.data(.patch, "/goals/\(id)/progress", ["current_value": 10])
    let advice = try client.data(.post, "/goals/\(id)/suggestions")
    #expect(advice["goal_id"]?.stringValue == id)
    #expect((3...5).contains(texts(advice["suggestions"]).count))
    let steps = texts(advice["next_steps"])
    #expect(steps.count > 1 && steps.contains { $0.contains("the 90 km left") }, "\(steps)")
    #expect(advice["motivational_message"]?.stringValue?.isEmpty == false)
    #expect(advice["generated_at"] == "2026-03-12T07:30:00Z")
  }

  @Test func tipsFitTheGoal() throws {
    let client = try Client()
    func tips(_ goal: JSON) throws -> [String] {
      let id = try client.makeGoal(goal)
      let data = try client.data(.post, "/goals/\(id)/tips")
      return texts(data["tips"])
        + (data["tips"]?.arrayValue ?? []).compactMap {
          $0["tip"]?.stringValue ?? $0["content"]?.stringValue ?? $0["text"]?.stringValue
        }
    }
    let walk = try tips(Client.goal(title: "Walk more", target: 10_000, unit: "steps"))
    let save = try tips(
      Client.goal(title: "Save $3,000", type: "custom", target: 3000, unit: "dollars"))
    for list in [walk, save] { #expect((5...7).contains(list.count), "\(list)") }
    #expect(walk[0].contains("5,000 steps") && save[0].contains("3,000"), "\(walk[0]) \(save[0])")
    #expect(Set(walk).isDisjoint(with: save))
  }

  /// What was given before comes back only when nothing else is left.
  @Test func freshAdviceIsOtherAdvice() throws {
    let client = try Client()
    let id = try client.makeGoal(Client.goal(title: "Walk more", target: 10_000, unit: "steps"))
    let before = try client.data(.get, "/goals/\(id)")
    let tips = try (0..<2).map { _ in texts(try client.data(.post, "/goals/\(id)/tips")["tips"]) }
    #expect(Set(tips[0]).isDisjoint(with: tips[1]), "\(tips)")
    let steps = try (0..<2).map { _ in
      texts(try client.data(.post, "/goals/\(id)/suggestions")["suggestions"])
    }
    #expect(steps[0] != steps[1], "\(steps)")
    #expect(try client.data(.get, "/goals/\(id)") == before, "advice doesn't change a goal")
  }

  @Test func projectsFromThePaceSoFar() throws {
    let client = try Client()
    let id = try client.makeGoal(Client.goal(target: 100, unit: "km"))
    for value in [8, 24] as [JSON] {
      client.wait(.seconds(3 * 86_400))
      _ = try client.data(.patch, "/goals/\(id)/progress", ["current_value": value])
      let early = try client.data(.post, "/goals/\(id)/analysis")
      #expect(early["projected_completion"]?.isNull == true, "two values make no forecast")
    }
    client.wait(.seconds(4 * 86_400))
    _ = try client.data(.patch, "/goals/\(id)/progress", ["current_value": 40])
    let analysis = try client.data(.post, "/goals/\(id)/analysis")
    #expect(analysis["current_progress"] == 0.4)
    #expect(analysis["projected_completion"] == "2026-03-27T00:00:00Z")
    let text = analysis["analysis"]?.stringValue ?? ""
    for fact in ["40 of 100 km", "28 km a week", "late March"] {
      #expect(text.contains(fact), "\(fact) in \(text)")
    }
    #expect(!texts(analysis["strengths"]).isEmpty)
    #expect(texts(analysis["challenges"]).isEmpty && !texts(analysis["recommendations"]).isEmpty)
  }

  @Test func namesWhatStandsInTheWay() throws {
    let client = try Client()
    let id = try client.makeGoal(Client.goal(target: 100, unit: "km"))
    client.wait(.seconds(5 * 86_400))
    let fresh = try client.data(.post, "/goals/\(id)/analysis")
    #expect(fresh["projected_completion"]?.isNull == true)
    #expect(texts(fresh["challenges"]).contains { $0.contains("No value is noted") })
    client.wait(.seconds(40 * 86_400))
    let late = try client.data(.post, "/goals/\(id)/analysis")
    #expect(late["analysis"]?.stringValue?.contains("about two weeks ago") == true)
    _ = try client.data(.patch, "/goals/\(id)/progress", ["current_value": 100])
    let reached = try client.data(.post, "/goals/\(id)/analysis")
    #expect(reached["analysis"]?.stringValue?.contains("100 km, so") == true, "\(reached)")
    #expect(texts(reached["challenges"]).isEmpty && reached["current_progress"] == 1)
  }

  @Test func warnsOfAPaceThatIsNotSafe() throws {
    let client = try Client()
    let id = try client.makeGoal(
      Client.goal(title: "Lose", type: "weight", target: 70, unit: "kg", current: 90))
    let analysis = try client.data(.post, "/goals/\(id)/analysis")
    #expect(analysis["analysis"]?.stringValue?.contains("1 kg or 1 %") == true)
    #expect(texts(analysis["recommendations"]).first?.contains("doctor") == true)
    #expect(analysis["projected_completion"]?.isNull == true)
  }

  @Test func analysesARecurringGoalByItsPeriod() throws {
    let client = try Client()
    let id = try client.makeGoal([
      "title": "Drink", "goal_type": "nutrition", "target_value": 8, "target_unit": "glasses",
      "is_recurring": true, "recurrence_pattern": "daily",
    ])
    _ = try client.data(.patch, "/goals/\(id)/progress", ["current_value": 8])
    client.wait(.seconds(86_400))
    _ = try client.data(.patch, "/goals/\(id)/progress", ["current_value": 2])
    let analysis = try client.data(.post, "/goals/\(id)/analysis")
    #expect(analysis["current_progress"] == 0.25)
    #expect(analysis["analysis"]?.stringValue?.contains("2 of today's 8 glasses") == true)
    #expect(analysis["projected_completion"]?.isNull == true)
  }

  @Test func suggestsFiveGoalsThatCanBeMade() throws {
    let client = try Client()
    let data = try client.data(.post, "/goals/suggestions")
    let ideas = data["suggestions"]?.arrayValue ?? []
    #expect(ideas.count == 5 && data["count"] == 5)
    for idea in ideas {
      let days = idea["estimated_duration"]?.intValue ?? 0
      let end = CalendarDate("2026-03-02")?.adding(days: days).description ?? ""
      let members = ["title", "description", "goal_type", "target_value", "target_unit"].map {
        JSON.Member(key: $0, value: idea[$0] ?? .null)
      }
      let body = JSON.object(members).with("start_date", "2026-03-02")
        .with("target_date", .string(end))
      #expect(try client.ask(.post, "/goals", body).status == 201)
    }
    let titles = Set(ideas.compactMap { $0["title"]?.stringValue })
    let others = try client.data(.post, "/goals/suggestions")["suggestions"]?.arrayValue ?? []
    #expect(titles.isDisjoint(with: others.compactMap { $0["title"]?.stringValue }))
  }

  private func chat(_ client: Client, _ said: [String]) throws -> String {
    let id = try client.makeConsultation("wellness_specialist")
    for text in said {
      _ = try client.data(.post, "/consultations/\(id)/messages", ["content": .string(text)])
    }
    return id
  }

  @Test func suggestsGoalsForWhatWasSpokenOf() throws {
    let client = try Client()
    let id = try chat(client, ["I sleep badly", "I go to bed too late and sleep for 5 hours"])
    let path = "/consultations/\(id)/suggest-goals"
    let data = try client.data(.post, path)
    #expect(data["consultation_id"]?.stringValue == id && data["count"] == 3)
    #expect(data["persona"] == "wellness_specialist")
    let ideas = data["suggestions"]?.arrayValue ?? []
    #expect(ideas.first?["goal_type"] == "sleep")
    let rationale = try #require(ideas.first?["rationale"]?.stringValue)
    #expect(rationale.contains("sleep") && !rationale.contains("sleep for 5 hours"))
    #expect(try client.data(.post, path, ["max_suggestions": 10])["count"] == 10)
    #expect(try client.data(.post, path, ["maxSuggestions": 1])["count"] == 1)
    let first = ideas.first?["title"]?.stringValue ?? ""
    _ = try client.makeGoal(Client.goal(title: first, type: "sleep"))
    let others = try client.data(.post, path)["suggestions"]?.arrayValue ?? []
    #expect(!others.contains { $0["title"]?.stringValue == first })
  }

  @Test func suggestsNothingHardToWhoNeedsMoreThanACoach() throws {
    let client = try Client()
    let id = try chat(client, ["I have chest pain when I run", "I want to lose 10 kg"])
    let data = try client.data(.post, "/consultations/\(id)/suggest-goals")
    let types = (data["suggestions"]?.arrayValue ?? []).map { $0["goal_type"]?.stringValue }
    #expect(!types.isEmpty && !types.contains("activity") && !types.contains("nutrition"))
  }
}
