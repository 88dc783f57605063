import SQLite
import Store
import TestSupport
import Testing
import Time
import Wellness

@Suite struct AdviceRowsTests {
  @Test func keepsTheLastOfEachKindForEachServer() throws {
    let folder = try TemporaryFolder()
    let place = Connection.Place.file(folder("lume.sqlite"))
    let store = try Store(place, server: "embedded")
    let goal = Goal.LocalID("g1")
    try store.keep("old", as: .tips, for: goal, at: Sample.now)
    try store.keep("new", as: .tips, for: goal, at: Sample.now + .seconds(1))
    try store.keep("steps", as: .suggestions, for: goal, at: Sample.now)
    let kept = try #require(try store.advice(.tips, for: goal))
    #expect(kept.body == "new" && kept.fetchedAt == Sample.now + .seconds(1))
    #expect(try store.advice(.suggestions, for: goal)?.body == "steps")
    #expect(try store.advice(.analysis, for: goal) == nil)
    #expect(try store.advice(.tips, for: Goal.LocalID("g2")) == nil)
    #expect(try Store(place, server: "https://b").advice(.tips, for: goal) == nil)
  }

  @Test func whatWasAdvisedForAnotherTargetGoes() throws {
    let store = try Store(.memory, server: "embedded")
    let goal = Sample.goal()
    try store.put(goal)
    var changes = [goal, goal]
    changes[0].targetValue *= 2
    changes[1].unit = "miles"
    for changed in changes {
      try store.keep("tips", as: .tips, for: goal.id, at: Sample.now)
      try store.put(changed, over: goal)
      #expect(try store.advice(.tips, for: goal.id) == nil)
    }
    try store.keep("tips", as: .tips, for: goal.id, at: Sample.now)
    var further = goal
    further.currentValue += 1
    try store.put(further, over: goal)
    #expect(try store.advice(.tips, for: goal.id) != nil)
  }
}
