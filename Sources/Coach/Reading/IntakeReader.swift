import Wellness

/// Finds amounts that are dangerous by themselves: water by the bucket, a body weight of a child.
enum IntakeReader {
  /// A flag and the place of its words.
  typealias Found = (flag: RedFlag, words: ClosedRange<Int>)

  static func read(_ utterance: Utterance, _ mentions: Mentions) -> Found? {
    let words = utterance.words
    for number in mentions.numbers {
      let place = number.word...min(words.count - 1, number.word + 1)
      if isTooMuchWater(number, words) { return (.emergency, place) }
      if isTooLight(number, words) { return (.eatingDisorder, place) }
    }
    return nil
  }

  /// More than 6 litres, which can thin the blood's salt.
  private static func isTooMuchWater(_ number: SaidNumber, _ words: [Utterance.Word]) -> Bool {
    let unit = UnitWords.base(number.unit)
    let litres = unit == "litre" ? number.value : unit == "ml" ? number.value / 1000 : 0
    return litres > 6 && litres < 40 && words.contains { drinking.contains($0.text) }
  }

  private static let drinking: Set<String> = [
    "drank", "drink", "drinking", "drunk", "chugged", "chug", "water", "had",
  ]

  /// A weight below 45 kg that somebody wants to come down to.
  private static func isTooLight(_ number: SaidNumber, _ words: [Utterance.Word]) -> Bool {
    guard let kilograms = GoalArithmetic.kilograms(number.value, unit: number.unit),
      (25..<45).contains(kilograms), number.word > 0,
      aims.contains(words[number.word - 1].text)
    else { return false }
    return !words.contains { lifting.contains($0.text) }
  }

  private static let aims: Set<String> = [
    "to", "at", "reach", "weigh", "below", "under", "be", "hit",
  ]
  private static let lifting: Set<String> = [
    "lift", "lifting", "squat", "bench", "deadlift", "press", "row", "curl", "dumbbell", "barbell",
    "kettlebell", "carry", "dog", "son", "daughter", "kid",
  ]
}
