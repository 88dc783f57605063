import Time
import Wellness

/// What an answer to a question is chosen by.
private struct AnswerCase: Sendable {
  /// As it stands behind a `/` in `standing.txt`.
  let name: String
  let holds: @Sendable (Standing) -> Bool

  init(_ name: String, _ holds: @escaping @Sendable (Standing) -> Bool) {
    (self.name, self.holds) = (name, holds)
  }

  /// Beside the verdict and the trend, which come before them. Of those that an answer is written for, the
  /// first that holds is taken: their order matters only within one answer of `standing.txt`.
  static let all = [
    AnswerCase("no value") { $0.value == nil },
    AnswerCase("start known") { $0.goal.initial > 0 },
    AnswerCase("exact") { $0.value == $0.goal.target },
    AnswerCase("unmoved") { $0.value == $0.start },
    // Whether there is a schedule, a pace, an average.
    AnswerCase("no schedule") { $0.expected == nil || $0.isPast || $0.isReached },
    AnswerCase("unsafe") { $0.safeDate != nil },
    AnswerCase("no pace") { $0.needed == nil || $0.daysLeft == nil },
    AnswerCase("last day") { $0.daysLeft == 0 },
    AnswerCase("no gap") { $0.gap ?? 0 <= 0 || $0.safeDays != nil },
    AnswerCase("under a fortnight") { $0.daysLeft ?? 0 < 14 },
    AnswerCase("one test") { $0.testsLeft == 1 },
    AnswerCase("few left") { $0.isWhole && $0.daysLeft ?? 0 < 7 && $0.needed ?? 0 < 1 },
    AnswerCase("weight") { $0.safeDays ?? 0 > 28 },
    AnswerCase("below four") { $0.isWhole && $0.gap ?? 0 < 4 },
    AnswerCase("no gain") { $0.pace ?? 0 <= 0 },
    AnswerCase("no step") { $0.largestStep == nil },
    AnswerCase("no average") {
      $0.pace == nil || $0.measure == .timeOfDay && $0.series.days.count < 2
    },
    AnswerCase("no percent") { $0.percent == nil },
    // Of a forecast and a trend.
    AnswerCase("no values") { $0.valuesToGoBy == 0 },
    AnswerCase("one value") { $0.valuesToGoBy == 1 },
    AnswerCase("two values") { $0.valuesToGoBy == 2 },
    AnswerCase("dated") { $0.forecast != nil },
    AnswerCase("plateau") { $0.isPlateau },
    AnswerCase("away") { $0.pace.map { $0 <= 0 } ?? false },
    AnswerCase("kept up") { $0.verdict == .under && $0.pace ?? 1 <= 0 },
    AnswerCase("under three") { $0.series.days.count < 3 },
    AnswerCase("no date") { $0.forecast == nil },
    AnswerCase("too close") {
      $0.trend == nil && $0.measure != .total && $0.series.days.count >= 3 || $0.pace == nil
    },
    AnswerCase("no trend") { $0.trend == nil },
    AnswerCase("worse") { ($0.trend == .down) != $0.isDown },
    // Of the best and the average.
    AnswerCase("few") { $0.values.count < 2 },
    AnswerCase("too few") { $0.averagedValues.count < 2 },
    AnswerCase("present") { $0.best?.value == $0.value },
    // Of what begins anew.
    AnswerCase("nothing over") { $0.periodsCounted ?? 0 == 0 },
    AnswerCase("row") { $0.streak > 1 },
    AnswerCase("one") { $0.streak == 1 },
    AnswerCase("none") { $0.streak == 0 },
    AnswerCase("none counted") { $0.closedPeriods.isEmpty },
    AnswerCase("halfway") {
      $0.pace ?? 0 > 0 && $0.pace ?? 0 < 0.85 * $0.goal.target && $0.closedPeriods.count > 1
    },
    AnswerCase("in one go") { $0.isShortDaily },
    AnswerCase("night") { $0.isNight },
    AnswerCase("longer") { $0.period != .daily },
    AnswerCase("last day of it") { $0.period == .daily || $0.periodDaysLeft == 1 },
    AnswerCase("behind now") { $0.verdict == .behind && $0.period != .daily },
    AnswerCase("on track now") { $0.verdict == .onTrack && $0.period != .daily },
    AnswerCase("well kept") { $0.keptVerdict == .onTrack },
    AnswerCase("ill kept") { $0.keptVerdict == .behind },
    AnswerCase("of none") { $0.goal.target == 0 },
    AnswerCase("well within") { $0.pace ?? 0 <= $0.goal.target * 1.05 },
    AnswerCase("quitting") { $0.limitState == "quitting" },
    AnswerCase("room") { $0.limitState == "room" },
    AnswerCase("no room") { $0.limitState == "no room" },
    AnswerCase("late") { $0.gap ?? 0 > 0 },
    AnswerCase("timely") { $0.average == nil || $0.pace ?? 0 <= 0.5 },
    AnswerCase("nearly") { $0.pace ?? 0 <= 15 },
  ]
}

extension StandingText {
  /// The cases that an answer is written for, by its name.
  fileprivate static let cases: [String: [String]] = sections.keys.reduce(into: [:]) {
    cases, name in
    guard let slash = name.utf8.lastIndex(of: UInt8(ascii: "/")) else { return }
    let answer = String(name[..<slash].dropLast())
    cases[answer, default: []].append(String(name[slash...].dropFirst(2)))
  }
}

extension Standing {
  /// The wordings of the answer to a question; what measures on a way have in common is written once,
  /// and so is most of what is said of habits.
  func answers(to question: NumberQuestion) -> [String] {
    let kind = isHabit ? "habit" : measure.rawValue
    let empty = "\(kind) / no value"
    if value == nil, StandingText.sections[empty] != nil { return answers(empty) }
    let own = "\(kind) \(question.rawValue)"
    let common = isHabit ? "habit" : "way \(question.rawValue)"
    return answers(StandingText.sections[own] == nil ? common : own)
  }

  /// The wordings of an answer, in the case that holds.
  func answers(_ name: String, _ pieces: [String: String] = [:]) -> [String] {
    let written = StandingText.cases[name] ?? []
    let key =
      [verdict.rawValue, trend?.rawValue].compactMap(\.self).first(where: written.contains)
      ?? AnswerCase.all.first { written.contains($0.name) && $0.holds(self) }?.name
    if let key { return answers("\(name) / \(key)", pieces) }
    if let other = StandingText.sections[name]?.wordings.first, other.hasPrefix("= ") {
      return answers(String(other.dropFirst(2)), pieces)
    }
    return wordings(name, pieces)
  }
}
