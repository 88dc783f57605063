import Time
import Wellness

/// The pieces that sentences about a standing are made of.
extension Standing {
  /// The amount with its unit.
  func text(_ amount: Double) -> String { AmountText.amount(amount, goal.unit, measure) }

  /// The same, and of a limit `no cigarettes` where nothing was taken.
  func amountText(_ amount: Double) -> String {
    measure == .limit ? amountOrNone(amount) : text(amount)
  }

  /// A distance between two amounts.
  func apart(_ amount: Double) -> String { AmountText.distance(amount, goal.unit, measure) }

  var targetText: String { text(goal.target) }

  /// The value with its unit; of what has none, where it started.
  var nowText: String { text(value ?? start ?? goal.initial) }

  var gapText: String { apart(gap ?? 0) }

  /// `5 of 12 books`.
  var nowOfTarget: String { "\(bare(value ?? start ?? goal.initial)) of \(targetText)" }

  /// An amount whose unit follows with the next one: the 180 of `from 180 to 165 lb`.
  func bare(_ amount: Double) -> String {
    let own = text(amount).split(separator: " ")
    let other = targetText.split(separator: " ")
    if own.count == 2, other.count == 2, own[1] == other[1] { return String(own[0]) }
    let unit = UnitPeriod(goal.unit).unit
    let isPlain =
      DurationText.seconds[UnitWords.base(unit)] == nil && !["$", "€", "£", "%"].contains(unit)
      && measure != .timeOfDay
    return isPlain ? Quantity.text(amount) : text(amount)
  }

  /// A value that nobody entered, with two figures, or whole.
  func about(_ amount: Double) -> String {
    if measure == .result || measure == .timeOfDay { return text(amount) }
    return text(isWhole ? AmountText.figures(amount.rounded(), 3) : rounded(amount))
  }

  /// An average, to one decimal even of what comes whole, and to the minute.
  func averageText(_ amount: Double) -> String { text(averaged(amount)) }

  /// The average so far as it's said; `nil` without one.
  var average: String? {
    measure == .timeOfDay && series.days.isEmpty ? nil : pace.map(meanText)
  }

  /// An average of values, or of how late times of day were.
  func meanText(_ mean: Double) -> String {
    measure == .timeOfDay ? AmountText.clock(time(at: mean)) : amountText(averaged(mean))
  }

  /// The value of an average as it is said.
  func averaged(_ amount: Double) -> Double {
    if measure == .result || measure == .timeOfDay { return amount }
    if let seconds = DurationText.seconds[ownUnit] {
      let minutes = (amount * seconds / 60).rounded()
      return minutes < 1 ? amount.rounded() : minutes * 60 / seconds
    }
    return amount >= 100 ? AmountText.figures(amount, 3) : (amount * 10).rounded() / 10
  }

  /// A decimal for a state, so that 171.6 lb does not become 170, and three figures for what is
  /// counted; hours of which there are many lose their minutes.
  private func rounded(_ amount: Double) -> Double {
    if UnitWords.base(goal.unit) == "hour" { return amount >= 10 ? amount.rounded() : amount }
    if DurationText.seconds[UnitWords.base(goal.unit)] != nil { return amount.rounded() }
    if measure != .level, abs(amount) >= 100 { return AmountText.figures(amount, 3) }
    return (amount * 10).rounded() / 10
  }

  /// `mid-June`; `nil` without a date.
  var deadline: String? { goal.targetDate.map { DateWords.day($0, from: today) } }

  /// ` by mid-June`, or nothing.
  var byDeadline: String { deadline.map { " by \($0)" } ?? "" }

  /// What closes a sentence about what is left: `, with three weeks left`.
  var timeTail: String {
    guard let daysLeft else { return "" }
    if daysLeft < 0 { return ", and the date was \(ago(-daysLeft))" }
    if daysLeft > 1 { return ", with \(DateWords.span(daysLeft)) left" }
    return ", and \(daysLeft == 0 ? "today" : "tomorrow") is the last day"
  }

  /// `yesterday`, `three weeks ago`.
  func ago(_ days: Int) -> String { days == 1 ? "yesterday" : "\(DateWords.span(days)) ago" }

  /// How many values there are, as a sentence would begin: `Two values are`.
  var fewValues: String {
    let count = series.days.count
    if count == 0 { return "No value at all is" }
    return capitalized(Standing.spelled(count, "value")) + (count == 1 ? " is" : " are")
  }

  /// One of some wordings, by how often the question was answered before.
  func one(of wordings: [String], _ again: Int) -> String {
    wordings.isEmpty ? "" : capitalized(wordings[abs(again) % wordings.count])
  }

  func capitalized(_ text: String) -> String { SentenceText.capitalized(text) }

  // Periods.

  /// Whether a period is a night, which is over when it is entered.
  var isNight: Bool { measure == .everyPeriod && period == .daily && goal.type == .sleep }

  /// `today`, `this week`.
  var now: String {
    if let period, period != .daily { return "this \(period.name)" }
    return isNight ? "last night" : "today"
  }

  /// How the present period is spoken of, which a night is not any more.
  var itIs: String { isNight ? "it was" : "it's" }

  /// How a rest is told.
  var leaves: String { isNight && value != nil ? "fell short by" : "that leaves" }

  /// What a rest is: `to go`, or `short` where nothing can be added any more.
  var toGo: String { isNight && value != nil ? "short" : "to go" }

  /// `today's`.
  var nows: String { now + "'s" }

  /// `day`.
  var periodName: String { isNight ? "night" : (period ?? .daily).name }

  /// `one day`, `12 days`.
  func periods(_ count: Int) -> String { Standing.spelled(count, periodName) }

  /// `four of the six days you've entered`.
  private var keptText: String {
    let tail = goal.isPartlyTold ? "that I know of" : "you've entered"
    return Standing.part(
      periodsKept ?? 0, of: periodsCounted ?? 0, periodName, isHabit ? "since the start" : tail)
  }

  /// `four of the six days you've entered`, `both days …`, `none of the …`.
  static func part(
    _ kept: Int, of counted: Int, _ name: String, _ tail: String = "you've entered"
  ) -> String {
    let all = AmountText.spelled(counted)
    switch (kept, counted) {
    case (_, 1): return "the one \(name) \(tail)"
    case (2, 2): return "both \(name)s \(tail)"
    case (counted, _): return "all \(all) \(name)s \(tail)"
    default:
      return "\(kept == 0 ? "none" : AmountText.spelled(kept)) of the \(all) \(name)s \(tail)"
    }
  }

  /// How many periods were as they should be, as a clause: `you've met four of the six days you've
  /// entered`; `nil` where none was entered.
  var keptClause: String? {
    guard let counted = periodsCounted, counted > 0, let kept = periodsKept else { return nil }
    if isHabit, kept == 0 { return "it hasn't been done since the start" }
    let verb: (kept: String, missed: String) =
      switch measure {
      case .limit: ("you've kept to it on", "went over")
      case .timeOfDay: ("you've been on time on", "was off")
      default: (isHabit ? "you've done it on" : "you've met", "fell short")
      }
    return counted == 1 && kept == 0 ? "\(keptText) \(verb.missed)" : "\(verb.kept) \(keptText)"
  }

  /// The same as a sentence of its own, or nothing.
  var keptSentence: String { keptClause.map { " \(capitalized($0))." } ?? "" }

  /// Where it is, as a clause.
  var hereText: String { measure == .result ? "your best is \(nowText)" : "you're at \(nowText)" }

  /// `one, two and three`.
  static func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }

  /// A small number as a word, others in figures.
  func number(_ count: Int) -> String { AmountText.spelled(count) }

  /// The same, and `none` of nothing.
  func numberOrNone(_ count: Int) -> String { count == 0 ? "none" : number(count) }

  /// The days that a week or a month still has: `in the three days left`, `today`.
  var inPeriodLeft: String {
    let days = periodDaysLeft
    return days <= 1 ? "today" : "in the \(number(days)) days left of the \(periodName)"
  }

  /// A forecast beside the date that was set: `two weeks before your date`.
  func comparison(_ date: CalendarDate) -> String? {
    guard let end = goal.targetDate, end >= today else { return nil }
    let days = date.days(until: end)
    if abs(days) <= max(3, goal.start.days(until: end) / 20) { return "close to your date" }
    return days > 0
      ? "\(DateWords.span(days)) before your date" : "\(DateWords.span(-days)) after your date"
  }

  /// `around mid-June`, `in the next few days`.
  func around(_ date: CalendarDate) -> String {
    let days = today.days(until: date)
    return days <= 6
      ? DateWords.adverb(date, from: today) : "around \(DateWords.day(date, from: today))"
  }
}

extension String {
  /// The text without a word that it may begin with.
  func without(_ start: String) -> String {
    hasPrefix(start) ? String(dropFirst(start.count)) : self
  }
}
