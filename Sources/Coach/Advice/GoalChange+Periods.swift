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
    if kept == 0 {
      let all = standing.capitalized(
        Standing.part(values, of: values, standing.periodName, "with a value"))
      switch standing.measure {
      case .limit: return "\(all) went over the limit of \(standing.limitText)."
      case .timeOfDay: return "\(all) missed \(goalText)."
      default: return "\(all) stayed short of \(goalText)."
      }
    }
    let part = Standing.part(kept, of: values, standing.periodName, "with a value")
    let isLong = standing.period == .weekly || standing.period == .monthly
    let place = "\(isLong ? "in" : "on") \(part)"
    switch standing.measure {
    case .limit: return "You kept to \(goalText) \(place)."
    case .timeOfDay: return "You were in time for \(goalText) \(place)."
    default:
      return UnitWords.isTimes(standing.ownUnit)
        ? "You did it \(goalText) \(place)." : "You reached \(goalText) \(place)."
    }
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

  private var goalText: String {
    standing.isHabit
      ? "it"
      : standing.measure == .limit
        ? (record.facts.target == 0 ? "" : "at most ") + standing.limitText : standing.targetText
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
  private var meaning: String? {
    if let weekend { return weekend }
    let name = standing.periodName
    if possible < 3 {
      return "That's too little to tell a pattern; a value for every \(name) would show one."
    }
    if let comparison { return comparison }
    if kept == possible { return "It fits your \(name)s as they are, so nothing has to change." }
    if kept * 3 >= possible * 2 {
      return "That's steady, and one \(name) that went wrong changes little about it."
    }
    if kept == 0 {
      return standing.measure == .everyPeriod
        ? "A smaller number for a while would show whether it's the amount that's too much."
        : "One fixed change for a whole \(name == "day" ? "week" : "month") would show what helps."
    }
    return kept == 1
      ? "The \(name) that worked is the one to copy: what made it go well can be planned."
      : "The \(name)s that worked are the ones to copy: what made them go well can be planned."
  }

  /// Against the time before, where both have enough values.
  private var comparison: String? {
    guard kept > 0, values >= 3, before.count >= 3, !standing.isHabit else { return nil }
    let now = Double(kept) / Double(values)
    let then = Double(keptOf(before)) / Double(before.count)
    if now - then >= 0.15 {
      return "That's better than the time before, so whatever you changed is worth keeping."
    }
    if then - now >= 0.15 {
      return "That's less than the time before; look at what was different, hours or company."
    }
    return kept * 3 >= values * 2
      ? "That's as steady as the time before, so it holds."
      : "That's much like the time before, so it takes a change to get further."
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
