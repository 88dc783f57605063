import Time
import Wellness

/// What would help with one goal, and what to do next, with the goal's own numbers.
struct GoalAdvice {
  /// Three to five, the most important first.
  let suggestions: [String]
  /// Two or three, in order.
  let nextSteps: [String]
  let motivation: String

  init(_ goal: CoachFacts.GoalFacts, today: CalendarDate) {
    if let careful = RedFlagAdvice(goal) {
      (suggestions, nextSteps) = (careful.suggestions, careful.nextSteps)
      motivation = careful.motivation
      return
    }
    let scene = CoachScene(
      CoachFacts(persona: .generalWellness, goal: goal, today: today),
      CoachReading("", lastAnswerAsked: false), CoachMemory([]))
    let numbers = GoalArithmetic(goal, today: today)
    let pace = GoalAdvice.pace(scene, goal, numbers)
    let lines = GoalAdvice.lines.compactMap { scene.fill($0, variant: $0.utf8.count) }
    suggestions = Array((pace + lines).prefix(5)).map(GoalAdvice.sentence)
    nextSteps = GoalAdvice.steps(scene, numbers).map(GoalAdvice.sentence)
    motivation = GoalAdvice.motivation(scene, goal, numbers)
  }

  /// What the pace so far asks for.
  private static func pace(
    _ scene: CoachScene, _ goal: CoachFacts.GoalFacts, _ numbers: GoalArithmetic
  ) -> [String] {
    if let loss = GoalArithmetic.weeklyLoss(goal, today: scene.facts.today), loss.isUnsafe {
      let safe = GoalArithmetic.safeDate(goal, today: scene.facts.today)
      let date = safe.map { " to \($0) or later" } ?? ""
      return [
        "Move the target date\(date): \(Quantity.text(loss.kilograms)) kg a week is more than the safe 1 kg or 1 % of body weight"
      ]
    }
    if numbers.isReached {
      return ["The target of \(scene.amount(goal.target)) is reached: close the goal, or raise it"]
    }
    if numbers.isOverdue {
      let outlook =
        numbers.projectedDate.map { "at the pace so far \($0) is realistic" }
        ?? "split the \(scene.amount(numbers.gap)) to go into 4 equal parts"
      return ["The date has passed, so choose a new one: \(outlook)"]
    }
    guard let need = numbers.neededPerDay else { return [] }
    guard let actual = numbers.actualPerDay else {
      return ["Plan \(scene.pace(need)) from the first day on, which is what the target asks for"]
    }
    guard let more = numbers.catchUpPerDay else {
      return ["Keep the pace of \(scene.pace(actual)): \(scene.pace(need)) would be enough"]
    }
    return [
      "Add \(scene.pace(more)) to your pace, or move the date: \(scene.pace(need)) is what the target asks for"
    ]
  }

  private static let lines = [
    "Tie it to something you do anyway: {when}, {act}",
    "Make {milestone} the next mark on the way to {target}",
    "Have a version ready for bad days: {tiny}", "When you can't go out, {inside}",
  ]

  private static func steps(_ scene: CoachScene, _ numbers: GoalArithmetic) -> [String] {
    guard !numbers.isReached else {
      return ["Close the goal", "Choose what you want to keep up, and make a goal of it"]
    }
    let lines = ["{Cue}, {act}", "Note the value on the same evening", "Get to {milestone} next"]
    return lines.compactMap { scene.fill($0, variant: 1) }
  }

  private static func motivation(
    _ scene: CoachScene, _ goal: CoachFacts.GoalFacts, _ numbers: GoalArithmetic
  ) -> String {
    let title = scene.shortTitle ?? "your goal"
    switch numbers.percent {
    case 100: return "You have reached \(title). That was your own work."
    case 75...: return "\(numbers.percent) % of \(title) is behind you; the rest is the short part."
    case 25...: return "\(numbers.percent) % of \(title) is done, one day at a time. Keep going."
    case 1...: return "You have begun with \(title), and that is the hardest step."
    default: return "\(title) begins with one small step, and today is a good day for it."
    }
  }

  private static func sentence(_ text: String) -> String {
    text.last.map { ".!?".contains($0) } ?? true ? text : text + "."
  }
}
