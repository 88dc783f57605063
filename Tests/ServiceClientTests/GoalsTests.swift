import Edge
import Testing
import Time
import Wellness

@testable import ServiceClient

@Suite struct GoalsTests {
  private let line: Line
  private var client: FitIQClient { line.client }

  init() throws {
    line = try Line()
  }

  @Test func aGoalComesBackAsItWasSent() throws {
    let goal = Line.goal(at: 2500)
    let remote = try client.create(goal, key: "k1")
    var expected = goal
    expected.backendID = remote.id
    #expect(remote.applied(to: goal) == expected)
    let other = remote.goal(as: Goal.LocalID("elsewhere"))
    #expect(other.title == goal.title && other.initialValue == 0 && other.currentValue == 2500)
    #expect(remote.conversationID == nil)
    let request = try #require(line.requests.first)
    #expect(request.header("idempotency-key") == "k1")
    #expect(request.header("content-type") == "application/json")
  }

  @Test func aGoalThatRecursComesBackWithItsEnd() throws {
    var goal = Line.goal()
    goal.recurrence = .daily
    let remote = try client.create(goal, key: "k1")
    #expect(remote.applied(to: goal).targetDate == goal.targetDate)
    let body = try #require(line.requests.first?.body)
    #expect(body.contains("recurrence_end_date") && !body.contains("target_date"))
    goal.recurrence = nil
    let once = try client.update(remote.id, to: goal, only: [.recurrence, .due], key: "k2")
    #expect(once.applied(to: goal).recurrence == nil)
  }

  /// The share of days that a limit was kept says nothing of where it starts.
  @Test func aLimitStartsFromNothing() throws {
    var goal = Line.goal("No cigarettes", to: 0)
    (goal.recurrence, goal.unit) = (.daily, "cigarettes")
    let id = try client.create(goal, key: "k1").id
    let remote = try client.progress(id, to: 3, key: "k2").goal(as: Goal.LocalID("elsewhere"))
    #expect(remote.initialValue == 0 && remote.currentValue == 3 && remote.targetValue == 0)
  }

  @Test func theSameKeyAgainChangesNothing() throws {
    let first = try client.create(Line.goal(), key: "k1")
    let second = try client.create(Line.goal(), key: "k1")
    #expect(first == second)
    #expect(try client.goals().count == 1)
  }

  @Test func changesAValueAllOfItOrItsEnd() throws {
    let goal = Line.goal()
    let id = try client.create(goal, key: "k1").id
    #expect(try client.progress(id, to: 2500, key: "k2").applied(to: goal).currentValue == 2500)
    let changed = try client.update(id, to: Line.goal("Walk further", to: 12_000), key: "k3")
    #expect(changed.applied(to: goal).title == "Walk further")
    #expect(changed.applied(to: goal).targetValue == 12_000)
    #expect(try client.complete(id, key: "k4").applied(to: goal).status == .completed)
    try client.delete(id, key: "k5")
    #expect(try client.goals().isEmpty)
  }

  @Test func changesOnlyWhatIsNamed() throws {
    let goal = Line.goal()
    let id = try client.create(goal, key: "k1").id
    _ = try client.update(id, to: Line.goal("Walk further", to: 12_000), only: .title, key: "k2")
    let changed = try client.update(
      id, to: Line.goal("Not this", to: 12_000), only: [.target, .status], key: "k3")
    #expect(changed.applied(to: goal).title == "Walk further")
    #expect(changed.applied(to: goal).targetValue == 12_000)
  }

  @Test func aValueAtTheTargetCompletes() throws {
    let goal = Line.goal()
    let id = try client.create(goal, key: "k1").id
    #expect(try client.progress(id, to: 10_000, key: "k2").applied(to: goal).status == .completed)
  }

  @Test func aGoalIsLinkedToItsConsultation() throws {
    let goal = try client.create(Line.goal(), key: "k1").id
    guard case .began(let chat) = try client.begin(.triage, about: nil) else {
      Issue.record("no consultation was begun")
      return
    }
    #expect(try client.link(goal, to: chat.id, key: "k2").conversationID == chat.id)
  }

  @Test func listsPageAfterPage() throws {
    let titles = (1...205).map { "Goal number \($0)" }
    for (index, title) in titles.enumerated() {
      _ = try client.create(Line.goal(title), key: "k\(index)")
    }
    #expect(try client.goals().map { $0.goal(as: Goal.LocalID("x")).title } == titles)
    #expect(
      line.requests.suffix(3).map(\.target) == [
        "/api/v1/goals?limit=100", "/api/v1/goals?limit=100&offset=100",
        "/api/v1/goals?limit=100&offset=200",
      ])
  }

  @Test func givesTips() throws {
    let id = try client.create(Line.goal(), key: "k1").id
    let tips = try client.tips(for: id).value
    #expect(tips.count >= 3 && tips.allSatisfy { !$0.isEmpty })
  }

  @Test func aGoalThatIsNotThereIsRefused() throws {
    let id = Goal.BackendID("40020d52-dd54-40c2-a8c3-a75c645585f3")
    let error = BackendError.refused(status: 404, code: "GOAL_NOT_FOUND", message: "goal not found")
    #expect(throws: error) { try client.progress(id, to: 1, key: "k") }
    #expect(throws: error) { try client.complete(id, key: "k") }
    #expect(throws: error) { try client.delete(id, key: "k") }
    #expect(throws: error) { try client.tips(for: id) }
  }

  /// The wire carries no start; it follows from progress, value and target.
  @Test(arguments: [(180.0, 172.5, 165.0), (0, 2500, 10_000), (60, 65, 70)])
  func theStartOfAGoalFollowsFromItsProgress(
    _ initial: Double, _ current: Double, _ target: Double
  ) throws {
    var goal = Line.goal(at: initial, to: target)
    (goal.type, goal.initialValue) = (.weight, initial)
    let id = try client.create(goal, key: "k1").id
    let remote = try client.progress(id, to: current, key: "k2")
    #expect(abs(remote.goal(as: goal.id).initialValue - initial) < 0.01)
  }
}
