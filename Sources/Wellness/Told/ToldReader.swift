import Numbers
import Time

/// One value that the user has told, with its day.
package struct ToldValue: Hashable, Sendable {
  /// What an amount is to the goal's value.
  package enum Way: Hashable, Sendable {
    /// The value itself.
    case set
    /// It goes on top; negative where it was taken away.
    case more
  }

  package let date: CalendarDate
  /// In the goal's unit.
  package internal(set) var amount: Double
  package let way: Way
  /// Whether it was said in millilitres or litres, where glasses are counted.
  package internal(set) var isPoured = false

  package init(date: CalendarDate, amount: Double, way: Way, isPoured: Bool = false) {
    (self.date, self.amount, self.way, self.isPoured) = (date, amount, way, isPoured)
  }
}

/// Reads the values of a goal that a message tells, each with its day: `did 6,340 yesterday and like
/// 4k the day before`.
package struct ToldReader {
  let words: [TextWord]
  let text: String
  let goal: ToldGoal
  let measure: GoalMeasure
  let period: Recurrence?
  let today: CalendarDate
  let days: [SaidDay]

  /// - Parameter goal: as it stands when the message is said.
  package init(_ text: String, _ words: [TextWord], goal: ToldGoal, today: CalendarDate) {
    self.text = text
    self.goal = goal
    self.today = today
    measure = goal.reading.measure
    period = goal.reading.period
    self.words = words.map(ToldSpelling.corrected)
    let isEvening = goal.target >= 1080 || goal.target < 360
    let isSlept = ["minute", "hour"].contains(UnitWords.base(UnitPeriod(goal.unit).unit))
    let isNight = measure == .timeOfDay ? isEvening : goal.type == .sleep && isSlept
    days = SaidDay.all(in: words.map(\.text), today: today, isNight: isNight)
  }

  /// Whether a message may tell a value at all.
  package static func mayTell(_ words: [TextWord]) -> Bool {
    words.contains { word in
      word.text.utf8.contains { (0x30...0x39).contains($0) } || hints.contains(word.text)
    }
  }

  private static let hints = ToldWords.amounts.union(SaidNumber.words).union([
    "a", "an", "another", "finished",
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    "once", "twice", "couple", "hour", "past", "missed", "skipped", "halfway",
  ])

  /// In the order of their days, those of one day as one.
  package var values: [ToldValue] { merged(readings) }

  /// As they were said, one after the other.
  var readings: [ToldValue] {
    guard measure != .none, words.count <= 120, !isTable, !isLoneDigit else { return [] }
    if let row = keptRow { return row }
    if let value = contrasted ?? sleptSpan ?? aroundTarget ?? halfOfTarget ?? pagesRead {
      return [value]
    }
    let segments = ToldSegment.all(words, of: text)
    var values: [ToldValue] = []
    var pending: (sentence: Int, day: SaidDay)?
    var bare: [ToldNumber] = []
    let numbers = ToldNumbers(
      words: words, text: text, goal: goal, measure: measure, days: days.map(\.range) + dates)
    for segment in segments {
      let own = days.filter { segment.range.contains($0.range.lowerBound) }
      var found = numbers.all(in: segment.range)
      if let now = found.first(where: { isNow($0, in: segment.range) }) { found = [now] }
      if own.contains(where: { $0.count > 1 }) || isBareList(segment.range, found) {
        bare += found
        found = []
      }
      if let list = own.first(where: { $0.count > 1 }), !bare.isEmpty {
        values += spread(bare, over: list)
        continue
      }
      if found.isEmpty {
        if let zero = nothing(in: segment.range, own) { values += zero; continue }
        if let day = own.last { pending = (segment.sentence, day) }
        continue
      }
      let inherited = pending.flatMap { $0.sentence == segment.sentence ? $0.day : nil }
      guard isTold(segment.range, found, hasDay: !own.isEmpty || inherited != nil) else { continue }
      values += dated(found, own, inherited, in: segment.range)
    }
    if values.isEmpty, bare.count == 1 || words.count <= 3, let first = bare.first {
      values = [told(first, on: today, in: first.range)].compactMap { $0 }
    }
    // `Up a pound, 177 this morning`: the one is said by the other.
    if measure == .level, values.contains(where: { $0.way == .set }) {
      values.removeAll { $0.way == .more }
    }
    return values
  }

  /// Whether it is a list of somebody's values, as it is pasted from elsewhere.
  private var isTable: Bool {
    guard words.count >= 8, !words.contains(where: { ToldReader.own.contains($0.text) }) else {
      return false
    }
    let figures = words.filter { $0.text.first?.isNumber ?? false }.count
    return figures >= 4 && figures * 4 >= words.count && !days.contains { $0.count > 1 }
  }

  /// Words of somebody who tells of a day.
  private static let own = Set([
    "i", "im", "ive", "my", "me", "we", "today", "yesterday",
  ])

  /// Whether it is one figure and nothing else, which may as well choose something.
  private var isLoneDigit: Bool {
    guard words.count == 1, measure == .everyPeriod || measure == .limit || measure == .total,
      Int(words[0].text, in: 1...9) != nil
    else { return false }
    return true
  }

  /// Whether an amount is said to be that of this moment, so that others beside it are parts of it.
  private func isNow(_ number: ToldNumber, in range: Range<Int>) -> Bool {
    let end = number.range.upperBound
    return measure != .timeOfDay && end < range.upperBound && words[end].text == "now"
  }

  /// The places of dates, whenever they are.
  private var dates: [Range<Int>] {
    let texts = words.map(\.text)
    return texts.indices.compactMap { index in
      SaidDate.monthDay(texts, at: index).map { index..<index + $0.length }
    }
  }

  // MARK: - Days

  private func dated(
    _ found: [ToldNumber], _ own: [SaidDay], _ inherited: SaidDay?, in range: Range<Int>
  ) -> [ToldValue] {
    // `last night 0030, the night before 2255`: each day stands before its value.
    if own.count > 1, own.count == found.count,
      zip(own, found).allSatisfy({ $0.range.upperBound <= $1.range.lowerBound }),
      zip(own.dropFirst(), found).allSatisfy({ $0.range.lowerBound >= $1.range.upperBound })
    {
      return zip(own, found).compactMap { told($1, on: $0.date, in: range) }
    }
    var free = own
    var last = inherited
    return found.enumerated().compactMap { index, number in
      let next = index + 1 < found.count ? found[index + 1].range.lowerBound : range.upperBound
      let before = free.last { $0.range.upperBound <= number.range.lowerBound }
      let behind = free.first {
        $0.range.lowerBound >= number.range.upperBound && $0.range.lowerBound < next
      }
      let gap = behind.map { words[number.range.upperBound..<$0.range.lowerBound].map(\.text) }
      let isNear = gap.map { !$0.contains("and") && $0.count <= 3 } ?? false
      let day = isNear ? behind : before ?? behind
      if let day { free.removeAll { $0 == day } }
      let date = day ?? last
      if let day { last = day }
      return told(number, on: date?.date ?? today, in: range)
    }
  }

  /// `2, 1, 3 the last three days`: the oldest first.
  private func spread(_ numbers: [ToldNumber], over list: SaidDay) -> [ToldValue] {
    let numbers = numbers.suffix(list.count)
    return numbers.enumerated().map { index, number in
      let date = list.date.adding(days: index + 1 - numbers.count)
      return ToldValue(date: date, amount: number.amount, way: .set)
    }
  }

  /// Whether a clause is one number of a list and nothing else.
  private func isBareList(_ range: Range<Int>, _ found: [ToldNumber]) -> Bool {
    guard let only = found.first, found.count == 1, days.contains(where: { $0.count > 1 }) else {
      return false
    }
    return range.count - only.range.count <= 3
      && !days.contains { range.contains($0.range.lowerBound) }
  }

  /// Whether the message tells of parts of a day, and takes nothing back.
  private var isInParts: Bool {
    words.contains { ToldReader.partsOfDay.contains($0.text) }
      && !words.contains { Correction.marks.contains($0.text) || $0.text == "misread" }
  }

  private static let partsOfDay: Set<String> = [
    "morning", "noon", "lunch", "afternoon", "evening", "dinner", "breakfast", "gym", "back",
  ]

  /// Several of one day come to one, unless they are totals.
  func merged(_ values: [ToldValue]) -> [ToldValue] {
    var merged: [ToldValue] = []
    for value in values {
      if value.way == .more,
        let place = merged.firstIndex(where: { $0.date == value.date && $0.way == .more })
      {
        merged[place].amount += value.amount
      } else if let place = merged.firstIndex(where: { $0.date == value.date && $0.way == .set }),
        value.way == .set
      {
        // What is less than what came before is another part of the day: `20 at home and 15 at lunch`.
        let isPart =
          period == .daily && (measure == .everyPeriod || measure == .limit)
          && value.amount <= merged[place].amount && value.amount > 0 && isInParts
        merged[place].amount = isPart ? merged[place].amount + value.amount : value.amount
      } else {
        merged.append(value)
      }
    }
    return merged.enumerated().sorted {
      ($0.element.date, $0.offset) < ($1.element.date, $1.offset)
    }
    .map(\.element)
  }
}
