import Time
import Wellness

/// Finds a question of that kind in a message.
struct NumberAskReader {
  let text: String
  let words: [TextWord]
  let texts: [String]
  let said: WordSet
  let standing: Standing
  let today: CalendarDate
  let hasQuestionMark: Bool
  let isQuestion: Bool

  init(_ text: String, standing: Standing, today: CalendarDate) {
    self.text = text
    self.standing = standing
    self.today = today
    words = TextWord.all(in: text)
    texts = words.map(\.text)
    said = WordSet(texts)
    hasQuestionMark = text.utf8.contains(UInt8(ascii: "?"))
    isQuestion =
      hasQuestionMark || !said.isDisjoint(with: NumberAskReader.asking)
      || texts.first.map(NumberAskReader.openings.contains) ?? false
  }

  var goal: CoachFacts.GoalFacts { standing.goal }
  var own: String { UnitWords.base(UnitPeriod(goal.unit).unit) }

  private static let asking: [String] = .listed("NumberAskReader.asking")
  private static let openings = [
    "is", "was", "am", "did", "do", "can", "does", "if", "could", "will", "would", "are",
  ]
  /// What is asked without a question has one of these, or is a sum: most messages aren't read
  /// further.
  private static let telling: [String] = .listed("NumberAskReader.telling")

  /// - Parameter tells: whether the message tells a value as well.
  func ask(tells: Bool, setsDate: Bool = false) -> NumberAsk? {
    guard standing.measure != .none, texts.count <= 40,
      isQuestion || !said.isDisjoint(with: NumberAskReader.telling) || SaidSum.mayStand(in: text)
    else { return nil }
    if let pages { return pages }
    if !tells, enough != nil || enoughAsked != nil, let target { return target }
    if !tells, let asked = expected ?? without { return asked }
    if !tells, let supposed { return supposed }
    if !tells, let yearly { return yearly }
    if let rate { return rate }
    if let checked { return checked }
    if !tells, let target { return target }
    if isQuestion, let reach { return reach }
    if has(["make", "up"]) || has(["catch", "up"]), isQuestion { return .makeUp }
    if let small { return small }
    if has(["did", "i", "make", "it"]), texts.count <= 5 { return .verdict }
    if hasQuestionMark, texts.count <= 6,
      !said.isDisjoint(with: ["better", "worse", "improving"]), !tells,
      // `How can I sleep better?` asks what to do.
      ![["how", "can"], ["how", "do"], ["how", "to"], ["how", "could"]].contains(where: has)
    {
      return .trend
    }
    if isQuestion, let perDistance { return perDistance }
    if isQuestion, let week { return week }
    if isQuestion, let skip { return skip }
    if has(["y", "n"]) || has(["yes", "or", "no"]),
      said.contains("n") || !said.isDisjoint(with: Self.possible)
    {
      return .verdict
    }
    if said.contains("streak")
      || isQuestion && has(["in", "a", "row"]) && !tells
        && !["can", "could", "should", "may", "is"].contains(texts.first ?? "")
    {
      return .streak
    }
    if isQuestion, let paced { return paced }
    let opens =
      ["can", "could", "will", "would", "is", "am"].contains(texts.first ?? "")
      || said.contains("realistic")
    if setsDate, opens, !tells { return .verdict }
    guard !tells else { return nil }
    if isQuestion, let day { return day }
    return sum ?? conversion
  }

  static let possible: [String] = .listed("NumberAskReader.possible")

  func has(_ phrase: [String]) -> Bool { place(of: phrase) != nil }

  /// Where a phrase ends.
  func place(of phrase: [String]) -> Int? {
    for word in phrase where !said.contains(word) { return nil }
    guard phrase.count <= texts.count else { return nil }
    for start in 0...(texts.count - phrase.count)
    where texts[start..<start + phrase.count].elementsEqual(phrase) {
      return start + phrase.count
    }
    return nil
  }

  // MARK: - Paces

  var rate: NumberAsk? {
    guard isQuestion || said.contains("enough"), SaidRate.mayStand(in: said),
      let rate = SaidRate(text, unit: goal.unit), standing.answer(at: rate) != nil
    else { return nil }
    return .rate(rate)
  }

  var pages: NumberAsk? {
    guard own == "book", !said.isDisjoint(with: ["page", "pages"]), standing.measure == .total
    else { return nil }
    if !isQuestion { return length }
    let numbers = SaidNumber.all(in: texts)
    let daily = SaidRate(text, unit: "pages").map { $0.amount / $0.days }
    let length = numbers.first { (120...1500).contains($0.value) && $0.value != daily }
    let isAsked =
      has(["how", "many"]) && !said.isDisjoint(with: ["day", "daily", "week", "night"])
    guard daily != nil || isAsked else { return nil }
    let isOne = [["one", "book"], ["a", "book"], ["each", "book"], ["per", "book"]].contains(
      where: has)
    return .pages(
      perBook: length?.value ?? 300, daily: daily, isOne: isOne && daily != nil && length == nil)
  }

  var perDistance: NumberAsk? {
    guard standing.measure == .result, standing.isTimed, standing.distance != nil else {
      return nil
    }
    for unit in ["km", "mile", "kilometer", "kilometre", "k", "mi"] {
      guard has(["per", unit]) || has(["a", unit]) || has(["each", unit]) || has(["min", unit])
      else { continue }
      return .perDistance(UnitWords.base(unit))
    }
    return said.contains("pace") && (said.contains("what") || said.contains("whats"))
      && said.isDisjoint(with: ["track", "so", "keep"]) ? .perDistance("km") : nil
  }

  /// `how much a week`, `how many a day am i down`.
  var paced: NumberAsk? {
    guard
      has(["how", "much"]) || has(["how", "many"]) || said.contains("what")
        || said.contains("whats")
    else { return nil }
    let periods: [(String, Recurrence)] = [
      ("day", .daily), ("night", .daily), ("week", .weekly), ("month", .monthly),
    ]
    let adverbs: [(String, Recurrence)] = [
      ("daily", .daily), ("weekly", .weekly), ("monthly", .monthly),
    ]
    let period =
      periods.first { unit, _ in
        ["a", "per", "each", "every"].contains { has([$0, unit]) }
      }?.1 ?? adverbs.first { said.contains($0.0) }?.1
    guard let period else { return nil }
    if !said.isDisjoint(with: ["down", "short", "behind", "missing", "lacking"]) {
      return .shortfall
    }
    guard
      said.isDisjoint(with: ["average", "averaging", "far", "doing", "usually", "normally", "been"]
      ),
      [.total, .level, .result].contains(standing.measure), SaidRate(text, unit: goal.unit) == nil
    else { return nil }
    return .needed(period)
  }

  /// `can i be at 170 by easter`.
  var reach: NumberAsk? {
    guard [.total, .level, .result].contains(standing.measure) else { return nil }
    guard
      !said.isDisjoint(with: ["can", "could", "will", "realistic", "possible", "doable", "would"])
    else { return nil }
    let leads = [
      ["be", "at"], ["get", "to"], ["reach"], ["hit"], ["down", "to"], ["up", "to"], ["have"],
      ["under"],
      ["be"], ["make"], ["do"], ["read"], ["run"], ["save"], ["get"], ["lose"], ["gain"], ["drop"],
    ]
    guard let start = leads.compactMap(place).max(), start < texts.count,
      let number = amounts.values(in: start..<min(texts.count, start + 5)).first,
      number.range.lowerBound - start <= 1, number.amount != goal.target
    else { return nil }
    let by = SaidDate(texts, today: today)?.date
    if standing.measure == .level, number.amount < goal.target * 0.3, let value = standing.value {
      let isLoss = !said.isDisjoint(with: ["lose", "drop"])
      guard isLoss || said.contains("gain"), isLoss == standing.isDown else { return nil }
      return .reach(value + (isLoss ? -number.amount : number.amount), by: by)
    }
    guard number.amount >= goal.target * 0.2 else { return nil }
    return .reach(number.amount, by: SaidDate(texts, today: today)?.date)
  }

  var amounts: ToldAmountFinder {
    ToldAmountFinder(text, words, goal: goal.asTold(on: today), days: dates)
  }

  var dates: [Range<Int>] {
    texts.indices.compactMap { index in
      SaidDate.monthDay(texts, at: index).map { index..<index + $0.length }
    }
  }

  // MARK: - Short questions

  /// Short ones that go by a few words: `is 7100 bad`, `how long till 170`, `my best night`.
  private var small: NumberAsk? {
    guard texts.count <= 9, isQuestion else { return nil }
    if ["is", "was"].contains(texts.first ?? ""), texts.count <= 5, let asked = VerdictAsked(texts),
      let number = amounts.values(in: 1..<texts.count).first
    {
      return .judgement(number.amount, asked)
    }
    let until = [["till"], ["until"], ["til"], ["to", "reach"], ["get", "to"]].compactMap(place)
      .max()
    if has(["how", "long"]) || said.contains("when"), let until, until < texts.count,
      [.total, .level, .result].contains(standing.measure),
      let number = amounts.values(in: until..<texts.count).first, number.amount != goal.target,
      number.amount >= goal.target * 0.2
    {
      return .arrival(number.amount)
    }
    if let end = place(of: ["best"]),
      said.isDisjoint(with: ["way", "thing", "to", "for", "week", "do"])
    {
      let next = end < texts.count ? texts[end] : ""
      if ["", "night", "day", "time", "so", "one", "result", "run", "ever"].contains(next) {
        return .best
      }
    }
    if has(["still", "need"])
      || hasQuestionMark && said.contains("left")
        && !amounts.values(in: texts.indices).isEmpty
    {
      return .gap
    }
    if has(["how", "many", "good", "days"]) || has(["how", "many", "good", "nights"]) {
      return .kept(isLastWeek: false)
    }
    return nil
  }
}
