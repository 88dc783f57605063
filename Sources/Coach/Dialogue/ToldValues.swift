import Time
import Wellness

/// What the user has told of the goal's numbers in a chat, on top of what is noted.
///
/// The newest leads. What was told and is noted as well, because the shell offered to, counts once;
/// an amount that it offered to add and that wasn't noted counts no further than its message, and so
/// does one that may be none.
struct ToldValues: Sendable {
  /// As it is noted.
  @Boxed private var noted: CoachFacts.GoalFacts?
  private let reading: GoalMeasure.Reading?
  private let today: CalendarDate
  /// With all that was told.
  @Boxed private(set) var goal: CoachFacts.GoalFacts?
  /// As it was before the last message.
  @Boxed private(set) var before: CoachFacts.GoalFacts?
  /// What the last message told, the oldest day first.
  private(set) var latest: [ToldValue] = []
  /// The date that the user works towards, where it is another than the goal's.
  private(set) var date: CalendarDate?
  /// Whether the last message named it for the first time.
  private(set) var isDateNew = false
  private var own = Own()
  /// How it was before an amount was told that the shell offered to add, or that nobody can be sure
  /// of.
  @Boxed private var unadded: (goal: CoachFacts.GoalFacts, own: Own)?
  /// How it was before values were told that the shell offered to note; nothing is added to them.
  @Boxed private var unnoted: (goal: CoachFacts.GoalFacts, own: Own)?
  /// What was told last, for one who takes it back.
  @Boxed private var telling: Telling?
  /// When the message was said that is heard.
  private var said: Instant?
  /// The places of noted values that something told was found to be.
  private var claimed: Set<Int> = []

  init(_ facts: CoachFacts) {
    noted = facts.goal
    goal = facts.goal
    before = facts.goal
    today = facts.today
    reading = facts.goal?.reading
  }

  /// Whether anything was told that changes how the goal stands.
  var changes: Bool { goal != noted }

  /// Whether the last message told a value.
  var tells: Bool { !latest.isEmpty }

  /// Whether what the last message told can't be meant otherwise.
  var isSure: Bool { latest.allSatisfy(\.isSure) }

  /// Takes a message that tells nothing.
  mutating func passOver() {
    (latest, isDateNew, before) = ([], false, goal)
    leaveBehind()
  }

  /// Takes off what counts no further than its message.
  private mutating func leaveBehind() {
    if let last = unadded { (goal, own, unadded) = (last.goal, last.own, nil) }
    telling?.age += 1
  }

  /// Takes what the user says.
  ///
  /// - Parameters:
  ///   - words: of the text, where they are read already.
  ///   - said: when; `nil` for what is said now.
  mutating func hear(_ text: String, _ words: [TextWord]? = nil, at said: Instant? = nil) {
    let words = words ?? TextWord.all(in: text)
    self.said = said
    latest = []
    isDateNew = false
    guard goal != nil, reading != nil else { return }
    before = goal
    hearDate(text, words)
    hearValues(text, words)
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
    let ask = NumberAskReader(text, standing: standing, today: today).ask(tells: false)
    return ask?.isOfOther ?? false
  }

  // MARK: - Values

  /// What comes from what was told.
  private struct Own: Hashable {
    /// Whether the value of what isn't counted by periods does.
    var isValue = false
    /// The days, or periods, whose values do.
    var days: Set<CalendarDate> = []
  }

  /// A message that told values.
  private struct Telling {
    let text: String
    /// As it was before.
    let goal: CoachFacts.GoalFacts
    let values: [ToldValue]
    let isNoted: Bool
    /// How many messages have followed.
    var age = 0
  }

  private mutating func hearValues(_ text: String, _ words: [TextWord]) {
    leaveBehind()
    guard let reading else { return }
    if let telling, telling.age <= 3, let meant = Correction.applied(to: telling.text, by: text) {
      return correct(telling, as: meant, reading)
    }
    guard ToldReader.mayTell(words), !ChoiceNumber.isCorrected(words.map(\.text)) else { return }
    guard let start = goal else { return }
    var standing = start.asTold(on: today)
    if let before = valueBefore { standing.current = before }
    latest = ToldReader(text, words, goal: standing, today: today).values
    guard !latest.isEmpty else { return }
    let isOffered = isOffered(text)
    if isOffered, isSettled { return settle(text, from: start) }
    let isAdded = latest.contains { $0.way == .more }
    if isOffered, isAdded, let last = unnoted { (goal, own, unnoted) = (last.goal, last.own, nil) }
    before = goal
    guard let base = goal else { return }
    let state = (goal: base, own: own)
    for value in latest { take(value, text) }
    telling = Telling(text: text, goal: base, values: latest, isNoted: goal == base)
    guard said != nil, goal != base else { return }
    if !isSure || isOffered && isAdded {
      unadded = state
    } else if isOffered, unnoted == nil {
      unnoted = state
    }
  }

  /// The place of the first value that was noted as what the message that is heard, or a later one,
  /// told.
  private var settled: Int? {
    guard let said else { return nil }
    return noted?.entries.firstIndex { entry in entry.toldAt.map { $0 >= said } ?? false }
  }

  /// Whether the user was asked about the message that is heard, or can't be any more.
  private var isSettled: Bool { settled != nil }

  /// Where the goal stood before what the message told was noted; `nil` where nothing was.
  private var valueBefore: Double? {
    guard let noted, reading?.period == nil, let settled else { return nil }
    return settled > 0 ? noted.entries[settled - 1].value : noted.initial
  }

  /// Leaves what a message told as it is noted.
  private mutating func settle(_ text: String, from start: CoachFacts.GoalFacts) {
    before = goal
    telling = Telling(text: text, goal: start, values: latest, isNoted: true)
  }

  /// Takes what is meant instead of what was told last.
  private mutating func correct(
    _ telling: Telling, as text: String, _ reading: GoalMeasure.Reading
  ) {
    let start = telling.isNoted ? goal ?? telling.goal : telling.goal
    latest =
      ToldReader(
        text, TextWord.all(in: text), goal: telling.goal.asTold(on: today), today: today
      ).values
    guard !latest.isEmpty else { return }
    if isOffered(text), isSettled { return settle(text, from: telling.goal) }
    let state = goal.map { (goal: $0, own: own) }
    goal = start
    // What was noted of it is taken off again.
    if telling.isNoted {
      for value in telling.values where value.way == .more {
        goal = goal?.noting(amount(on: value.date) - value.amount, on: value.date, isCurrent: true)
      }
    }
    before = goal
    for value in latest {
      let amount = value.way == .more ? amount(on: value.date) + value.amount : value.amount
      let isCurrent = key(value.date) == key(today) || reading.period == nil
      goal = goal?.noting(amount, on: value.date, isCurrent: isCurrent)
      own.isValue = true
      own.days.insert(key(value.date))
    }
    self.telling = Telling(text: text, goal: telling.goal, values: latest, isNoted: false)
    if said != nil, isOffered(text), latest.contains(where: { $0.way == .more }) {
      unadded = state
    }
  }

  /// Where the goal stands on a day, or in its period.
  private func amount(on date: CalendarDate) -> Double {
    guard let goal else { return 0 }
    guard reading?.period != nil else { return goal.current }
    let last = goal.entries.last { key($0.date) == key(date) }
    return last?.value ?? (key(date) == key(today) && goal.recurrence != nil ? goal.current : 0)
  }

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
    let isPresent = key == self.key(today)
    let base = amount(on: value.date)
    let new = value.way == .more ? base + value.amount : value.amount
    if !own.days.contains(key), isNoted(value, in: key) { return }
    own.days.insert(key)
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
        if own.isValue { self.goal = noted.until(date) }
        own.isValue = false
        return
      }
      let isNewest = reading?.measure == .total || last.map { value.date >= $0 } ?? true
      if isNewest { own.isValue = true }
      self.goal = goal.noting(value.amount, on: value.date, isCurrent: isNewest)
      return
    }
    if !own.isValue, isNotedStep(value, text) { return }
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
        // The shell offers to note the text as that amount.
        let isPlain = report(text).map { ToldValues.same($0.amount, value.amount) } ?? false
        isStep = isFirst || item.element.date == today && isPlain
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

  /// Whether the shell offers to note what a text tells.
  private func isOffered(_ text: String) -> Bool { report(text) != nil }

  private func report(_ text: String) -> ReportedProgress? {
    noted.flatMap { ReportedProgress(text, of: $0.asTold(on: today), today: today) }
  }

  private static func same(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) <= 1e-6 * max(1, abs(one))
  }
}
