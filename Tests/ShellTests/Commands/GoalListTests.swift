import Testing
import Wellness

@testable import Shell

@Suite struct GoalListTests {
  @Test(arguments: ["/goals", "/goal list"])
  func hasTwoNames(_ name: String) throws {
    let all = try parse(name, as: GoalList.self)
    #expect(all.status == nil && all.type == nil)
    #expect(all.view == nil)
    #expect(try parse("\(name) --view nearly-done", as: GoalList.self).view == .nearlyDone)
    let some = try parse("\(name) --status PAUSED --type=sleep", as: GoalList.self)
    #expect(some.status == .paused && some.type == .sleep)
  }

  @Test func knowsItsWords() {
    let statuses = GoalStatus.known.map(\.rawValue)
    #expect(
      throws: UsageProblem.bad(
        "done", for: "--status", expected: "one of " + statuses.joined(separator: ", "),
        known: statuses)
    ) { try parse("/goals --status done", as: GoalList.self) }
    #expect(throws: UsageProblem.unexpected("all")) { try parse("/goals all", as: GoalList.self) }
  }
}
