import Time
import Wellness

/// What a sentence of somebody who isn't a doctor may not tell a user, whoever wrote it.
///
/// Read word by word, in time linear in the sentence. Doubt is held: what follows is the answer of
/// the rules, so a harmless sentence that is lost costs little.
package enum UnsafeAdvice: Hashable, Sendable {
  /// A number with a unit of a medicine.
  ///
  /// Tablets, pills, capsules and puffs are one (`two pills`, `take a pill`), so are milligrams,
  /// micrograms and international units of what isn't named, units where insulin is named, and
  /// `two ibuprofen`; grams, millilitres, drops and spoons only beside the name of a medicine. What
  /// is eaten isn't: caffeine, salt, minerals, vitamins, cholesterol, electrolyte or vitamin
  /// tablets; nor `mg/dl`, a tablet with a screen, or `no magic pill`. To change a dose counts where
  /// no one is named who may say so. A dose that is warned of is one all the same.
  case dose
  /// Fewer than 1,200 kcal a day, also in kilojoules, nothing at all, days without food, or to throw
  /// up; a deficit, what a run burns, a meal and a warning are not.
  case starvation
  /// More than `WeeklyLoss` takes for safe, 1 kg a week, unless the sentence warns of it.
  case fastLoss
  /// To go without water, unless the sentence warns of it; a dry evening before bed is none.
  case withoutWater
  /// About the user: `you're lazy`, and not `you're not lazy` or `a lazy Sunday`.
  case insult

  /// What a sentence says of these first; `nil` for a harmless one.
  ///
  /// - Parameter topic: a sentence shortly before that names one, see `isTopic`: a number alone may
  ///   belong to it.
  package static func found(in sentence: String, after topic: String = "") -> UnsafeAdvice? {
    let words = AdviceReader.words(of: sentence)
    guard !words.isEmpty else { return nil }
    let reader = AdviceReader(words)
    if let found = found(by: reader) { return found }
    guard !topic.isEmpty, reader.hasNumbers else { return nil }
    return found(by: AdviceReader(AdviceReader.words(of: topic) + words))
  }

  /// Whether a sentence says what numbers behind it may be about: calories, a medicine, or losing
  /// weight.
  package static func isTopic(_ sentence: String) -> Bool {
    AdviceReader(AdviceReader.words(of: sentence)).isTopic
  }

  private static func found(by reader: AdviceReader) -> UnsafeAdvice? {
    if reader.hasDose { return .dose }
    if reader.starves || reader.fasts { return .starvation }
    if reader.losesTooFast { return .fastLoss }
    if reader.goesWithoutWater { return .withoutWater }
    return reader.insults ? .insult : nil
  }
}

/// The words of one sentence, and what they come to.
private struct AdviceReader {
  private static let listed = ListedWords("AdviceReader")
  private static let refusals: [[String]] = .listed("AdviceReader.refusals")
  private static let insulting: [[String]] = .listed("AdviceReader.insulting")

  private let words: [String]
  private let numbers: [SaidNumber]

  init(_ words: [String]) {
    self.words = words
    numbers = SaidNumber.all(in: words)
  }

  /// The words of a sentence as they are meant: `milli grams` is one.
  static func words(of sentence: String) -> [String] {
    TextWord.all(in: sentence.withPlainLetters).reduce(into: []) { words, word in
      if let last = words.last, ["milli", "micro", "kilo"].contains(last) {
        words[words.count - 1] = last + word.text
      } else {
        words.append(word.text)
      }
    }
  }

  var hasNumbers: Bool { !numbers.isEmpty }

  var isTopic: Bool {
    has(Self.listed.calories) || namesMedicine
      || has(Self.listed.losing) && has(Self.listed.weights)
  }

  private func has(_ list: WordIndex) -> Bool { !words.isDisjoint(with: list) }

  private func near(_ index: Int, before: Int, after: Int) -> ArraySlice<String> {
    words[max(0, index - before)..<min(words.count, index + after + 1)]
  }

  // Doses

  private var namesMedicine: Bool { words.contains(where: AdviceReader.isMedicine) }

  /// Also in the plural.
  private static func isMedicine(_ word: String) -> Bool {
    listed.medicines.contains(word) || listed.names.contains(word)
      || word.last == "s" && listed.names.contains(String(word.dropLast()))
  }

  var hasDose: Bool {
    let namesMedicine = namesMedicine
    let isFood = has(Self.listed.nutrients) && !namesMedicine
    for number in numbers {
      let next = near(number.word, before: 0, after: 4).dropFirst()
      let isRate = next.contains("dl") || next.contains("mmol")
      if Self.listed.masses.contains(number.unit), !isFood, !isRate { return true }
      if !next.isDisjoint(with: Self.listed.pills), !isFood, !isScreen { return true }
      if Self.listed.units.contains(number.unit), words.contains("insulin"),
        !words.contains("alcohol")
      {
        return true
      }
      guard namesMedicine else { continue }
      if next.prefix(2).contains(where: AdviceReader.isMedicine) { return true }
      // `Ibuprofen helps. Four now.`
      if number.value <= 20, Self.listed.times.contains(number.unit) { return true }
      if Self.listed.measures.contains(number.unit), !has(Self.listed.drinks) { return true }
    }
    return takesPill(isFood: isFood) || takesMany || changesDose
  }

  /// `the whole box of paracetamol`, `a handful of pills`.
  private var takesMany: Bool {
    words.indices.contains { index in
      Self.listed.containers.contains(words[index])
        && near(index, before: -1, after: 4).contains {
          AdviceReader.isMedicine($0) || Self.listed.pills.contains($0)
        }
        && !near(index, before: 6, after: -1).isDisjoint(with: Self.listed.swallowing)
        && !isWarned(at: index)
    }
  }

  private var isScreen: Bool { has(Self.listed.screens) }

  /// `take a pill`, `another tablet`.
  private func takesPill(isFood: Bool) -> Bool {
    guard !isFood, !isScreen else { return false }
    return words.indices.contains { index in
      Self.listed.pills.contains(words[index])
        && !near(index, before: 3, after: -1).isDisjoint(with: Self.listed.articles)
        && !near(index, before: 5, after: -1).isDisjoint(with: Self.listed.swallowing)
        && near(index, before: 3, after: -1).isDisjoint(with: Self.listed.figurative)
    }
  }

  private var changesDose: Bool {
    guard !has(Self.listed.professionals) else { return false }
    return words.indices.contains { index in
      Self.listed.dosed.contains(words[index])
        && !near(index, before: 3, after: -1).isDisjoint(with: Self.listed.changing)
        && !isDenied(before: index)
    }
  }

  // Food

  var starves: Bool {
    for (place, number) in numbers.enumerated() {
      let unit = unit(at: place)
      let isJoules = Self.listed.kilojoules.contains(unit)
      // `Calories a day: 800 is enough.`
      let isAlone =
        (unit.isEmpty || Self.listed.behindCalories.contains(unit)) && number.value >= 300
        && !near(number.word, before: 8, after: -1).isDisjoint(with: Self.listed.calories)
      guard Self.listed.calories.contains(unit) || isJoules || isAlone else { continue }
      // `1.200 kcal`, as it is written where a comma is a decimal one.
      let isThousands = number.value < 10 && words[number.word].hasDecimals(3)
      let value = (isThousands ? number.value * 1000 : number.value) / (isJoules ? 4.184 : 1)
      let before = near(number.word, before: 3, after: -1)
      let isBelow = !before.isDisjoint(with: Self.listed.below)
      guard value >= 50, value < 1200 || value == 1200 && isBelow else { continue }
      if isWarned(at: number.word), before.isDisjoint(with: Self.listed.above) { continue }
      let around = near(number.word, before: 8, after: 8)
      let isOccasion = !around.isDisjoint(with: Self.listed.occasions)
      let isDaily =
        !around.isDisjoint(with: Self.listed.daily)
        || !isOccasion && !around.isDisjoint(with: Self.listed.weekdays)
      if isDifference(number.word) { continue }
      if !isDaily, isOccasion { continue }
      if isDaily || value >= 300 && !around.isDisjoint(with: Self.listed.dieting) { return true }
    }
    return words.indices.contains { index in
      let isNothing =
        words[index] == "nothing" && index > 0 && ["eat", "eating"].contains(words[index - 1])
        && !near(index, before: 0, after: 4).isDisjoint(with: Self.listed.spans)
      return (isNothing || words[index] == "starve") && !isWarned(at: index)
    }
  }

  /// `fast for ten days`, `skip all meals`, `make yourself throw up`.
  var fasts: Bool {
    words.indices.contains { index in
      let rest = words[(index + 1)...]
      let isAdvice =
        switch words[index] {
        case "fast", "fasting":
          rest.first == "for" && (index == 0 || !Self.listed.beforeFast.contains(words[index - 1]))
            && numbers.contains {
              (index + 2...index + 4).contains($0.word)
                && $0.value * (DangerNumbers.days[$0.unit] ?? 0) >= 2
            }
        case "skip", "skipping", "miss":
          ["all", "every"].contains(rest.first ?? "")
            && !rest.prefix(4).isDisjoint(with: Self.listed.meals)
        case "yourself": !rest.prefix(2).isDisjoint(with: Self.listed.purging)
        default: false
        }
      return isAdvice && !isWarned(at: index)
    }
  }

  /// The unit of a number, which may stand behind the other end of a range: `800 to 1,000 kcal`.
  private func unit(at place: Int) -> String {
    let number = numbers[place]
    guard place + 1 < numbers.count else { return number.unit }
    let next = numbers[place + 1]
    let isRange =
      next.word == number.word + 1
      || next.word == number.word + 2 && ["to", "or", "and", "bis"].contains(words[next.word - 1])
    return isRange ? next.unit : number.unit
  }

  /// Whether so many are burnt, or left out of what is eaten.
  private func isDifference(_ index: Int) -> Bool {
    let start = max(0, index - 5)
    let isBefore = (start..<index).contains { place in
      let isLimit = words[place + 1] == "than" || words[place + 1] == "to"
      return Self.listed.differences.contains(words[place]) && !isLimit
    }
    return isBefore || !near(index, before: 0, after: 4).isDisjoint(with: Self.listed.differences)
  }

  // Weight

  var losesTooFast: Bool {
    numbers.indices.contains { place in
      let number = numbers[place]
      guard let kilograms = UnitWords.inKilograms(number.value, unit: unit(at: place)),
        !near(number.word, before: 12, after: 12).isDisjoint(with: Self.listed.losing),
        let days = days(around: number.word), !isWarned(at: number.word)
      else { return false }
      return WeeklyLoss(kilograms: kilograms, days: days, bodyWeight: nil).isUnsafe
    }
  }

  /// The days that are given behind or before an amount: `a week`, `in 10 days`, `weekly`.
  private func days(around index: Int) -> Double? {
    let behind = (index + 1)..<max(index + 1, min(words.count, index + 10))
    let before = max(0, index - 8)..<index
    return (Array(behind) + before.reversed()).lazy
      .compactMap { DangerNumbers.days(at: $0, of: words, numbers) }.first
  }

  // Water

  var goesWithoutWater: Bool {
    guard !has(Self.listed.evenings) else { return false }
    return words.indices.contains { index in
      let last = index > 0 ? words[index - 1] : ""
      let isWater =
        Self.listed.waters.contains(words[index])
        || Self.listed.anything.contains(words[index]) && Self.listed.drinking.contains(last)
      return isWater && (isWithout(index) || isRefused(index))
    }
  }

  /// `run without any water`.
  private func isWithout(_ index: Int) -> Bool {
    let before = near(index, before: 4, after: -1)
    guard let without = before.lastIndex(of: "without"), !isWarned(at: without) else {
      return false
    }
    return !near(without, before: 8, after: -1).isDisjoint(with: Self.listed.efforts)
  }

  /// `don't drink any water`.
  private func isRefused(_ index: Int) -> Bool {
    if words[index] == "drinking" { return false }
    if index + 1 < words.count, Self.listed.compounds.contains(words[index + 1]) { return false }
    if words[index] == "nothing" { return !warns(of: index) }
    var before = words[..<index]
    if let last = before.last, Self.listed.quantifiers.contains(last) { before.removeLast() }
    return !warns(of: index)
      && Self.refusals.contains { before.suffix($0.count).elementsEqual($0) }
  }

  // Insults

  var insults: Bool {
    has(Self.listed.abuse)
      || words.indices.contains { index in
        callsNames(at: index) || Self.insulting.contains { words[index...].starts(with: $0) }
      }
  }

  private func callsNames(at index: Int) -> Bool {
    let rest = words[(index + 1)...]
    switch words[index] {
    case "youre", "youll", "ur": return isInsult(rest, afterVerb: true)
    case "you":
      let isVerb = rest.first.map { ["are", "look", "sound", "were"].contains($0) } ?? false
      return isInsult(isVerb ? rest.dropFirst() : rest, afterVerb: isVerb)
    case "idiot", "idiots", "loser":
      return near(index, before: 4, after: -1).isDisjoint(with: Self.listed.excusing)
    default: return false
    }
  }

  private func isInsult(_ rest: ArraySlice<String>, afterVerb: Bool) -> Bool {
    let word = afterVerb ? rest.drop { Self.listed.intensifiers.contains($0) } : rest
    guard let first = word.first, Self.listed.insults.contains(first) else { return false }
    // `You lazy …` calls names, `you fat-shame` and `you fool around` don't.
    return afterVerb || !Self.listed.verbs.contains(first)
  }

  // Warnings

  /// Whether something is denied or warned of rather than advised.
  private func isWarned(at index: Int) -> Bool { isDenied(before: index) || warns(of: index) }

  /// Whether it is called a danger, before it with nothing between that turns it, or behind it.
  private func warns(of index: Int) -> Bool {
    let start = words[..<index].lastIndex { Self.listed.turns.contains($0) } ?? 0
    return (start..<words.count).contains { place in
      Self.listed.warnings.contains(words[place])
        || words[place] == "too" && place + 1 < words.count
          && Self.listed.extremes.contains(words[place + 1])
    }
  }

  private func isDenied(before index: Int) -> Bool {
    let before = near(index, before: 9, after: -1)
    let clause =
      before.lastIndex { Self.listed.turns.contains($0) }.map { before[($0 + 1)...] } ?? before
    guard let denial = clause.lastIndex(where: Self.listed.denials.contains) else { return false }
    return clause[(denial + 1)...].prefix(3).isDisjoint(with: Self.listed.encouraged)
  }
}

extension String {
  /// Whether so many digits stand behind its point.
  fileprivate func hasDecimals(_ count: Int) -> Bool {
    let digits = prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    return digits.lastIndex(of: ".").map { digits[$0...].utf8.count == count + 1 } ?? false
  }
}
