import Numbers
import Time
import Wellness

/// What sentences about totals, states and results are made of: they are on a way that ends.
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

  /// The pace so far, beside the one that it takes.
  var soFarText: String? {
    guard measure == .total else { return paceText.map { " Lately it's been \($0)." } }
    guard let pace, pace > 0, elapsed > 1 else { return nil }
    return " So far it's been \(RateText(self).actual(pace))."
  }

  /// What it would take to close the gap in so many days.
  func rate(over days: Int) -> String {
    RateText(self).needed((gap ?? 0) / Double(days), days: days)
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

  /// Whole percents, and `less than 1%` of what has only just moved.
  var percentText: String {
    guard let share, share > 0, percent == 0 else { return "\(percent ?? 0)%" }
    return "less than 1%"
  }

  /// `from 180 to 165 lb`; what adds up from nothing has only the end.
  var wayText: String {
    let isFromStart = goal.initial > 0 || measure != .total
    return (isFromStart ? "from \(bare(start ?? goal.initial)) " : "") + "to \(targetText)"
  }

  /// Where it is beside an even pace: `you're 3 books short of`.
  var besideEven: String {
    guard let expected else { return "" }
    let isSum = measure == .total
    let even = isSum && isWhole ? expected.rounded(.down) : expected
    let ahead = isSum ? (value ?? start ?? 0) - even : gain(value ?? even, over: even)
    let way = isSum ? goal.target : max(abs(goal.target - (start ?? 0)), 1)
    if isSum && isWhole ? ahead == 0 : abs(ahead) < 0.005 * way { return "you're level with" }
    let amount = isSum ? about(abs(ahead)) : aboutApart(abs(ahead))
    return "you're \(amount) \(ahead < 0 ? "short of" : "ahead of")"
  }

  /// A distance that nobody entered, to one decimal.
  private func aboutApart(_ amount: Double) -> String {
    if measure == .result { return apart(amount) }
    return apart(isWhole ? amount.rounded() : (amount * 10).rounded() / 10)
  }
}
