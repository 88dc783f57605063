import Time
import Wellness

/// What the user has told of the goal's numbers in a chat, on top of what is noted.
///
/// The newest leads. What was told and is noted as well, because the shell offered to, counts once.
struct ToldValues: Sendable {
  /// As it is noted.
  private let noted: CoachFacts.GoalFacts?
  private let reading: GoalMeasure.Reading?
  private let today: CalendarDate
  /// With all that was told.
  private(set) var goal: CoachFacts.GoalFacts?
  /// As it was before the last message.
  private(set) var before: CoachFacts.GoalFacts?
  /// What the last message told, the oldest day first.
  private(set) var latest: [ToldValue] = []
  /// The date that the user works towards, where it is another than the goal's.
  private(set) var date: CalendarDate?
  /// Whether the last message named it for the first time.
  private(set) var isDateNew = false
  /// Whether the value of what isn't counted by periods comes from what was told.
  private var isOwn = false
  /// The days, or periods, whose values come from what was told.
  private var own: Set<CalendarDate> = []
  /// When the message was said that is heard.
  private var said: Instant?
  /// The places of noted values that something told was found to be.
  private var claimed: Set<Int> = []

  /// - Parameter reading: of the goal, where that is known already.
  init(_ facts: CoachFacts, reading: GoalMeasure.Reading? = nil) {
    noted = facts.goal
    goal = facts.goal
    before = facts.goal
    today = facts.today
    self.reading = facts.goal.map { goal in
      reading
        ?? GoalMeasure.reading(
          title: goal.title, unit: goal.unit, type: goal.type, target: goal.target,
          initial: goal.initial, recurrence: goal.recurrence)
    }
  }

  /// Whether anything was told that changes how the goal stands.
  var changes: Bool { goal != noted }

  /// Whether the last message told a value.
  var tells: Bool { !latest.isEmpty }

  /// Takes what the user says.
  ///
  /// - Parameter said: when; `nil` for what is said now.
  mutating func hear(_ text: String, at said: Instant? = nil) {
    hear(text, TextWord.all(in: text), at: said)
  }

  /// The same, with the words of the text.
  mutating func hear(_ text: String, _ words: [TextWord], at said: Instant?) {
    self.said = said
    latest = []
    isDateNew = false
    guard let goal, let reading else { return }
    before = goal
    hearDate(text, words)
    guard ToldReader.mayTell(words) else { return }
    latest = ToldReader(text, words, goal: goal, reading: reading, today: today).values
    for value in latest { take(value, text) }
  }

  private mutating func hearDate(_ text: String, _ words: [TextWord]) {
    guard let measure = reading?.measure, [.total, .level, .result].contains(measure), let goal,
      let said = SaidDate(words.map(\.text), today: today),
      !namesOther(text, goal)
    else { return }
    let isNear = goal.targetDate.map { abs($0.days(until: said.date)) <= 3 } ?? false
    guard !isNear, said.date != date else { return }
    date = said.date
    isDateNew = true
    self.goal = goal.until(said.date)
  }

  /// Whether the date is for another value than the goal's: `at 170 by easter`, `500 in june`.
  private func namesOther(_ text: String, _ goal: CoachFacts.GoalFacts) -> Bool {
    guard let reading else { return false }
    let standing = Standing(goal, today: today, measure: reading.measure)
    switch NumberAskReader(text, standing: standing, today: today).ask(tells: false) {
    case .reach, .expected: return true
    default: return false
    }
  }

  // MARK: - Values

  private mutating func take(_ value: ToldValue, _ text: String) {
    switch reading?.measure {
    case .everyPeriod, .limit, .timeOfDay: takePeriod(value)
    case .level, .result, .total: takeValue(value, text)
    case GoalMeasure.none?, nil: break
    }
  }

  private func key(_ date: CalendarDate) -> CalendarDate {
    guard let reading, reading.measure != .timeOfDay, let period = reading.period else {
      return date
    }
    return period.period(around: date).first
  }

  private mutating func takePeriod(_ value: ToldValue) {
    guard let goal else { return }
    let key = key(value.date)
    let entries = goal.entries.filter { self.key($0.date) == key }
    let isPresent = key == self.key(today)
    let base = entries.last?.value ?? (isPresent && goal.recurrence != nil ? goal.current : 0)
    let new = value.way == .more ? base + value.amount : value.amount
    if !own.contains(key), isNoted(value, in: key) { return }
    own.insert(key)
    self.goal = goal.noting(new, on: value.date, isCurrent: isPresent)
  }

  /// Whether a value of a period is among those that are noted.
  private mutating func isNoted(_ value: ToldValue, in key: CalendarDate) -> Bool {
    guard let noted else { return false }
    var last = 0.0
    // A night belongs to the evening or to the morning after, as people see fit.
    let reach = reading?.measure == .timeOfDay ? 1 : 0
    for (index, entry) in noted.entries.enumerated()
    where abs(self.key(entry.date).days(until: key)) <= reach {
      let isSame =
        value.way == .set
        ? ToldValues.same(entry.value, value.amount)
        : ToldValues.same(entry.value - last, value.amount)
      last = entry.value
      if isSame, value.way == .set || !claimed.contains(index) {
        if value.way == .more { claimed.insert(index) }
        return true
      }
    }
    return false
  }

  private mutating func takeValue(_ value: ToldValue, _ text: String) {
    guard let goal, let noted else { return }
    let last = goal.entries.map(\.date).max()
    if value.way == .set {
      if noted.entries.contains(where: {
        $0.date >= value.date && ToldValues.same($0.value, value.amount)
      }) {
        // What is noted leads again.
        if isOwn { self.goal = noted.until(date) }
        isOwn = false
        return
      }
      let isNewest = reading?.measure == .total || last.map { value.date >= $0 } ?? true
      if isNewest { isOwn = true }
      self.goal = goal.noting(value.amount, on: value.date, isCurrent: isNewest)
      return
    }
    if !isOwn, isNotedStep(value, text) { return }
    let day = last.map { max($0, value.date) } ?? value.date
    self.goal = goal.noting(goal.current + value.amount, on: day, isCurrent: true)
  }

  /// Whether an amount on top is the step between two values that are noted.
  private mutating func isNotedStep(_ value: ToldValue, _ text: String) -> Bool {
    guard let noted else { return false }
    let ordered = noted.entries.enumerated()
      .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
    for (place, item) in ordered.enumerated()
    where item.element.date >= value.date && !claimed.contains(item.offset)
      && (value.date < today || mayFollow(item.element))
    {
      let isStep: Bool
      if place > 0 {
        isStep = ToldValues.same(
          item.element.value - ordered[place - 1].element.value, value.amount)
      } else {
        let isFirst = ToldValues.same(item.element.value - noted.initial, value.amount)
        isStep = isFirst || item.element.date == today && isPlain(text, value.amount)
      }
      if isStep {
        claimed.insert(item.offset)
        return true
      }
    }
    return false
  }

  /// Whether a value may have been noted because of what is heard: not before it was said.
  private func mayFollow(_ entry: CoachFacts.Entry) -> Bool {
    guard let at = entry.at else { return true }
    return said.map { at >= $0 } ?? false
  }

  /// Whether the shell offers to note a text as that amount.
  private func isPlain(_ text: String, _ amount: Double) -> Bool {
    guard let noted else { return false }
    let report = ReportedProgress(
      text,
      of: ReportedProgress.Standing(
        unit: noted.unit, type: noted.type, recurrence: noted.recurrence, initial: noted.initial,
        current: noted.current, target: noted.target, measure: reading?.measure))
    return report.map { $0.isPlain && ToldValues.same($0.amount, amount) } ?? false
  }

  private static func same(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) <= 1e-6 * max(1, abs(one))
  }
}

extension CoachFacts.GoalFacts {
  /// The same with one more value, noted on a day.
  ///
  /// - Parameter isCurrent: whether it is where the goal stands now.
  func noting(_ value: Double, on date: CalendarDate, isCurrent: Bool) -> CoachFacts.GoalFacts {
    CoachFacts.GoalFacts(
      title: title, description: description, type: type, unit: unit, initial: initial,
      current: isCurrent ? value : current, target: target, start: start,
      targetDate: targetDate, recurrence: recurrence,
      entries: entries + [CoachFacts.Entry(date: date, value: value)], told: told,
      isPartlyTold: true)
  }

  /// The same with another date; as it is without one.
  func until(_ date: CalendarDate?) -> CoachFacts.GoalFacts {
    guard let date else { return self }
    return CoachFacts.GoalFacts(
      title: title, description: description, type: type, unit: unit, initial: initial,
      current: current, target: target, start: start, targetDate: date, recurrence: recurrence,
      entries: entries, told: told, isPartlyTold: isPartlyTold)
  }
}
