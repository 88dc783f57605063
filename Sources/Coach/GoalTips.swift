import Time
import Wellness

/// Advice for one goal, with its own numbers, most important first.
struct GoalTips {
  let texts: [String]

  init(_ goal: CoachFacts.GoalFacts, today: CalendarDate) {
    if let careful = RedFlagAdvice(goal) {
      texts = careful.tips
      return
    }
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
    let gap = scene.amount(numbers.gap)
    guard let need = numbers.neededPerDay, let left = numbers.daysLeft else {
      return "\(gap) to go: choose a new date, and split the gap into 4 equal parts"
    }
    if goal.recurrence == .daily {
      return "\(gap) to go today: split them into 3 parts, for morning, midday and evening"
    }
    return
      "\(gap) to go in \(scene.days(max(1, left))): plan \(scene.pace(need)), and check on Sundays"
  }

  private static func lines(_ domain: GoalDomain) -> [String] {
    switch domain {
    case .walking, .wheeling, .running, .cycling, .swimming, .strength, .movement:
      [
        "Exercise in small pieces: {when}, {act}",
        "Make {milestone} the next mark on the way to {target}, with an exercise you like",
        "Keep a version for bad weather: {inside}",
        "Raise the amount of exercise by a tenth a week at most",
        "Sleep 20 minutes longer before days on which you do more",
      ]
    case .sleep:
      [
        "Go to bed and get up at the same minute on 7 days, towards {target}",
        "For better sleep, {sleepact}", "Leave caffeine after 14:00 if sleep matters tonight",
        "Get 10 minutes of daylight before 10:00, so that sleep comes earlier",
        "If you lie awake in bed for 20 minutes, get up and read in dim light",
      ]
    case .water:
      [
        "Drink 1 glass with every meal: three of {target} are done that way",
        "Make it a habit: {when}, {act}",
        "Keep a full bottle where you work, and empty it by 15:00",
        "Drink most of it before 18:00, so that you sleep through",
      ]
    case .food, .weight:
      [
        "Make {milestone} the next mark on the way to {target}, and eat for that one",
        "At one meal a day, {act}",
        "Have a planned snack at 16:00, such as 1 piece of fruit, so that you eat less late",
        "Walk for 10 minutes after your biggest meal",
        "Sleep 7 hours or more, since tired people eat more",
      ]
    case .mind, .screen:
      [
        "Keep your mental pause short and fixed: {when}, {act}",
        "Make {milestone} the next mark on the way to {target}, with full focus on that one",
        "When your mind races, {tiny}",
        "Do it at the same place on 5 days, so that focus comes by itself",
        "Put the phone away 30 minutes before bed",
      ]
    case .reading, .study, .other:
      [
        "Give {goal} a fixed place in your schedule: {when}, {act}",
        "Make {milestone} the next mark on the way to {target}, and focus on that one",
        "Work on one piece at a time: 12 minutes with the phone in another room",
        "On busy days {tiny}, and count it",
        "Lay out what you need the evening before, in 2 minutes",
      ]
    }
  }

  private static let general = [
    "Tie it to a daily habit: {when} is a good moment for 5 minutes",
    "Think of 1 line that says why {goal} matters, and read it on hard days",
    "Note the value at the same hour each day with /goal progress",
  ]
}
