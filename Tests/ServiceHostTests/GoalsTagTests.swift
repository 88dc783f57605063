import Contract
import Edge
import JSON
import Testing
import Time

@testable import ServiceHost

/// The state of a long list of goals, and who has seen it.
@Suite struct GoalsTagTests {
  private let client: Client

  init() throws {
    client = try Client()
    for _ in 1...101 { _ = try client.data(.post, "/goals", Client.goal()) }
  }

  private func list(_ query: String = "?limit=100", knowing tag: String? = nil) throws -> Response {
    let request = Request(
      .get, Endpoint.prefix + "/goals" + query, headers: tag.map { [EntityTag.unless($0)] } ?? [])
    let arrival = try client.exchange(request)
    guard case .response(_, let response)? = arrival else { throw Client.Unanswered(path: query) }
    #expect(Described.open.problems(in: response, to: request) == [])
    return response
  }

  @Test func whoHasSeenTheListIsToldThatItIsTheSame() throws {
    let tag = try #require(EntityTag.of(list()))
    let again = try list(knowing: tag)
    #expect(again.status == 304 && again.body.isEmpty && EntityTag.of(again) == tag)
    #expect(try list(knowing: "\"0\", W/" + tag).status == 304)
    #expect(try list(knowing: "\"0\"").status == 200)
  }

  @Test func everyChangeAndEveryDayIsAnotherState() throws {
    let tag = try #require(EntityTag.of(list()))
    client.wait(.seconds(1))
    _ = try client.data(.post, "/goals", Client.goal())
    let next = try list(knowing: tag)
    #expect(next.status == 200 && EntityTag.of(next) != tag)
    client.wait(.seconds(86_400))
    #expect(try list(knowing: EntityTag.of(next)).status == 200)
  }

  /// The clock stands still all the while.
  @Test func twoChangesWithinAMillisecondAreTwoStates() throws {
    let id = try #require(client.data(.get, "/goals?limit=1")["goals"]?[0]?["id"]?.stringValue)
    var tags: [String?] = [try EntityTag.of(list())]
    for title in ["One", "Another"] {
      _ = try client.data(.patch, "/goals/\(id)", ["title": .string(title)])
      tags.append(try EntityTag.of(list()))
    }
    #expect(Set(tags).count == 3 && !tags.contains(nil))
  }

  @Test func whatIsNotedOfAPastPeriodIsAnotherState() throws {
    var goal = Client.goal()
    goal = goal.with("is_recurring", true).with("recurrence_pattern", "daily")
      .with("start_date", "2026-02-20")
    let id = try #require(client.data(.post, "/goals", goal)["id"]?.stringValue)
    let history = try client.data(.get, "/goals/\(id)/history?limit=10")
    let instance = history["instances"]?.arrayValue?.compactMap { $0["id"]?.stringValue }.last
    let tag = try EntityTag.of(list())
    let path = "/goals/instances/\(try #require(instance))/progress"
    _ = try client.data(.put, path, ["current_value": 3])
    #expect(try list(knowing: tag).status == 200)
  }

  @Test func aListWithStatisticsHasNone() throws {
    let query = "?limit=100&include_statistics=true"
    #expect(try EntityTag.of(list(query)) == nil)
    #expect(try list(query, knowing: EntityTag.of(list())).status == 200)
  }

  @Test func aShortListAndALaterPageHaveNone() throws {
    #expect(try EntityTag.of(list("?limit=100&type=sleep")) == nil)
    #expect(try EntityTag.of(list("?limit=100&offset=100")) == nil)
  }

  @Test(arguments: [
    ("\"1\"", true), ("*", true), ("\"0\", \"1\"", true), ("W/\"1\"", true), ("1", false),
    ("\"11\"", false), ("", false),
  ])
  func aTagIsFoundAmongThoseThatAreKnown(_ known: String, isKnown: Bool) {
    let request = Request(.get, "/", headers: [EntityTag.unless(known)])
    #expect(EntityTag.isKnown("\"1\"", to: request) == isKnown)
  }
}
