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
      return wordings("way per day / reached")
    }
    if let safeDate {
      return wordings("way per day / safe", ["safe date": aroundDay(safeDate)])
    }
    guard let needed, let daysLeft else { return datelessPace }
    if daysLeft == 0 {
      return wordings("way per day / last day")
    }
    let rate = RateText(self).needed(needed, days: daysLeft)
    let so = paceText.map { " Lately it's been \($0)." } ?? ""
    return wordings("way per day", ["rate": rate, "so": so])
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
      return wordings("way trend / too few", ["enough": enough])
    }
    if trend == .flat {
      return wordings("way trend / trend flat")
    }
    let isGood = (trend == .down) == isDown
    let rate = pace.map { RateText(self).actual($0) } ?? ""
    return isGood
      ? wordings("way trend", ["rate": rate])
      : wordings("way trend / up or down", ["rate": rate])
  }

  var wayMissed: [String] {
    guard let expected, let value, !isPast, verdict != .reached else {
      return wordings("way missed / no pace")
    }
    let short = (expected - value) * (isDown ? -1 : 1)
    let how =
      abs(short) < 0.005 * max(abs(goal.target - (start ?? 0)), 1)
      ? "you're level with"
      : "you're \(aboutApart(abs(short))) \(short > 0 ? "short of" : "ahead of")"
    return wordings("way missed", ["how": how])
  }

  /// A distance that nobody entered, to one decimal.
  func aboutApart(_ amount: Double) -> String {
    if measure == .result { return apart(amount) }
    return apart(isWhole ? amount.rounded() : (amount * 10).rounded() / 10)
  }
}
