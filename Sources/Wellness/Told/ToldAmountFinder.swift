import Numbers
import Time

/// Finds the amounts among the words of a message that a goal's unit may count. Whether they are told
/// is another question: see `ToldModel`.
package struct ToldAmountFinder {
  let words: [TextWord]
  let texts: [String]
  let text: String
  let goal: ToldGoal
  let units: ToldUnits
  /// The places of words that are days.
  let days: [Range<Int>]

  package init(_ text: String, _ words: [TextWord], goal: ToldGoal, days: [Range<Int>]) {
    (self.text, self.words, self.goal, self.days) = (text, words, goal, days)
    texts = words.map(\.text)
    units = ToldUnits(goal)
  }

  var isClock: Bool { goal.reading.measure == .timeOfDay }
  /// Whether its unit counts things that are done or had one by one.
  var isCounted: Bool {
    UnitWords.isWhole(goal.unit) && !units.isMoney && goal.target > 0 && goal.target < 500
      && goal.reading.measure != .level && goal.reading.measure != .result
  }

  func word(_ index: Int) -> String { texts.indices.contains(index) ? texts[index] : "" }

  func isDay(_ index: Int) -> Bool { days.contains { $0.contains(index) } }

  /// What stands right before a word.
  func symbol(_ index: Int) -> Character? { text[..<words[index].range.lowerBound].last }

  private static let reaching: Set<String> = ["made", "hit", "met"]

  /// In the order of their places.
  package var all: [ToldAmount] {
    if isClock {
      let times = withShifts(times)
      // `Made it bang on my target last night`.
      let isTarget =
        times.isEmpty && texts.contains("target")
        && texts.contains(where: ToldAmountFinder.reaching.contains)
        && !texts.contains { ["not", "didnt", "havent", "never", "nearly", "almost"].contains($0) }
      if isTarget { return unnumbered(isAlone: true).filter { $0.kind == .whole } }
      return times.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
    let none = none
    let spans = spans + (none.map { [ToldAmount(kind: .nothing, amount: 0, range: $0)] } ?? [])
    let found =
      numbers.filter { number in
        !spans.contains { $0.range.overlaps(number.range) } && (none == nil || number.kind != .bare)
      } + spans
    let mayBeNone = found.allSatisfy {
      [0, 1].contains($0.amount) || ClockTime.minutes(word($0.range.lowerBound)) != nil
    }
    return (mayBeNone ? found + unnumbered(isAlone: found.isEmpty) : found)
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The amounts of a clause that name a value and nothing else: those with a unit of the goal's, and
  /// bare ones that no word of another follows.
  package func values(in clause: Range<Int>) -> [ToldAmount] {
    all.filter { amount in
      guard clause.contains(amount.range.lowerBound), !amount.range.isEmpty else { return false }
      switch amount.kind {
      case .named: return amount.gap == 0
      case .time: return true
      case .bare: return standsAlone(amount.range)
      default: return false
      }
    }
  }

  private func standsAlone(_ range: Range<Int>) -> Bool {
    let end = range.upperBound
    guard end < words.count, words[end].clause == words[end - 1].clause else { return true }
    return ToldAmountFinder.endings.contains(word(end)) || isDay(end)
  }

  /// What may stand behind a number without a unit.
  static let endings: Set<String> = [
    "today", "yesterday", "tonight", "already", "now", "yet", "total", "altogether", "overall",
    "last", "once", "again", "in", "on", "at", "by", "for", "from", "with", "this", "before",
    "after", "during", "since", "until", "while", "when", "where", "because", "so", "and", "but",
    "or", "then", "as", "if", "just", "only", "all", "each", "every", "i", "im", "it", "is", "was",
    "my", "no", "not", "there", "here", "up", "down", "off", "out", "over",
    "instead", "bad", "good", "ok", "enough", "plenty", "fine", "would", "will", "seems", "feels",
    "then", "be", "of", "though", "tho", "please",
  ]

  // MARK: - Numbers

  private var numbers: [ToldAmount] {
    let said = SaidNumber.all(in: texts)
    var found: [ToldAmount] = []
    var end = 0
    for (place, number) in said.enumerated()
    where number.word >= max(end, found.last?.range.upperBound ?? 0) && !isDay(number.word) {
      let next = place + 1 < said.count ? said[place + 1] : nil
      if let next, isOnlyBefore(number, next) { continue }
      if let product = next.flatMap({ product(number, $0) }) {
        found.append(product)
        end = product.range.upperBound
      } else if let amount = amount(number, after: found.last), !join(amount, number, &found) {
        found.append(amount)
      }
    }
    // `One more small bottle, 33 cl`: what was had is said beside it.
    if !UnitWords.isWhole(goal.unit), found.contains(where: { $0.kind == .named }) {
      found.removeAll { $0.kind == .bare && word($0.range.lowerBound) == "one" }
    }
    double(&found)
    addOnes(&found)
    addOrdinals(&found)
    if isCounted, !found.isEmpty, found.allSatisfy({ $0.kind == .bare }) {
      found.append(ToldAmount(kind: .event, amount: 1, range: 0..<0))
    }
    return found
  }

  /// Whether a number only leads to the next: `one more 750 ml bottle`, `6-7 minutes a km`.
  private func isOnlyBefore(_ number: SaidNumber, _ next: SaidNumber) -> Bool {
    let gap = texts[min(next.word, number.word + number.span)..<next.word]
    let isOneMore =
      number.value == 1 && gap.elementsEqual(["more"]) && units.factor(next.unit) != nil
      && words[number.word].clause == words[next.word].clause
    return isOneMore || gap.isEmpty && symbol(next.word) == "-" && isRate(next)
  }

  /// `3 sets of 20`, `2 x 150`, `four 500ml bottles`, `ten laps, 400 m each`.
  private func product(_ number: SaidNumber, _ next: SaidNumber) -> ToldAmount? {
    guard number.value <= 400 else { return nil }
    let gap = texts[min(next.word, number.word + number.span)..<next.word]
    // `40 lengths of the 25 m pool`, and not in 25 minutes.
    let joint = gap.dropFirst().first
    let isLengths =
      gap.count <= 4 && (joint == "of" || joint == "in" && units.factor(next.unit) != nil)
      && gap.first.map(ToldAmountFinder.lengths.contains) ?? false
    let isOf =
      isLengths
      || gap.count == 2 && gap.last == "of" && gap.first != "out" && number.value <= 20
        && gap.first.flatMap(units.factor) == nil
    guard isLengths || number.value <= 50 else { return nil }
    let isAdjacent =
      (gap.isEmpty || gap.elementsEqual(["more"])) && number.value <= 12
      && ToldUnits.volumes.contains(UnitWords.base(next.unit))
    let isTimes = gap.count <= 3 && (gap.last == "x" || gap.last == "times")
    let isEach = texts.dropFirst(next.word + next.span).prefix(2).contains("each")
    // `Counted 17 beats in 15 seconds`.
    if units.own == "bpm", gap.last == "in", UnitWords.base(next.unit) == "second", next.value > 0 {
      return ToldAmount(
        kind: .named, amount: number.value * 60 / next.value,
        range: number.word..<min(words.count, next.word + next.span + 1), marks: .product)
    }
    guard isOf || isAdjacent || isTimes || isEach else { return nil }
    // `2 bottles of 750`.
    let isSmall = next.value > 20 * goal.target && ["litre", "km"].contains(units.own)
    let amount = number.value * next.value * (units.factor(next.unit) ?? (isSmall ? 0.001 : 1))
    let end = min(words.count, next.word + next.span + (units.factor(next.unit) == nil ? 0 : 1))
    return ToldAmount(
      kind: .named, amount: amount, range: number.word..<end, marks: .product)
  }

  private static let lengths: Set<String> = ["length", "lengths", "lap", "laps", "widths"]

  private func amount(_ number: SaidNumber, after last: ToldAmount?) -> ToldAmount? {
    let index = number.word
    let token = word(index)
    let isShare =
      text[words[index].range.upperBound...].first == "%" || word(index + number.span) == "percent"
    if isShare, units.own != "%", units.own != "percent" { return nil }
    if isRate(number) || isPrice(number) { return nil }
    var amount = ToldAmount(
      kind: .bare, amount: number.value * (isBehindPoint(index) ? 0.1 : 1),
      range: index..<index + number.span)
    if let span = timeSpan(token) {
      (amount.kind, amount.amount) = (.named, span)
    } else if token.contains(":") {
      guard let value = ColonNumber.value(token, in: units.own) else { return nil }
      (amount.kind, amount.amount, amount.marks) = (.named, value, .colon)
    } else if units.isMoney, symbol(index).map({ "£$€".contains($0) }) ?? false {
      (amount.kind, amount.marks) = (.named, .currency)
    } else {
      readUnit(of: number, token, &amount)
    }
    if amount.kind == .bare { readBare(number, token, &amount, after: last) }
    switch symbol(index) {
    case "+": amount.marks.insert(.plus)
    case "-" where index == 0 || text[..<words[index].range.lowerBound].hasSuffix(" -"):
      // Nobody has had fewer than none.
      guard goal.reading.measure == .level || units.isMoney else { return nil }
      amount.marks.insert(.minus)
    default: break
    }
    return amount
  }

  /// Whether it's money, for a goal of anything else: `$45`, `18 €`.
  private func isPrice(_ number: SaidNumber) -> Bool {
    guard !units.isMoney, units.own != "lb" else { return false }
    let behind = text[words[number.word + number.span - 1].range.upperBound...].drop { $0 == " " }
    return [symbol(number.word), behind.first].contains { $0.map("£$€".contains) ?? false }
  }

  /// Whether it's how much one of the goal's unit takes, or how fast something was: `7 min/km`,
  /// `6:40 per km`, `12 km/h`.
  private func isRate(_ number: SaidNumber) -> Bool {
    let start = number.word + number.span
    return words.indices.dropFirst(start).prefix(3).contains { place in
      let isPer = symbol(place) == "/" || word(place - 1) == "per"
      guard isPer || ["a", "an", "every"].contains(word(place - 1)) else { return false }
      let isOfTime =
        place == start && isPer
        || Self.times.contains(UnitWords.base(word(start))) && units.factor(word(start)) == nil
      if isOfTime, units.factor(word(place)) != nil { return true }
      let unit = UnitWords.base(word(place))
      return isPer && unit != units.own && ["km", "mile", "hour"].contains(unit)
    }
  }

  private static let times: Set<String> = ["second", "sec", "minute", "hour"]

  /// Whether a number of one digit is a decimal place and nothing before it: `.8 lb`.
  private func isBehindPoint(_ index: Int) -> Bool {
    let before = text[..<words[index].range.lowerBound].suffix(2)
    return before.last == "." && before.count == 2 && before.first == " "
      && word(index).prefix { $0.isNumber }.count == 1
  }

  /// `2h45m` and `31m45s`, in the goal's unit; and `29.59` of a run, as a watch shows it.
  private func timeSpan(_ token: String) -> Double? {
    guard let unit = ["hour": 3600.0, "minute": 60, "second": 1][units.own],
      let mark = token.firstIndex(where: { "hm.".contains($0) }),
      let whole = Double(token[..<mark])
    else { return nil }
    let rest = token[token.index(after: mark)...]
    let digits = rest.prefix { $0.isNumber }
    guard let part = Double(digits), part < 60 else { return nil }
    if token[mark] == "." {
      let isShown =
        goal.reading.measure == .result && units.own == "minute" && rest.utf8.count == 2
        && digits.utf8.count == 2
      return isShown ? whole + part / 60 : nil
    }
    return (token[mark] == "h" ? whole * 3600 + part * 60 : whole * 60 + part) / unit
  }

  /// Looks for the unit of a number: its own, or that of a word or two later, `five measly minutes`.
  private func readUnit(of number: SaidNumber, _ token: String, _ amount: inout ToldAmount) {
    let index = number.word
    // `8.314` steps.
    if goal.target >= 1000, number.value < 100, let point = token.firstIndex(of: "."),
      token.distance(from: point, to: token.endIndex) == 4
    {
      amount.amount = number.value * 1000
    }
    let isThousand =
      token.last == "k" && token.dropLast().last?.isNumber ?? false
      || number.unit.isEmpty && word(index + 1) == "k"
    if isThousand, units.own == "km" || units.own == "mile",
      number.value / 1000 <= max(goal.target, 100)
    {
      let factor = UnitWords.factor(from: "km", to: units.own) ?? 1
      (amount.kind, amount.amount) = (.named, number.value / 1000 * factor)
      return
    }
    let end = index + number.span
    let isAttached = token.last?.isLetter ?? false && number.unit != word(end)
    for gap in 0...2 {
      let place = end + gap
      let unit = gap == 0 ? number.unit : word(place)
      if gap > 0 {
        // `Sold it for 140, every cent of it is in`.
        guard word(place - 1) != "every", place < words.count,
          words[place].clause == words[index].clause,
          !(unit.first?.isNumber ?? true)
        else { return }
      }
      guard let factor = units.factor(unit) else { continue }
      (amount.kind, amount.amount, amount.gap) = (.named, amount.amount * factor, gap)
      amount.range = index..<min(words.count, gap == 0 && isAttached ? end : place + 1)
      if ToldUnits.volumes.contains(UnitWords.base(unit)) { amount.marks.insert(.volume) }
      addHalf(factor, to: &amount)
      return
    }
  }

  /// `two litres and a half`.
  private func addHalf(_ unit: Double, to amount: inout ToldAmount) {
    let place = amount.range.upperBound
    guard word(place) == "and" else { return }
    let half = word(place + 1) == "a" ? place + 2 : place + 1
    guard word(half) == "half", units.factor(word(half + 1)) == nil else { return }
    amount.amount += unit / 2
    amount.range = amount.range.lowerBound..<half + 1
  }

  private func readBare(
    _ number: SaidNumber, _ token: String, _ amount: inout ToldAmount, after last: ToldAmount?
  ) {
    let index = number.word
    if token.first?.isNumber ?? false,
      ["st", "nd", "rd", "th"].contains(where: { token.hasSuffix($0) })
    {
      amount.kind = .ordinal
    } else if goal.reading.measure == .level, goal.current > 0,
      abs(number.value - goal.current) > 0.4 * goal.current,
      let other = ["kg": "lb", "lb": "kg"][units.own],
      let factor = UnitWords.factor(from: other, to: units.own),
      abs(number.value * factor - goal.current) < 0.15 * goal.current
    {
      amount.amount = number.value * factor
      amount.marks.insert(.otherWeight)
    } else if let last, last.kind == .named, goal.target > 0,
      let factor = carried(from: last, to: number.value)
    {
      (amount.kind, amount.amount) = (.named, number.value * factor)
      amount.marks.insert(.unitCarried)
    }
    if token == "half", ["it", "the", "that", "my"].contains(word(index + 2)),
      word(index + 1) == "of"
        || ["the", "my"].contains(word(index + 1)) && ["target", "goal"].contains(word(index + 2))
    {
      (amount.kind, amount.amount) = (.half, goal.target / 2)
    }
    let before = word(index - 1)
    if units.factor(before) != nil || before == "number" || before == "no" {
      amount.marks.insert(.unitBefore)
    }
  }

  /// What the unit of an amount is of the goal's, for a number that would be far too large without:
  /// `800 m there and 800 back`.
  private func carried(from last: ToldAmount, to value: Double) -> Double? {
    let isLarge =
      units.own == "hour"
      ? value >= 10 && value > 2 * goal.target
      : ["litre", "km", "mile"].contains(units.own) && value > 20 * goal.target
    guard isLarge else { return nil }
    let unit = word(last.range.upperBound - 1)
    let written = unit.drop { $0.isNumber || $0 == "." || $0 == "," }
    return units.factor(String(written)).flatMap { $0 < 1 ? $0 : nil }
  }
}
