import Time

/// The active goals by urgency: recurring ones first, by the end of their period, then those with
/// a date, the earliest first.
package struct Agenda: Hashable, Sendable {
  /// A goal with what is to be done for it.
  package struct Item: Hashable, Sendable {
    /// An active one, with how it stands.
    package let measured: MeasuredGoal
    /// What is still to be done, and in which steps.
    package let pace: GoalPace

    /// An active one.
    package var goal: Goal { measured.goal }
    /// Of a goal that counts anew.
    package var period: PeriodProgress? { measured.period }
    /// Whether something is still to be done for it.
    package var isOpen: Bool { measured.isOpen(pace) }

    package init(_ measured: MeasuredGoal, today: CalendarDate) {
      self.measured = measured
      pace = GoalPace(measured, today: today)
    }

    package init(_ goal: Goal, period: PeriodProgress?, today: CalendarDate) {
      self.init(MeasuredGoal(goal, period: period), today: today)
    }
  }

  /// The most urgent first.
  package let items: [Item]

  /// - Parameter period: how a recurring goal stands in its period.
  package init(
    _ goals: [Goal], today: CalendarDate, period: (Goal) throws -> PeriodProgress?
  ) rethrows {
    let items = try goals.map { Item($0, period: try period($0), today: today) }
    self.items = items.enumerated()
      .sorted { Agenda.rank($0.element, $0.offset) < Agenda.rank($1.element, $1.offset) }
      .map(\.element)
  }

  private static func rank(_ item: Item, _ place: Int) -> (Int, Int, Int) {
    (item.period == nil ? 1 : 0, item.pace.daysLeft ?? Int.max, place)
  }
}
