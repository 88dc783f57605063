import Time
import Wellness

/// Advice for one goal, with its own numbers, most important first.
struct GoalTips {
  let texts: [String]

  init(_ goal: CoachFacts.GoalFacts, today: CalendarDate) {
    let scene = CoachScene(
      CoachFacts(persona: .generalWellness, goal: goal, today: today),
      CoachReading("", lastAnswerAsked: false), CoachMemory([]))
    var texts = [GoalTips.first(scene, goal)]
    texts += GoalTips.lines(scene.domain).compactMap { scene.fill($0, variant: texts.count) }
    texts += GoalTips.general.compactMap { scene.fill($0, variant: texts.count) }
    self.texts = Array(texts.prefix(7))
  }

  /// What the numbers ask for.
  private static func first(_ scene: CoachScene, _ goal: CoachFacts.GoalFacts) -> String {
    if let pace = GoalArithmetic.weeklyLoss(goal, today: scene.facts.today), pace.isUnsafe {
      let weekly = Quantity.text(pace.kilograms)
      return
        "See a doctor before going on: \(weekly) kg a week is more than the safe 1 kg or 1 % of body weight, so move the date"
    }
    guard let numbers = scene.numbers, !numbers.isReached else {
      return "Your target of \(scene.amount(goal.target)) is reached: close it with /goal complete"
    }
    if let need = numbers.neededPerDay, let left = numbers.daysLeft {
      let perDay = scene.amount(scene.rounded(need))
      return
        "\(scene.amount(numbers.gap)) to go in \(scene.days(max(1, left))): plan \(perDay) for each day, and check on Sundays"
    }
    return
      "\(scene.amount(numbers.gap)) to go: choose a new date, and split the gap into 4 equal parts"
  }

  private static func lines(_ domain: GoalDomain) -> [String] {
    switch domain {
    case .walking, .running, .cycling, .swimming, .strength, .movement:
      [
        "Exercise in small pieces: {when}, {act}",
        "Keep a version for bad weather: {inside}",
        "Raise the amount of exercise by a tenth a week at most, beginning from {current}",
        "Go to bed 20 minutes earlier before days with more exercise",
        "On tired days {tiny}, and count it",
      ]
    case .sleep:
      [
        "Go to bed and get up at the same minute on 7 days, towards {target}",
        "For better sleep, {sleepact}", "Leave caffeine after 14:00 if sleep matters tonight",
        "Get 10 minutes of daylight before 10:00, so that sleep comes earlier",
        "If you lie awake in bed for 20 minutes, get up and read in dim light",
      ]
    case .food, .weight, .water:
      [
        "At one meal a day, {act}", "Eat at a table and without a screen for 1 meal a day",
        "Have a planned snack at 16:00, such as 1 piece of fruit, so that you eat less late",
        "Walk for 10 minutes after your biggest meal",
        "Sleep 7 hours or more, since tired people eat more",
      ]
    case .mind, .screen:
      [
        "Keep your mental pause short and fixed: {when}, {act}",
        "When your mind races, {tiny}",
        "Do it at the same place on 5 days, so that focus comes by itself",
        "Put the phone away 30 minutes before bed",
        "Walk for 8 minutes without the phone when stress rises",
      ]
    case .study, .other:
      [
        "Give {goal} a fixed place in your schedule: {when}, {act}",
        "Focus on one piece at a time: 12 minutes with the phone in another room",
        "On busy days {tiny}, and count it",
        "Lay out what you need the evening before, in 2 minutes",
        "After 5 good days, take 1 day of rest",
      ]
    }
  }

  private static let general = [
    "Make it a habit: tie it to something daily, such as {when}",
    "Think of one line that says why {goal} matters, and read it on hard days",
    "Note the value at the same hour each day with /goal progress",
  ]
}
