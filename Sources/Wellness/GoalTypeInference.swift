extension GoalType {
  /// The type that a title and a unit suggest; `custom` when they suggest none.
  ///
  /// Words count at their start, so that `walk` finds `walking` and `rest` does not find `forest`.
  package static func inferred(title: String, unit: String) -> GoalType {
    let words = Words.of(title) + Words.of(unit)
    // What is lifted is weighed in the unit of body weight.
    if words.contains(where: { lifts.contains($0) }) { return .activity }
    // Pounds that are saved weigh nothing.
    let isMoney = title.contains("£") || words.contains { money.contains($0) }
    let found = rules.first { rule in
      (rule.type != .weight || !isMoney)
        && words.contains { word in rule.starts.contains { word.hasPrefix($0) } }
    }
    return found?.type ?? .custom
  }

  private static let money: Set<String> = [
    "save", "saving", "savings", "debt", "debts", "loan", "fund", "deposit", "budget", "spend",
    "overdraft", "mortgage", "invest", "credit", "pay",
  ]

  private static let lifts: Set<String> = [
    "deadlift", "deadlifts", "deadlifting", "squat", "squats", "bench", "benchpress", "lift",
    "lifts", "lifting", "press", "kettlebell", "kettlebells", "dumbbell", "dumbbells", "barbell",
    "barbells",
  ]

  private static let rules: [(type: GoalType, starts: [String])] = [
    (.sleep, ["sleep", "bed", "nap", "asleep", "insomnia"]),
    (
      .mindfulness,
      ["medit", "mindful", "breath", "journal", "gratitude", "calm", "stress", "relax"]
    ),
    (.weight, ["lose", "weight", "kg", "lb", "pound", "kilo", "slim"]),
    (
      .nutrition,
      [
        "eat", "food", "veg", "fruit", "serving", "protein", "sugar", "calor", "kcal", "water",
        "glass", "meal", "snack", "diet", "alcohol", "drink", "cook",
      ]
    ),
    (
      .activity,
      [
        "walk", "step", "run", "jog", "km", "mile", "swim", "cycl", "bike", "gym", "workout",
        "exercis", "train", "yoga", "push", "squat", "hike", "climb", "danc", "row", "stretch",
        "marathon", "plank",
      ]
    ),
    (.wellness, ["well", "health", "habit", "routine", "screen", "phone", "outside"]),
  ]
}
