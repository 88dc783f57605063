import Time
import Wellness

/// `How much protein do I need a day` in a chat about a weight: how much there is of something else than the
/// goal counts.
enum OtherCount {
  static func isAsked(_ words: [String], _ goal: CoachFacts.GoalFacts, today: CalendarDate) -> Bool
  {
    let place = words.indices.dropFirst().first {
      words[$0 - 1] == "how" && ["much", "many"].contains(words[$0])
    }
    guard let place, place + 1 < words.count else { return false }
    let counted = UnitWords.base(words[place + 1])
    return things.contains(counted) && !isOf(goal, counted)
      && !goal.asTold(on: today).counts(words[place + 1])
  }

  private static func isOf(_ goal: CoachFacts.GoalFacts, _ counted: String) -> Bool {
    let unit = UnitWords.base(UnitPeriod(goal.unit).unit)
    return TextWord.all(in: goal.title).contains { UnitWords.base($0.text) == counted }
      || counted == "sleep" && goal.type == .sleep
      || counted == "water" && UnitWords.factor(from: unit, to: "litre") != nil
      || counted == "water" && unit == "glass"
      || counted == "calorie" && unit == "kcal" || counted == "kcal" && unit == "calorie"
  }

  private static let things: Set<String> = .listed("OtherCount.things")
}
