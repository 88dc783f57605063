import Numbers
import Time
import Wellness

/// What the numbers of a goal advise: an amount for a time, worked out from what is left.
extension Standing {
  /// One or two sentences that tell what to do, with the goal's own numbers.
  ///
  /// - Parameter again: how many there were before; it chooses the wording.
  func numberTip(again: Int) -> String {
    let name = isHabit ? "habit tip" : "\(measure.rawValue) tip"
    return one(of: answers(measure == .total || measure == .level ? "way tip" : name), again)
  }

  /// What only tips are filled with.
  func tipPiece(_ name: String) -> String? {
    switch name {
    case "safe day": safeDate.map { DateWords.day($0, from: today) }
    case "so slowly": slowerText.map { " So far it's been \($0)." }
    case "a date": isPast ? "a new date" : "a date"
    case "tests": number(testsLeft)
    case "test share": apart(rounded((gap ?? 0) / Double(testsLeft)))
    case "moment":
      period == .daily ? "time of day" : period == .weekly ? "day of the week" : "date"
    case "halfway": halfwayText
    case "next step": period == .daily ? "this week" : "next \(periodName)"
    case "half": text(isWhole ? (goal.target / 2).rounded(.up) : goal.target / 2)
    case "next time": averageTime.map { AmountText.clock($0 + (isDown ? -15 : 15)) }
    case "quarters span": DateWords.span(quarters * 3)
    default: nil
    }
  }

  /// The pace so far, where it doesn't do.
  private var slowerText: String? {
    guard let needed, let pace, pace > 0, pace < 0.85 * needed, elapsed > 6, series.days.count > 1
    else {
      return nil
    }
    let (so, wanted) = (RateText(self).actual(pace), RateText(self).needed(needed, days: 28))
    return so == wanted ? nil : so
  }

  /// How many tests there's time for, one in three weeks.
  var testsLeft: Int { max(1, (daysLeft ?? 0) / 21) }

  private func rounded(_ gain: Double) -> Double {
    if isWhole, !isTimed { return gain.rounded(.up) }
    guard let seconds = DurationText.seconds[ownUnit] else { return AmountText.figures(gain, .up) }
    return (gain * seconds / 10).rounded(.up) * 10 / seconds
  }

  /// Between the average and the target.
  private var halfwayText: String {
    let halfway = AmountText.figures(((pace ?? 0) + goal.target) / 2, 2)
    return text(isWhole ? halfway.rounded() : halfway)
  }

  /// Whether less than half an hour is wanted.
  var isShortDaily: Bool {
    let seconds = DurationText.seconds[ownUnit].map { $0 * goal.target } ?? 0
    return seconds > 0 && seconds <= 1800 && period == .daily
  }
}
