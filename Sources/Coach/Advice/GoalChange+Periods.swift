import Time
import Wellness

/// What became of a goal that begins anew: how many of its periods were kept, and what stands out.
extension GoalChange {
  var repeats: Bool {
    values > 0 && (standing.period != nil || standing.measure == .timeOfDay)
  }

  private var kept: Int { keptOf(inside) }

  var keptSentences: [String] { [keptLine, extreme, meaning].compactMap { $0 } }

  /// How many of those that were noted were as they should be.
  private var keptLine: String {
    if standing.isHabit { return "You did it on \(habitPart)." }
    let isTimes = standing.measure == .everyPeriod && UnitWords.isTimes(standing.ownUnit)
    let isLong = standing.period == .weekly || standing.period == .monthly
    let count = kept == 0 ? values : kept
    return standing.sentence(
      kept == 0 ? "noted missed" : "noted kept",
      by: isTimes ? "times" : standing.measure.rawValue,
      [
        "part": Standing.part(count, of: values, standing.periodName, "with a value"),
        "on": isLong ? "in" : "on",
      ])
  }

  /// Who has not done it enters nothing, so that all days count.
  private var possible: Int {
    guard standing.isHabit, let period = standing.period else { return values }
    let first = max(days.first, record.facts.start)
    guard first <= days.last else { return values }
    return max(
      values,
      period.periods(from: period.period(around: first), to: period.period(around: days.last)))
  }

  private var habitPart: String {
    possible == 1
      ? "the one \(standing.periodName) there was"
      : Standing.part(kept, of: possible, standing.periodName, "in this time")
  }

  /// The value that stands out, where there's more than one.
  private var extreme: String? {
    guard values > 1, !standing.isHabit else { return nil }
    let ranked = inside.sorted { distance($0.value) < distance($1.value) }
    guard let best = ranked.first, let worst = ranked.last, best.value != worst.value else {
      return nil
    }
    guard [.limit, .timeOfDay].contains(standing.measure) else {
      let when = on(best, bare: true)
      return "The best \(standing.periodName) was \(when), with \(amount(best.value))."
    }
    guard distance(worst.value) > 0 else { return nil }
    return standing.measure == .limit
      ? "The most was \(standing.amountOrNone(worst.value)), \(on(worst))."
      : "The furthest off was \(amount(worst.value)), \(on(worst))."
  }

  /// What it may mean.
  private var meaning: String {
    weekend
      ?? standing.sentence(
        "noted means", by: possible < 3 ? "too few" : comparison ?? share,
        ["stretch": standing.periodName == "day" ? "week" : "month"])
  }

  /// How many were kept, as a case of what it means.
  private var share: String? {
    if kept == possible { return "all" }
    if kept * 3 >= possible * 2 { return "most" }
    if kept == 0 { return standing.measure == .everyPeriod ? "none reached" : "none" }
    return kept == 1 ? "one" : nil
  }

  /// Against the time before, where both have enough values, as such a case.
  private var comparison: String? {
    guard kept > 0, values >= 3, before.count >= 3, !standing.isHabit else { return nil }
    let now = Double(kept) / Double(values)
    let then = Double(keptOf(before)) / Double(before.count)
    if now - then >= 0.15 { return "better" }
    if then - now >= 0.15 { return "worse" }
    return kept * 3 >= values * 2 ? "as steady" : "much alike"
  }

  /// Where weekends differ from the other days.
  private var weekend: String? {
    guard standing.period == .daily || standing.measure == .timeOfDay else { return nil }
    let free = inside.filter { [.saturday, .sunday].contains($0.date.weekday) }
    let other = inside.filter { ![.saturday, .sunday].contains($0.date.weekday) }
    guard free.count >= 2, other.count >= 3 else { return nil }
    let (freeKept, otherKept) = (keptOf(free), keptOf(other))
    let gap = Double(freeKept) / Double(free.count) - Double(otherKept) / Double(other.count)
    guard abs(gap) >= 0.5 else { return nil }
    return standing.wordings(
      gap < 0 ? "weekends / worse" : "weekends / better",
      ["free": "\(freeKept) of \(free.count)", "other": "\(otherKept) of \(other.count)"]
    ).first
  }

  private func keptOf(_ entries: [CoachFacts.Entry]) -> Int {
    entries.filter { distance($0.value) <= 0 }.count
  }

  /// How far a value is from what it should be, 0 or less where it is that.
  private func distance(_ value: Double) -> Double {
    switch standing.measure {
    case .limit: value - record.facts.target
    case .timeOfDay: standing.lateness(of: value)
    default: record.facts.target - value
    }
  }

  private func on(_ entry: CoachFacts.Entry, bare: Bool = false) -> String {
    if standing.period == .daily || standing.measure == .timeOfDay {
      let isNear = days.first.days(until: days.last) < 7
      let day = isNear ? entry.date.weekday.name : DateWords.exact(entry.date)
      return (bare ? "" : "on ") + day
    }
    return (bare ? "" : "in ") + "the one from \(DateWords.exact(entry.date))"
  }
}
