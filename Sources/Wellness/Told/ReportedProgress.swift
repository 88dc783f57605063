import Time

/// Progress of a goal that a text reports, e.g. `walked 7400 today`: what `ToldReader` reads in it of
/// this day, or of this period.
package struct ReportedProgress: Hashable, Sendable {
  /// What the amount is to the goal's value.
  package enum Change: Hashable, Sendable {
    /// The value itself, or what a level has gained or lost.
    case none
    /// It goes on top of what there was.
    case more
    /// It was taken away from what there was.
    case less
  }

  /// What was said, in the goal's unit.
  package let amount: Double
  /// What the goal's value becomes.
  package let value: Double
  /// How the one makes the other.
  package let change: Change
  /// Whether nothing else may be meant; what is unsure is asked about as such.
  package let isSure: Bool
  /// Whether it was said in a unit that the goal counts, which another goal may not.
  package let namesUnit: Bool

  /// Whether a text may report anything: whether it has a word of an amount. What it is read against
  /// need not be looked up otherwise.
  package static func mayBe(_ text: String) -> Bool { ToldReader.mayTell(text) }

  /// Whether a text may report anything of a goal that isn't talked about.
  package static func mayBeOfAny(_ text: String) -> Bool {
    ToldReader.mayTellOfAny(TextWord.all(in: text))
  }

  /// The day that a text surely tells a value of where that isn't today.
  package static func otherDay(
    _ text: String, of goal: ToldGoal, today: CalendarDate
  ) -> CalendarDate? {
    let told = ToldReader(text, TextWord.all(in: text), goal: goal, today: today).values.last
    return told.flatMap { $0.isSure && $0.date != today ? $0.date : nil }
  }

  /// `nil` for a text that reports nothing of today that the goal's unit can count.
  ///
  /// - Parameter includesEarlierDays: whether what's of an earlier day counts, too, where days go together.
  package init?(
    _ text: String, of goal: ToldGoal, today: CalendarDate, includesEarlierDays: Bool = false
  ) {
    let reader = ToldReader(text, TextWord.all(in: text), goal: goal, today: today)
    guard let told = reader.values.last else { return nil }
    if told.date != today {
      let period = goal.reading.period
      let isSum = goal.reading.measure == .total || period != nil && period != .daily
      guard includesEarlierDays, isSum, told.way == .more, told.date < today,
        period.map({ told.date >= $0.period(around: today).first }) ?? true
      else { return nil }
    }
    let isOnTop = told.way == .more
    value = isOnTop ? goal.current + told.amount : told.amount
    guard value >= 0 else { return nil }
    let isLevel = goal.reading.measure == .level
    amount = isLevel ? value : abs(told.amount)
    let isWhole = !isOnTop || isLevel || value == told.amount
    change = isWhole ? .none : told.amount < 0 ? .less : .more
    (isSure, namesUnit) = (told.isSure, told.namesUnit)
  }
}
