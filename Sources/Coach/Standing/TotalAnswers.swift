import Time
import Wellness

/// Sentences about what adds up.
extension Standing {
  func totalAnswers(_ question: NumberQuestion) -> [String] {
    switch question {
    case .standing, .lastValues, .daysLeft: totalStanding
    case .onTrack: totalOnTrack
    case .gap: totalGap
    case .perDay: totalPerDay
    case .forecast: wayForecast
    case .trend: totalTrend
    case .best: totalBest
    case .average: totalAverage
    case .percent: wayPercent
    case .missed: totalMissed
    }
  }

  private var totalStanding: [String] { wordings("total standing", by: verdict.rawValue) }

  private var evenText: String {
    guard let expected else { return "" }
    return isWhole ? text(expected.rounded(.down)) : about(expected)
  }

  private var totalOnTrack: [String] {
    if verdict == .reached || verdict == .overdue { return totalStanding }
    let rest = neededText
    return wordings(
      "total on track", by: verdict.rawValue,
      [
        "even": evenText, "rest": rest ?? "",
        "rest or left": rest ?? "That leaves \(gapText) to go.",
        "rest or gap": rest ?? "That leaves \(gapText) to go, and no date that presses.",
      ])
  }

  private var totalGap: [String] {
    if verdict == .reached {
      return wordings("total gap / reached")
    }
    let rest = neededText.map { " \($0)" } ?? ""
    let have = value == nil ? "nothing has been added yet" : "you have \(nowOfTarget)"
    return wordings("total gap", ["have": have, "rest": rest])
  }

  private var totalPerDay: [String] {
    if verdict == .reached {
      return wordings("total per day / reached")
    }
    if safeDate != nil { return wayPerDay }
    guard let needed, let daysLeft else { return datelessPace }
    if daysLeft == 0 {
      return wordings("total per day / last day")
    }
    if isWhole, daysLeft < 7, needed < 1 {
      return wordings("total per day / few left")
    }
    let rate = RateText(self).needed(needed, days: daysLeft)
    let so = pace.map {
      $0 > 0 && elapsed > 1 ? " So far it's been \(RateText(self).actual($0))." : ""
    }
    return wordings("total per day", ["rate": rate, "so": so ?? ""])
  }

  /// `three weeks`, with no number on the last day but one.
  var spanLeft: String {
    let days = max(1, daysLeft ?? 1)
    return days == 1 ? "one day" : DateWords.span(days)
  }

  /// What a pace would be if there were a date.
  var datelessPace: [String] {
    let rate = RateText(self)
    let gap = gap ?? 0
    let why = isPast ? "The date has passed" : "There's no date"
    if let days = safeDays, days > 28 {
      let date = around(today.adding(days: days))
      return wordings("no date pace / safe", ["why": why, "date": date])
    }
    if isWhole, gap < 4 {
      return wordings("no date pace / few left", ["why": why])
    }
    let month = rate.needed(gap / 28, days: 28)
    let quarter = rate.needed(gap / 84, days: 84)
    return wordings("no date pace", ["why": why, "month": month, "quarter": quarter])
  }

  private var totalTrend: [String] {
    wordings(
      "total trend", by: trend?.rawValue, ["rate": pace.map { RateText(self).actual($0) } ?? ""])
  }

  private var totalBest: [String] {
    guard let step = largestStep else {
      return wordings("total best / no step")
    }
    let when = DateWords.adverb(step.date, from: today)
    return wordings("total best", ["step": text(step.value), "when": when])
  }

  private var totalAverage: [String] {
    guard let pace, pace > 0 else {
      return wordings("total average / no pace", ["since": startText])
    }
    let rate = RateText(self).actual(pace)
    return wordings("total average", ["rate": rate, "since": startText])
  }

  private var totalMissed: [String] {
    guard let expected, !isPast, verdict != .reached else {
      return wordings("total missed / no pace")
    }
    let even = isWhole ? expected.rounded(.down) : expected
    let amount = (value ?? start ?? 0) - even
    let side = amount >= 0 ? "ahead of" : "short of"
    let how =
      isWhole && amount == 0 || abs(amount) < 0.005 * goal.target
      ? "you're level with" : "you're \(about(abs(amount))) \(side)"
    return wordings("total missed", ["how": how])
  }
}
