import Numbers
import Time
import Wellness

/// What states and results have in common: what it takes, where it goes, and a safe pace of losing
/// weight.
extension Standing {
  /// What it takes from here; a pace of losing weight that is not safe is named as one.
  var neededText: String? {
    guard let needed, let daysLeft else { return nil }
    if let safe = safeText { return safe }
    if daysLeft == 0 { return "What's left, \(gapText), would have to come today." }
    return "From here it takes \(RateText(self).needed(needed, days: daysLeft))."
  }

  /// Where the date asks for more weight to be lost than is safe, by when it can be.
  private var safeText: String? {
    guard let safeDate else { return nil }
    return "That date asks for more than is safe; at a safe pace it's \(aroundDay(safeDate))."
  }

  /// The day itself where it is near, since it stands beside a date that is not far from it.
  func aroundDay(_ date: CalendarDate) -> String {
    (14...150).contains(today.days(until: date)) ? "around \(DateWords.exact(date))" : around(date)
  }

  /// The earliest date at which weight is lost by no more than 1 kg and 1 % of the body in a week;
  /// `nil` where the date that is set is safe.
  package var safeDate: CalendarDate? {
    guard needed != nil, let safeDays, let daysLeft, safeDays > max(1, daysLeft) else { return nil }
    return today.adding(days: safeDays)
  }

  /// How many days it takes to lose what is left, by no more than 1 kg and 1 % of the body in a
  /// week; `nil` for a goal that is about something else.
  var safeDays: Int? {
    let unit = UnitWords.base(UnitPeriod(goal.unit).unit)
    guard let gap, gap > 0, UnitText.isBodyWeight(unit), measure == .level || measure == .total,
      let kilograms = Standing.kilograms[unit]
    else { return nil }
    let isLevel = measure == .level
    guard isLevel ? isDown : MeasureTitle.isDown(Words.of(goal.title)) else { return nil }
    // The share counts from the lower weight too, so that the pace stays safe to the end.
    let weekly = isLevel ? min(1, goal.target * kilograms * 0.01) : 1
    guard weekly > 0 else { return nil }
    // Nobody needs a date beyond a hundred years.
    return Int(clamping: min(36_525, (gap * kilograms / weekly * 7 - 1e-6).rounded(.up)))
  }

  private static let kilograms: [String: Double] = [
    "kg": 1, "lb": 0.453_592_37, "stone": 6.350_293_18, "st": 6.350_293_18,
  ]

  var wayPerDay: [String] {
    if verdict == .reached {
      return [
        "Nothing more is needed: \(hereText), and the target was \(targetText).",
        "Zero from here on, because \(hereText) and the target was \(targetText).",
      ]
    }
    if let safeDate {
      return [
        "More than is safe: \(gapText) in \(spanLeft) is too fast for weight. At a safe pace it's \(aroundDay(safeDate)).",
        "The date asks for too much: \(gapText) in \(spanLeft). At 1% of your weight a week and never above 1 kg, it's \(aroundDay(safeDate)).",
      ]
    }
    guard let needed, let daysLeft else { return datelessPace }
    if daysLeft == 0 {
      return [
        "All of it today: \(gapText) to go, and today is the last day.",
        "It's the last day, so what's left, \(gapText), would have to come today.",
      ]
    }
    let rate = RateText(self).needed(needed, days: daysLeft)
    let so = paceText.map { " Lately it's been \($0)." } ?? ""
    return [
      "\(rate): that's \(gapText) over \(spanLeft), until \(deadline ?? "").\(so)",
      "To close \(gapText) in \(spanLeft), it takes \(rate).\(so)",
    ].map(wayLonger)
  }

  /// The pace of the last values; `nil` where it is told from too few, or goes the wrong way.
  var paceText: String? {
    guard let pace, pace > 0, series.days.count >= 3, trend != .flat, trend != nil else {
      return nil
    }
    return RateText(self).actual(pace)
  }

  var wayTrend: [String] {
    guard let trend else {
      let count = series.days.count
      let enough = count >= 3 ? "they lie too close together" : "it takes three over a week"
      return [
        "Too early to say better or worse: \(lower(fewValues)) there so far, and \(enough).",
        "I can't tell yet. \(fewValues) there to go by, and \(enough).",
      ]
    }
    if trend == .flat {
      return [
        "About the same: your last values hardly move. \(capitalized(hereText)), with \(targetText) as the target.",
        "Neither better nor worse: it's been flat lately, at \(nowText), and \(gapText) to go.",
      ]
    }
    let isGood = (trend == .down) == isDown
    let rate = pace.map { RateText(self).actual($0) } ?? ""
    return isGood
      ? [
        "Better: your last values move towards \(targetText), by \(rate). For now, \(hereText).",
        "It's getting better, by \(rate) over the last values, and \(hereText).",
      ]
      : [
        "Worse lately: your last values move away from \(targetText), by \(rate). For now, \(hereText).",
        "It's going the wrong way, by \(rate) over the last values; \(hereText).",
      ]
  }

  var wayMissed: [String] {
    guard let expected, let value, !isPast, verdict != .reached else {
      return [
        "Nothing can be missed by the day here: what counts is the way from \(text(start ?? 0)) to \(targetText).",
        "Single days don't count in this goal, only where it arrives; for now, \(hereText).",
      ]
    }
    let short = (expected - value) * (isDown ? -1 : 1)
    let how =
      abs(short) < 0.005 * max(abs(goal.target - (start ?? 0)), 1)
      ? "you're level with"
      : "you're \(aboutApart(abs(short))) \(short > 0 ? "short of" : "ahead of")"
    return [
      "No single day is missed here; by your last value, \(how) an even pace to \(targetText).",
      "Days don't count in this goal. By your last value, \(how) an even pace.",
    ].map(wayLonger)
  }

  /// A distance that nobody entered, to one decimal.
  func aboutApart(_ amount: Double) -> String {
    if measure == .result { return apart(amount) }
    return apart(isWhole ? amount.rounded() : (amount * 10).rounded() / 10)
  }
}
