import Time
import Wellness

/// A question about numbers that brings something of its own: an amount, a day, a unit, a target.
enum NumberAsk: Hashable, Sendable {
  /// What is asked of any goal as well.
  case number(NumberQuestion)
  /// What would become of the goal at a pace.
  case rate(SaidRate)
  /// How many pages a day books make, or when so many pages a day are all of them.
  case pages(perBook: Double, daily: Double?, isOne: Bool)
  /// What a result is for each `km` or `mile`.
  case perDistance(String)
  /// What numbers come to, in the goal's unit or in another.
  case sum(Double, unit: String)
  /// What another target would mean.
  case target(Double)
  /// What was on a day.
  case day(CalendarDate)
  /// How many days were kept in the last seven, or in the week before this one.
  case kept(isLastWeek: Bool)
  /// Whether a week was better than the one before it.
  case weeks(isLastWeek: Bool)
  case bestWeek
  /// What a day without it would change.
  case skip
  case streak
  /// What it takes by the day, the week or the month.
  case needed(Recurrence)
  /// How much is missing by the day.
  case shortfall
  /// Whether another value can be reached, by the goal's date or another.
  case reach(Double, by: CalendarDate?)
  /// What makes up for a day.
  case makeUp
  /// How much it was in the last seven days.
  case weekSum(isLastWeek: Bool)
  /// When another value is reached as it goes.
  case arrival(Double)
  /// Whether an amount is good or bad.
  case judgement(Double, VerdictAsked)
  /// Behind or not, and by how much?
  case behind
  /// On how many days it was kept so far.
  case keptSoFar
  /// What there will be at the end at a pace.
  case end(SaidRate)
  /// What an amount that might come in would leave.
  case deposit(Double)
  /// What an amount that is still to come will leave.
  case expected(Double)
  /// How it looks without what is still to come.
  case without
  /// How a result would stand that falls short of the target.
  case result(Double)
  /// How many books so many minutes a week are.
  case reading(minutes: Double, isMore: Bool)
  /// What something that is bought day by day comes to; as often as was answered before.
  case cost(HabitCost, again: Int)
  /// What an amount is in another unit.
  case conversion(Double, unit: String)
}
