import Wellness

/// `How much protein do I need a day` in a chat about a weight: how much there is of something else than the
/// goal counts.
enum OtherCount {
  static func isAsked(_ words: [String], _ goal: CoachFacts.GoalFacts) -> Bool {
    let place = words.indices.dropFirst().first {
      words[$0 - 1] == "how" && ["much", "many"].contains(words[$0])
    }
    guard let place, place + 1 < words.count else { return false }
    let counted = UnitWords.base(words[place + 1])
    return things.contains(counted)
      && !TextWord.all(in: goal.title + " " + goal.unit).contains {
        UnitWords.base($0.text) == counted
      }
  }

  private static let things: Set<String> = .listed("OtherCount.things")
}
