import Time
import Wellness

/// Sentences that totals, states and results have in common: they are on a way that ends.
extension Standing {
  var wayForecast: [String] {
    if verdict == .reached {
      return wordings("way forecast / reached")
    }
    guard valuesToGoBy >= 3 else { return fewForecast }
    if let forecast { return arrivalText(forecast) }
    if trend == .flat, measure != .total {
      return wordings("way forecast / flat")
    }
    if let pace, pace <= 0 {
      let text =
        measure == .total
        ? "nothing has come in since the start" : "the last values move away from \(targetText)"
      return wordings("way forecast / too slow", ["text": text])
    }
    if pace == nil || trend == nil && measure != .total {
      return wordings("way forecast / no pace")
    }
    return wordings("way forecast")
  }

  private var fewForecast: [String] {
    let rest = value == nil ? "" : " That leaves \(gapText) to go\(timeTail)."
    switch valuesToGoBy {
    case 0:
      return wordings("few values / none")
    case 1:
      return wordings("few values / one", ["rest": rest])
    default:
      return wordings("few values / two", ["rest": rest])
    }
  }

  private func arrivalText(_ date: CalendarDate) -> [String] {
    let rate = RateText(self).actual(pace ?? 0)
    let when = around(date)
    let beside = comparison(date)
    return wordings(
      "arrival",
      [
        "when": when, "rate": rate, "that's": beside.map { "; that's \($0)" } ?? "",
        "beside": beside.map { ", \($0)" } ?? "",
      ]
    ).map { text in
      text.split(separator: " ").count >= 12 ? text : text + " For now it's \(nowText)."
    }
  }

  /// Whole percents, and `less than 1%` of what has only just moved.
  var percentText: String {
    guard let share, share > 0, percent == 0 else { return "\(percent ?? 0)%" }
    return "less than 1%"
  }

  var wayPercent: [String] {
    guard percent != nil else { return noNumberAnswers(.percent) }
    if verdict == .reached {
      return wordings("way percent / reached")
    }
    guard value != nil else {
      return wordings("way percent / no value")
    }
    let begin = start ?? goal.initial
    let from =
      goal.initial > 0 || measure != .total
      ? "from \(bare(begin)) to \(targetText)" : "to \(targetText)"
    return wordings("way percent", ["from": from])
  }
}
