import Time
import Wellness

/// Sentences that totals, states and results have in common: they are on a way that ends.
extension Standing {
  var wayForecast: [String] {
    if verdict == .reached {
      return [
        "You're there already: it's \(nowText), and the target was \(targetText). No forecast needed.",
        "No need to wait, since the target of \(targetText) is reached, with \(nowText).",
      ]
    }
    guard valuesToGoBy >= 3 else { return fewForecast }
    if let forecast { return arrivalText(forecast) }
    if trend == .flat, measure != .total {
      return [
        "Not at this rate: the last values hardly move, so no date follows from them. That leaves \(gapText) to go.",
        "The last two weeks are flat, so they lead to no date; \(gapText) to go.",
      ]
    }
    if let pace, pace <= 0 {
      let text =
        measure == .total
        ? "nothing has come in since the start" : "the last values move away from \(targetText)"
      return [
        "Not the way it's going: \(text), so no date follows. That leaves \(gapText) to go.",
        "No date follows from this: \(text), and \(gapText) to go.",
      ]
    }
    if pace == nil || trend == nil && measure != .total {
      return [
        "Too early for a date: your values lie too close together; with a full week of them I'll know.",
        "I can't say yet, since all the values come from a few days. A full week makes a forecast.",
      ]
    }
    return [
      "More than five years at this pace, so it isn't worth naming a date. That leaves \(gapText) to go.",
      "At the present pace it would take over five years, with \(gapText) still to go.",
    ]
  }

  private var fewForecast: [String] {
    let rest = value == nil ? "" : " That leaves \(gapText) to go\(timeTail)."
    switch valuesToGoBy {
    case 0:
      return [
        "I can't say yet: there's no value so far, and a forecast takes at least three.",
        "Too early for a date: nothing has been entered, and three values are the least for one.",
      ]
    case 1:
      return [
        "One value is too few for a forecast; log for another week or two and I'll know.\(rest)",
        "Too early to name a date: with one value there's no pace, and it takes three.\(rest)",
      ]
    default:
      return [
        "Two values are too few for a forecast; log for another week and I'll know.\(rest)",
        "Too early to name a date: two values make no reliable pace, and three would.\(rest)",
      ]
    }
  }

  private func arrivalText(_ date: CalendarDate) -> [String] {
    let rate = RateText(self).actual(pace ?? 0)
    let when = around(date)
    let beside = comparison(date)
    return [
      "\(when), if it goes on at \(rate)\(beside.map { "; that's \($0)" } ?? ""). That leaves \(gapText) to go.",
      "At your pace of \(rate), you get to \(targetText) \(when)\(beside.map { ", \($0)" } ?? "").",
    ].map { text in
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
      return [
        "100%: you have reached \(targetText), and your value stands at \(nowText) today.",
        "All of it, 100%. The target was \(targetText), and it's \(nowText) now.",
      ]
    }
    guard value != nil else {
      return [
        "0% so far, since nothing has been entered yet; all of the way to \(targetText) is ahead.",
        "Nothing is entered yet, so it's 0% of the way to \(targetText)\(timeTail).",
      ]
    }
    let begin = start ?? goal.initial
    let from =
      goal.initial > 0 || measure != .total
      ? "from \(bare(begin)) to \(targetText)" : "to \(targetText)"
    return [
      "\(percentText) of the way \(from): it's \(nowText), so \(gapText) to go\(timeTail).",
      "You've covered \(percentText) of the way \(from): \(gapText) to go\(timeTail).",
    ]
  }
}
