/// What the words of a title and a unit say about the measure of a goal.
struct MeasureClues {
  /// The words of the title, lowercased, with a blank around each.
  private let text: String
  private let words: Set<String>
  /// The words of the title in order, lowercased.
  private let cut: [String]
  /// The words of the unit without a period: `steps a day` has one.
  private let unitWords: [String]
  /// With what the words of both begin: nearly none of the words that are looked for is there.
  private let initials: Initials
  /// The unit in one spelling, without a period.
  let base: String
  /// The numbers that the title names.
  let numbers: Set<Double>
  /// The period that title or unit name.
  let period: Recurrence?

  init(title: String, unit: String) {
    let cut = TextWord.all(in: title).map(\.text)
    let text = " " + cut.joined(separator: " ") + " "
    self.text = text
    let said = Set(cut)
    self.cut = cut
    words = said
    let cutUnit = UnitPeriod(unit)
    unitWords = Words.of(cutUnit.unit)
    let initials = Initials(cut + unitWords)
    self.initials = initials
    // A sign is no word: `%`, `$`.
    base = UnitWords.base(unitWords.isEmpty ? cutUnit.unit : unitWords.joined(separator: " "))
    numbers = Set(SaidNumber.all(in: cut).map(\.value))
    period =
      cutUnit.period
      ?? MeasureWords.periods.first { phrase, _ in
        guard initials.has(phrase), MeasureClues.mayHave(phrase, in: said) else { return false }
        // `For a month` says how long and not how often.
        let spans = MeasureWords.spans.map { " \($0) \(phrase) " }
        return spans.reduce(text) { MeasureClues.without($1, in: $0) }.contains(" \(phrase) ")
      }?.period
  }

  /// Whether the first word of a phrase is among some: to look for the phrase itself costs more than
  /// all the rest, and nearly none is there.
  private static func mayHave(_ phrase: String, in words: Set<String>) -> Bool {
    guard let end = phrase.utf8.firstIndex(of: 0x20) else { return words.contains(phrase) }
    return words.contains(String(phrase[..<end]))
  }

  private func mayHave(_ phrase: String) -> Bool {
    initials.has(phrase) && MeasureClues.mayHave(phrase, in: words)
  }

  private static func without(_ phrase: String, in text: String) -> String {
    guard let range = text.firstRange(of: phrase) else { return text }
    return text.replacingCharacters(in: range)
  }

  // What the unit is.

  /// Whether the unit counts nothing: 1 completion.
  var isEmptyUnit: Bool { base.isEmpty || MeasureWords.emptyUnits.contains(base) }
  var isTime: Bool { MeasureWords.minutes[base] != nil }
  var isDistance: Bool { MeasureWords.kilometres[base] != nil }
  var isBodyWeightUnit: Bool { UnitWords.kilograms[base] != nil }
  /// An amount in the unit, where that is one of body weight.
  func kilograms(_ amount: Double) -> Double? {
    UnitWords.kilograms[base].map { $0 * amount }
  }
  var isMoney: Bool {
    MeasureWords.money.contains(base) || MeasureWords.money.contains(unitWords.first ?? base)
  }
  /// Whether the unit reads a state of the body off a device.
  var isReadingUnit: Bool { MeasureWords.readingUnits.contains(base) }
  /// Days or nights, which are counted.
  var countsDays: Bool { ["day", "night", "week", "month"].contains(base) }
  var isTimes: Bool { MeasureWords.times.contains(base) }
  var isSpeed: Bool { ["wpm", "watt", "w", "kmh", "km h", "mph"].contains(base) }

  /// An amount of the unit in minutes; `nil` where it is no time.
  func minutes(_ amount: Double) -> Double? { MeasureWords.minutes[base].map { amount * $0 } }

  /// An amount of the unit in litres; `nil` where it is no volume.
  func litres(_ amount: Double) -> Double? { MeasureWords.litres[base].map { amount * $0 } }

  /// An amount of the unit in kilometres.
  func kilometres(_ amount: Double) -> Double { amount * (MeasureWords.kilometres[base] ?? 1) }

  // What the title is about.

  /// `at most`, `no`, `quit`, and nothing that takes it back (`without stopping`).
  var isLimit: Bool {
    let plain = MeasureWords.noLimits.reduce(text) {
      mayHave($1) ? MeasureClues.without(" \($1) ", in: $0) : $0
    }
    return MeasureWords.limits.contains {
      mayHave($0) && plain.contains(" \($0) ")
    }
  }
  /// What people mean to have less of.
  var isVice: Bool { has(MeasureWords.vices) && !isPhoning }
  var isScreenTime: Bool {
    has(["screen", "screentime", "phone", "tiktok", "instagram", "scroll*"]) && !isPhoning
  }
  /// `Phone my mum once a week`.
  private var isPhoning: Bool {
    words.contains("phone")
      && ["my", "mum", "mom", "dad", "gran", "grandma", "friends", "family", "home"].contains {
        text.contains(" phone \($0) ")
      }
  }
  /// Whether a title with a time is about how long a distance takes.
  var namesDistance: Bool {
    has(MeasureWords.races)
      || words.contains { word in
        ["k", "km", "mile", "m"].contains { unit in
          word.hasSuffix(unit) && word.dropLast(unit.count).allSatisfy(\.isNumber)
            && word.count > unit.count
        }
      }
      || !words.isDisjoint(with: ["km", "mile", "miles", "kilometres", "kilometers", "kilometre"])
  }
  var isHold: Bool { has(MeasureWords.holds) }
  var isLift: Bool { has(MeasureWords.lifts) }
  var isRepetition: Bool { has(MeasureWords.repetitions) }
  /// A run or a swim that is done once and at a stretch.
  var isOneEffort: Bool { has(["run", "jog", "swim", "row", "ride", "cycle"]) }
  var isRide: Bool { has(["cycl*", "bik*", "rid*", "bicycle"]) }
  var isWalk: Bool { has(["walk*", "hik*", "stroll*"]) }
  var isSleep: Bool { has(["sleep*", "asleep", "nap*", "rest"]) }
  /// What people do for some minutes each day.
  var isPractice: Bool { has(MeasureWords.practices) }
  var isDrink: Bool {
    has(["drink*", "water", "hydrat*", "glass*"]) && !isVice
      && (litres(1) != nil || ["glass", "cup", "bottle"].contains(base)
        || unitWords.contains("water"))
      || base.hasPrefix("glass")
  }
  var isMeal: Bool { has(MeasureWords.food) && !isMoney && !isBodyWeightUnit }
  /// Whether so much of a food fits in a day.
  func isDaily(meal amount: Double) -> Bool {
    amount <= (["gram", "g", "kcal", "calorie", "mg"].contains(base) ? 5000 : 12)
  }
  /// `in spring`, `this year`, `by June`: a span over which something adds up.
  var namesSeason: Bool {
    MeasureWords.seasons.contains {
      mayHave($0) && text.contains(" \($0) ")
    }
  }
  var isGain: Bool { has(["gain", "gaining", "bulk*"]) }
  var namesBodyWeight: Bool { has(["weigh*", "weight", "lose", "losing", "gain", "slim*", "bmi"]) }
  /// Whether a state is better the lower it is: a weight that isn't to be gained, a pulse, stress.
  var isBestLowOfLevels: Bool {
    isBodyWeightUnit ? !isGain : !has(["mood", "energy", "vo2", "vo2max", "rating", "elo"])
  }
  /// Whether the title names a change and not a state.
  var countsChange: Bool { has(["lose", "losing", "loose", "loss", "shed", "drop", "gain"]) }
  /// Whether the title says to lose something, so that its number may be how much.
  var countsLoss: Bool { has(["lose", "losing", "loose", "loss", "shed", "drop", "slim"]) }
  /// Whether a number is where a change is to end: `lose weight to 75 kg`.
  func isEnd(_ number: Double) -> Bool {
    zip(cut, cut.dropFirst()).contains { lead, word in
      ["to", "under", "below", "at"].contains(lead)
        && Quantity.number(word.prefix { !$0.isLetter }) == number
    }
  }
  /// A state that is rated or measured: mood, stress, a pulse.
  var namesState: Bool { has(MeasureWords.states) && !isTime && !countsDays && !isTimes }
  var isNaturallyDaily: Bool { isSleep || has(["commute", "meditat*"]) }

  /// Whether title or unit have one of some words; a `*` at the end stands for any end.
  private func has(_ patterns: [String]) -> Bool {
    patterns.contains { pattern in
      guard initials.has(pattern) else { return false }
      if pattern.utf8.last == UInt8(ascii: "*") {
        let start = pattern.dropLast()
        return words.contains { $0.hasPrefix(start) } || unitWords.contains { $0.hasPrefix(start) }
      }
      guard pattern.utf8.contains(0x20) else {
        return words.contains(pattern) || unitWords.contains(pattern)
      }
      return mayHave(pattern) && text.contains(" \(pattern) ")
    }
  }
}

/// With what some words begin, roughly: a bit for each first byte, which some share.
private struct Initials {
  private let bits: UInt64

  init(_ words: [String]) { bits = words.reduce(0) { $0 | Initials.bit($1) } }

  /// Whether one of the words may begin as another one does; `false` is sure.
  func has(_ word: String) -> Bool { bits & Initials.bit(word) != 0 }

  private static func bit(_ word: String) -> UInt64 {
    word.utf8.first.map { 1 << UInt64($0 & 63) } ?? 0
  }
}

extension String {
  /// The first place of a phrase, byte by byte.
  fileprivate func firstRange(of phrase: String) -> Range<String.Index>? {
    let bytes = Array(phrase.utf8)
    var start = utf8.startIndex
    while start < utf8.endIndex {
      let rest = utf8[start...]
      if rest.starts(with: bytes),
        let end = utf8.index(start, offsetBy: bytes.count, limitedBy: utf8.endIndex)
      {
        return start..<end
      }
      start = utf8.index(after: start)
    }
    return nil
  }

  fileprivate func replacingCharacters(in range: Range<String.Index>) -> String {
    String(self[..<range.lowerBound]) + " " + String(self[range.upperBound...])
  }
}
