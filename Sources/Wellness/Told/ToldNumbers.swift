/// An amount in a goal's unit that stands in a clause.
package struct ToldNumber: Hashable, Sendable {
  package let amount: Double
  /// The places of its words.
  package let range: Range<Int>
  /// Whether the unit stands with it.
  let isNamed: Bool
  /// Whether it is one more by its word: `another glass`, `a coffee`.
  package internal(set) var isOneMore = false
  /// Whether it was said in litres or a part of them, where these or glasses are counted.
  var isPoured = false
  /// Whether it is the place of the last one: `my third book`.
  var isOrdinal = false
  /// Whether a plus stands before it.
  var isPlus = false
}

/// The amounts among words that a goal's unit counts.
package struct ToldNumbers {
  let words: [TextWord]
  let text: String
  let goal: ToldGoal
  let measure: GoalMeasure
  /// The places of words that are days.
  let days: [Range<Int>]
  /// The goal's unit in one spelling.
  let own: String
  /// What stands among the words, whatever it counts.
  private let said: [SaidNumber]

  package init(
    words: [TextWord], text: String, goal: ToldGoal, measure: GoalMeasure,
    days: [Range<Int>]
  ) {
    (self.words, self.text, self.goal) = (words, text, goal)
    (self.measure, self.days) = (measure, days)
    own = UnitWords.base(UnitPeriod(goal.unit).unit)
    let found = measure == .timeOfDay ? [] : SaidNumber.all(in: words.map(\.text))
    // Of what is done in one go a set isn't multiplied, and what is asked is worked out.
    said = measure == .result || text.contains("?") ? found : SaidNumber.multiplied(found)
  }

  func word(_ index: Int) -> String {
    words.indices.contains(index) ? words[index].text : ""
  }

  /// Those of a clause.
  package func all(in clause: Range<Int>) -> [ToldNumber] {
    if measure == .timeOfDay { return times(in: clause) }
    var numbers: [ToldNumber] = []
    for said in said
    where clause.contains(said.word) && !days.contains(where: { $0.contains(said.word) }) {
      if let last = numbers.last, isCountOf(last, of: said) {
        if abs(said.value - goal.target) > 1e-6 { numbers.removeLast() }
        continue
      }
      let lead = text[..<words[said.word].range.lowerBound].suffix(2)
      // `-5` is none of it, `mon-5` may be.
      guard lead != "-", lead != " -", var number = number(said, in: clause) else { continue }
      number.isPlus = lead.last == "+"
      if let last = numbers.last, isWhole(last, follows: said), let more = rest(said, of: last) {
        // `5/8`, `1 h 30`.
        numbers[numbers.count - 1] = more
      } else {
        numbers.append(number)
      }
    }
    return numbers.isEmpty ? ones(in: clause) : numbers
  }

  /// The bare figures of a clause, or its times of day, each with the place of its word.
  func figures(in clause: Range<Int>) -> [(place: Int, amount: Double)] {
    if measure == .timeOfDay { return times(in: clause).map { ($0.range.lowerBound, $0.amount) } }
    return said.filter { clause.contains($0.word) }.map { said in
      let isSpan = words[said.word].text.contains(":")
      return (
        said.word, isSpan ? ColonNumber.value(words[said.word].text, in: own) ?? 0 : said.value
      )
    }
  }

  private func times(in clause: Range<Int>) -> [ToldNumber] {
    SaidTime.all(in: words.map(\.text), near: goal.target)
      .filter { clause.contains($0.word) }
      .filter { abs(ClockTime.minutes(from: goal.target, to: $0.minutes)) <= SaidTime.reach }
      .map { ToldNumber(amount: $0.minutes, range: $0.word..<$0.word + 1, isNamed: true) }
  }

  private func number(_ said: SaidNumber, in clause: Range<Int>) -> ToldNumber? {
    let index = said.word
    let before = index > clause.lowerBound ? word(index - 1) : ""
    if ToldWords.isTitled(words, at: index) || isLeft(index, in: clause) { return nil }
    let token = word(index)
    // `I'm up 6 to 10`.
    let isUpTo = before == "to" && (word(index - 2).first?.isNumber ?? false)
    if isUpTo, measure != .level { return nil }
    if token.contains(":") {
      guard let value = ColonNumber.value(token, in: own), !ToldNumbers.clockLeads.contains(before),
        goal.type != .sleep || own != "hour" || value <= 16,
        measure != .result || isPlausible(value, token, before)
      else { return nil }
      return ToldNumber(amount: value, range: index..<index + 1, isNamed: true)
    }
    let isMore = ToldNumbers.additions.contains(said.unit)
    let unit = isMore ? word(index + said.span + 1) : said.unit
    let isPercent = text[words[index].range.upperBound...].first == "%"
    let isApart = said.unit.isEmpty && word(index + 1) == "k"
    let isThousand = isApart || token.last == "k" && token.dropLast().last?.isNumber ?? false
    if isPercent != (own == "%") { return nil }
    let end = index + said.span + (isMore ? 1 : 0)
    let isOwn = isThousand && factor(from: unit) == 1
    if isThousand, own == "km" || own == "mile", goal.target < 1000, !isOwn {
      guard standsAlone(end + (isApart ? 1 : 0), token, isThousand: true) else { return nil }
      let factor = UnitWords.factor(from: "km", to: own) ?? 1
      return ToldNumber(amount: said.value / 1000 * factor, range: index..<end, isNamed: true)
    }
    if isThousand, goal.target < 1000, !isOwn { return nil }
    if let factor = factor(from: unit) {
      // The sleep of somebody whose goal is something else.
      if word(end + 1) == "of", word(end + 2) == "sleep", goal.type != .sleep { return nil }
      if ["late", "early", "away", "ago", "walk", "drive"].contains(word(end + 1)) { return nil }
      // A price is no amount.
      if UnitWords.isMoney(goal.unit), ["a", "per", "each"].contains(word(end + 1)) { return nil }
      if ["a", "the", "this", "that"].contains(before), said.value != 1, !isPlural(unit),
        token != "quarter"
      {
        return nil
      }
      let amount = said.value * factor
      if measure == .result, !isPlausible(amount, token, ""), !isShift(in: clause) { return nil }
      var number = ToldNumber(amount: amount, range: index..<end + 1, isNamed: true)
      let isVolume = ToldNumbers.volumes.contains(UnitWords.base(unit))
      number.isPoured = isVolume && (own == "glass" || ToldNumbers.volumes.contains(own))
      return number
    }
    if before == "half" || token == "one" && word(index + 1) == "of" || isPrice(said) {
      return nil
    }
    if token == "half" && said.span == 1 || isAge(before, behind: word(end)) || isYouth(index) {
      return nil
    }
    let clauseWords = Set(words[clause].map(\.text))
    guard
      !ToldWords.isOfOtherMeasure(clauseWords, unit: goal.unit, type: goal.type),
      standsAlone(end + (isApart ? 1 : 0), token, isThousand: isThousand)
    else { return nil }
    if let number = inUnitBefore(said) { return number }
    // A weight in the other unit of weights, by its size.
    let amount =
      isPlausible(said.value, token, before, isAt: isAt(index)) || isShift(in: clause)
      ? said.value : otherWeight(said.value)
    guard let amount else { return nil }
    return ToldNumber(amount: amount, range: index..<end + (isApart ? 1 : 0), isNamed: false)
  }

  /// Whether a bare number is what something costs: `those bottles for 1.29`, `a packet is 14.50`.
  private func isPrice(_ said: SaidNumber) -> Bool {
    guard !UnitWords.isMoney(goal.unit), measure == .everyPeriod || measure == .limit else {
      return false
    }
    let decimals = word(said.word).drop { $0 != "." }.dropFirst()
    return decimals.count == 2 && decimals.allSatisfy(\.isNumber)
      && (word(said.word - 1) == "for" || UnitWords.isWhole(goal.unit))
  }

  /// What a bare number is where its own unit would make it far too large, and the one of an amount
  /// before it doesn't: `800 m there and 800 back`.
  private func inUnitBefore(_ said: SaidNumber) -> ToldNumber? {
    guard measure == .everyPeriod, said.value > 20 * goal.target,
      let before = self.said.last(where: { $0.word < said.word && !$0.unit.isEmpty }),
      let factor = factor(from: before.unit), factor < 1
    else { return nil }
    return ToldNumber(
      amount: said.value * factor, range: said.word..<said.word + said.span, isNamed: true)
  }

  /// What a body weight in pounds is in kilograms, or the other way round, where it can be no other:
  /// `173.2 this morning`.
  private func otherWeight(_ value: Double) -> Double? {
    guard measure == .level, goal.type == .weight, let other = ["kg": "lb", "lb": "kg"][own],
      let factor = UnitWords.factor(from: other, to: own)
    else { return nil }
    let amount = value * factor
    return abs(amount - goal.current) <= 0.15 * goal.current ? amount : nil
  }

  private func isAt(_ index: Int) -> Bool {
    word(index - 1) == "at" && [.total, .limit, .everyPeriod].contains(measure)
      && ToldNumbers.standing.contains(word(index - 2))
  }

  private static let standing: Set<String> = [
    "im", "am", "me", "now", "be", "is", "its", "thats", "still", "currently", "already", "stand",
    "standing", "sitting", "up", "down", "was", "were", "total", "balance", "today",
  ]

  /// Whether a clause tells by how much a result is better: `shaved 20 seconds off`.
  private func isShift(in clause: Range<Int>) -> Bool {
    measure == .result && ToldWords.isImproved(words[clause].map(\.text))
  }

  /// Whether it is how old somebody is: `I'm 52`.
  private func isAge(_ before: String, behind: String) -> Bool {
    guard measure != .level, ["im", "am", "turned", "turning"].contains(before) else {
      return false
    }
    return !["now", "so", "in", "today", "already", "of", "down", "up"].contains(behind)
  }

  /// Whether it is how old somebody was: `since I was 14`.
  private func isYouth(_ index: Int) -> Bool {
    word(index - 1) == "was" && word(index - 2) == "i"
      && ["since", "when", "until", "till"].contains(word(index - 3))
  }

  private func isPlural(_ unit: String) -> Bool { unit.last == "s" && unit.count > 2 }

  /// How many of the goal's unit one of another is; `nil` for what it doesn't count.
  func factor(from unit: String) -> Double? {
    guard !unit.isEmpty, !["1st", "st", "nd", "rd", "th"].contains(unit) else { return nil }
    let said = UnitWords.base(unit)
    if said == own || own.hasPrefix(said + " ") { return 1 }
    if UnitWords.isMoney(goal.unit), UnitWords.isMoney(unit) { return 1 }
    if ToldNumbers.kinds.contains(where: { $0.contains(said) && $0.contains(own) }) { return 1 }
    return UnitWords.factor(from: said, to: own)
  }

  /// Whether what stands behind a number can be no unit of its own.
  private func standsAlone(_ end: Int, _ token: String, isThousand: Bool) -> Bool {
    let figure = isThousand && token.last == "k" ? token.dropLast() : token[...]
    if figure.first?.isNumber ?? false {
      guard figure.allSatisfy({ $0.isNumber || $0 == "." || $0 == "," }) else { return false }
    }
    guard end < words.count, words[end].clause == words[end - 1].clause else { return true }
    return ToldNumbers.closings.contains(word(end)) || days.contains { $0.contains(end) }
      || EnoughText(words[end...].map(\.text))?.start == 0
      || ToldWords.interjections.contains(word(end))
      || UnitWords.isMoney(goal.unit) && ToldWords.placings.contains(word(end))
      || word(end) == "the" && days.contains { $0.contains(end + 1) }
      || [
        "of", "out", "pb", "into", "this", "tho", "though", "happy", "instead",
        "bad", "good", "ok", "enough", "fine", "came",
        "then",
        "straight", "aside", "away", "gone", "reps", "exactly", "toward", "towards", "right",
        "directly", "back", "please",
        "pls", "yeah",
      ]
      .contains(word(end))
      || ["a", "per", "each"].contains(word(end))
        && ["day", "week", "month", "night"].contains(word(end + 1))
  }

  /// - Parameter isAt: whether it's where somebody stands: `I'm at 850`, and not `ate at nine`.
  private func isPlausible(
    _ value: Double, _ token: String, _ before: String, isAt: Bool = false
  ) -> Bool {
    if ToldNumbers.clockLeads.contains(before), measure != .level, !isAt { return false }
    if token == "one" {
      // Who had one has drunk or smoked it.
      guard before != "had" || measure == .limit || ToldNumbers.isConsumed(own) else {
        return false
      }
      return UnitWords.isWhole(goal.unit) && own != "step" && ToldNumbers.oneLeads.contains(before)
    }
    switch measure {
    case .level:
      let near = goal.current > 0 ? goal.current : goal.target
      return value >= near * 0.6 && value <= near * 1.6 || value <= near * 0.1
    case .result:
      let near = goal.current > 0 ? goal.current : goal.target
      return isDownResult ? value >= goal.target * 0.7 && value <= near * 2 : value <= near * 3
    case .everyPeriod where value > 100 * goal.target && goal.target > 0: return false
    case .everyPeriod, .limit, .total: return value * 200 >= goal.target
    default: return true
    }
  }

  /// Whether less is better.
  private var isDownResult: Bool {
    goal.initial > goal.target
      || goal.initial == 0 && GoalMeasure.isBestLow(title: goal.title, unit: goal.unit)
  }

  private static let clockLeads: Set<String> = [
    "by", "until", "till", "around", "at", "before", "after", "past",
  ]

  private static let volumes: Set<String> = ["litre", "ml", "cl", "dl", "oz", "pint"]

  /// Whether a number is of what is still there: `3 km left`.
  private func isLeft(_ index: Int, in clause: Range<Int>) -> Bool {
    let behind = words[(index + 1)..<min(clause.upperBound, index + 4)].map(\.text)
    if behind.contains("left") || behind.contains("remaining") || behind.contains("short") {
      return true
    }
    if behind.contains("to"), behind.contains(where: ["go", "spare", "kill"].contains) {
      return true
    }
    guard ["minute", "hour", "second"].contains(own), goal.type != .sleep else { return false }
    let verb = words[clause.lowerBound..<index].last { !ToldWords.fillers.contains($0.text) }
    return ["have", "got", "ive", "has"].contains(verb?.text ?? "")
  }

  // MARK: - Two numbers that are one

  private func isWhole(_ last: ToldNumber, follows said: SaidNumber) -> Bool {
    let gap = words[last.range.upperBound..<max(last.range.upperBound, said.word)].map(\.text)
    let isSlash =
      said.word == last.range.upperBound
      && text[words[said.word - 1].range.upperBound..<words[said.word].range.lowerBound] == "/"
    if isSlash { return true }
    return own == "hour" && last.isNamed && (gap.isEmpty || gap == ["and"]) && said.value < 60
      && words[said.word].clause == words[last.range.lowerBound].clause
  }

  /// Whether it's so many of another number: `5 of 8`. Of one that isn't the target it's no value.
  private func isCountOf(_ last: ToldNumber, of said: SaidNumber) -> Bool {
    let gap = words[last.range.upperBound..<max(last.range.upperBound, said.word)].map(\.text)
    return gap == ["of"] || gap == ["out", "of"]
  }

  private func rest(_ said: SaidNumber, of last: ToldNumber) -> ToldNumber? {
    let gap = said.word - last.range.upperBound
    let range = last.range.lowerBound..<said.word + said.span
    if own == "hour", gap == 0 || word(last.range.upperBound) == "and", last.isNamed {
      let unit = UnitWords.base(said.unit)
      guard unit == "minute" || gap == 0 && said.unit != "hour" else { return nil }
      if said.unit == "minutes", gap == 1, words[last.range].count > 2 { return nil }
      return ToldNumber(amount: last.amount + said.value / 60, range: range, isNamed: true)
    }
    return ToldNumber(amount: last.amount, range: range, isNamed: true)
  }

  private static let additions: Set<String> = ["more", "further", "extra", "additional"]

  private static let oneLeads: Set<String> = ToldWords.deeds.union([
    "only", "just", "about", "have", "had", "smoked", "read", "",
  ]).subtracting(["down", "today", "now", "total", "another", "weight"])

  /// Whether a unit counts what is drunk, eaten or smoked.
  private static func isConsumed(_ unit: String) -> Bool {
    kinds.prefix(3).contains { $0.contains(unit) }
      || ["meal", "fruit", "snack", "bottle", "portion", "piece"].contains(unit)
  }

  /// Names of the same thing, of what is consumed first.
  private static let kinds: [Set<String>] = [
    ["coffee", "cup", "latte", "espresso", "americano", "cappuccino", "mug"],
    ["cigarette", "cig", "cigs", "fag", "fags", "ciggy", "ciggie", "ciggies", "smoke", "ciggie"],
    ["drink", "beer", "pint", "wine", "cocktail", "glass", "beers"],
    ["time", "workout", "run", "session", "walk", "class"],
    ["glass", "cup", "glasse"],
  ]

  /// Whether words behind an amount say of how many it is: `out of 3`.
  package static func isOf(_ target: Double, _ behind: some Collection<String>) -> Bool {
    let rest = behind.drop { $0 == "out" }
    return rest.first == "of" && rest.dropFirst().first.flatMap { Quantity.number($0) } == target
  }

  /// What a number may stand before and still be of the goal's unit.
  package static let closings: Set<String> = [
    "today", "yesterday", "tonight", "already", "now", "yet", "total", "altogether", "overall",
    "last", "once", "again", "in", "on", "at", "by", "for", "from", "with", "this", "before",
    "after", "during", "since", "until", "while", "when", "where", "because", "so", "and", "but",
    "or", "then", "as", "if", "just", "only", "all", "each", "every", "i", "im", "it", "is", "was",
    "my", "no", "not", "there", "here", "up", "down", "off", "out", "over",
  ]
}
