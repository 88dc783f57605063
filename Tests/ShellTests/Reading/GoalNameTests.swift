import Testing
import Time
import Wellness

@testable import Shell

@Suite struct GoalNameTests {
  private static func goal(_ id: String, _ title: String, backend: String? = nil) -> Goal {
    Goal(
      id: Goal.LocalID(id), backendID: backend.map { Goal.BackendID($0) }, title: title,
      type: .custom, startDate: CalendarDate(daysSince1970: 0), targetDate: nil, targetValue: 1,
      unit: "x", createdAt: Instant(milliseconds: 0), updatedAt: Instant(milliseconds: 0))
  }

  private static let goals = [
    goal("aaaa1111", "Walk 10k steps", backend: "b0b0c0de"), goal("aaaa2222", "Walk the dog"),
    goal("cccc3333", "Run 5 km"), goal("dddd4444", "Run 5 km faster"),
    goal("eeee5555", "10 pushups"),
  ]

  private func found(_ name: String) -> [String] {
    switch GoalName.find(name, among: GoalNameTests.goals) {
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
  ])
  func findsTheOneThatIsMeant(_ name: String, _ title: String) {
    #expect(found(name) == [title])
  }

  @Test(arguments: [
    ("walk", ["Walk 10k steps", "Walk the dog"]), ("run", ["Run 5 km", "Run 5 km faster"]),
    ("aaaa", ["Walk 10k steps", "Walk the dog"]),
  ])
  func givesAllThatMayBeMeant(_ name: String, _ titles: [String]) {
    #expect(found(name) == titles)
  }

  @Test(
    arguments: [
      ("Walk 10k stps", "Walk 10k steps"), ("aaa", nil), ("0", nil),
      ("6", nil), ("-1", nil), ("Swim", nil),
    ] as [(String, String?)])
  func namesTheNearestWhereThereIsNone(_ name: String, _ near: String?) {
    #expect(GoalName.find(name, among: GoalNameTests.goals) == .none(near))
  }

  @Test func numbersMeanTheLastList() {
    let first = Numbered(["a", "b"], of: "/goals")
    #expect(first[1] == "a")
    #expect(first[3] == nil)
    #expect(Numbered(["c"], of: "/today").followed(by: first) == first)
  }

  @Test func numbersOfEarlierPagesStay() {
    let both = Numbered(["a", "b"], of: "/goals")
      .followed(by: Numbered(["c"], of: "/goals", from: 21))
    #expect(both[2] == "b")
    #expect(both[21] == "c")
    #expect(both[3] == nil)
  }
}
