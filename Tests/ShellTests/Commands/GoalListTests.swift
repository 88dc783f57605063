import Testing
import Wellness

@testable import Shell

@Suite struct GoalListTests {
  @Test(arguments: ["/goals", "/goal list"])
  func hasTwoNames(_ name: String) throws {
    let all = try parse(name, as: GoalList.self)
    #expect(all.selection.isPlain)
    #expect(all.page.offset == 0 && all.page.limit == PageFlag.size)
    let view = try parse("\(name) --view nearly-done --page 3", as: GoalList.self)
    #expect(view.selection == GoalSelection(view: .nearlyDone))
    #expect(view.page.offset == 40)
    let some = try parse("\(name) --status PAUSED --type=sleep --page all", as: GoalList.self)
    #expect(some.selection == GoalSelection(status: .paused, type: .sleep))
    #expect(some.page.limit == .max)
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

  @Test(arguments: ["0", "-1", "x", "1.5"])
  func aPageIsANumber(_ page: String) throws {
    #expect(
      throws: UsageProblem.bad(page, for: "--page", expected: "a number, or all", known: [])
    ) { try parse("/goals --page \(page)", as: GoalList.self) }
  }

  @Test func saysHowMuchIsLeft() throws {
    let first = try parse("/goals", as: GoalList.self).page
    #expect(first.rest(after: 20, of: 20, command: "/goals") == nil)
    #expect(
      first.rest(after: 20, of: 10_000, command: "/goals") == "… 9980 more: /goals --page 2")
    let last = try parse("/goals --page 2", as: GoalList.self).page
    #expect(last.rest(after: 20, of: 41, command: "/goals") == "… 1 more: /goals --page 3")
  }
}
