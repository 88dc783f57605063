import Time
import Wellness

/// Where one goal stands and where it leads to: what can be computed, in words.
struct GoalAnalysis {
  let progress: Double
  let projectedDate: CalendarDate?
  let text: String
  let strengths: [String]
  let challenges: [String]
  let recommendations: [String]

  init(_ goal: CoachFacts.GoalFacts, status: GoalStatus, today: CalendarDate) {
    let scene = CoachScene(
      CoachFacts(persona: .generalWellness, goal: goal, today: today),
      CoachReading("", lastAnswerAsked: false), CoachMemory([]))
    let view = View(
      goal: goal, scene: scene, numbers: GoalArithmetic(goal, today: today),
      history: EntryHistory(goal, today: today), today: today)
    progress = Goal.progress(initial: goal.initial, current: goal.current, target: goal.target)
    recommendations = GoalAdvice(goal, today: today).suggestions
    if let careful = RedFlagAdvice(goal) {
      // What is reached by when is no matter now.
      projectedDate = nil
      text = careful.text
      (strengths, challenges) = ([], careful.challenges)
      return
    }
    projectedDate = view.numbers.projectedDate
    text = GoalAnalysis.text(view, status)
    strengths = GoalAnalysis.strengths(view)
    challenges = GoalAnalysis.challenges(view)
  }

  private struct View {
    let goal: CoachFacts.GoalFacts
    let scene: CoachScene
    let numbers: GoalArithmetic
    let history: EntryHistory
    let today: CalendarDate

    /// What the paces are told of; `nil` on the first day and for recurring goals.
    var pace: (actual: Double, need: Double)? {
      guard let actual = numbers.actualPerDay, let need = numbers.neededPerDay else { return nil }
      return (actual, need)
    }
  }

  private static func text(_ view: View, _ status: GoalStatus) -> String {
    let (goal, scene, numbers) = (view.goal, view.scene, view.numbers)
    let title = scene.shortTitle ?? "This goal"
    var sentences = [
      "\(title) is at \(Quantity.text(goal.current)) of \(scene.amount(goal.target)), which is \(numbers.percent) % of the way."
    ]
    if status != .active, status != .completed { sentences.append("It is \(status.rawValue) now.") }
    if numbers.isReached {
      sentences.append("The target is reached.")
      return sentences.joined(separator: " ")
    }
    if let recurrence = goal.recurrence {
      let days = numbers.daysLeft.map { scene.days($0) } ?? "some days"
      sentences.append(
        "The \(GoalAnalysis.name(of: recurrence)) still has \(days), and \(scene.amount(numbers.gap)) to go."
      )
      return sentences.joined(separator: " ")
    }
    if let actual = numbers.actualPerDay {
      let days = scene.days(goal.start.days(until: view.today))
      sentences.append(
        actual > 0
          ? "In \(days) you made \(scene.pace(actual))." : "In \(days) the value has not moved on.")
    }
    if let need = numbers.neededPerDay, let left = numbers.daysLeft {
      sentences.append(
        "For the \(scene.days(max(1, left))) that are left, \(scene.pace(need)) is what it takes.")
    } else if numbers.isOverdue {
      sentences.append(
        "The date passed \(scene.days(-(numbers.daysLeft ?? 0))) ago, with \(scene.amount(numbers.gap)) to go."
      )
    }
    if let date = numbers.projectedDate {
      sentences.append("At the pace so far the target is reached on \(date).")
    }
    return sentences.joined(separator: " ")
  }

  private static func strengths(_ view: View) -> [String] {
    let (scene, numbers) = (view.scene, view.numbers)
    var found: [String] = []
    if numbers.isReached { found.append("The target is reached.") }
    if numbers.percent > 0, !numbers.isReached {
      found.append("\(numbers.percent) % of the way is done.")
    }
    if let pace = view.pace, pace.actual >= pace.need {
      found.append(
        "Your pace of \(scene.pace(pace.actual)) is above the \(scene.pace(pace.need)) that it takes."
      )
    }
    let streak = GoalArithmetic.streak(view.goal, today: view.today)
    if streak > 1 { found.append("You have reached it on \(scene.days(streak)) in a row.") }
    if view.history.days > 2 {
      found.append("You noted the value on \(scene.days(view.history.days)).")
    }
    if let last = view.history.lastMove, last > 0 {
      found.append("Your last entry brought you on by \(scene.amount(last)).")
    }
    if found.isEmpty {
      found.append("The goal has a clear target of \(scene.amount(view.goal.target)).")
    }
    return found
  }

  private static func challenges(_ view: View) -> [String] {
    let (scene, numbers) = (view.scene, view.numbers)
    guard !numbers.isReached else { return [] }
    var found: [String] = []
    if numbers.isOverdue { found.append("The target date has passed.") }
    if let more = numbers.catchUpPerDay {
      found.append("The pace so far is \(scene.pace(more)) below what it takes.")
    }
    if let loss = GoalArithmetic.weeklyLoss(view.goal, today: view.today), loss.isUnsafe {
      found.append(
        "\(Quantity.text(loss.kilograms)) kg a week is more than is safe without a doctor.")
    }
    if view.history.days == 0 {
      found.append("No value is noted yet, so there is nothing to learn from.")
    } else if let quiet = view.history.quietDays, quiet > 7 {
      found.append("The last value was noted \(scene.days(quiet)) ago.")
    }
    if let last = view.history.lastMove, last < 0 {
      found.append("Your last entry went back by \(scene.amount(-last)).")
    }
    return found
  }

  private static func name(of recurrence: Recurrence) -> String {
    switch recurrence {
    case .daily: "day"
    case .weekly: "week"
    case .monthly: "month"
    }
  }
}

/// What the recorded values of a goal tell besides its numbers.
struct EntryHistory {
  /// On how many days a value was recorded.
  let days: Int
  /// Since the last value was recorded.
  let quietDays: Int?
  /// What the last entry brought, negative when it went the wrong way; `nil` for a recurring goal.
  let lastMove: Double?

  init(_ goal: CoachFacts.GoalFacts, today: CalendarDate) {
    days = Set(goal.entries.map(\.date)).count
    quietDays = goal.entries.map(\.date).max().map { $0.days(until: today) }
    if goal.recurrence == nil, let last = goal.entries.last {
      let before = goal.entries.dropLast().last?.value ?? goal.initial
      lastMove = goal.initial > goal.target ? before - last.value : last.value - before
    } else {
      lastMove = nil
    }
  }
}
