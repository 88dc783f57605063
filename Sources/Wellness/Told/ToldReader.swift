import Numbers
import Time

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
  let sentences: [Int]

  /// - Parameter goal: as it stands when the message is said.
  package init(_ text: String, _ words: [TextWord], goal: ToldGoal, today: CalendarDate) {
    self.text = text
    self.goal = goal
    self.today = today
    measure = goal.reading.measure
    period = goal.reading.period
    let unit = UnitWords.base(UnitPeriod(goal.unit).unit)
    let typed = words.map {
      ToldReader.withoutPossessive(ToldSpelling.corrected($0), of: text)
    }
    let (words, isLapse) = ToldSpelling.plain(
      typed, of: text,
      hasSpans: measure == .timeOfDay || ["minute", "hour", "page"].contains(unit),
      hasThousands: measure != .timeOfDay && goal.target >= 1000)
    self.words = words
    // Who left the office at seven yesterday did so yesterday; the night of yesterday is today's.
    let isEvening = goal.target >= 1200 || goal.target < 360
    let isSlept = ["minute", "hour"].contains(unit)
    // What wasn't noted yesterday is yesterday's; last night is last night.
    let isOfNights = measure == .timeOfDay || goal.type == .sleep && isSlept
    let isLate =
      isOfNights
      && (isLapse || typed.contains { ToldReader.forgetting.contains($0.text) }
        || zip(typed, typed.dropFirst()).contains { $0.text == "for" && $1.text == "yesterday" })
      && !zip(words, words.dropFirst()).contains { $0.text == "last" && $1.text == "night" }
    let isNight = measure == .timeOfDay ? isEvening : isOfNights && !isLate
    let days = SaidDay.all(in: words.map(\.text), today: today, isNight: isNight)
    // The night that somebody woke from on Sunday is Sunday's, and the one of Sunday is Monday's.
    let isWoken = isNight && words.contains { ToldReader.waking.contains($0.text) }
    self.days = days.map { day in
      let name = words[day.range.lowerBound].text
      let isEarlier =
        isWoken && SaidDay.isWeekday(name) || isNight && isLate && name == "yesterday"
      return isEarlier ? day.shifted(by: -1) : day
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

  private static let forgetting: Set<String> = [
    "forgot", "forget", "forgotten", "missing", "changing", "correction",
  ]
  private static let waking: Set<String> = ["woke", "woken", "morning", "awoke", "waking"]

  /// `Sunday` of `Sunday's`.
  private static func withoutPossessive(_ word: TextWord, of text: String) -> TextWord {
    guard word.text.last == "s" else { return word }
    let plain = String(word.text.dropLast())
    guard ["yesterday", "yday", "today"].contains(plain) || SaidDay.isWeekday(plain) else {
      return word
    }
    let rest = text[word.range.upperBound...].drop { $0 == " " }.prefix(8).lowercased()
    // `Forgot sundays weigh-in`, as many leave the sign out.
    guard
      text[word.range].contains(where: { "'’".contains($0) })
        || owned.contains(where: { rest.hasPrefix($0) })
    else { return word }
    return TextWord(text: plain, range: word.range, clause: word.clause)
  }

  /// How what's called by its day begins.
  private static let owned = [
    "weigh", "run", "walk", "swim", "total", "number", "steps", "count", "parkrun",
  ]

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
      !isOfOthers || withdrawn != nil, !isOtherSport
    else { return [] }
    if let row = keptRow ?? dayOfRow { return row }
    let finder = finder
    let found = finder.all.filter { !isOfClock($0) && !isOfOther($0) && !isCapacity($0) }
    let isEchoed = found.last.map { isEcho($0, of: found.dropLast().last) } ?? false
    let amounts = isEchoed ? found.dropLast() : found
    if let change = weightChange(amounts) ?? withdrawn { return [change] }
    if finder.isCounted, measure != .limit, days.count <= 1,
      !amounts.contains(where: { $0.kind == .named }),
      !text.contains("?"), let deed = ToldDeed(words, ofGoal: goal.title)
    {
      var value = ToldValue(date: days.last?.date ?? today, amount: 1, way: .more)
      value.namesUnit = deed.isNamed
      return [value]
    }
    guard ToldReader.mayTellAmount(words) else { return [] }
    let judged = zip(amounts, ToldModel.judge(ToldFeatures.all(of: amounts, finder))).map {
      overruled($1, of: $0, isAlone: amounts.count == 1)
    }
    let all = zip(amounts, judged).filter {
      $0.1.role != .notTold && !isAskedForNone($0.0) && !isAvoided($0.0)
        && !isOfOtherThing($0.0) && !isVague($0.0)
    }
    let beside = all.filter { !namesTarget($0.0) }
    // `Last ten were on my knees, take them away` is ten less, and no eleven.
    let numbered = days.count > 1 ? beside : beside.filter { $0.0.kind != .event }
    let told = beside.isEmpty ? all : numbered.isEmpty ? beside : numbered
    if let list = days.first(where: { $0.count > 1 }), amounts.count == list.count || told.count > 1
    {
      return spread(amounts.count == list.count ? amounts : told.map(\.0), over: list)
    }
    return merged(
      told.enumerated().flatMap { place, item in
        values(of: item.0, item.1, on: day(of: item.0, number: place, of: told.map(\.0)))
      })
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
      && period == .daily
      && !words.contains { ToldReader.adding.contains($0.text) }
      && amount.marks.isDisjoint(with: [.another, .plus])
    var role = isAgain ? .value : judged.role
    // `Paid 100 off` takes it off what is owed.
    if role == .removed, paysDebt { role = .added }
    guard
      let (reached, way) = role.value(
        of: amount.amount, in: goal, isToday: date == today || period == nil)
    else { return [] }
    var value = ToldValue(
      date: date, amount: reached, way: way,
      isPoured: amount.marks.contains(.volume)
        && UnitWords.base(UnitPeriod(goal.unit).unit) == "glass")
    value.isSure = judged.isSure && isPlausible(reached) && !isTorn
    value.namesUnit = namesUnit(amount)
    value.isPart = role == .part
    return [value]
  }

  /// Whether it tells of what was paid, and the goal is to owe less.
  private var paysDebt: Bool {
    guard measure == .total, finder.units.isMoney,
      words.contains(where: { ["paid", "payed", "pay", "payment", "repaid"].contains($0.text) })
    else { return false }
    let title = TextWord.all(in: goal.title).map(\.text)
    return title.contains(where: ToldReader.debts.contains)
      || zip(title, title.dropFirst()).contains { $0 == ("pay", "off") || $0 == ("credit", "card") }
  }

  private static let debts: Set<String> = [
    "debt", "debts", "loan", "loans", "mortgage", "overdraft", "repay",
  ]
  private static let adding: Set<String> = [
    "another", "more", "extra", "again", "add", "added", "top", "plus", "also", "too",
  ]

  /// Whether it's said in a unit that hardly another goal has: of hours and sessions there are many kinds.
  private func namesUnit(_ amount: ToldAmount) -> Bool {
    let unit = UnitWords.base(UnitPeriod(goal.unit).unit).split(separator: " ").last.map(
      String.init)
    guard !ToldReader.commonUnits.contains(UnitWords.base(unit ?? "")) else { return false }
    switch amount.kind {
    case .named, .one: return true
    case .nothing:
      let next = amount.range.upperBound
      return words.indices.contains(next) && finder.units.factor(words[next].text) != nil
    default: return false
    }
  }

  private static let commonUnits: Set<String> = [
    "second", "minute", "hour", "day", "night", "week", "time", "times", "session", "class",
    "workout",
    "lesson", "visit", "completion",
  ]

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
}
