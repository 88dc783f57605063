/// Moments that a step can hang on.
enum CoachCues {
  /// For something that is done once, by day.
  static let once = [
    "tomorrow right after breakfast", "tomorrow at 7:30", "today, when you come through the door",
    "tomorrow before your first coffee", "tomorrow straight after lunch",
    "as soon as you close the laptop today", "tomorrow at 18:00, before you sit down",
    "tomorrow after brushing your teeth", "in the first free 10 minutes tomorrow",
    "tomorrow at 12:45", "before dinner tomorrow",
  ]
  /// For something that is done once, at the end of the day.
  static let tonight = [
    "tonight after dinner", "tonight at 21:30", "tonight, once the dishes are done",
    "an hour before bed", "tonight after brushing your teeth", "tonight at 22:00",
    "this evening, as soon as you sit down",
  ]
  /// For something that is done again and again.
  static let repeating = [
    "right after breakfast", "while the kettle boils", "as soon as you come home",
    "straight after lunch", "before your first coffee", "after brushing your teeth",
    "when you close the laptop", "at 18:00", "before your evening shower",
  ]
  static let evenings = [
    "after dinner", "at 21:30", "once the dishes are done", "after brushing your teeth",
    "an hour before bed",
  ]
  static let meals = [
    "at lunch", "at dinner", "at breakfast", "at your main meal", "at every second meal",
  ]
  static let nextMeals = [
    "tomorrow at lunch", "tonight at dinner", "tomorrow at breakfast", "at your next main meal",
    "at lunch on your next free day", "at dinner tomorrow", "the next time you sit down to eat",
  ]

  static func once(_ domain: GoalDomain) -> [String] {
    switch domain {
    case .sleep, .screen: tonight
    case .food, .weight, .water: nextMeals
    default: once
    }
  }

  static func repeating(_ domain: GoalDomain) -> [String] {
    switch domain {
    case .sleep, .screen: evenings
    case .food, .weight, .water: meals
    default: repeating
    }
  }

  /// Whether a moment lies in a part of the day.
  static func isIn(_ cue: String, _ part: Mentions.DayPart) -> Bool {
    let signs =
      switch part {
      case .morning: ["breakfast", "7:30", "first coffee", "brushing", "kettle", "morning"]
      case .evening: ["tonight", "evening", "before bed", "dinner", "18:00", "21:30", "22:00"]
      }
    return signs.contains { cue.contains($0) }
  }

  static let all = once + tonight + nextMeals + repeating + evenings + meals
}
