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
  /// Whether nothing else may be meant.
  package internal(set) var isSure = true
  /// Whether it was said in a unit that the goal counts.
  var namesUnit = false
  /// Whether it's one of several parts of a day.
  var isPart = false

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
  /// By word, which sentence it belongs to.
  private let sentences: [Int]

  /// - Parameter goal: as it stands when the message is said.
  package init(_ text: String, _ words: [TextWord], goal: ToldGoal, today: CalendarDate) {
    self.text = text
    self.goal = goal
    self.today = today
    measure = goal.reading.measure
    period = goal.reading.period
    let words = words.map { ToldReader.withoutPossessive(ToldSpelling.corrected($0), of: text) }
    self.words = words
    let isEvening = goal.target >= 1080 || goal.target < 360
    let isSlept = ["minute", "hour"].contains(UnitWords.base(UnitPeriod(goal.unit).unit))
    let isNight = measure == .timeOfDay ? isEvening : goal.type == .sleep && isSlept
    let days = SaidDay.all(in: words.map(\.text), today: today, isNight: isNight)
    // The night that somebody woke from on Sunday is Sunday's, and the one of Sunday is Monday's.
    let isWoken = isNight && words.contains { ToldReader.waking.contains($0.text) }
    self.days = days.map { day in
      isWoken && SaidDay.isWeekday(words[day.range.lowerBound].text)
        ? day.shifted(by: -1) : day
    }
    var sentence = 0
    sentences = words.indices.map { index in
      if index > 0, words[index].clause != words[index - 1].clause,
        text[words[index - 1].range.upperBound..<words[index].range.lowerBound]
          .contains(where: { ".!?\n".contains($0) })
      {
        sentence += 1
      }
      return sentence
    }
  }

  private static let waking: Set<String> = ["woke", "woken", "morning", "awoke", "waking"]

  /// `Sunday` of `Sunday's`.
  private static func withoutPossessive(_ word: TextWord, of text: String) -> TextWord {
    guard word.text.last == "s", text[word.range].contains(where: { "'’".contains($0) }) else {
      return word
    }
    let plain = String(word.text.dropLast())
    guard plain == "yesterday" || plain == "today" || SaidDay.isWeekday(plain) else { return word }
    return TextWord(text: plain, range: word.range, clause: word.clause)
  }

  /// Whether a message may tell a value at all.
  package static func mayTell(_ words: [TextWord]) -> Bool {
    mayTellAmount(words) || words.contains { ToldDeed.pasts.contains($0.text) }
  }

  /// Whether it may tell one by an amount, which `ToldModel` judges.
  package static func mayTellAmount(_ words: [TextWord]) -> Bool {
    words.contains { word in
      word.text.utf8.contains { (0x30...0x39).contains($0) } || hints.contains(word.text)
    }
  }

  /// The same of a text. Most messages have no such word, and aren't cut into words.
  package static func mayTell(_ text: String) -> Bool {
    var word = WordHash()
    for byte in text.utf8 {
      switch byte {
      case 0x61...0x7A: word.add(byte)
      case 0x41...0x5A: word.add(byte | 0x20)
      case 0x30...0x39: return true
      case UInt8(ascii: "'"): continue
      case 0x80...: return mayTell(TextWord.all(in: text))
      default:
        if hashes.contains(word.value) { return mayTell(TextWord.all(in: text)) }
        word = WordHash()
      }
    }
    return hashes.contains(word.value) && mayTell(TextWord.all(in: text))
  }

  /// Whether it may tell a value of any goal that it names: most messages that may tell one of the goal
  /// that's talked about don't.
  static func mayTellOfAny(_ words: [TextWord]) -> Bool {
    words.contains { word in
      word.text.utf8.contains { (0x30...0x39).contains($0) } || naming.contains(word.text)
    }
  }

  private static let naming = SaidNumber.words.union(ToldAmountFinder.nothings)
    .union(ToldDeed.pasts).union([
      "did", "done", "went", "finished", "another", "once", "twice", "both", "couple", "smoked",
      "drank", "completed", "session",
    ])

  private static let hashes = Set(hints.union(ToldDeed.pasts).map { WordHash($0.utf8).value })

  /// Words of amounts, and of what is done once.
  private static let hints = SaidNumber.words.union(ToldAmountFinder.nothings).union([
    "a", "an", "another", "finished", "first", "second", "third", "fourth", "fifth", "sixth",
    "seventh", "eighth", "ninth", "tenth", "once", "twice", "couple", "both", "hour", "past",
    "midnight", "noon", "halfway", "same", "all", "goal", "target", "reached", "done", "did",
    "went", "called", "rang", "spoke", "had", "smoked", "drank", "completed", "back", "session",
    "tenner", "fiver",
  ])

  /// Whether it tells of more than one day, as far as it names them.
  package var namesSeveralDays: Bool { days.count > 1 }

  /// The finder of the amounts in it.
  package var finder: ToldAmountFinder {
    ToldAmountFinder(text, words, goal: goal, days: days.map(\.range) + dates)
  }

  /// The places of dates, whenever they are.
  private var dates: [Range<Int>] {
    let texts = words.map(\.text)
    return texts.indices.compactMap { index in
      SaidDate.monthDay(texts, at: index).map { index..<index + $0.length }
    }
  }

  /// In the order of their days, those of one day as one.
  package var values: [ToldValue] {
    let values = valuesOfAll
    return values.contains(where: \.isSure) ? values : valuesAsked ?? valuesOfOne ?? values
  }

  /// What is asked to be noted, as if it were said: `can you put in 5.5 hours for today?`
  private var valuesAsked: [ToldValue]? {
    guard let verb = Noting.request(in: words) else { return nil }
    let said = String(text[words[verb].range.lowerBound...].prefix { !"?!\n".contains($0) })
    let values = ToldReader(said, TextWord.all(in: said), goal: goal, today: today).valuesOfAll
    return values.contains(where: \.isSure) ? values : nil
  }

  /// What one of several sentences tells by itself, where what stands around it hides it: `not
  /// slow, just tired. Zola can wait. I read 6 pages today. Good night`.
  private var valuesOfOne: [ToldValue]? {
    guard let last = sentences.last, last >= 1, words.count <= 120 else { return nil }
    var found: [ToldValue]?
    for sentence in 0...last {
      let part = words.indices.filter { sentences[$0] == sentence }.map { words[$0] }
      guard ToldReader.mayTell(part) else { continue }
      let values = ToldReader(text, part, goal: goal, today: today).valuesOfAll
      guard !values.isEmpty else { continue }
      let isAsked = Noting.isAsked(part)
      guard found == nil, values.allSatisfy({ ($0.isSure || isAsked) && $0.amount > 0 }),
        part.contains(where: { $0.text == "i" })
      else { return nil }
      found = values
    }
    return found
  }

  private var valuesOfAll: [ToldValue] {
    guard measure != .none, words.count <= 120, !isTable, !isLoneWord, !isUndone, !isUnreal,
      !isOfOthers
    else { return [] }
    if let row = keptRow ?? dayOfRow { return row }
    let finder = finder
    let amounts = finder.all.filter { !isOfClock($0) }
    if let change = weightChange(amounts) { return [change] }
    if finder.isCounted, measure != .limit, days.count <= 1,
      !amounts.contains(where: { $0.kind == .named }),
      !text.contains("?"), let deed = ToldDeed(words, ofGoal: goal.title)
    {
      var value = ToldValue(date: days.last?.date ?? today, amount: 1, way: .more)
      value.namesUnit = deed.isNamed
      return [value]
    }
    guard ToldReader.mayTellAmount(words) else { return [] }
    let judged = ToldModel.judge(ToldFeatures.all(of: amounts, finder))
    let all = zip(amounts, judged).filter {
      $0.1.role != .notTold && !isAskedForNone($0.0) && !isAvoided($0.0)
    }
    let beside = all.filter { !namesTarget($0.0) }
    let told = beside.isEmpty ? all : beside
    if let list = days.first(where: { $0.count > 1 }), amounts.count == list.count || told.count > 1
    {
      return spread(amounts.count == list.count ? amounts : told.map(\.0), over: list)
    }
    return merged(
      told.enumerated().flatMap { place, item in
        values(of: item.0, item.1, on: day(of: item.0, number: place, of: told.map(\.0)))
      })
  }

  /// Whether it's what is to be reached, or not passed, as the goal has it: `had 17, 10's the limit`.
  private func namesTarget(_ amount: ToldAmount) -> Bool {
    guard amount.amount == goal.target, !amount.range.isEmpty else { return false }
    let (first, last) = (amount.range.lowerBound, amount.range.upperBound - 1)
    let around = words.indices.filter { abs($0 - first) <= 3 || abs($0 - last) <= 3 }
    return around.contains {
      words[$0].clause == words[first].clause && ToldReader.targets.contains(words[$0].text)
    }
  }

  private static let targets: Set<String> = ["limit", "max", "maximum", "cap", "target", "goal"]

  /// `No cigarettes?` tells of none.
  private func isAskedForNone(_ amount: ToldAmount) -> Bool {
    guard amount.kind == .nothing else { return false }
    let behind = text[words[amount.range.upperBound - 1].range.upperBound...]
    return behind.first { ".!?\n".contains($0) } == "?"
  }

  /// `So I don't end up with six pints` tells of none.
  private func isAvoided(_ amount: ToldAmount) -> Bool {
    let before = words[..<amount.range.lowerBound].suffix(6).map(\.text)
    return before.suffix(3) == ["end", "up", "with"]
      && before.dropLast(3).contains { ["dont", "not", "wont", "never"].contains($0) }
  }

  /// What an amount comes to on a day.
  private func values(
    of amount: ToldAmount, _ judged: ToldModel.Judgement, on day: SaidDay?
  ) -> [ToldValue] {
    if let day, day.isSince {
      guard amount.kind == .nothing else {
        // `Lost 2 lb since Friday` says nothing that a value of today doesn't.
        return goal.isNotedToday ? [] : value(of: amount, judged, on: today)
      }
      let count = max(1, day.date.days(until: today))
      return (1...count).flatMap { value(of: amount, judged, on: day.date.adding(days: $0)) }
    }
    return value(of: amount, judged, on: day?.date ?? today)
  }

  private func value(
    of amount: ToldAmount, _ judged: ToldModel.Judgement, on date: CalendarDate
  ) -> [ToldValue] {
    // What is there already, told once more.
    let isAgain =
      judged.role == .added && amount.amount == goal.current && measure == .everyPeriod
      && !words.contains { ToldReader.adding.contains($0.text) }
      && amount.marks.isDisjoint(with: [.another, .plus])
    let role = isAgain ? .value : judged.role
    guard
      let (reached, way) = role.value(
        of: amount.amount, in: goal, isToday: date == today || period == nil)
    else { return [] }
    var value = ToldValue(
      date: date, amount: reached, way: way,
      isPoured: amount.marks.contains(.volume)
        && UnitWords.base(UnitPeriod(goal.unit).unit) == "glass")
    value.isSure = judged.isSure
    value.namesUnit = namesUnit(amount)
    value.isPart = role == .part
    return [value]
  }

  private static let adding: Set<String> = [
    "another", "more", "extra", "again", "add", "added", "top", "plus", "also", "too",
  ]

  /// Whether it is a list of somebody's values, as it is pasted from elsewhere.
  private var isTable: Bool {
    guard words.count >= 8, !words.contains(where: { ToldReader.own.contains($0.text) }) else {
      return false
    }
    let figures = words.filter { $0.text.first?.isNumber ?? false }.count
    return figures >= 4 && figures * 4 >= words.count && !days.contains { $0.count > 1 }
  }

  /// Whether it's said in a unit that hardly another goal has: of hours and sessions there are many kinds.
  private func namesUnit(_ amount: ToldAmount) -> Bool {
    let unit = UnitWords.base(UnitPeriod(goal.unit).unit).split(separator: " ").last.map(
      String.init)
    guard !ToldReader.commonUnits.contains(UnitWords.base(unit ?? "")) else { return false }
    switch amount.kind {
    case .named, .one: return true
    case .nothing:
      let next = amount.range.upperBound
      return words.indices.contains(next) && finder.factor(words[next].text) != nil
    default: return false
    }
  }

  private static let commonUnits: Set<String> = [
    "second", "minute", "hour", "day", "night", "week", "time", "times", "session", "class",
    "workout",
    "lesson", "visit", "completion",
  ]

  /// `Asleep by 10pm` is no number of pages.
  private func isOfClock(_ amount: ToldAmount) -> Bool {
    guard measure != .timeOfDay, amount.kind != .span, !amount.range.isEmpty else { return false }
    let token = words[amount.range.lowerBound].text
    return !token.contains(":") && ClockTime.minutes(token) != nil
  }

  /// `Lost 2 kg this week` and `put on half a kilo` of `Lose 10 kg`.
  private func weightChange(_ amounts: [ToldAmount]) -> ToldValue? {
    guard measure == .total, goal.type == .weight, amounts.count == 1,
      amounts[0].kind == .named || amounts[0].kind == .one, !text.contains("?")
    else { return nil }
    let said = words.map(\.text)
    let isGained =
      said.contains("gained") || zip(said, said.dropFirst()).contains { $0 == ("put", "on") }
    let isLost = !Set(said).isDisjoint(with: ["lost", "dropped", "shed", "down"])
    guard isGained != isLost else { return nil }
    let amount = amounts[0].amount
    let date = days.last?.date ?? today
    let isWhole =
      !Set(said).isDisjoint(with: ["total", "altogether", "overall"])
      || zip(said, said.dropFirst()).contains {
        $0 == ("so", "far") || $0 == ("in", "all") || $0 == ("since", "i") || $0 == ("since", "the")
      }
    var value = ToldValue(
      date: date, amount: isGained ? -amount : amount, way: isWhole && isLost ? .set : .more)
    value.namesUnit = true
    return value
  }

  /// `I wish I had saved 500`, `nearly did 50`.
  private var isUnreal: Bool {
    let first = words.prefix(4).map(\.text)
    let isNearly = zip(first, first.dropFirst()).contains {
      ["nearly", "almost"].contains($0)
        && ["did", "had", "ran", "smoked", "read", "drank", "saved", "walked"].contains($1)
    }
    return isNearly || first.contains("wish") || first.contains("shouldve")
      || zip(first, first.dropFirst()).contains { $0 == ("should", "have") }
  }

  /// `My husband smoked 3 today`, and not `my wife and I`.
  private var isOfOthers: Bool {
    let said = words.map(\.text)
    guard let first = said.first, !said.contains(where: ToldReader.speakers.contains) else {
      return false
    }
    let isOther = ["he", "she", "they", "dad", "grandma", "grandpa"].contains(first)
    return isOther || first == "my" && said.count > 2 && ToldReader.relatives.contains(said[1])
  }

  private static let speakers: Set<String> = ["i", "im", "ive", "we", "weve", "id"]
  private static let relatives: Set<String> = [
    "husband", "wife", "son", "daughter", "kid", "kids", "boyfriend", "girlfriend", "partner",
    "friend", "mate", "brother", "sister", "mother", "father", "neighbour", "neighbor", "boss",
    "colleague", "roommate", "flatmate", "dog", "cat",
  ]

  /// `Undo that last one` tells of none.
  private var isUndone: Bool {
    words.first.map { ["undo", "scratch", "delete"].contains($0.text) } ?? false
  }

  /// Words of somebody who tells of a day.
  private static let own = Set(["i", "im", "ive", "my", "me", "we", "today", "yesterday"])

  /// Whether it is one figure or a no and nothing else, which may as well choose or refuse something.
  private var isLoneWord: Bool {
    if words.count == 1, ["no", "not", "never"].contains(words[0].text) { return true }
    guard words.count == 1, measure == .everyPeriod || measure == .limit || measure == .total,
      Int(words[0].text, in: 1...9) != nil
    else { return false }
    return true
  }

  // MARK: - Days

  /// The day that an amount is told of; `nil` for today.
  private func day(of amount: ToldAmount, number: Int, of told: [ToldAmount]) -> SaidDay? {
    guard !amount.range.isEmpty else { return days.last { !isCompared($0) } }
    let (start, end) = (amount.range.lowerBound, amount.range.upperBound)
    let sentence = sentences[start]
    let all = days.filter { !isCompared($0) }
    let own = all.filter { sentences[$0.range.lowerBound] == sentence }
    guard !own.isEmpty else { return told.count == 1 && all.count == 1 ? all[0] : nil }
    // `2 yesterday, 1 today, 3 on monday`, `last night 0030, the night before 2255`.
    let beside = told.filter { !$0.range.isEmpty && sentences[$0.range.lowerBound] == sentence }
    if own.count == beside.count, let place = beside.firstIndex(of: amount) { return own[place] }
    let next = number + 1 < told.count ? told[number + 1].range.lowerBound : words.count
    let before = own.last { $0.range.upperBound <= start }
    let behind = own.first { $0.range.lowerBound >= end && $0.range.lowerBound < next }
    guard let behind else { return before }
    let gap = words[end..<behind.range.lowerBound]
    let isNear =
      gap.count <= 3 && !gap.contains { $0.text == "and" }
      && words[behind.range.lowerBound].clause == words[end - 1].clause
    return isNear ? behind : before ?? behind
  }

  /// Whether a day is only what the amount is compared with: `three more than yesterday`.
  private func isCompared(_ day: SaidDay) -> Bool {
    let before = words[..<day.range.lowerBound].suffix(4).map(\.text)
    return before.contains("than") || ["as", "from"].contains(before.last ?? "")
  }

  /// `2, 1, 3 the last three days`: the oldest first.
  private func spread(_ amounts: [ToldAmount], over list: SaidDay) -> [ToldValue] {
    let amounts = amounts.suffix(list.count)
    return amounts.enumerated().map { index, amount in
      let date = list.date.adding(days: index + 1 - amounts.count)
      return ToldValue(date: date, amount: amount.amount, way: .set)
    }
  }

  /// Several of one day come to one: parts to their sum, and of values the last counts.
  private func merged(_ values: [ToldValue]) -> [ToldValue] {
    var merged: [ToldValue] = []
    for value in values {
      guard let place = merged.firstIndex(where: { $0.date == value.date }) else {
        merged.append(value)
        continue
      }
      let last = merged[place]
      if last.way == value.way, value.way == .more || last.isPart && value.isPart {
        merged[place].amount += value.amount
      } else if value.way == .set {
        merged[place] = value
      }
      merged[place].isSure = last.isSure && value.isSure
    }
    return merged.enumerated().sorted {
      ($0.element.date, $0.offset) < ($1.element.date, $1.offset)
    }
    .map(\.element)
  }

  // MARK: - A row of days

  /// `day 6 without sugar` of `30 days without sugar`: six so far.
  private var dayOfRow: [ToldValue]? {
    guard measure == .total, UnitWords.base(goal.unit) == "day", words.count <= 8,
      !text.contains("?"), words.first?.text == "day", words.count > 1,
      let count = AmountCount.count(words[1].text), count > 0
    else { return nil }
    return [ToldValue(date: today, amount: Double(count), way: .set)]
  }

  /// `day 4 no cigs`, `five days without`: so many days up to this one.
  private var keptRow: [ToldValue]? {
    guard measure == .limit, period == .daily, goal.target == 0, !text.contains("?") else {
      return nil
    }
    let texts = words.map(\.text)
    guard texts.count <= 12, let place = texts.firstIndex(where: { ["day", "days"].contains($0) })
    else { return nil }
    let number = texts[place] == "day" ? place + 1 : place - 1
    guard texts.indices.contains(number), let count = AmountCount.count(texts[number]),
      (1...60).contains(count)
    else { return nil }
    let said = Set(texts)
    let free: Set<String> = [
      "no", "without", "free", "clean", "sober", "zero", "smokefree", "quit", "off",
    ]
    let others: Set<String> = [
      "lie", "lied", "want", "if", "ago", "apart", "except", "besides", "aside", "minus",
      "barring", "excluding",
    ]
    guard !said.isDisjoint(with: free), said.isDisjoint(with: others) else { return nil }
    return (0..<count).reversed().map {
      ToldValue(date: today.adding(days: -$0), amount: 0, way: .set)
    }
  }
}

extension ToldModel.Role {
  /// What an amount of this role comes to; `nil` for what isn't told or makes no sense.
  ///
  /// - Parameter isToday: whether it counts for where the goal stands now.
  func value(
    of amount: Double, in goal: ToldGoal, isToday: Bool
  ) -> (amount: Double, way: ToldValue.Way)? {
    let isClock = goal.reading.measure == .timeOfDay
    func set(_ value: Double) -> (Double, ToldValue.Way)? {
      isClock
        ? (value > 1440 ? value - 1440 : value < 0 ? value + 1440 : value, .set)
        : value >= 0 ? (value, .set) : nil
    }
    switch self {
    case .notTold: return nil
    case .value, .part: return set(amount)
    case .added where isClock || goal.reading.measure == .result: return set(goal.current + amount)
    case .removed where isClock || goal.reading.measure == .result:
      return set(goal.current - amount)
    case .added: return (amount, .more)
    case .removed:
      return isToday && goal.current < amount && goal.reading.measure != .limit
        ? nil : (-amount, .more)
    case .below: return set(goal.target - amount)
    case .above: return set(goal.target + amount)
    case .lostSinceStart: return set(goal.initial - amount)
    }
  }
}
