import SQLite
import ServiceClient
import Store
import Testing
import Time
import Wellness

@testable import UseCases

@Suite struct GoalUseCasesTests {
  private let device: Device
  private var goals: GoalUseCases { device.goals }

  init() throws {
    device = try Device()
  }

  private static func draft(
    _ title: String = "Run far", change: (inout GoalUseCases.Draft) -> Void = { _ in }
  ) -> GoalUseCases.Draft {
    var draft = GoalUseCases.Draft(title: title)
    change(&draft)
    return draft
  }

  @Test func fillsInWhatADraftLeavesOpen() throws {
    let goal = try goals.create(GoalUseCasesTests.draft("  Read more \n"))
    #expect(goal.title == "Read more")
    #expect(goal.type == .custom)
    #expect(Quantity(goal.targetValue, goal.unit) == Quantity(1, "completion"))
    #expect(goal.startDate.description == "2026-03-02")
    #expect(goal.targetDate?.description == "2026-04-01")
    #expect(goal.status == .active && goal.recurrence == nil && goal.progress == 0)
    #expect(goal.createdAt == Device.start && goal.updatedAt == Device.start)
    #expect(goal.backendID == nil)
  }

  @Test func aCorrectionBelowTheTargetMakesAGoalActiveAgain() throws {
    let draft = GoalUseCasesTests.draft { $0.target = Quantity(5, "km") }
    let goal = try goals.create(draft)
    #expect(try goals.progress(goal, to: 50).status == .completed)
    #expect(try goals.progress(goal, to: 3).status == .active)
    // What was ended before its target stays so.
    _ = try goals.complete(goal)
    #expect(try goals.progress(goal, to: 4).status == .completed)
    #expect(try goals.progress(goal, to: 5).status == .completed)
    var change = GoalUseCases.Change()
    change.target = Quantity(8)
    #expect(try goals.edit(goal, change).status == .active)
  }

  @Test func progressHasABound() throws {
    let goal = try goals.create(GoalUseCasesTests.draft())
    #expect(throws: GoalProblem.valueTooLarge(1e20)) { try goals.progress(goal, to: 1e20) }
    #expect(try goals.progress(goal, to: 1e12).currentValue == 1e12)
  }

  @Test func takesWhatADraftSays() throws {
    let draft = GoalUseCasesTests.draft("Lose weight") {
      $0.target = Quantity(165, "lbs")
      $0.current = 180
      $0.description = " slowly "
      $0.every = .weekly
      $0.start = CalendarDate(daysSince1970: 20_500)
    }
    let goal = try goals.create(draft)
    #expect(goal.type == .weight && goal.unit == "lbs" && goal.description == "slowly")
    #expect(goal.initialValue == 180 && goal.currentValue == 180 && goal.progress == 0)
    #expect(goal.recurrence == .weekly && goal.targetDate == nil)
    #expect(goal.startDate == CalendarDate(daysSince1970: 20_500))
    let typed = GoalUseCasesTests.draft("Read more") {
      $0.type = .sleep
      $0.target = Quantity(5)
      $0.by = CalendarDate(daysSince1970: 20_600)
    }
    let second = try goals.create(typed)
    #expect(second.type == .sleep && second.unit == "completion")
    #expect(second.targetDate == CalendarDate(daysSince1970: 20_600))
  }

  @Test(
    arguments: [
      ("Walk 10,000 steps", Quantity(10_000, "steps"), .daily),
      ("Run 4 times a week", Quantity(4, "times"), .weekly),
      ("No cigarettes", Quantity(0, "cigarettes"), .daily),
      ("At most 1 coffee a day", Quantity(1, "coffee"), .daily),
      ("Asleep before 23:00", Quantity(1380, "clock"), .daily),
      ("Read 12 books", Quantity(12, "books"), nil), ("Run far", Quantity(5, "km"), nil),
      ("Lose 15 pounds", Quantity(165, "lbs"), nil),
    ] as [(String, Quantity, Recurrence?)])
  func infersHowOftenItBeginsAnew(
    _ title: String, _ target: Quantity, _ every: Recurrence?
  ) throws {
    var draft = Self.draft(title)
    draft.target = target
    if title.hasPrefix("Lose") { draft.current = 180 }
    let goal = try goals.create(draft)
    #expect(goal.recurrence == every && (goal.targetDate == nil) == (every != nil))
    draft.title = "Something else"
    draft.every = .monthly
    #expect(try goals.goal(from: draft).recurrence == .monthly)
    draft.by = CalendarDate(daysSince1970: 20_600)
    #expect(try goals.goal(from: draft).targetDate == draft.by)
  }

  /// A limit of which there was too much today has not come down from there.
  @Test func aLimitStartsFromNothing() throws {
    let goal = try goals.create(
      Self.draft("No cigarettes") {
        $0.target = Quantity(0, "cigarettes")
        $0.current = 3
      })
    #expect(goal.initialValue == 0 && goal.valueToBeginWith == 3)
    #expect(try goals.measured(goal).isOver)
  }

  @Test func whatRecursComesFirstAndThenTheEarliestDate() throws {
    for (title, days) in [("aaa", 3), ("bbb", nil), ("ccc", 1), ("ddd", 3)] {
      _ = try goals.create(
        Self.draft(title) {
          $0.by = days.map { device.context.today.adding(days: $0) }
          $0.every = days == nil ? .monthly : nil
        })
    }
    _ = try goals.create(Self.draft("eee") { $0.every = .weekly })
    var agenda = goals.agenda()
    #expect(try agenda.next(3).map(\.goal.title) == ["eee", "bbb", "ccc"])
    #expect(try agenda.next(3).map(\.goal.title) == ["aaa", "ddd"])
  }

  @Test(arguments: [0, 7, -7])
  func whatBeginsAnewCanStopDoingSo(_ start: Int) throws {
    let today = device.context.today
    let goal = try goals.create(
      Self.draft { ($0.every, $0.start) = (.daily, today.adding(days: start)) })
    var change = GoalUseCases.Change()
    change.isOnce = true
    let once = try goals.edit(goal, change)
    #expect(once.recurrence == nil && once.targetDate == today.adding(days: 30 + max(0, start)))
    change = GoalUseCases.Change()
    change.every = .weekly
    let weekly = try goals.edit(once, change)
    #expect(weekly.recurrence == .weekly && weekly.targetDate == nil)
    change.by = CalendarDate(daysSince1970: 20_600)
    #expect(try goals.edit(weekly, change).targetDate == change.by)
  }

  @Test(arguments: [
    (draft("Ab"), GoalProblem.titleLength(2)), (draft("   "), .titleLength(0)),
    (draft(String(repeating: "a", count: 101)), .titleLength(101)),
    (
      draft { $0.description = String(repeating: "x", count: 1001) }, .descriptionLength(1001)
    ), (draft { $0.target = Quantity(0, "km") }, .zeroOnce),
    (draft("No sweets") { ($0.target, $0.isOnce) = (Quantity(0, "sweets"), true) }, .zeroOnce),
    (draft { $0.target = Quantity(0.009, "km") }, .targetTooSmall(0.009)),
    (draft { $0.current = -1 }, .valueNegative(-1)),
    (
      draft { $0.target = Quantity(1, String(repeating: "u", count: 51)) }, .unitLength(51)
    ),
    (
      draft { $0.by = CalendarDate(daysSince1970: 20_514) },
      .datePassed(CalendarDate(daysSince1970: 20_514))
    ),
    (
      draft { $0.by = CalendarDate(daysSince1970: 20_514 + 5 * 366 + 1) },
      .dateTooFar(CalendarDate(daysSince1970: 20_514 + 5 * 366 + 1))
    ),
  ])
  func storesNothingThatBreaksARule(_ draft: GoalUseCases.Draft, _ problem: GoalProblem) throws {
    #expect(throws: Failure.goal(problem)) { try told { try goals.create(draft) } }
    #expect(try goals.all().isEmpty)
    #expect(try device.sync.pendingCount() == 0)
    #expect(try goals.active() == nil)
  }

  /// Whenever it starts and whatever it has come to, here as at the backend.
  @Test(arguments: [0, 7, -7])
  func aDayThatNobodyHasNamedIsNoEnd(_ start: Int) throws {
    var draft = GoalUseCasesTests.draft("Weigh less")
    (draft.target, draft.current, draft.isOnce) = (Quantity(70, "kg"), 80, true)
    draft.start = device.context.today.adding(days: start)
    let goal = try goals.create(draft)
    #expect(goal.targetDate == device.context.today.adding(days: 140 + max(0, start)))
    var change = GoalUseCases.Change()
    change.every = .weekly
    let edited = try goals.edit(goals.progress(goal, to: 78), change)
    #expect(edited.recurrence == .weekly && edited.targetDate == nil)
    try device.drain()
    _ = try device.sync.pull()
    #expect(try goals.goal(goal.id)?.targetDate == nil)
  }

  @Test func refusesAGoalLikeAnActiveOne() throws {
    let first = try goals.create(
      GoalUseCasesTests.draft("Walk ten thousand steps every single day ok"))
    for title in [
      "WALK TEN THOUSAND STEPS EVERY SINGLE DAY OK", "Every single day walk ten thousand steps, ok",
    ] {
      #expect(throws: Failure.goal(.duplicate(title: first.title))) {
        try told {
          try goals.create(GoalUseCasesTests.draft(title))
        }
      }
    }
    _ = try goals.create(GoalUseCasesTests.draft("Walk ten thousand steps"))
    _ = try goals.complete(first)
    _ = try goals.create(GoalUseCasesTests.draft(first.title))
    #expect(try goals.all().count == 3)
  }

  @Test func aGoalItsEventAndItsPlaceAreStoredTogether() throws {
    let goal = try goals.create(GoalUseCasesTests.draft())
    let event = try #require(device.store.outbox().first)
    #expect(
      event.kind == .goalCreated && event.subject == .goal(goal.id) && event.title == goal.title)
    #expect(event.createdAt == Device.start && event.attempts == 0)
    #expect(try goals.active() == goal)
    #expect(try goals.goal(goal.id) == goal)
    #expect(device.sent.isEmpty)
  }

  /// A seed that has been used before gives ids that exist already.
  @Test func neverGivesAnIDTwice() throws {
    let first = try goals.create(GoalUseCasesTests.draft("Run far"))
    let again = try Device(Device.backend(), store: device.store)
    let second = try again.goals.create(GoalUseCasesTests.draft("Swim far"))
    #expect(first.id != second.id)
    #expect(Set(try device.store.outbox().map(\.key)).count == 2)
  }

  /// What a run begins with, by what the store has kept of the one used last.
  @Test func theOnlyOpenGoalIsMeantWhereNoneIsNamed() throws {
    func atStart(with kept: String?) throws -> Goal? {
      try device.store.set(.activeGoal, to: kept)
      return try GoalUseCases(device.context).active()
    }
    let first = try goals.create(GoalUseCasesTests.draft("Run far"))
    #expect(try goals.active() == first)
    #expect(try atStart(with: nil) == first)
    let second = try goals.create(GoalUseCasesTests.draft("Swim far"))
    #expect(try goals.active() == second)
    #expect(try atStart(with: nil) == nil)
    try goals.use(first)
    #expect(try goals.active() == first)
    #expect(try atStart(with: first.id.text) == first)
    #expect(try atStart(with: "gone") == nil)
  }

  /// The only open one is implied again when the prompt is shown.
  @Test func aGoalThatIsReachedIsImpliedNoMore() throws {
    let first = try goals.create(GoalUseCasesTests.draft("Run far"))
    try device.store.set(.activeGoal, to: nil)
    let restarted = GoalUseCases(device.context)
    #expect(try restarted.active() == first)
    _ = try restarted.complete(first)
    #expect(try restarted.active() == nil)
    let second = try goals.create(GoalUseCasesTests.draft("Swim far"))
    #expect(try restarted.active() == nil)
    try restarted.refreshActive()
    #expect(try restarted.active() == second)
  }

  @Test func reachingTheTargetCompletes() throws {
    let goal = try goals.create(GoalUseCasesTests.draft { $0.target = Quantity(5, "km") })
    let half = try goals.progress(goal, to: 2.5)
    #expect(half.status == .active && half.progress == 0.5)
    let whole = try goals.progress(half, to: 6)
    #expect(whole.status == .completed && whole.progress == 1 && whole.currentValue == 6)
    #expect(try goals.goal(goal.id) == whole)
    let back = try goals.progress(whole, to: 1)
    #expect(back.status == .active)
  }

  @Test func goesDownToATargetBelow() throws {
    let draft = GoalUseCasesTests.draft {
      $0.target = Quantity(165, "lbs")
      $0.current = 180
    }
    let goal = try goals.create(draft)
    #expect(try goals.progress(goal, to: 172.5).progress == 0.5)
    #expect(try goals.progress(goal, to: 164).status == .completed)
  }

  @Test func aRecurringGoalIsNeverAtItsEnd() throws {
    let goal = try goals.create(
      GoalUseCasesTests.draft {
        $0.target = Quantity(5, "km")
        $0.every = .daily
      })
    #expect(try goals.progress(goal, to: 5).status == .active)
  }

  @Test func refusesAValueBelowZero() throws {
    let goal = try goals.create(GoalUseCasesTests.draft())
    #expect(throws: Failure.goal(.valueNegative(-0.5))) {
      try told { try goals.progress(goal, to: -0.5) }
    }
    #expect(try goals.goal(goal.id) == goal)
  }

  @Test func completesWhereverTheValueStands() throws {
    let goal = try goals.create(GoalUseCasesTests.draft { $0.target = Quantity(5, "km") })
    let done = try goals.complete(goals.progress(goal, to: 2))
    #expect(done.status == .completed && done.currentValue == 2)
    #expect(try device.store.outbox().map(\.kind) == [.goalCreated, .goalCompleted])
  }
}
