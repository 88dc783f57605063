import Numbers
import Time
import Wellness

/// Sentences that totals, states and results have in common: they are on a way that ends.
extension Standing {
  /// What an even pace would have made by now.
  var evenText: String {
    guard let expected else { return "" }
    return measure == .total && isWhole ? text(expected.rounded(.down)) : about(expected)
  }

  /// What it takes from here; a pace of losing weight that is not safe is named as one.
  var neededText: String? {
    guard let needed, let daysLeft else { return nil }
    if safeDate != nil { return sentence("needed / safe") }
    return sentence(
      "needed", by: daysLeft == 0 ? "last day" : nil,
      ["rate": RateText(self).needed(needed, days: daysLeft)])
  }

  var wayPerDay: [String] {
    let name = measure == .total ? "total per day" : "way per day"
    if verdict == .reached { return wordings(name, by: "reached") }
    if safeDate != nil { return wordings("way per day / safe") }
    guard let needed, let daysLeft else { return datelessPace }
    if daysLeft == 0 { return wordings("way per day / last day") }
    if measure == .total, isWhole, daysLeft < 7, needed < 1 {
      return wordings("total per day / few left")
    }
    let so =
      measure == .total
      ? pace.map { $0 > 0 && elapsed > 1 ? " So far it's been \(RateText(self).actual($0))." : "" }
      : paceText.map { " Lately it's been \($0)." }
    return wordings(
      name, ["rate": RateText(self).needed(needed, days: daysLeft), "so": so ?? ""])
  }

  /// What a pace would be if there were a date.
  private var datelessPace: [String] {
    let gap = gap ?? 0
    let why = isPast ? "The date has passed" : "There's no date"
    if let days = safeDays, days > 28 {
      let date = around(today.adding(days: days))
      return wordings("no date pace / safe", ["why": why, "date": date])
    }
    if isWhole, gap < 4 { return wordings("no date pace / few left", ["why": why]) }
    let rate = RateText(self)
    let month = rate.needed(gap / 28, days: 28)
    let quarter = rate.needed(gap / 84, days: 84)
    return wordings("no date pace", ["why": why, "month": month, "quarter": quarter])
  }

  /// `three weeks`, with no number on the last day but one.
  var spanLeft: String { DateWords.span(max(1, daysLeft ?? 1)) }

  /// The pace of the last values; `nil` where it is told from too few, or goes the wrong way.
  var paceText: String? {
    guard let pace, pace > 0, series.days.count >= 3, trend != .flat, trend != nil else {
      return nil
    }
    return RateText(self).actual(pace)
  }

  var wayForecast: [String] {
    if verdict == .reached { return wordings("way forecast / reached") }
    guard valuesToGoBy >= 3 else {
      let rest = value == nil ? "" : " That leaves \(gapText) to go\(timeTail)."
      return wordings("few values", by: number(valuesToGoBy), ["rest": rest])
    }
    if let forecast { return arrivalText(forecast) }
    if trend == .flat, measure != .total { return wordings("way forecast / flat") }
    if let pace, pace <= 0 {
      let text =
        measure == .total
        ? "nothing has come in since the start" : "the last values move away from \(targetText)"
      return wordings("way forecast / too slow", ["text": text])
    }
    let isPaceless = pace == nil || trend == nil && measure != .total
    return wordings("way forecast", by: isPaceless ? "no pace" : nil)
  }

  private func arrivalText(_ date: CalendarDate) -> [String] {
    let beside = comparison(date)
    return wordings(
      "arrival",
      [
        "when": around(date), "that's": beside.map { "; that's \($0)" } ?? "",
        "beside": beside.map { ", \($0)" } ?? "",
      ])
  }

  var wayTrend: [String] {
    guard let trend else {
      let isClose = series.days.count >= 3
      let enough = isClose ? "they lie too close together" : "it takes three over a week"
      return wordings("way trend / too few", ["enough": enough])
    }
    if trend == .flat { return wordings("way trend / flat") }
    return wordings("way trend", by: (trend == .down) == isDown ? nil : "worse")
  }

  /// Whole percents, and `less than 1%` of what has only just moved.
  var percentText: String {
    guard let share, share > 0, percent == 0 else { return "\(percent ?? 0)%" }
    return "less than 1%"
  }

  var wayPercent: [String] {
    guard percent != nil else { return noNumberAnswers(.percent) }
    if verdict == .reached { return wordings("way percent / reached") }
    guard value != nil else { return wordings("way percent / no value") }
    let isFromStart = goal.initial > 0 || measure != .total
    let from = isFromStart ? "from \(bare(start ?? goal.initial)) " : ""
    return wordings("way percent", ["from": from + "to \(targetText)"])
  }

  var wayMissed: [String] {
    guard let expected, let value, !isPast, verdict != .reached else {
      return wordings("way missed / no pace")
    }
    let short = (expected - value) * (isDown ? -1 : 1)
    let isLevel = abs(short) < 0.005 * max(abs(goal.target - (start ?? 0)), 1)
    let how = "you're \(aboutApart(abs(short))) \(short > 0 ? "short of" : "ahead of")"
    return wordings("way missed", ["how": isLevel ? "you're level with" : how])
  }

  /// A distance that nobody entered, to one decimal.
  private func aboutApart(_ amount: Double) -> String {
    if measure == .result { return apart(amount) }
    return apart(isWhole ? amount.rounded() : (amount * 10).rounded() / 10)
  }
}
