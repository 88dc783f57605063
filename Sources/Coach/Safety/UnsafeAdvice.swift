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
  private typealias Lists = AdviceWords

  private let words: [String]
  private let said: Set<String>
  private let numbers: [SaidNumber]

  init(_ words: [String]) {
    self.words = words
    said = Set(words)
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
    has(Lists.calories) || namesMedicine || has(Lists.losing) && has(Lists.weights)
  }

  private func has(_ list: Set<String>) -> Bool { !said.isDisjoint(with: list) }

  private func near(_ index: Int, before: Int, after: Int) -> ArraySlice<String> {
    words[max(0, index - before)..<min(words.count, index + after + 1)]
  }

  // Doses

  private var namesMedicine: Bool { words.contains(where: AdviceReader.isMedicine) }

  /// Also in the plural.
  private static func isMedicine(_ word: String) -> Bool {
    Lists.medicines.contains(word)
      || word.last == "s" && Lists.names.contains(String(word.dropLast()))
  }

  var hasDose: Bool {
    let namesMedicine = namesMedicine
    let isFood = has(Lists.nutrients) && !namesMedicine
    for number in numbers {
      let next = near(number.word, before: 0, after: 4).dropFirst()
      let isRate = next.contains("dl") || next.contains("mmol")
      if Lists.masses.contains(number.unit), !isFood, !isRate { return true }
      if !next.isDisjoint(with: Lists.pills), !isFood, !isScreen { return true }
      if Lists.units.contains(number.unit), said.contains("insulin"), !said.contains("alcohol") {
        return true
      }
      guard namesMedicine else { continue }
      if next.prefix(2).contains(where: AdviceReader.isMedicine) { return true }
      // `Ibuprofen helps. Four now.`
      if number.value <= 20, Lists.times.contains(number.unit) { return true }
      if Lists.measures.contains(number.unit), !has(Lists.drinks) { return true }
    }
    return takesPill(isFood: isFood) || takesMany || changesDose
  }

  /// `the whole box of paracetamol`, `a handful of pills`.
  private var takesMany: Bool {
    words.indices.contains { index in
      Lists.containers.contains(words[index])
        && near(index, before: -1, after: 4).contains {
          AdviceReader.isMedicine($0) || Lists.pills.contains($0)
        }
        && !near(index, before: 6, after: -1).isDisjoint(with: Lists.swallowing)
        && !isWarned(at: index)
    }
  }

  private var isScreen: Bool { has(Lists.screens) }

  /// `take a pill`, `another tablet`.
  private func takesPill(isFood: Bool) -> Bool {
    guard !isFood, !isScreen else { return false }
    return words.indices.contains { index in
      Lists.pills.contains(words[index])
        && !near(index, before: 3, after: -1).isDisjoint(with: Lists.articles)
        && !near(index, before: 5, after: -1).isDisjoint(with: Lists.swallowing)
        && near(index, before: 3, after: -1).isDisjoint(with: Lists.figurative)
    }
  }

  private var changesDose: Bool {
    guard !has(Lists.professionals) else { return false }
    return words.indices.contains { index in
      Lists.dosed.contains(words[index])
        && !near(index, before: 3, after: -1).isDisjoint(with: Lists.changing)
        && !isDenied(before: index)
    }
  }

  // Food

  var starves: Bool {
    for (place, number) in numbers.enumerated() {
      let unit = unit(at: place)
      let isJoules = Lists.kilojoules.contains(unit)
      // `Calories a day: 800 is enough.`
      let isAlone =
        Lists.behindCalories.contains(unit) && number.value >= 300
        && !near(number.word, before: 8, after: -1).isDisjoint(with: Lists.calories)
      guard Lists.calories.contains(unit) || isJoules || isAlone else { continue }
      // `1.200 kcal`, as it is written where a comma is a decimal one.
      let isThousands = number.value < 10 && words[number.word].hasDecimals(3)
      let value = (isThousands ? number.value * 1000 : number.value) / (isJoules ? 4.184 : 1)
      let before = near(number.word, before: 3, after: -1)
      let isBelow = !before.isDisjoint(with: Lists.below)
      guard value >= 50, value < 1200 || value == 1200 && isBelow else { continue }
      if isWarned(at: number.word), before.isDisjoint(with: Lists.above) { continue }
      let around = near(number.word, before: 8, after: 8)
      let isOccasion = !around.isDisjoint(with: Lists.occasions)
      let isDaily =
        !around.isDisjoint(with: Lists.daily)
        || !isOccasion && !around.isDisjoint(with: Lists.weekdays)
      if isDifference(number.word) { continue }
      if !isDaily, isOccasion { continue }
      if isDaily || value >= 300 && !around.isDisjoint(with: Lists.dieting) { return true }
    }
    return words.indices.contains { index in
      let isNothing =
        words[index] == "nothing" && index > 0 && ["eat", "eating"].contains(words[index - 1])
        && !near(index, before: 0, after: 4).isDisjoint(with: Lists.spans)
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
          rest.first == "for" && (index == 0 || !Lists.beforeFast.contains(words[index - 1]))
            && numbers.contains {
              (index + 2...index + 4).contains($0.word)
                && $0.value * (DangerNumbers.days[$0.unit] ?? 0) >= 2
            }
        case "skip", "skipping", "miss":
          ["all", "every"].contains(rest.first ?? "")
            && !rest.prefix(4).isDisjoint(with: Lists.meals)
        case "yourself": !rest.prefix(2).isDisjoint(with: Lists.purging)
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
      return Lists.differences.contains(words[place]) && !isLimit
    }
    return isBefore || !near(index, before: 0, after: 4).isDisjoint(with: Lists.differences)
  }

  // Weight

  var losesTooFast: Bool {
    numbers.indices.contains { place in
      let number = numbers[place]
      guard let kilograms = UnitWords.inKilograms(number.value, unit: unit(at: place)),
        !near(number.word, before: 12, after: 12).isDisjoint(with: Lists.losing),
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
    guard !has(Lists.evenings) else { return false }
    return words.indices.contains { index in
      let last = index > 0 ? words[index - 1] : ""
      let isWater =
        Lists.waters.contains(words[index])
        || Lists.anything.contains(words[index]) && Lists.drinking.contains(last)
      return isWater && (isWithout(index) || isRefused(index))
    }
  }

  /// `run without any water`.
  private func isWithout(_ index: Int) -> Bool {
    let before = near(index, before: 4, after: -1)
    guard let without = before.lastIndex(of: "without"), !isWarned(at: without) else {
      return false
    }
    return !near(without, before: 8, after: -1).isDisjoint(with: Lists.efforts)
  }

  /// `don't drink any water`.
  private func isRefused(_ index: Int) -> Bool {
    if words[index] == "drinking" { return false }
    if index + 1 < words.count, Lists.compounds.contains(words[index + 1]) { return false }
    if words[index] == "nothing" { return !warns(of: index) }
    var before = words[..<index]
    if let last = before.last, Lists.quantifiers.contains(last) { before.removeLast() }
    return !warns(of: index)
      && Lists.refusals.contains { before.suffix($0.count).elementsEqual($0) }
  }

  // Insults

  var insults: Bool {
    has(Lists.abuse)
      || words.indices.contains { index in
        callsNames(at: index) || Lists.insulting.contains { words[index...].starts(with: $0) }
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
      return near(index, before: 4, after: -1)
        .isDisjoint(with: ["not", "like", "isnt", "arent", "no", "never"])
    default: return false
    }
  }

  private func isInsult(_ rest: ArraySlice<String>, afterVerb: Bool) -> Bool {
    let word = afterVerb ? rest.drop { Lists.intensifiers.contains($0) } : rest
    guard let first = word.first, Lists.insults.contains(first) else { return false }
    // `You lazy …` calls names, `you fat-shame` and `you fool around` don't.
    return afterVerb || !Lists.verbs.contains(first)
  }

  // Warnings

  /// Whether something is denied or warned of rather than advised.
  private func isWarned(at index: Int) -> Bool { isDenied(before: index) || warns(of: index) }

  /// Whether it is called a danger, before it with nothing between that turns it, or behind it.
  private func warns(of index: Int) -> Bool {
    let start = words[..<index].lastIndex { Lists.turns.contains($0) } ?? 0
    return (start..<words.count).contains { place in
      Lists.warnings.contains(words[place])
        || words[place] == "too" && place + 1 < words.count
          && Lists.extremes.contains(words[place + 1])
    }
  }

  private func isDenied(before index: Int) -> Bool {
    let before = near(index, before: 9, after: -1)
    let clause = before.lastIndex { Lists.turns.contains($0) }.map { before[($0 + 1)...] } ?? before
    guard let denial = clause.lastIndex(where: Lists.denials.contains) else { return false }
    return clause[(denial + 1)...].prefix(3).isDisjoint(with: Lists.encouraged)
  }
}

extension String {
  /// Whether so many digits stand behind its point.
  fileprivate func hasDecimals(_ count: Int) -> Bool {
    let digits = prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    return digits.lastIndex(of: ".").map { digits[$0...].utf8.count == count + 1 } ?? false
  }
}

extension Collection<String> {
  fileprivate func isDisjoint(with words: Set<String>) -> Bool { !contains(where: words.contains) }
}
