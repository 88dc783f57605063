import Numbers
import Time
import Wellness

/// What became of one goal in a period, and against the period before it.
struct GoalChange {
  let record: InsightFacts.GoalRecord
  let standing: Standing
  let days: Period
  let inside: [CoachFacts.Entry]
  let before: [CoachFacts.Entry]

  init(_ record: InsightFacts.GoalRecord, in days: Period) {
    self.record = record
    self.days = days
    standing = Standing(record.facts, today: days.last)
    let length = days.first.days(until: days.last) + 1
    let earlier = Period(
      first: days.first.adding(days: -length), last: days.first.adding(days: -1))
    let series = standing.period == nil ? standing.series.days : standing.series.periods
    let period = standing.period
    func inside(_ span: Period) -> [CoachFacts.Entry] {
      series.filter { entry in
        let last = period?.period(around: entry.date).last ?? entry.date
        return span.contains(entry.date) || span.contains(last)
      }
    }
    self.inside = inside(days)
    before = inside(earlier)
  }

  /// On how many days or in how many periods a value was noted.
  var values: Int { inside.count }

  /// The same in words: `three days`.
  var valuesText: String { standing.periods(values) }

  var isCompleted: Bool { record.completedOn.map { days.contains($0) } ?? false }

  /// Whether there is something to tell of it.
  var isNotable: Bool { values > 0 || isCompleted || record.status == .active }

  /// What happened and what it may mean, in one to four sentences.
  var text: String {
    var sentences =
      repeats ? keptSentences : values > 0 ? waySentences : isCompleted ? [] : idleSentences
    if isCompleted { sentences.append("It's completed.") }
    return "“\(record.facts.title)”: " + sentences.joined(separator: " ")
  }

  /// The quarters of the way that were passed, one sentence each.
  var milestones: [String] {
    guard standing.period == nil, standing.measure != .none else { return [] }
    let start = before.last?.value ?? record.facts.initial
    guard let end = inside.last?.value else { return [] }
    func share(_ value: Double) -> Double {
      Goal.progress(initial: record.facts.initial, current: value, target: record.facts.target)
    }
    return [0.25, 0.5, 0.75, 1].filter { share(start) < $0 && $0 <= share(end) }.map { quarter in
      quarter == 1
        ? "“\(record.facts.title)” reached its target of \(amount(record.facts.target))."
        : "“\(record.facts.title)” passed \(Int(clamping: quarter * 100))% of the way."
    }
  }

  // MARK: - Nothing noted

  private var idleSentences: [String] {
    if standing.measure == .none { return standing.wordings("unmoved / nothing counted") }
    if standing.isReached { return standing.wordings("unmoved / reached") }
    if let last = standing.series.days.last(where: { $0.date < days.first }) {
      let distance = DateWords.distance(last.date, from: days.last)
      return standing.wordings("unmoved", ["distance": distance])
    }
    return standing.wordings(standing.value == nil ? "unmoved / no value" : "unmoved / a sum")
  }

  // MARK: - What is on its way

  private var waySentences: [String] {
    guard standing.measure != .none, let end = inside.last?.value else {
      return ["You noted it \(AmountText.times(Double(values)))."]
    }
    let start = valueBefore(inside)
    let way = standing.gain(end, over: start ?? record.facts.initial)
    return [wayLine(start ?? record.facts.initial, end, way), wayMeaning(way, from: start)]
  }

  private func wayLine(_ start: Double, _ end: Double, _ way: Double) -> String {
    let key: String? =
      switch way {
      case 0: "not at all"
      case _ where standing.measure == .result: way > 0 ? "better" : "worse"
      case _ where start == 0: end == 1 ? "first" : "first ones"
      default: nil
      }
    return standing.sentence(
      "went", by: key,
      ["end": amount(end), "change": standing.apart(way), "from": standing.bare(start)])
  }

  private func wayMeaning(_ way: Double, from start: Double?) -> String {
    let rate = standing.needed.map {
      RateText(standing).needed($0, days: max(7, standing.daysLeft ?? 7))
    }
    return standing.sentence(
      "went means", by: wayCase(way, from: start) ?? asked(way), ["rate": rate ?? ""])
  }

  /// What a step means by itself, as a case of what is said of it.
  private func wayCase(_ way: Double, from start: Double?) -> String? {
    if standing.isReached { return "reached" }
    let isResult = standing.measure == .result
    if way <= 0 {
      let isLevel = standing.goal.type == .weight || standing.measure == .level
      return isLevel ? "a single week" : isResult ? "one result" : "a pause"
    }
    guard start != nil, let then = wayBefore, then > 0 else { return nil }
    if way > then * 1.25 { return "faster" }
    return way < then * 0.75 ? isResult ? "a smaller gain" : "slower" : nil
  }

  /// How a step compares with what the date asks for.
  private func asked(_ way: Double) -> String? {
    if standing.safeDate != nil { return "unsafe" }
    guard let needed = standing.needed, needed > 0 else { return nil }
    let share = way / (needed * Double(stretch))
    if share >= 1.15 { return "more than asked" }
    return share >= 0.85 ? "as asked" : share >= 0.5 ? "a little less" : "clearly less"
  }

  /// Over how many days the last step was made, the time since the value before it included.
  private var stretch: Int {
    let end = inside.last?.date ?? days.last
    let value = standing.series.days.last { $0.date < (inside.first?.date ?? days.first) }
    let since = max(1, (value?.date ?? record.facts.start).days(until: end))
    return value == nil ? since : max(since, min(7, days.first.days(until: days.last) + 1))
  }

  /// How far it went in the time before.
  private var wayBefore: Double? {
    guard let end = before.last?.value else { return nil }
    return standing.gain(end, over: valueBefore(before) ?? record.facts.initial)
  }

  func amount(_ value: Double) -> String { standing.text(value) }

  /// The last value noted before some.
  private func valueBefore(_ entries: [CoachFacts.Entry]) -> Double? {
    guard let first = entries.first?.date else { return nil }
    return standing.series.days.last { $0.date < first }?.value
  }
}
