import Numbers
import Time
import Wellness

/// What only answers to questions are filled with.
extension Standing {
  func answerPiece(_ name: String) -> String? {
    switch name {
    // On a way.
    case "added": value == nil ? "nothing has been added yet" : "you have \(nowOfTarget)"
    case "rest or left": neededText ?? "That leaves \(gapText) to go."
    case "rest or gap": neededText ?? "That leaves \(gapText) to go, and no date that presses."
    case "step": largestStep.map { text($0.value) }
    case "step day": largestStep.map { DateWords.adverb($0.date, from: today) }
    case "how": besideEven
    case "rate": needed.map { RateText(self).needed($0, days: daysLeft ?? 0) }
    case "so": soFarText
    case "why": isPast ? "The date has passed" : "There's no date"
    case "safe at the earliest": safeDays.map { around(today.adding(days: $0)) }
    case "month": rate(over: 28)
    case "quarter": rate(over: 84)
    case "that leaves": value == nil ? "" : " That leaves \(gapText) to go\(timeTail)."
    case "around": forecast.map(around)
    case "that's": forecast.flatMap(comparison).map { "; that's \($0)" }
    case "beside": forecast.flatMap(comparison).map { ", \($0)" }
    case "drift":
      measure == .total
        ? "nothing has come in since the start" : "the last values move away from \(targetText)"
    case "enough":
      series.days.count >= 3 ? "they lie too close together" : "it takes three over a week"
    case "from": wayText
    case "flat": trend == .flat ? " The last two weeks are flat, though." : ""
    case "flat also": trend == .flat ? " The last two weeks were flat." : ""
    case "as of": oldText
    // The best and the average.
    case "word":
      measure == .timeOfDay ? isDown ? "earliest" : "latest" : isDown ? "lowest" : "highest"
    case "best": best.map { amountText($0.value) }
    case "best day": best.map { bestDay($0.date) }
    case "best off": best.map { off(lateness(of: $0.value)) }
    case "mean": meanOfValues
    case "averaged count": averagedCount
    case "side": averageSide
    case "average off": pace.map { off($0.rounded()) }
    case "on average":
      series.days.count > 1 ? average.map { " On average it's \($0)." } : nil
    // What begins anew.
    case "track word": trackWord
    case "entered": value == nil ? "nothing entered" : nowText
    case "recent": recentText
    case "open today":
      value == nil ? "\(now) has no value yet" : "\(now) \(itIs) \(gapText) \(toGo)"
    case "have": value == nil ? "nothing has been entered yet" : "\(itIs) \(nowOfTarget)"
    case "each": eachDayText
    case "met": best.map { $0.value >= goal.target ? "enough for" : "short of" }
    case "empty": "no \(periodName) \(closedCount == 0 ? "is over yet" : "that's over has a value")"
    case "first": missedText
    case "counted": periods(closedPeriods.count)
    case "without value": silentText
    // A habit.
    case "left out": leftOutText
    case "done or not": gap == 0 || keptVerdict == .onTrack ? "yes" : "not quite"
    case "anew": periodsCounted ?? 0 == 0 ? " Every \(periodName) begins anew." : nil
    // A time of day.
    case "when": series.days.last.map { " \(dayText($0.date))" }
    case "off": off(lastLateness)
    case "late": apart(lastLateness)
    case "steps": number(quarters)
    case "s": quarters == 1 ? "" : "s"
    case "value count": number(series.days.count)
    case "value span": number(ValueSeries.span(series.days))
    case "value days": number(ValueSeries.span(series.days) + 1)
    case "missed": lateDays
    default: tipPiece(name)
    }
  }

  /// One a day, or a period; of a time of day, one a day.
  var values: [CoachFacts.Entry] {
    period == nil || measure == .timeOfDay ? series.days : series.periods
  }

  /// The first that no other is better than; of a result the last time that it was.
  var best: CoachFacts.Entry? {
    switch measure {
    case .result: values.last { $0.value == value }
    case .timeOfDay: values.min { lateness(of: $0.value) < lateness(of: $1.value) }
    default: values.min { gain($0.value, over: $1.value) > 0 }
    }
  }

  private func bestDay(_ date: CalendarDate) -> String {
    switch measure {
    case .level: DateWords.adverb(date, from: today).without("on ").without("in ")
    case .result: ", \(DateWords.adverb(date, from: today))"
    case .timeOfDay: dayText(date)
    default: when(date)
    }
  }

  /// Those that an average is taken of.
  var averagedValues: [CoachFacts.Entry] {
    measure == .level ? ValueSeries.fortnight(series.days) : ValueSeries.recent(series.days)
  }

  private var meanOfValues: String {
    let mean = ValueSeries.mean(averagedValues.map(\.value))
    return measure == .level ? text((mean * 10).rounded() / 10) : about(mean)
  }

  /// From when the value is that a schedule is held against, where that was more than a week ago.
  private var oldText: String {
    let days = daysSinceLast ?? 0
    return days > 7 ? " Your last value is from \(DateWords.span(days)) ago." : ""
  }
}
