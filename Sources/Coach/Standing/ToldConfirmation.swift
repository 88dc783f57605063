import Time
import Wellness

/// What a user asks about a value that was just told.
enum VerdictAsked: Hashable, Sendable {
  /// Is that bad?
  case bad
  /// Is that good, ok, enough?
  case good

  /// `nil` for a message that doesn't ask so.
  init?(_ words: [String]) {
    guard
      let index = words.lastIndex(where: {
        ["is", "was", "thats", "its", "that", "are"].contains($0)
      })
    else { return nil }
    let behind = Set(words[index...].prefix(7))
    if !behind.isDisjoint(with: ["bad", "awful", "terrible", "poor", "crap", "rubbish"]) {
      self = .bad
    } else if !behind.isDisjoint(with: [
      "good", "ok", "okay", "fine", "enough", "alright", "decent", "normal",
    ]) {
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
    let text: String
    switch measure {
    case .everyPeriod, .limit: text = periodTold(told, before)
    case .timeOfDay: text = clockTold(told)
    case .level: text = levelTold(told, before)
    case .result: text = resultTold(told, before)
    case .total: text = totalTold(last, before)
    case .none: text = confirmation(of: last.amount, amount: last.amount)
    }
    let judgement = asked.flatMap { judged($0, told) }
    let glass = told.contains(where: \.isPoured) ? " That's with 250 ml a glass." : ""
    return capitalized(judgement.map { $0 + " " + capitalized(text) } ?? text) + glass
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
    switch asked {
    case .bad:
      if share >= 1 { return "No, not at all." }
      if share >= 0.5 { return "No, not bad, only short of the target." }
      return measure == .everyPeriod ? "It's low, but no disaster." : "Over, but no disaster."
    case .good: return share >= 1 ? "Yes, it is." : share >= 0.65 ? "Nearly." : "Not quite yet."
    }
  }

  /// Whether an amount that somebody names is good or bad, and what it is of the target.
  func judgement(of amount: Double, _ asked: VerdictAsked) -> String? {
    let value = ToldValue(date: today, amount: amount, way: .set)
    guard let verdict = judged(asked, [value]) else { return nil }
    switch measure {
    case .everyPeriod:
      return
        "\(verdict) \(text(amount)) is \(AmountText.share(amount / goal.target)) of \(targetText)."
    case .limit:
      let how = amount > goal.target ? "\(apart(amount - goal.target)) over" : "within"
      return "\(verdict) \(text(amount)) is \(how) the limit of \(limitText)."
    default: return nil
    }
  }

  // MARK: - What begins anew

  /// `yesterday`, `on Saturday`; of what is of a night, `last night`.
  func dayText(_ date: CalendarDate) -> String {
    let offset = date.days(until: today)
    guard isNight || isNightClock else { return DateWords.adverb(date, from: today) }
    switch offset {
    case ...0: return "last night"
    case 1: return "the night before last"
    case 2...6: return "on \(date.adding(days: -1).weekday.name) night"
    default: return DateWords.adverb(date, from: today)
    }
  }

  /// Whether it's a time of the evening or the night.
  var isNightClock: Bool { measure == .timeOfDay && (goal.target >= 1080 || goal.target < 360) }

  private func list(_ parts: [String]) -> String {
    guard parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + (parts.last ?? "")
  }

  private func isPresent(_ date: CalendarDate) -> Bool {
    period?.period(around: today).contains(date) ?? (date == today)
  }

  private func periodTold(_ told: [ToldValue], _ before: Standing) -> String {
    if told.count == 1, let only = told.first, isPresent(only.date) {
      let text = before.confirmation(
        of: value ?? only.amount, amount: abs(only.amount),
        change: only.way == .more ? .more : .none)
      return text + bestDay(told)
    }
    if measure == .limit { return limitTold(told) }
    let newest = told.reversed()
    let amounts = list(
      newest.enumerated().map { index, value -> String in
        let amount =
          value.amount == 0 ? "none" : index == 0 ? text(value.amount) : bare(value.amount)
        return amount + " " + dayText(value.date)
      })
    let met = told.filter { $0.amount >= goal.target }.count
    let shares = list(newest.map { AmountText.share($0.amount / goal.target) })
    let proportion =
      met == told.count
      ? told.count == 1 ? "that's \(targetText) met" : "\(targetText) met each time"
      : "that's \(shares) of \(targetText)"
    return "\(amounts): \(proportion).\(bestDay(told))\(presentText(told))"
  }

  /// Where today is, beside what other days were.
  private func presentText(_ told: [ToldValue]) -> String {
    if isHabit || isPast || isNight { return "" }
    guard let value else { return " Nothing is in for \(now) yet." }
    if told.contains(where: { isPresent($0.date) }), told.count > 1 {
      return gap == 0 ? " So \(now) is done." : " That leaves \(gapText) for \(now)."
    }
    return gap == 0
      ? " \(capitalized(now)) is done, with \(text(value))."
      : " \(capitalized(now)) it's \(bare(value)) so far, so \(gapText) to go."
  }

  private func bestDay(_ told: [ToldValue]) -> String {
    guard measure == .everyPeriod, !isHabit, series.periods.count >= 3,
      let most = told.max(by: { $0.amount < $1.amount }),
      let best = series.periods.max(by: { $0.value < $1.value }),
      series.periods.filter({ $0.value >= best.value }).count == 1, best.value == most.amount,
      best.value >= goal.target
    else { return "" }
    return " It's your best \(periodName) so far."
  }

  private func limitTold(_ told: [ToldValue]) -> String {
    if told.count > 2, Set(told.map(\.amount)) == [0] {
      return
        "\(capitalized(periods(told.count))) with \(amountOrNone(0)), up to \(dayText(told[told.count - 1].date)): that's a row worth keeping, and it counts."
    }
    let newest = told.reversed()
    let amounts = list(newest.map { "\(amountOrNone($0.amount)) \(dayText($0.date))" })
    let kept = told.filter { $0.amount <= goal.target }.count
    let limit = goal.target == 0 ? "the limit of none" : "the limit of \(limitText)"
    // A fall is praised before it's held against the limit.
    let isFall = kept == 0 && told.count == 1 && told[0].amount < goal.initial
    let verdict: String
    switch (kept, told.count) {
    case (0, 1) where isFall: verdict = "down from \(text(goal.initial)) at the start, well done"
    case (1, 1): verdict = "within \(limit)"
    case (0, 1):
      verdict =
        goal.target == 0
        ? "that \(periodName) went over"
        : "that's \(bare(told[0].amount - goal.target)) over \(limit)"
    case (told.count, _): verdict = "all within \(limit)"
    default:
      verdict =
        "\(kept == 0 ? told.count == 2 ? "neither" : "none" : number(kept)) of the \(number(told.count)) within \(limit)"
    }
    let row = told.last.map { isPresent($0.date) } ?? true ? 0 : streak
    let since =
      told.count > 1 || kept > 0 || isFall
      ? ""
      : row > 0
        ? " Since then it's \(periods(row)) without going over."
        : " One \(periodName) doesn't undo the others."
    return "\(amounts): \(verdict).\(since)"
  }

  // MARK: - The rest

  private func clockTold(_ told: [ToldValue]) -> String {
    let newest = told.reversed()
    let parts = newest.map { value -> String in
      let late = lateness(of: value.amount)
      let off =
        abs(late) < 0.5
        ? "right on time"
        : "\(apart(late)) \((late > 0) == isDown ? "after" : "before") \(targetText)"
      return "\(AmountText.clock(value.amount)) \(dayText(value.date)) is \(off)"
    }
    let isKept = told.last.map { lateness(of: $0.amount) <= 0 } ?? false
    let end = told.count > 1 ? "" : isKept ? ", so it counts as on time" : ", so not quite in time"
    return "\(list(parts))\(end).\(keptSentence)"
  }

  private func levelTold(_ told: [ToldValue], _ before: Standing) -> String {
    guard let last = told.last else { return "" }
    let now = value ?? last.amount
    let earlier =
      told.count > 1
      ? told.first.map { CoachFacts.Entry(date: $0.date, value: $0.amount) }
      : before.series.days.last { $0.date < last.date }
    if last.date < today, let newest = series.days.last, newest.date > last.date {
      return
        "\(text(last.amount)) \(dayText(last.date)) is noted for this chat; the newest value is \(text(now)), with \(gapText) to go."
    }
    guard gap ?? 0 > 0, let earlier, earlier.value != now else {
      return before.confirmation(of: now, amount: now)
    }
    let change = now - earlier.value
    let days = earlier.date.days(until: last.date)
    let span = days <= 0 ? "" : days == 7 ? " in a week" : " in \(DateWords.span(days))"
    let total = start.map { ($0 - now) * (isDown ? 1 : -1) } ?? 0
    let since =
      total > 0
      ? ", \(apart(total)) \(isDown ? "down" : "up") since the start" : ""
    return
      "\(text(now)): that's \(apart(change)) \(change > 0 ? "up" : "down")\(span)\(since), with \(gapText) to go to \(targetText)."
  }

  private func resultTold(_ told: [ToldValue], _ before: Standing) -> String {
    guard let best = told.min(by: { isDown ? $0.amount < $1.amount : $0.amount > $1.amount }) else {
      return ""
    }
    let when = best.date == today ? "" : " \(dayText(best.date))"
    let isThere = isDown ? best.amount <= goal.target : best.amount >= goal.target
    guard let old = before.value else {
      return
        "\(text(best.amount))\(when): that's your first mark, with \(gapText) to \(targetText)."
    }
    let gain = (old - best.amount) * (isDown ? 1 : -1)
    if isThere {
      return "\(text(best.amount))\(when): well done, that's the target of \(targetText) reached."
    }
    if text(best.amount) == text(old) {
      let isNoted = before.series.days.contains {
        $0.date == best.date && text($0.value) == text(best.amount)
      }
      return isNoted || best.date < today
        ? "\(text(best.amount))\(when): that's your best, with \(gapText) to \(targetText)."
        : "\(text(best.amount)) equals your best, with \(gapText) to \(targetText)."
    }
    return gain > 0
      ? "\(text(best.amount))\(when) is a new best, by \(apart(gain)), well done! That leaves \(gapText) to \(targetText)."
      : "\(text(best.amount))\(when) is \(apart(gain)) off your best of \(text(old)), and the best is what counts: \(gapText) to go."
  }

  private func totalTold(_ told: ToldValue, _ before: Standing) -> String {
    let now = value ?? told.amount
    if told.way == .more, told.amount < 0 {
      guard now >= 0 else {
        return
          "I have \(text(now - told.amount)) in for this goal, so \(apart(told.amount)) can't have come out of it. How much is in there now?"
      }
      return
        "\(apart(told.amount)) out leaves \(text(now)): \(AmountText.share(share ?? 0)) of the way, with \(gapText) to go."
    }
    let text = before.confirmation(
      of: now, amount: told.amount, change: told.way == .more ? .more : .none)
    guard told.way == .more, told.date < today, let last = before.series.days.last,
      last.date > told.date
    else { return text }
    return text + " That's if it isn't in the \(self.text(last.value)) already."
  }
}
