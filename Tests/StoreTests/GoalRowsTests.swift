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
}
