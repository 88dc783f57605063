import Time
import Wellness

/// Finds a question of that kind in a message.
struct NumberAskReader {
  let text: String
  let words: [TextWord]
  let texts: [String]
  let said: WordIndex
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
    said = WordIndex(texts)
    hasQuestionMark = text.utf8.contains(UInt8(ascii: "?"))
    isQuestion =
      hasQuestionMark || !texts.isDisjoint(with: NumberAskReader.listed.asking)
      || texts.first.map(NumberAskReader.listed.openings.contains) ?? false
  }

  var goal: CoachFacts.GoalFacts { standing.goal }
  var own: String { standing.ownUnit }
  /// Whether it's on a way from a start to a target.
  var isTowards: Bool { [.total, .level, .result].contains(standing.measure) }

  static let listed = ListedWords("NumberAskReader")
  private static let reachLeads: [[String]] = .listed("NumberAskReader.reachLeads")

  /// - Parameter tells: whether the message tells a value as well.
  func ask(tells: Bool, setsDate: Bool = false) -> NumberAsk? {
    guard standing.measure != .none, texts.count <= 40,
      isQuestion || says(NumberAskReader.listed.telling) || SaidSum.mayStand(in: text)
    else { return nil }
    if let pages { return pages }
    if !tells {
      if enough != nil || enoughAsked != nil, let target { return target }
      if let asked = expected ?? without ?? supposed ?? yearly { return asked }
    }
    if let asked = rate ?? checked ?? (tells ? nil : target) { return asked }
    if isQuestion, let reach { return reach }
    if isQuestion, has(["make", "up"]) || has(["catch", "up"]) {
      return NumberAsk(standing.makeUpAnswer)
    }
    if let small { return small }
    let first = texts.first ?? ""
    if has(["did", "i", "make", "it"]), texts.count <= 5 {
      return NumberAsk(standing.answer(.onTrack))
    }
    if hasQuestionMark, texts.count <= 6, says(["better", "worse", "improving"]), !tells,
      // `How can I sleep better?` asks what to do.
      !["can", "do", "to", "could"].contains(where: { has(["how", $0]) })
    {
      return NumberAsk(standing.answer(.trend))
    }
    if isQuestion, let asked = perDistance ?? week ?? skip { return asked }
    if has(["y", "n"]) || has(["yes", "or", "no"]),
      said.contains("n") || says(NumberAskReader.listed.possible)
    {
      return NumberAsk(standing.answer(.onTrack))
    }
    if said.contains("streak")
      || isQuestion && has(["in", "a", "row"]) && !tells && !said.contains("can")
        && !["can", "could", "should", "may", "is"].contains(first)
    {
      return NumberAsk(standing.streakAnswer)
    }
    if isQuestion, let paced { return paced }
    guard !tells else { return nil }
    let opens = ["can", "could", "will", "would", "is", "am"].contains(first)
    if setsDate, opens || said.contains("realistic") { return NumberAsk(standing.answer(.onTrack)) }
    if isQuestion, let day { return day }
    return sum ?? conversion
  }

  /// Whether one of some words is there.
  func says(_ words: [String]) -> Bool { !said.isDisjoint(with: words) }

  func says(_ list: WordIndex) -> Bool { !texts.isDisjoint(with: list) }

  func has(_ phrase: [String]) -> Bool { place(of: phrase) != nil }

  /// Where a phrase ends.
  func place(of phrase: [String]) -> Int? {
    guard phrase.allSatisfy(said.contains), phrase.count <= texts.count else { return nil }
    for start in 0...(texts.count - phrase.count)
    where texts[start..<start + phrase.count].elementsEqual(phrase) {
      return start + phrase.count
    }
    return nil
  }

  // MARK: - Paces

  private var rate: NumberAsk? {
    guard isQuestion || said.contains("enough"), SaidRate.mayStand(in: said),
      let rate = SaidRate(text, unit: goal.unit), let answer = standing.answer(at: rate),
      // What is spent in a month isn't what is saved in one.
      !isMoney || !says(NumberAskReader.listed.costing) || says(NumberAskReader.listed.saving)
    else { return nil }
    return NumberAsk(answer)
  }

  private var pages: NumberAsk? {
    guard own == "book", says(["page", "pages"]), standing.measure == .total else { return nil }
    if !isQuestion { return length }
    let daily = SaidRate(text, unit: "pages").map { $0.amount / $0.period.days }
    let length = SaidNumber.all(in: texts).first {
      (120...1500).contains($0.value) && $0.value != daily
    }
    let isAsked = has(["how", "many"]) && says(["day", "daily", "week", "night"])
    guard daily != nil || isAsked else { return nil }
    let isOne = ["one", "a", "each", "per"].contains { has([$0, "book"]) }
    return NumberAsk(
      standing.pagesAnswer(
        length?.value ?? 300, daily, isOne: isOne && daily != nil && length == nil))
  }

  private var perDistance: NumberAsk? {
    guard standing.measure == .result, standing.isTimed, standing.distance != nil else {
      return nil
    }
    let unit = ["km", "mile", "kilometer", "kilometre", "k", "mi"].first { unit in
      ["per", "a", "each", "min"].contains { has([$0, unit]) }
    }
    if let unit { return NumberAsk(standing.distanceAnswer(UnitWords.base(unit))) }
    return said.contains("pace") && says(["what", "whats"])
      && said.isDisjoint(with: ["track", "so", "keep"])
      ? NumberAsk(standing.distanceAnswer("km")) : nil
  }

  /// `how much a week`, `how many a day am i down`.
  private var paced: NumberAsk? {
    func isPer(_ unit: String) -> Bool {
      ["a", "per", "each", "every"].contains { has([$0, unit]) }
    }
    guard has(["how", "much"]) || has(["how", "many"]) || says(["what", "whats"]),
      let period = Recurrence.allCases.first(where: {
        isPer($0.name) || $0 == .daily && isPer("night")
      }) ?? Recurrence.allCases.first(where: { said.contains($0.rawValue) })
    else { return nil }
    if says(["down", "short", "behind", "missing", "lacking"]) {
      return NumberAsk(standing.shortfallAnswer)
    }
    // `How many times a week` asks for the amount only where that is counted.
    let counted = place(of: ["how", "many"]).flatMap { $0 < texts.count ? texts[$0] : nil }
    if let counted, NumberAskReader.listed.sittings.contains(counted),
      UnitWords.base(counted) != UnitWords.base(goal.unit)
    {
      return nil
    }
    // `How much protein a day`, `what's the weekly plan`.
    let wantsPlan = says(["plan", "schedule", "program"]) && !said.contains("on")
    if wantsPlan || OtherCount.isAsked(texts, goal, today: today) { return nil }
    guard
      said.isDisjoint(with: ["average", "averaging", "far", "doing", "usually", "normally", "been"]
      ), isTowards, SaidRate(text, unit: goal.unit) == nil
    else { return nil }
    return NumberAsk(standing.neededAnswer(period))
  }

  /// `can i be at 170 by easter`.
  private var reach: NumberAsk? {
    guard isTowards,
      says(["can", "could", "will", "realistic", "possible", "doable", "would"]),
      let start = NumberAskReader.reachLeads.compactMap(place).max(), start < texts.count,
      let number = amounts.values(in: start..<min(texts.count, start + 5)).first,
      number.range.lowerBound - start <= 1, number.amount != goal.target
    else { return nil }
    // `from 5 to 10 km`: what is behind somebody isn't what they ask about.
    if let value = standing.value, standing.measure != .level,
      standing.isDown ? number.amount >= value : number.amount <= value
    {
      return nil
    }
    let by = SaidDate(texts, today: today)?.date
    if standing.measure == .level, number.amount < goal.target * 0.3, let value = standing.value {
      let isLoss = says(["lose", "drop"])
      guard isLoss || said.contains("gain"), isLoss == standing.isDown else { return nil }
      return reach(value + (isLoss ? -number.amount : number.amount), by)
    }
    return number.amount >= goal.target * 0.2 ? reach(number.amount, by) : nil
  }

  private func reach(_ value: Double, _ date: CalendarDate?) -> NumberAsk {
    NumberAsk(standing.reachAnswer(value, date), isOfOther: true)
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
      return NumberAsk(standing.judgement(of: number.amount, asked))
    }
    let until = [["till"], ["until"], ["til"], ["to", "reach"], ["get", "to"]].compactMap(place)
      .max()
    if has(["how", "long"]) || said.contains("when"), let until, until < texts.count, isTowards,
      let number = amounts.values(in: until..<texts.count).first, number.amount != goal.target,
      number.amount >= goal.target * 0.2
    {
      return NumberAsk(standing.aiming(at: number.amount).answer(.forecast))
    }
    if let end = place(of: ["best"]),
      said.isDisjoint(with: ["way", "thing", "to", "for", "week", "do"]),
      end == texts.count
        || ["night", "day", "time", "so", "one", "result", "run", "ever"].contains(texts[end])
    {
      return NumberAsk(standing.answer(.best))
    }
    if has(["still", "need"])
      || hasQuestionMark && said.contains("left") && !amounts.values(in: texts.indices).isEmpty
    {
      return NumberAsk(standing.answer(.gap))
    }
    let areGood = ["days", "nights"].contains { has(["how", "many", "good", $0]) }
    return areGood ? NumberAsk(standing.keptAnswer(false)) : nil
  }
}
