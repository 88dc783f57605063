import Numbers
import Time
import Wellness

/// Sentences about what begins anew: the rest of today, and how many days were met. Never a sum.
extension Standing {
  func periodAnswers(_ question: NumberQuestion) -> [String] {
    switch question {
    case .standing, .lastValues, .daysLeft: periodStanding
    case .onTrack: periodOnTrack
    case .gap: periodGap
    case .perDay: periodPerDay
    case .forecast: periodForecast
    case .trend: periodTrendText
    case .best: periodBest
    case .average: periodAverage
    case .percent: periodPercent
    case .missed: missedText
    }
  }

  var endedText: String { goal.targetDate.map { DateWords.adverb($0, from: today) } ?? "" }

  var periodStanding: [String] {
    switch verdict {
    case .overdue:
      return wordings(
        "period standing / overdue",
        ["ended": endedText, "clause": keptClause ?? "no \(periodName) was entered"])
    case .reached:
      return wordings(isNight ? "period standing / night" : "period standing / reached")
    case .notStarted:
      return wordings("period standing / not started")
    default:
      guard value != nil else {
        return wordings("period standing / no value")
      }
      return wordings("period standing / otherwise")
    }
  }

  private var periodOnTrack: [String] {
    let open = value == nil ? "\(now) has no value yet" : "\(now) \(itIs) \(gapText) \(toGo)"
    switch verdict {
    case .overdue, .notStarted: return periodStanding
    case .reached:
      return wordings("period on track / reached")
    case .ahead:
      return wordings("period on track / ahead")
    case .behind where period != .daily:
      return wordings(
        "period on track / behind anew",
        ["entered": value == nil ? "nothing entered" : nowText]
      )
    case .onTrack where period != .daily:
      return wordings("period on track / onTrack anew")
    default: break
    }
    switch keptVerdict {
    case .onTrack:
      return wordings("period on track / on track", ["recent": recentText, "open": open])
    case .behind:
      return wordings("period on track / behind", ["recent": recentText, "open": open])
    default:
      return wordings("period on track / otherwise", ["open": open])
    }
  }

  /// How many of the last fourteen periods were met, or of all where there are fewer.
  private var recentText: String {
    let last = closedPeriods.suffix(14)
    guard closedPeriods.count > 14 else {
      return Standing.part(last.filter { isKept($0.value) }.count, of: last.count, periodName)
    }
    let kept = last.filter { isKept($0.value) }.count
    return "\(kept == 0 ? "none" : number(kept)) of the last 14 \(periodName)s with a value"
  }

  private var periodGap: [String] {
    if isPast { return periodStanding }
    if gap == 0 {
      return wordings("period gap / done")
    }
    let have = value == nil ? "nothing has been entered yet" : "\(itIs) \(nowOfTarget)"
    return wordings("period gap", ["have": have])
  }

  private var periodPerDay: [String] {
    if isPast { return periodStanding }
    if gap == 0 {
      return wordings("period per day / done")
    }
    if period == .daily || periodDaysLeft == 1 {
      return wordings("period per day / later")
    }
    let rate = RateText(self).needed(needed ?? 0, days: 1)
    let each =
      (needed ?? 0) < 1 && isWhole
      ? "one a day on \(number(Int(clamping: gap ?? 0))) of the \(number(periodDaysLeft)) days that are left"
      : rate
    return wordings("period per day", ["each": each])
  }

  private var periodForecast: [String] {
    let average = pace.map { " Your average is \(averageText($0)) a \(periodName)." } ?? ""
    return wordings("period forecast", ["average": average])
  }
}
