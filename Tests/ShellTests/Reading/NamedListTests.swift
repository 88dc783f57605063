import Testing
import Time
import Wellness

@testable import Shell

@Suite struct NamedListTests {
  private static func goal(_ id: String, _ title: String, backend: String? = nil) -> Goal {
    Goal(
      id: Goal.LocalID(id), backendID: backend.map { Goal.BackendID($0) }, title: title,
      type: .custom, startDate: CalendarDate(daysSince1970: 0), targetDate: nil, targetValue: 1,
      unit: "x", createdAt: Instant(milliseconds: 0), updatedAt: Instant(milliseconds: 0))
  }

  private static let goals = [
    goal("aaaa1111", "Walk 10k steps", backend: "b0b0c0de"), goal("aaaa2222", "Walk the dog"),
    goal("cccc3333", "Run 5 km"), goal("dddd4444", "Run 5 km faster"),
    goal("eeee5555", "10 pushups"), goal("ffff6666", "Bücher lesen"),
  ]

  private func found(_ name: String) -> [String] {
    switch FoundByName(name, among: NamedListTests.goals) {
    case .one(let goal): [goal.title]
    case .several(let goals): goals.map(\.title)
    case .none: []
    }
  }

  @Test(arguments: [
    ("10", "10 pushups"),
    ("walk 10", "Walk 10k steps"),
    ("WALK THE DOG", "Walk the dog"), ("Run 5 km", "Run 5 km"), ("run 5 km f", "Run 5 km faster"),
    ("cccc", "Run 5 km"), ("AAAA1", "Walk 10k steps"), ("b0b0", "Walk 10k steps"),
    ("dog", "Walk the dog"), ("the dog", "Walk the dog"), ("Steps", "Walk 10k steps"),
    ("walk dog", "Walk the dog"), ("dog walk", "Walk the dog"), ("fast", "Run 5 km faster"),
    ("ushup", "10 pushups"), ("10k", "Walk 10k steps"),
    ("BU", "Bücher lesen"), ("Bucher l", "Bücher lesen"),
  ])
  func findsTheOneThatIsMeant(_ name: String, _ title: String) {
    #expect(found(name) == [title])
  }

  @Test(arguments: [
    ("walk", ["Walk 10k steps", "Walk the dog"]), ("run", ["Run 5 km", "Run 5 km faster"]),
    ("aaaa", ["Walk 10k steps", "Walk the dog"]), ("5 km", ["Run 5 km", "Run 5 km faster"]),
    ("km", ["Run 5 km", "Run 5 km faster"]),
  ])
  func givesAllThatMayBeMeant(_ name: String, _ titles: [String]) {
    #expect(found(name) == titles)
  }

  @Test(
    arguments: [
      ("Walk 10k stps", "Walk 10k steps"), ("aaa", nil), ("0", nil),
      ("6", nil), ("-1", nil), ("Swim", nil), ("5", nil), ("o", nil), ("cat walk", nil),
    ] as [(String, String?)])
  func namesTheNearestWhereThereIsNone(_ name: String, _ near: String?) {
    guard case .none(near) = FoundByName(name, among: NamedListTests.goals) else {
      Issue.record("\(name) was found")
      return
    }
  }

  @Test func aTitleThatSeveralHaveIsNotEnough() {
    let two = [NamedListTests.goal("aaaa", "Run far"), NamedListTests.goal("bbbb", "run far")]
    guard case .several(let found) = FoundByName("run FAR", among: two) else {
      Issue.record("one of two was taken")
      return
    }
    #expect(found.map(\.title) == ["Run far", "run far"])
  }

  @Test func numbersMeanTheLastList() {
    var list = NamedList<String>()
    #expect(list.command == nil && list[1] == nil)
    list.show(["a", "b"], by: "/goals")
    #expect(list[1] == "a" && list[3] == nil)
    list.show([], by: "/goals --status paused")
    #expect(list[2] == "b")
    list.show(["c"], by: "/today")
    #expect(list[1] == "c" && list[2] == nil && list.command == "/today")
  }

  @Test func numbersOfEarlierPagesStay() {
    var list = NamedList<String>()
    list.show(["a", "b"], by: "/goals")
    list.show(["c"], by: "/goals", from: 21)
    #expect(list[2] == "b" && list[21] == "c" && list[3] == nil)
    #expect(list.entries.map(\.number) == [1, 2, 21])
    list.show(["d"], by: "/goals --type sleep", from: 21)
    #expect(list[2] == nil && list[21] == "d")
  }

  @Test func aNumberThatIsToldOfTakesNoOther() {
    var list = NamedList<String>()
    list.show(["c", "a"], by: "/today")
    #expect(list.number("d", in: ["a", "b", "c", "d"], by: "/goals") == 4)
    #expect(list[1] == "c" && list[2] == "a" && list[3] == nil && list[4] == "d")
  }

  @Test func aNumberThatIsToldOfBelongsToThePlainList() {
    var list = NamedList<String>()
    #expect(list.number("b", in: ["a", "b"], by: "/goals") == 2)
    #expect(list[1] == "a" && list[2] == "b")
    #expect(list.number("c", in: ["b", "c"], by: "/goals") == 2)
    #expect(list[1] == "b" && list[2] == "c")
  }

  @Test(arguments: [
    ("1", "Walk the dog"), ("2", "Run 5 km"), ("10", "10 pushups"), ("cccc", "Run 5 km"),
  ])
  func aNumberOfTheListComesFirst(_ name: String, _ title: String) {
    var list = NamedList<Goal.LocalID>()
    let goals = NamedListTests.goals
    list.show([goals[1].id, goals[2].id], by: "/goals --status paused")
    let found = list.find(
      name, get: { id in goals.first { $0.id == id } }, unlisted: { goals[$0 - 1] },
      among: { goals })
    guard case .one(let goal) = found else {
      Issue.record("\(name) was not found")
      return
    }
    #expect(goal.title == title)
  }

  @Test func withoutAListANumberMeansTheUsualOne() {
    let goals = NamedListTests.goals
    let found = NamedList<Goal.LocalID>().find(
      "2", get: { _ in nil }, unlisted: { goals[$0 - 1] }, among: { goals })
    guard case .one(let goal) = found else {
      Issue.record("2 was not found")
      return
    }
    #expect(goal.title == "Walk the dog")
  }

  /// Before a list was shown, numbers mean what it would show.
  @Test func numbersMeanTheListThatWouldBeShown() throws {
    try expectTranscript(
      """
      > /goal new "Read books" --target 12 books
      | Goal 1 saved: Read books (0 of 12 books, due 2026-04-01).
      > /goal archive
      | Archived: Read books. /goals --status archived lists it.
      > /goal new "Swim far" --target 10 km
      | Goal 1 saved: Swim far (0 of 10 km, due 2026-04-01).
      > /chat nutritionist
      | Nutritionist
      > /chat
      | Wellness Coach
      > /chat open 2
      | Nutritionist
      > /chat open 3
      ! There is no chat "3". /chat list --all shows all.
      """)
  }

  /// What `/goals` has shown keeps its numbers when a goal is told of by another one.
  @Test func aNewGoalLeavesTheNumbersOfTheLastList() throws {
    try expectTranscript(
      """
      > /goal new "Read books" --target 12 books
      | Goal 1 saved: Read books (0 of 12 books, due 2026-04-01).
      > /goal new "Swim far" --target 10 km
      | Goal 2 saved: Swim far (0 of 10 km, due 2026-04-01).
      > /goal pause
      | Paused: Swim far. /goal resume takes it up again.
      > /goals --status paused
      | *  1  Swim far  ░░░░░░░░░░░░░░░░░░░░   0 %  0 of 10 km  paused
      > /goal new "Run home" --target 5 km
      | Goal 3 saved: Run home (0 of 5 km, due 2026-04-01).
      > /goal use 1
      | Active goal: Swim far (0 of 10 km, due 2026-04-01).
      > /goal use 3
      | Active goal: Run home (0 of 5 km, due 2026-04-01).
      """)
  }
}
