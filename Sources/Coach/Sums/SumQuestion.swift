import Time
import Wellness

/// A message looked at as something to compute: its amounts, and the stretch of time it asks for.
struct SumQuestion {
  /// A day, a week or a month, or a few of them, as a rate is given for.
  struct Stretch: Hashable {
    let days: Double
    /// As in "3 km a week": `a week`, `every 2 days`.
    let phrase: String
    /// `week`; empty for several of them.
    let name: String
  }

  /// A number with its unit, and the stretch of time that it is given for.
  struct Amount {
    let value: Double
    /// In the spelling of `UnitWords.base`; empty where none is named.
    let unit: String
    let each: Stretch?
    /// The place of its number.
    let word: Int

    /// As it can stand in an answer.
    var text: String {
      guard !unit.isEmpty else { return Quantity.text(value) }
      let isPlural = value != 1 && !["km", "ml", "m", "kg", "lb"].contains(unit)
      if unit == "lb", value == 1 { return "1 lb" }
      let plural = unit == "glass" ? "glasses" : unit == "lb" ? "lbs" : unit + "s"
      return Quantity(value, isPlural || unit == "lb" ? plural : unit).description
    }
  }

  let scene: CoachScene
  let words: [String]
  private(set) var amounts: [Amount] = []
  /// What is asked for: "how much is that **a week**".
  private(set) var asked: Stretch?

  init(_ scene: CoachScene) {
    self.scene = scene
    words = scene.reading.utterance.words.map(\.text)
    var taken: Set<Int> = []
    for number in scene.reading.mentions.numbers where !isPart(number.word) {
      let unit = unit(of: number)
      let each = stretch(after: number.word, from: unit.end)
      if let each { taken.insert(each.end) }
      amounts.append(
        Amount(value: number.value, unit: unit.text, each: each?.stretch, word: number.word))
    }
    for index in words.indices where asked == nil {
      guard let found = stretch(at: index), !taken.contains(found.end) else { continue }
      asked = found.stretch
    }
  }

  /// Whether one of some words occurs.
  func has(_ any: String...) -> Bool { any.contains(where: words.contains) }

  /// Whether some words occur one after the other; words between bars are alternatives.
  func says(_ phrase: String) -> Bool {
    let parts = phrase.split(separator: " ").map { $0.split(separator: "|").map(String.init) }
    guard words.count >= parts.count else { return false }
    return (0...(words.count - parts.count)).contains { start in
      parts.enumerated().allSatisfy { $0.element.contains(words[start + $0.offset]) }
    }
  }

  /// Whether an answer in days, weeks or a date is asked for.
  var asksWhen: Bool {
    (has("when") && !has("best", "should")) || says("how long") || says("many days|weeks|months")
      || says("what|which day|date|week|month")
      || says("will|can|would|do i make|get|reach|be|still") || says("am i there|done|finished")
      || says("get|gets|bring|brings me there") || says("be enough")
  }

  /// Whether it asks anything that could be computed.
  var asksAnything: Bool {
    has("how", "what", "whats", "when", "enough", "percent", "percentage", "halfway", "which")
      || asksWhen || says("am i") || says("will i|that|it")
  }

  /// Whether it counts something that the goal does not: "how many calories a day".
  var countsOtherThings: Bool {
    guard let index = words.firstIndex(where: { $0 == "many" || $0 == "much" }),
      index + 1 < words.count, let goal = scene.facts.goal
    else { return false }
    let next = words[index + 1]
    let isPlain =
      CommonWords.stop.contains(next)
      || ["per", "weight", "time", "left", "debt", "sleep", "water"].contains(next)
    return !isPlain && UnitWords.base(next) != UnitWords.base(goal.unit)
  }

  /// An amount in the goal's unit; a bare one is taken to be in it.
  func inGoalUnit(_ amount: Amount) -> Double? {
    guard let goal = scene.facts.goal else { return nil }
    if amount.unit.isEmpty || amount.unit == "more" { return amount.value }
    return UnitWords.factor(from: amount.unit, to: UnitWords.base(goal.unit))
      .map { amount.value * $0 }
  }

  // The number of "every 2 days" belongs to the stretch.
  private func isPart(_ index: Int) -> Bool {
    index > 0 && words[index - 1] == "every" && index + 1 < words.count
      && SumQuestion.lengths[words[index + 1]] != nil
  }

  private func unit(of number: SaidNumber) -> (text: String, end: Int) {
    let isJoined = words[number.word].utf8.last.map { $0 > 0x39 } ?? false
    let isSpelled = words[number.word].utf8.first.map { $0 > 0x39 } ?? false
    if isJoined, !isSpelled {
      return (number.unit == "k" ? "" : UnitWords.base(number.unit), number.word)
    }
    var next = number.word + 1
    while next < words.count, ["a", "an", "of", "more", "extra"].contains(words[next]),
      words[next] != "a" || number.value == 0.5
    {
      next += 1
    }
    guard next < words.count, SumQuestion.lengths[words[next]] == nil || number.value != 0.5,
      !CommonWords.stop.contains(words[next]), !SumQuestion.notUnits.contains(words[next])
    else { return ("", number.word) }
    return (UnitWords.base(words[next]), next)
  }

  /// The stretch that an amount is given for, before another number comes.
  private func stretch(after word: Int, from unit: Int) -> (stretch: Stretch, end: Int)? {
    let numbers = Set(scene.reading.mentions.numbers.map(\.word).filter { !isPart($0) })
    for index in (unit + 1)..<max(unit + 1, min(words.count, unit + 9)) {
      if numbers.contains(index) || ["how", "what", "when"].contains(words[index]) { return nil }
      if let found = stretch(at: index) { return found }
    }
    return nil
  }

  /// The stretch of time that is named at a place: `a week`, `per day`, `weekly`, `every 2 days`.
  private func stretch(at index: Int) -> (stretch: Stretch, end: Int)? {
    if let days = SumQuestion.adverbs[words[index]] {
      return (SumQuestion.one(days), index)
    }
    guard ["a", "per", "each", "every", "whole", "one"].contains(words[index]),
      index + 1 < words.count
    else { return nil }
    if let days = SumQuestion.lengths[words[index + 1]] {
      return (SumQuestion.one(days), index + 1)
    }
    guard words[index] == "every", index + 2 < words.count,
      let count = Double(words[index + 1]), count > 0,
      let days = SumQuestion.lengths[words[index + 2]]
    else { return nil }
    let phrase = "every \(Quantity.text(count)) \(words[index + 2])"
    return (Stretch(days: count * days, phrase: phrase, name: ""), index + 2)
  }

  private static func one(_ days: Double) -> Stretch {
    let name = days == 1 ? "day" : days == 7 ? "week" : days == 30 ? "month" : "year"
    return Stretch(days: days, phrase: "a \(name)", name: name)
  }

  private static let notUnits: Set<String> = [
    "before", "today", "tomorrow", "tomorow", "yesterday", "earlier", "later", "less", "already",
    "right", "steadily", "per", "weekly", "daily", "monthly", "max", "fewer", "cutting", "tonight",
    "instead",
  ]
  static let lengths: [String: Double] = [
    "day": 1, "days": 1, "night": 1, "nite": 1, "nights": 1, "morning": 1, "evening": 1,
    "week": 7, "weeks": 7, "month": 30, "months": 30, "year": 365, "years": 365,
  ]
  private static let adverbs: [String: Double] = [
    "daily": 1, "weekly": 7, "monthly": 30, "yearly": 365,
  ]
}
