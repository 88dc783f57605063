import SQLite
import Testing
import Time
import Wellness

@testable import Store

@Suite struct ProgressRowsTests {
  private let store: Store

  init() throws {
    store = try Store(.memory, server: "embedded")
  }

  private func entry(_ milliseconds: Int64, _ value: Double) -> ProgressEntry {
    ProgressEntry(at: Instant(milliseconds: milliseconds), value: value)
  }

  @Test func keepsTheOrderInWhichItWasNoted() throws {
    let id = Goal.LocalID("g1")
    // Two in the same millisecond are two.
    let noted = [entry(2, 5), entry(2, 4.5), entry(1, 7)]
    for entry in noted { try store.note(entry, of: id) }
    try store.note(entry(3, 9), of: Goal.LocalID("g2"))
    #expect(try store.progress(of: id) == noted)
  }

  @Test func goesWithItsGoal() throws {
    let goal = Sample.goal()
    try store.put(goal)
    try store.note(entry(1, 5), of: goal.id)
    try store.delete(goal.id)
    #expect(try store.progress(of: goal.id) == [])
  }

  @Test func startsOverWithTheStore() throws {
    try store.startOver()
    try store.note(entry(1, 5), of: Goal.LocalID("g1"))
    try store.startOver()
    #expect(try store.progress(of: Goal.LocalID("g1")) == [])
  }
}
