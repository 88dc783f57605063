/// Finds red flags by two kinds of words that stand close to each other, whatever is between them:
/// a part of the body and something acute, or falling asleep and driving.
enum AlarmPairs {
  private struct Pair: Sendable {
    let flag: RedFlag
    let one: Set<String>
    let other: Set<String>
    /// The most words from the one to the other.
    let reach: Int

    init(_ flag: RedFlag, reach: Int = 6, _ one: String, _ other: String) {
      (self.flag, self.reach) = (flag, reach)
      self.one = Set(one.split(separator: " ").map(String.init))
      self.other = Set(other.split(separator: " ").map(String.init))
    }
  }

  /// The most urgent pair of a text.
  static func read(_ utterance: Utterance) -> IntakeReader.Found? {
    let words = utterance.words.map(\.text)
    return pairs.lazy.compactMap { pair in
      place(of: pair, in: words).map { (pair.flag, $0) }
    }.first
  }

  private static func place(of pair: Pair, in words: [String]) -> ClosedRange<Int>? {
    for (index, word) in words.enumerated() where pair.one.contains(word) {
      let near = max(0, index - pair.reach)...min(words.count - 1, index + pair.reach)
      let found = near.first { pair.other.contains(words[$0]) && !isDenied($0, words) }
      if let found, !isDenied(index, words) { return min(index, found)...max(index, found) }
    }
    return nil
  }

  private static func isDenied(_ index: Int, _ words: [String]) -> Bool {
    words[max(0, index - 2)..<index].contains { CommonWords.negators.contains($0) }
  }

  /// Most urgent first.
  private static let pairs = [
    Pair(
      .emergency, "face mouth lip lips tongue arm speech vision eye fingers",
      "numb numbness droop droops drooping paralysed paralyzed slurred blurred blue"),
    Pair(
      .chestPain, "chest heart rib ribs breastbone sternum jaw",
      "stabbing stabs crushing squeezing squeezes pressure pressing weight elephant numb tingling"),
    Pair(
      .symptom, "blood bloody pink", "urine pee poo stool toilet cough coughing coughed vomit spit"),
    Pair(
      .symptom, reach: 15, "dozed dozing nodded nodding microsleep asleep drowsy",
      "driving drove drive wheel car motorway highway road traffic light lane crashed"),
    Pair(
      .eatingDisorder, "spit spitting vomit vomited vomiting threw throw",
      "food lunch dinner breakfast meal meals supper"),
    Pair(
      .injury,
      "knee knees ankle foot feet leg legs calf shin thigh hip back neck shoulder elbow wrist hand toe hamstring achilles groin ribs",
      "stabbing throbbing swollen swelling numb numbness tingling bleeding paralysed paralyzed snapped popped"
    ),
    Pair(
      .injury, "hit hurt banged bumped landed", "head skull"),
  ]
}
