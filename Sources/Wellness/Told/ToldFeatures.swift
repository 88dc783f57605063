import Numbers

/// What there is to see of an amount in its message, as numbers of 30 bits, each once: what
/// `ToldModel` judges by.
package struct ToldFeatures {
  private let finder: ToldAmountFinder
  private let amounts: [ToldAmount]
  private let goal: ToldGoal
  private let measure: UInt64
  private let unit: UInt64
  /// The words, with one token for all days, numbers and units.
  private let tokens: [UInt64]
  private var features: [UInt32] = []

  /// - Returns: the features of each amount that the finder has found.
  package static func all(
    of amounts: [ToldAmount], _ finder: ToldAmountFinder
  ) -> [[UInt32]] {
    guard !amounts.isEmpty else { return [] }
    let shared = ToldFeatures(finder, amounts)
    return amounts.indices.map { place in
      var features = shared
      return features.all(of: place)
    }
  }

  private init(_ finder: ToldAmountFinder, _ amounts: [ToldAmount]) {
    (self.finder, self.amounts) = (finder, amounts)
    goal = finder.goal
    // A month is told of as a sum is, piece by piece.
    let isSum = goal.reading.period == .monthly && goal.reading.measure == .everyPeriod
    let measure = isSum ? GoalMeasure.total : goal.reading.measure
    let isPeriodic = goal.reading.period != nil && !isSum
    self.measure = WordHash(measure.rawValue.utf8).value &+ (isPeriodic ? 1 : 0)
    unit = WordHash(finder.units.own.utf8).value
    tokens = finder.texts.enumerated().map { index, text in
      if finder.isDay(index) { return ToldFeatures.day }
      if text.first?.isNumber ?? false { return ToldFeatures.number }
      if SaidNumber.words.contains(text), text != "half" { return ToldFeatures.number }
      if finder.units.factor(text) != nil { return ToldFeatures.ownUnit }
      return WordHash(text.utf8).value
    }
  }

  // No word has the hashes of these.
  private static let (start, end): (UInt64, UInt64) = (1, 2)
  private static let (day, number, ownUnit): (UInt64, UInt64, UInt64) = (3, 4, 5)

  private func token(_ index: Int) -> UInt64 {
    tokens.indices.contains(index)
      ? tokens[index] : index < 0 ? ToldFeatures.start : ToldFeatures.end
  }

  /// Adds a feature of a sort, with what it is about.
  private mutating func add(_ sort: UInt64, _ values: UInt64...) {
    var hash = 0xCBF2_9CE4_8422_2325 ^ sort &* 0x9E37_79B9_7F4A_7C15
    for value in values { hash = (hash ^ value) &* 0x100_0000_01B3 ^ hash &>> 29 }
    hash = (hash ^ hash &>> 32) &* 0xD6E8_FEB8_6659_FD93
    features.append(UInt32(truncatingIfNeeded: hash &>> 34))
  }

  private mutating func all(of place: Int) -> [UInt32] {
    let amount = amounts[place]
    addSize(of: amount)
    if !amount.range.isEmpty { addPlace(of: amount) }
    addWords(around: amount)
    addOthers(beside: place)
    add(1, token(0))
    add(2, token(0), token(1))
    if finder.text.utf8.contains(UInt8(ascii: "?")) { add(3, isAsked(amount) ? 1 : 0) }
    add(4, UInt64(min(8, tokens.count / 3)))
    features.sort()
    return features.enumerated().filter { $0.offset == 0 || features[$0.offset - 1] != $0.element }
      .map(\.element)
  }

  private mutating func addSize(of amount: ToldAmount) {
    let kind = UInt64(amount.kind.rawValue)
    add(10, kind)
    add(11, measure, kind)
    add(12, measure)
    for bit in 0..<16 where amount.marks.rawValue >> UInt16(bit) & 1 == 1 {
      add(13, UInt64(bit))
      add(14, UInt64(bit), measure)
    }
    let toCurrent = ToldFeatures.share(amount.amount, of: goal.current)
    let toTarget = ToldFeatures.share(amount.amount, of: goal.target)
    add(15, measure, toCurrent)
    add(16, measure, toTarget)
    add(17, measure, toCurrent, toTarget)
    add(18, measure, kind, toCurrent)
    add(19, measure, ToldFeatures.share(goal.current + amount.amount, of: goal.target))
    add(20, measure, goal.current > 0 ? 1 : 0)
  }

  /// A number for how large one amount is beside another.
  private static func share(_ amount: Double, of other: Double) -> UInt64 {
    guard other > 0 else { return 0 }
    let share = amount / other
    return share == 1 ? 1 : UInt64(2 + bounds.count { share >= $0 })
  }

  private static let bounds = [0.02, 0.25, 0.6, 0.9, 1, 1.1, 1.6, 5]

  private mutating func addPlace(of amount: ToldAmount) {
    let kind = UInt64(amount.kind.rawValue)
    let (start, end) = (amount.range.lowerBound, amount.range.upperBound)
    for distance in 0..<3 {
      add(30, UInt64(distance), token(start - 1 - distance))
      add(31, UInt64(distance), token(end + distance))
    }
    add(32, token(start - 2), token(start - 1))
    add(33, token(end), token(end + 1))
    add(34, token(start - 1), token(end))
    add(35, measure, token(start - 1))
    add(36, measure, token(end))
    add(37, kind, token(start - 1))
    add(38, kind, token(end))
    for gap in 0..<amount.gap { add(39, token(start + 1 + gap)) }
    if isAsked(amount) { add(40) }
    if tokens.count <= 4 { add(41, kind, measure) }
    add(42, start == 0 ? 1 : 0)
    add(43, end == tokens.count ? 1 : 0)
  }

  /// Whether an amount stands in a question: not that of `ran 8 km today, what should I do next?`.
  private func isAsked(_ amount: ToldAmount) -> Bool {
    guard !amount.range.isEmpty else { return finder.text.utf8.contains(UInt8(ascii: "?")) }
    let words = finder.words
    let last = amount.range.upperBound - 1
    let behind = finder.text[words[last].range.upperBound...]
    guard let mark = behind.firstIndex(where: { ".!?\n".contains($0) }), behind[mark] == "?" else {
      return false
    }
    return !words.indices.dropFirst(last + 1).contains { index in
      words[index].range.lowerBound < mark && words[index].clause != words[index - 1].clause
        && words[index...].first { !ToldFeatures.joints.contains($0.text) }
          .map { ToldFeatures.askers.contains($0.text) } ?? false
    }
  }

  private static let joints: Set<String> = ["so", "and", "but", "then", "now", "ok"]
  /// What questions begin with.
  private static let askers: Set<String> = [
    "what", "whats", "how", "hows", "why", "when", "where", "which", "who", "should", "shall",
    "can",
    "could", "do", "does", "did", "is", "isnt", "are", "am", "was", "will", "would", "any",
    "anything",
    "good", "enough", "ok", "okay", "right", "normal", "too",
  ]

  private mutating func addWords(around amount: ToldAmount) {
    let isSaid = !amount.range.isEmpty
    let clause = isSaid ? finder.words[amount.range.lowerBound].clause : 0
    for (index, token) in tokens.enumerated()
    where !amount.range.contains(index) && token != ToldFeatures.number {
      add(50, token)
      guard !isSaid || finder.words[index].clause == clause else {
        add(51, token)
        continue
      }
      add(52, token)
      add(53, measure, token)
      add(56, unit, token)
      add(54, token, index < amount.range.lowerBound ? 1 : 0)
      if index + 1 < tokens.count { add(55, token, tokens[index + 1]) }
    }
  }

  private mutating func addOthers(beside place: Int) {
    let amount = amounts[place]
    add(60, UInt64(min(place, 3)), UInt64(min(amounts.count, 4)))
    add(61, place == amounts.count - 1 ? 1 : 0)
    if place > 0 { add(62, ToldFeatures.share(amount.amount, of: amounts[place - 1].amount)) }
    if place + 1 < amounts.count {
      add(63, ToldFeatures.share(amount.amount, of: amounts[place + 1].amount))
    }
    func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.004 * max(1, other) }
    for (index, other) in amounts.enumerated() where index != place {
      if isNear(other.amount, goal.current) { add(64) }
      if isNear(other.amount, goal.target) { add(65) }
    }
  }
}
