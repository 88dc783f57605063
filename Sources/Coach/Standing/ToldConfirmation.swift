import Time
import Wellness

/// What a user asks about a value that was just told.
enum VerdictAsked: Hashable, Sendable {
  /// Is that bad?
  case bad
  /// Is that good, ok, enough?
  case good

  private static let badWords: [String] = .listed("VerdictAsked.badWords")
  private static let goodWords: [String] = .listed("VerdictAsked.goodWords")

  /// `nil` for a message that doesn't ask so.
  init?(_ words: [String]) {
    let verbs = ["is", "was", "thats", "its", "that", "are"]
    guard let index = words.lastIndex(where: verbs.contains) else { return nil }
    let behind = words[index...].prefix(7)
    if behind.contains(where: VerdictAsked.badWords.contains) {
      self = .bad
    } else if behind.contains(where: VerdictAsked.goodWords.contains) {
      self = .good
    } else {
      return nil
    }
  }
}

/// What is said to values that the user tells: that they were understood, of which day they are, and
/// what they come to.
extension Standing {
  /// - Parameters:
  ///   - told: the oldest first.
  ///   - before: how the goal stood until then.
  func confirmation(
    of told: [ToldValue], before: Standing, asked: VerdictAsked? = nil
  ) -> String {
    guard let last = told.last else { return answer(.standing) }
    let text =
      switch measure {
      case .everyPeriod, .limit: periodTold(told, before)
      case .timeOfDay: clockTold(told, last)
      case .level: levelTold(told, last, before)
      case .result: resultTold(told, before)
      case .total: totalTold(last, before)
      case .none: confirmation(of: last.amount, amount: last.amount)
      }
    let glass = told.contains(where: \.isPoured) ? "That's with 250 ml a glass." : nil
    return [asked.flatMap { judged($0, told) }, capitalized(text), glass]
      .compactMap { $0 }.joined(separator: " ")
  }

  // MARK: - Verdict

  /// A yes or no to whether what was told is bad, or good.
  private func judged(_ asked: VerdictAsked, _ told: [ToldValue]) -> String? {
    let share: Double
    switch measure {
    case .everyPeriod: share = (told.map(\.amount).max() ?? 0) / max(goal.target, 1e-9)
    case .limit: share = told.allSatisfy { $0.amount <= goal.target } ? 1 : 0
    case .timeOfDay: share = told.allSatisfy { lateness(of: $0.amount) <= 30 } ? 1 : 0
    default: return nil
    }
    let nearly = asked == .bad ? 0.5 : 0.65
    return sentence(
      asked == .bad ? "told bad" : "told good",
      by: share >= 1 ? "kept" : share >= nearly ? "nearly" : measure.rawValue)
  }

  /// Whether an amount that somebody names is good or bad, and what it is of the target.
  func judgement(of amount: Double, _ asked: VerdictAsked) -> String? {
    let value = ToldValue(date: today, amount: amount, way: .set)
    guard measure != .timeOfDay, let verdict = judged(asked, [value]) else { return nil }
    let share = "\(AmountText.share(amount / goal.target)) of \(targetText)"
    return "\(verdict) \(text(amount)) is \(measure == .limit ? besideLimit(amount) : share)."
  }

  /// `2 coffees over the limit of 1 coffee`, `within the limit of 1 coffee`.
  func besideLimit(_ amount: Double) -> String {
    let apart = amount > goal.target ? "\(apart(amount - goal.target)) over" : "within"
    return "\(apart) the limit of \(limitText)"
  }

  // MARK: - What begins anew

  /// `yesterday`, `on Saturday`; of what is of a night, `last night`.
  func dayText(_ date: CalendarDate) -> String {
    let offset = date.days(until: today)
    guard isNight || isNightClock, offset < 7 else { return DateWords.adverb(date, from: today) }
    switch offset {
    case ...0: return "last night"
    case 1: return "the night before last"
    default: return "on \(date.adding(days: -1).weekday.name) night"
    }
  }

  /// Whether it's a time of the evening or the night.
  var isNightClock: Bool { measure == .timeOfDay && (goal.target >= 1080 || goal.target < 360) }

  private func isPresent(_ date: CalendarDate) -> Bool {
    period?.period(around: today).contains(date) ?? (date == today)
  }

  private func periodTold(_ told: [ToldValue], _ before: Standing) -> String {
    if told.count == 1, isPresent(told[0].date) {
      let only = told[0]
      let text = before.confirmation(
        of: value ?? only.amount, amount: abs(only.amount),
        change: only.way == .more ? .more : .none)
      return text + bestDay(told)
    }
    if measure == .limit { return limitTold(told) }
    let newest = told.reversed()
    let amounts = newest.enumerated().map { index, value in
      let amount = index == 0 ? text(value.amount) : bare(value.amount)
      return "\(value.amount == 0 ? "none" : amount) \(dayText(value.date))"
    }
    let shares = newest.map { AmountText.share($0.amount / goal.target) }
    let isMet = told.allSatisfy { $0.amount >= goal.target }
    let met = told.count == 1 ? "that's \(targetText) met" : "\(targetText) met each time"
    let proportion = isMet ? met : "that's \(Standing.list(shares)) of \(targetText)"
    return "\(Standing.list(amounts)): \(proportion).\(bestDay(told))\(presentText(told))"
  }

  /// Where today is, beside what other days were.
  private func presentText(_ told: [ToldValue]) -> String {
    if isHabit || isPast || isNight { return "" }
    guard let value else { return " Nothing is in for \(now) yet." }
    if told.count > 1, told.contains(where: { isPresent($0.date) }) {
      return gap == 0 ? " So \(now) is done." : " That leaves \(gapText) for \(now)."
    }
    return gap == 0
      ? " \(capitalized(now)) is done, with \(text(value))."
      : " \(capitalized(now)) it's \(bare(value)) so far, so \(gapText) to go."
  }

  private func bestDay(_ told: [ToldValue]) -> String {
    let values = series.periods.map(\.value)
    guard measure == .everyPeriod, !isHabit, values.count >= 3, let best = values.max(),
      best >= goal.target, told.map(\.amount).max() == best,
      values.filter({ $0 == best }).count == 1
    else { return "" }
    return " It's your best \(periodName) so far."
  }

  private func limitTold(_ told: [ToldValue]) -> String {
    let count = told.count
    if count > 2, told.allSatisfy({ $0.amount == 0 }) {
      return sentence(
        "told limit / row",
        ["count": periods(count), "none": amountOrNone(0), "last": dayText(told[count - 1].date)])
    }
    let newest = told.reversed()
    let amounts = Standing.list(newest.map { "\(amountOrNone($0.amount)) \(dayText($0.date))" })
    let kept = told.filter { $0.amount <= goal.target }.count
    let limit = goal.target == 0 ? "the limit of none" : "the limit of \(limitText)"
    if kept == count { return "\(amounts): \(count > 1 ? "all " : "")within \(limit)." }
    if count > 1 {
      let some = count == 2 && kept == 0 ? "neither" : numberOrNone(kept)
      return "\(amounts): \(some) of the \(number(count)) within \(limit)."
    }
    // A fall is praised before it's held against the limit.
    if told[0].amount < goal.initial {
      return "\(amounts): down from \(text(goal.initial)) at the start, well done."
    }
    let over = "that's \(bare(told[0].amount - goal.target)) over \(limit)"
    let verdict = goal.target == 0 ? "that \(periodName) went over" : over
    let row = isPresent(told[0].date) ? 0 : streak
    return row > 0
      ? "\(amounts): \(verdict). Since then it's \(periods(row)) without going over."
      : "\(amounts): \(verdict). One \(periodName) doesn't undo the others."
  }

  // MARK: - The rest

  private func clockTold(_ told: [ToldValue], _ last: ToldValue) -> String {
    let parts = told.reversed().map { value in
      let off = besideTime(lateness(of: value.amount))
      return "\(AmountText.clock(value.amount)) \(dayText(value.date)) is \(off)"
    }
    let isKept = lateness(of: last.amount) <= 0
    let end = isKept ? ", so it counts as on time" : ", so not quite in time"
    return "\(Standing.list(parts))\(told.count > 1 ? "" : end).\(keptSentence)"
  }

  private func levelTold(_ told: [ToldValue], _ last: ToldValue, _ before: Standing) -> String {
    let now = value ?? last.amount
    let earlier =
      told.count > 1
      ? told.first.map { CoachFacts.Entry(date: $0.date, value: $0.amount) }
      : before.series.days.last { $0.date < last.date }
    if last.date < today, let newest = series.days.last, newest.date > last.date {
      return sentence(
        "told level / earlier", ["value": text(last.amount), "day": dayText(last.date)])
    }
    guard gap ?? 0 > 0, let earlier, earlier.value != now else {
      return before.confirmation(of: now, amount: now)
    }
    let change = now - earlier.value
    let days = earlier.date.days(until: last.date)
    let span = days <= 0 ? "" : days == 7 ? " in a week" : " in \(DateWords.span(days))"
    let total = start.map { gain(now, over: $0) } ?? 0
    let since = ", \(apart(total)) \(isDown ? "down" : "up") since the start"
    return sentence(
      "told level / change",
      [
        "value": text(now), "change": "\(apart(change)) \(change > 0 ? "up" : "down")\(span)",
        "so far": total > 0 ? since : "",
      ])
  }

  private func resultTold(_ told: [ToldValue], _ before: Standing) -> String {
    guard let best = told.min(by: { gain($0.amount, over: $1.amount) > 0 }) else { return "" }
    let (mark, old) = (text(best.amount), before.value)
    let better = gain(best.amount, over: old ?? best.amount)
    let pieces = [
      "mark": best.date == today ? mark : "\(mark) \(dayText(best.date))", "gain": apart(better),
      "value": mark, "old": text(old ?? 0),
    ]
    guard let old else { return sentence("told mark / first", pieces) }
    if reaches(best.amount) { return sentence("told mark / reached", pieces) }
    if mark == text(old) {
      let isNoted = before.series.days.contains { $0.date == best.date && text($0.value) == mark }
      return sentence("told mark", by: isNoted || best.date < today ? "best" : "equal", pieces)
    }
    return sentence("told mark", by: better > 0 ? "better" : "worse", pieces)
  }

  private func totalTold(_ told: ToldValue, _ before: Standing) -> String {
    let now = value ?? told.amount
    if told.way == .more, told.amount < 0 {
      return sentence(
        "told total", by: now < 0 ? "too much out" : "out",
        [
          "before": text(now - told.amount), "out": apart(told.amount), "value": text(now),
          "share": AmountText.share(share ?? 0),
        ])
    }
    let text = before.confirmation(
      of: now, amount: told.amount, change: told.way == .more ? .more : .none)
    guard told.way == .more, told.date < today, let last = before.series.days.last,
      last.date > told.date
    else { return text }
    return text + " That's if it isn't in the \(self.text(last.value)) already."
  }
}
