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
    let words = statuses + ["done", "all"]
    #expect(
      throws: UsageProblem.bad(
        "alle", for: "/goals", expected: "one of " + words.joined(separator: ", "), known: words)
    ) { try parse("/goals alle", as: GoalList.self) }
    #expect(throws: UsageProblem.unexpected("x")) { try parse("/goals all x", as: GoalList.self) }
    #expect(throws: UsageProblem.unexpected("|")) { try parse("/goals | head", as: GoalList.self) }
  }

  @Test(
    arguments: [
      ("done", GoalSelection(status: .completed)), ("Archived", GoalSelection(status: .archived)),
      ("all", GoalSelection(hasPutAway: true)),
    ])
  func aStatusNeedsNoFlag(_ word: String, _ selection: GoalSelection) throws {
    #expect(try parse("/goals \(word)", as: GoalList.self).selection == selection)
    #expect(try parse("/goal list \(word)", as: GoalList.self).selection == selection)
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
      first.rest(after: 20, of: 10_000, command: "/goals") == "… 9,980 more: /goals --page 2")
    let last = try parse("/goals --page 2", as: GoalList.self).page
    #expect(last.rest(after: 20, of: 41, command: "/goals") == "… 1 more: /goals --page 3")
  }

  @Test func listShowsWhatFits() throws {
    try expectTranscript(
      """
      > /goals --status paused
      | No goals yet. Make one: /goal new "Walk 10k steps" --target 10000 steps --by +30d
      > /goal new Run far --target 5 km --by 31 may
      | Goal 1 saved: Run far (0 of 5 km, due 2026-05-31).
      > /goal new Swim far --target 8 km --by +1d
      | Goal 2 saved: Swim far (0 of 8 km, due 2026-03-03).
      > /goal new 学学学 --target 1 letter --by +2d
      | Goal 3 saved: 学学学 (0 of 1 letter, due 2026-03-04).
      > /goal progress 8 Swim
      | ████████████████████ 100 %  Swim far (8 of 8 km, due 2026-03-03)  reached!
      > /goal list
      |    1  Run far   ░░░░░░░░░░░░░░░░░░░░   0 %  0 of 5 km      90 days left
      |    2  Swim far  ████████████████████ 100 %  8 of 8 km      completed
      | *  3  学学学    ░░░░░░░░░░░░░░░░░░░░   0 %  0 of 1 letter  2 days left
      > /goals --status completed
      |    1  Swim far  ████████████████████ 100 %  8 of 8 km  completed
      > /goals --type nutrition
      | No goal fits. /goals lists all.
      > /goal use 1
      | Active goal: Swim far (8 of 8 km, due 2026-03-03).
      @ wait 3d
      > /goals --status active
      |    1  Run far  ░░░░░░░░░░░░░░░░░░░░   0 %  0 of 5 km      87 days left
      |    2  学学学   ░░░░░░░░░░░░░░░░░░░░   0 %  0 of 1 letter  overdue by 1 day
      > /goal pause Run
      | Paused: Run far. /goal resume takes it up again.
      > /goals --status paused
      |    1  Run far  ░░░░░░░░░░░░░░░░░░░░   0 %  0 of 5 km  paused
      """)
  }
}
