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
}
