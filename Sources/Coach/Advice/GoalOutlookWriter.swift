import Time
import Wellness

/// Where a goal stands and leads to, in sentences that say each figure once.
struct GoalOutlookWriter {
  let standing: Standing

  /// Where it stands, how that compares with its date, and where it leads to.
  func text(_ status: GoalStatus) -> String {
    var text =
      standing.measure == .none
      ? standing.wordings("outlook / nothing counted")
      : [periodLine ?? reachedLine ?? standing.line]
    if status != .active, status != .completed { text.append("It's \(status.rawValue) now.") }
    if standing.measure != .none, !standing.isReached, !standing.isPast {
      text += [schedule, arrival, direction].compactMap { $0 }
    }
    return text.joined(separator: " ")
  }

  /// Of what is to be reached in each period: the present one, then those before it.
  private var periodLine: String? {
    guard standing.measure == .everyPeriod, !standing.isHabit, !standing.isPast,
      standing.value != nil || !standing.series.periods.isEmpty
    else { return nil }
    return standing.answers(
      "outlook period", ["value": standing.bare(standing.value ?? 0), "before": before]
    ).first
  }

  private var before: String {
    let closed = standing.closedPeriods
    let kept = closed.filter { standing.isKept($0.value) }.count
    let name = standing.periodName
    guard !closed.isEmpty else { return "" }
    if closed.count == 1, kept == 0 { return " The one \(name) before fell short." }
    let part = Standing.part(kept, of: closed.count, name, "with a value")
    return " Before that you reached it on \(part)."
  }

  private var reachedLine: String? {
    guard standing.measure == .total, standing.isReached, standing.value == standing.goal.target
    else { return nil }
    return "You have \(standing.nowText), so the target is reached."
  }

  private var schedule: String? {
    guard let end = standing.goal.targetDate, standing.period == nil else { return nil }
    // What has slowed down is late in spite of a good start.
    if standing.verdict == .onTrack, let forecast = standing.forecast, forecast > end { return nil }
    return standing.wordings("outlook schedule", by: standing.verdict.rawValue).first
  }

  /// When it gets there, where that can be told, or why it can't.
  private var arrival: String? {
    guard standing.period == nil else { return nil }
    if let sentence = standing.arrivalSentence { return sentence }
    guard standing.value != nil, standing.series.days.count < 3, standing.verdict != .wrongWay
    else { return nil }
    return "A few more values will show when you'll be there."
  }

  private var direction: String? {
    guard standing.period != nil, let isGood = standing.movesRight else { return nil }
    return "The last \(standing.periodName)s point the \(isGood ? "right" : "other") way."
  }

  /// What goes well by the numbers; nothing where nothing does.
  var strengths: [String] {
    [moved, row, kept, best, goodTrend].compactMap { $0 }
  }

  private var moved: String? {
    guard standing.period == nil, standing.measure != .none, let value = standing.value,
      let start = standing.start
    else { return nil }
    let way = standing.gain(value, over: start)
    guard way > 0 else { return nil }
    if standing.isReached { return "You've gone the whole way." }
    let amount = standing.apart(standing.measure == .result ? way : (way * 100).rounded() / 100)
    if start == 0 || amount == standing.gapText { return part }
    return standing.measure == .total
      ? "You've added \(amount) since the start."
      : "You're \(amount) closer to the target than at the start."
  }

  /// How much of the way is done, in words.
  private var part: String? {
    guard let share = standing.share else { return nil }
    return GoalOutlookWriter.parts.last { $0.share <= share + 0.001 }.map {
      "\(abs($0.share - share) < 0.001 ? "" : "More than ")\($0.name) of the way is done."
    }.map(standing.capitalized)
  }

  private static let parts: [(share: Double, name: String)] = [
    (0.1, "a tenth"), (0.25, "a quarter"), (1.0 / 3, "a third"), (0.5, "half"),
    (2.0 / 3, "two thirds"), (0.75, "three quarters"), (0.9, "nine tenths"),
  ]

  private var row: String? {
    let count = standing.measure == .timeOfDay ? standing.clockStreak : standing.streak
    guard count > 1 else { return nil }
    return count > 10
      ? "The last \(standing.periodName)s were all as they should be."
      : "You're on a row of \(standing.periods(count))."
  }

  private var kept: String? {
    guard standing.period != nil, let kept = standing.periodsKept,
      let counted = standing.periodsCounted, counted > 2, kept * 3 >= counted * 2
    else { return nil }
    return kept == counted
      ? "Every \(standing.periodName) you've noted was as it should be."
      : "You keep to it on most of the \(standing.periodName)s you note."
  }

  private var best: String? {
    guard standing.measure == .everyPeriod, !standing.isHabit, standing.series.periods.count > 1,
      let best = standing.series.periods.max(by: { $0.value < $1.value }),
      best.value >= standing.goal.target, best.value != standing.value
    else { return nil }
    let amount = best.value > standing.goal.target ? standing.text(best.value) : nil
    if standing.period != .daily {
      return amount.map { "Your best \(standing.periodName) had \($0)." }
    }
    let proof =
      amount.map { "\($0) \(DateWords.adverb(best.date, from: standing.today))" }
      ?? standing.capitalized(DateWords.day(best.date, from: standing.today))
    return proof + " shows that you can do it."
  }

  private var goodTrend: String? {
    let isGood = standing.period == nil && standing.measure != .total && standing.movesRight == true
    return isGood ? "Your latest values all lead towards the target." : nil
  }

  /// What stands in the way by the numbers.
  var challenges: [String] { [short, flat, mostlyMissed, late, quiet].compactMap { $0 } }

  /// How much an even pace is ahead.
  private var short: String? {
    guard standing.verdict == .behind, standing.period == nil, let expected = standing.expected,
      let value = standing.value ?? standing.start
    else { return nil }
    let short = standing.gain(expected, over: value)
    guard short > 0 else { return nil }
    let rounded = standing.isWhole ? max(1, short.rounded()) : AmountText.figures(short, 2)
    let amount = standing.apart(rounded)
    return amount == standing.gapText ? nil : "You're about \(amount) short of an even pace."
  }

  private var flat: String? {
    standing.isPlateau
      ? "Your last values hardly move, so something has to change for the rest." : nil
  }

  private var mostlyMissed: String? {
    guard standing.period != nil, let kept = standing.periodsKept,
      let counted = standing.periodsCounted, counted > 1, kept * 2 < counted,
      !standing.series.days.isEmpty
    else { return nil }
    return standing.sentence(
      "outlook mostly missed", by: standing.isHabit ? "habit" : standing.measure.rawValue)
  }

  private var late: String? {
    guard standing.measure == .timeOfDay, let pace = standing.pace, pace > 0.5,
      standing.series.days.count > 1
    else { return nil }
    let average = standing.apart(pace.rounded())
    return average == standing.gapText ? nil : "On average you're \(average) off."
  }

  private var quiet: String? {
    if standing.measure == .none {
      return "Without something to count, a good week looks the same as a bad one."
    }
    guard let last = standing.series.days.last?.date else {
      return standing.value == nil
        ? "No value is noted yet, so nobody can see what works."
        : "There's a total and no single days, so it can't be seen when it goes well."
    }
    let quiet = last.days(until: standing.today)
    return quiet > 7 && !standing.isReached
      ? "The last value is from \(DateWords.span(quiet)) ago." : nil
  }
}

extension Standing {
  /// Whether there is nothing left to do.
  var isReached: Bool { verdict == .reached }

  /// Whether the way to the target has come to a halt; what adds up may be steady without one.
  var isPlateau: Bool { trend == .flat && (measure == .level || measure == .result) && !isReached }

  /// Whether the last values go the way that is wanted; `nil` where they hardly move.
  fileprivate var movesRight: Bool? {
    guard let trend, trend != .flat else { return nil }
    // Of a time of day, it's lateness that moves.
    return (trend == .down) == (isDown || measure == .timeOfDay)
  }

  /// When the target is reached at the present pace, as a sentence that stands by itself.
  var arrivalSentence: String? {
    guard let forecast, let pace, period == nil, !isReached else { return nil }
    let beside = comparison(forecast).map { ", \($0)" } ?? ""
    return "At the present pace of \(RateText(self).actual(pace)), you'll be there "
      + "\(around(forecast))\(beside)."
  }
}
