import SQLite
import Testing
import Time
import Wellness

@testable import Store

/// What is asked for all the time must not cost more the more there is: SQLite says of each such
/// question that it finds its rows by an index.
@Suite struct PlanTests {
  private static let today = CalendarDate(daysSince1970: 20_000)
  private static let now = Instant(milliseconds: 0)
  private static let goal = Goal.LocalID("g1")
  private static let chat = Consultation.LocalID("c1")

  private static func list(_ selection: GoalSelection) -> @Sendable (Store) throws -> Void {
    { store in
      _ = try store.goals(selection, today: today, now: now, limit: 20, offset: 20)
      _ = try store.goalCount(selection, today: today, now: now)
    }
  }

  private static let questions: [(String, @Sendable (Store) throws -> Void)] =
    GoalView.allCases.map { ("goals \($0.rawValue)", list(GoalSelection(view: $0))) } + [
      ("goals", list(GoalSelection())),
      ("goals by status", list(GoalSelection(status: .paused, type: .sleep))),
      ("goals by type", list(GoalSelection(type: .sleep))),
      ("how many goals", { _ = try ($0.goalCount(), $0.goalCount(GoalStatus.putAway)) }),
      ("a goal", { _ = try ($0.goal(goal), $0.goals(named: "Walk", limit: 9)) }),
      (
        "what is due",
        {
          _ = try $0.datedGoals(limit: 8, offset: 8)
          _ = try $0.recurringGoals([.daily], today: today, limit: 8, offset: 8)
          _ = try $0.endedGoalCount(today: today)
        }
      ),
      ("titles", { _ = try ($0.goalSummaries(), $0.goalIDs(), $0.activeTitles(except: goal)) }),
      ("what a pull asks", { _ = try ($0.boundGoals(), $0.goalsState(), $0.unsyncedGoals()) }),
      ("chats", { _ = try ($0.consultations(.active, limit: 20), $0.consultations(nil)) }),
      ("how many chats", { _ = try ($0.consultationCount(), $0.consultationCount(.active)) }),
      ("named chats", { _ = try $0.namedConsultations() }),
      (
        "a chat",
        {
          _ = try ($0.messages(of: chat, last: 20), $0.messageCount(of: chat))
          _ = try ($0.firstWords(in: chat), $0.consultation(chat), $0.queued())
        }
      ),
      (
        "what was said",
        {
          try $0.append(Sample.message("m1", "walk"), to: chat)
          _ = try $0.search("walk", last: 20)
        }
      ),
      (
        "the outbox",
        {
          _ = try ($0.nextEvent(after: 7, due: now), $0.firstEvent(of: .goal(goal)), $0.event(7))
          _ = try ($0.pendingCount(), $0.hasPending(.goal(goal)), $0.doubtfulCreations())
        }
      ),
      (
        "a change",
        {
          try $0.put(Sample.goal())
          try $0.enqueue(Sample.event(.goalUpdated, key: "k1"))
          let event = try #require(try $0.event(1))
          try $0.beginAttempt(event)
          try $0.note(event)
          try $0.dequeue(event)
          try $0.bind(goal, to: Goal.BackendID("b1"))
          _ = try ($0.servers(knowing: goal), $0.goalID(of: Goal.BackendID("b1")))
          try $0.delete(goal)
          try $0.delete(chat)
        }
      ),
    ]

  @Test(arguments: questions.indices)
  func aQuestionReadsNoWholeTable(_ index: Int) throws {
    let store = try Store(.memory, server: "embedded")
    let plans = try store.database.plans { try Self.questions[index].1(store) }
    #expect(!plans.isEmpty)
    for (statement, plan) in plans {
      let scans = plan.filter {
        $0.hasPrefix("SCAN ") && !$0.contains("VIRTUAL TABLE INDEX") && !$0.contains("(subquery")
          && !$0.contains("CONSTANT ROW")
          // Has those alone that are asked for.
          && !$0.contains("outbox_in_doubt") && !$0.contains("messages_that_wait")
          && !$0.contains("messages_to_index")
      }
      #expect(scans.isEmpty, "\(Self.questions[index].0): \(statement)")
    }
  }

  /// The order is that of an index too, or all would be read to be sorted.
  @Test func theFirstPageOfGoalsIsNotSorted() throws {
    let store = try Store(.memory, server: "embedded")
    let plans = try store.database.plans {
      try Self.list(GoalSelection())(store)
      _ = try store.nextEvent(after: 0, due: nil)
    }
    let inner = plans.map(\.plan).joined().filter { $0.contains("goals_listed") }
    #expect(inner.allSatisfy { $0.contains("COVERING INDEX") })
    #expect(plans.last?.plan.contains { $0.contains("TEMP B-TREE") } == false)
  }

  /// Asked with every turn; a chat has thousands of messages, of which none waits.
  @Test func whatWaitsIsFoundWithoutALookAtWhatDoesNot() throws {
    let store = try Store(.memory, server: "embedded")
    try store.put(Sample.chat())
    try store.append(Sample.message("m1", "Hello", .user, .queued), to: Self.chat)
    let plans = try store.database.plans { _ = try store.queued() }
    #expect(!plans.isEmpty)
    for (statement, plan) in plans {
      #expect(plan.first?.contains("INDEX messages_that_wait") == true, "\(statement)")
    }
  }

  @Test func progressIsWhatAGoalSaysOfItself() throws {
    let store = try Store(.memory, server: "embedded")
    let values: [(Double, Double, Double)] = [
      (0, 0.2, 1), (0, 0.3, 1.5), (180, 177, 165), (5, 5, 5), (5, 4, 5), (0, 12, 10), (10, 3, 20),
    ]
    for (index, value) in values.enumerated() {
      var goal = Sample.goal("g\(index)")
      (goal.initialValue, goal.currentValue, goal.targetValue) = value
      try store.put(goal)
    }
    let stored = try store.database.rows("SELECT progress FROM goals ORDER BY place") { $0.real(0) }
    #expect(stored == (try store.goals().map(\.progress)))
  }
}
