import SQLite
import Store
import TestSupport
import Testing
import Time
import Wellness

@Suite struct GoalRowsTests {
  private let store: Store

  init() throws {
    store = try Store(.memory, server: "embedded")
  }

  @Test func givesBackEveryField() throws {
    var full = Sample.goal()
    full.backendID = Goal.BackendID("b1")
    full.description = "After lunch,\nevery day 学\u{0}"
    full.initialValue = 182.5
    full.currentValue = 180.25
    full.targetValue = 165
    full.status = GoalStatus(rawValue: "snoozed")
    full.type = GoalType(rawValue: "of another server")
    full.recurrence = .weekly
    full.reading = .set(.limit, .weekly)
    full.consultationID = Consultation.LocalID("c1")
    full.updatedAt = Sample.now + .seconds(5)
    try store.put(full)
    #expect(try store.goal(full.id) == full)
    #expect(try store.goals() == [full])
  }

  @Test func givesBackWhatIsNotThereAsNothing() throws {
    var bare = Sample.goal()
    bare.targetDate = nil
    try store.put(bare)
    #expect(try store.goal(bare.id) == bare)
    #expect(try store.goal(Goal.LocalID("unknown")) == nil)
  }

  @Test func keepsTheOrderInWhichGoalsWereMade() throws {
    for id in ["z", "a", "m"] { try store.put(Sample.goal(id)) }
    var changed = Sample.goal("z")
    changed.title = "Run"
    try store.put(changed)
    #expect(try store.goals().map(\.id.text) == ["z", "a", "m"])
    #expect(try store.goals().first?.title == "Run")
  }

  @Test func aChangeKeepsWhenAGoalWasMade() throws {
    var goal = Sample.goal()
    try store.put(goal)
    goal.createdAt = Sample.now + .seconds(60)
    goal.updatedAt = Sample.now + .seconds(60)
    try store.put(goal)
    #expect(try store.goal(goal.id)?.createdAt == Sample.now)
    #expect(try store.goal(goal.id)?.updatedAt == Sample.now + .seconds(60))
  }

  @Test func aChangeWithoutABackendIDKeepsTheOneThereIs() throws {
    var goal = Sample.goal()
    try store.put(goal)
    try store.bind(goal.id, to: Goal.BackendID("b1"))
    goal.currentValue = 5
    try store.put(goal)
    #expect(try store.goal(goal.id)?.backendID == Goal.BackendID("b1"))
    #expect(try store.goalID(of: Goal.BackendID("b1")) == goal.id)
  }

  @Test func oneBackendIDIsOneGoal() throws {
    try store.put(Sample.goal("g1"))
    try store.put(Sample.goal("g2"))
    try store.bind(Goal.LocalID("g1"), to: Goal.BackendID("b1"))
    #expect(throws: StoreError.self) {
      try store.bind(Goal.LocalID("g2"), to: Goal.BackendID("b1"))
    }
  }

  @Test func aGoalHasOneBackendIDForEachServer() throws {
    let folder = try TemporaryFolder()
    let here = try Store(.file(folder("lume.sqlite")), server: "embedded")
    let there = try Store(.file(folder("lume.sqlite")), server: "https://fitiq.example")
    try here.put(Sample.goal())
    try here.bind(Goal.LocalID("g1"), to: Goal.BackendID("b1"))
    #expect(try there.goal(Goal.LocalID("g1"))?.backendID == nil)
    #expect(try there.goalID(of: Goal.BackendID("b1")) == nil)
    try there.bind(Goal.LocalID("g1"), to: Goal.BackendID("b2"))
    #expect(try here.goals().map(\.backendID) == [Goal.BackendID("b1")])
    #expect(try there.goals().map(\.backendID) == [Goal.BackendID("b2")])
  }

  @Test(arguments: [
    (GoalView.stalled, viewed(at: 9, to: 50, due: 9, age: 8), true),
    (.stalled, viewed(at: 10, to: 50, due: 9, age: 8), false),
    (.stalled, viewed(at: 0, to: 50, due: 9, age: 7), false),
    (.stalled, viewed(at: 0, to: 50, due: 9, status: .paused, age: 8), false),
    (.stalled, viewed(from: 180, at: 179, to: 165, due: 9, age: 8), true),
    (.nearlyDone, viewed(at: 40, to: 50, due: 9), true),
    (.nearlyDone, viewed(at: 39, to: 50, due: 9), false),
    (.nearlyDone, viewed(at: 50, to: 50, due: 9, status: .completed), false),
    (.nearlyDone, viewed(from: 180, at: 168, to: 165, due: 9), true),
    (.dueSoon, viewed(at: 0, to: 50, due: 7), true),
    (.dueSoon, viewed(at: 0, to: 50, due: 8), false),
    (.dueSoon, viewed(at: 0, to: 50, due: 0), true),
    (.dueSoon, viewed(at: 0, to: 50, due: -1), false),
    (.dueSoon, viewed(at: 0, to: 50, due: nil), false),
    (.overdue, viewed(at: 0, to: 50, due: -1), true),
    (.overdue, viewed(at: 0, to: 50, due: 0), false),
    (.overdue, viewed(at: 0, to: 50, due: -1, status: .paused), true),
    (.overdue, viewed(at: 0, to: 50, due: -1, status: .completed), false),
    (.overdue, viewed(at: 0, to: 50, due: -1, status: .abandoned), false),
  ])
  func aViewHasItsGoals(_ view: GoalView, _ goal: Goal, _ isIn: Bool) throws {
    try store.put(goal)
    let found = try store.goals(
      GoalSelection(view: view), today: goal.startDate, now: Instant(goal.startDate), limit: 9,
      offset: 0)
    #expect(found == (isIn ? [goal] : []))
  }

  /// A goal as it stands on the day on which it starts.
  private static func viewed(
    from initial: Double = 0, at current: Double, to target: Double, due: Int?,
    status: GoalStatus = .active, age: Int = 0
  ) -> Goal {
    let today = CalendarDate(daysSince1970: 20_514)
    return Goal(
      id: Goal.LocalID("g1"), title: "It", type: .activity, startDate: today,
      targetDate: due.map { today.adding(days: $0) }, initialValue: initial, currentValue: current,
      targetValue: target, unit: "km", status: status,
      createdAt: Instant(today.adding(days: -age)), updatedAt: Instant(today))
  }
}
