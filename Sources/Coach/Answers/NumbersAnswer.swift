import Time
import Wellness

/// The answer to questions about the goal's numbers.
struct NumbersAnswer {
  let text: String

  init(_ scene: CoachScene) {
    var writer = AnswerWriter(scene)
    if scene.facts.goal == nil {
      writer.add(NumbersAnswer.withoutGoal, isNeeded: true)
      writer.add(CoachPhrases.towardsGoal)
    } else {
      writer.add(NumbersAnswer.leads(scene), isNeeded: true)
      writer.add(NumbersAnswer.details(scene))
      writer.add(NumbersAnswer.outlook(scene))
    }
    writer.add(scene.turned(CoachPhrases.steps), isNeeded: true, isLast: true)
    writer.close(CoachTopic(questions: scene.facts.goal == nil ? [] : NumbersAnswer.questions))
    text = writer.text()
  }

  private static let withoutGoal = [
    "On “{word}” I have no numbers, because no goal is linked to this chat.",
    "“{Word}” needs a goal with a target, and here there is none yet.",
    "To answer “{word}” I'd need a target and a date.",
    "There is nothing to count behind “{word}” so far.",
    "“{Word}” can't be told without a goal.", "I'd love to count, but “{word}” has no goal yet.",
    "For “{word}” a start and a target are missing.", "No goal here, so “{word}” stays open.",
    "“{Word}” is a question for a goal, and none is here.",
    "As long as there is no goal, “{word}” has no answer.",
    "“{Word}” again, and still there is no goal to measure.",
    "Numbers for “{word}” begin with a target.",
  ]

  private static let questions = [
    "Does that pace feel right?", "Shall we shift the pace or the date?",
    "Which days can carry a little more?",
  ]

  /// Where the goal stands, with one of the user's words in front.
  static func leads(_ scene: CoachScene) -> [String] {
    let facts = standing(scene) + need(scene)
    let frames = [
      "On “{word}”:", "“{Word}” in numbers:", "Since you ask “{word}”:", "For “{word}”:",
    ]
    return (0..<frames.count).flatMap { shift in
      facts.enumerated().map { "\(frames[($0.offset + shift) % frames.count]) \($0.element)" }
    }
  }

  private static func standing(_ scene: CoachScene) -> [String] {
    guard let goal = scene.facts.goal, let numbers = scene.numbers else { return [] }
    let now = Quantity.text(goal.current)
    let target = scene.amount(goal.target)
    if numbers.isReached {
      return [
        "you are at \(now) and the target of \(target) is reached.",
        "\(target) was the target, and \(now) says it is done; `/goal complete` closes it.",
        "100 %, with \(now) against \(target).",
      ]
    }
    let period = periodName(goal)
    let gap = scene.amount(numbers.gap)
    if numbers.isDecreasing {
      return [
        "\(scene.amount(abs(goal.initial - goal.current))) done and \(gap) to go, from \(now) down to \(target): \(numbers.percent) % of the way.",
        "you came from \(Quantity.text(goal.initial)) to \(now), and \(gap) remain to \(target): \(numbers.percent) %.",
        "\(numbers.percent) % lie behind you, \(gap) are left to \(target).",
        "\(now) now, \(target) in the end, \(gap) between them, \(numbers.percent) % done.",
      ]
    }
    return [
      "you are at \(now) of \(target)\(period), which is \(numbers.percent) % of the way, with \(gap) to go.",
      "\(numbers.percent) % done\(period), \(gap) left to \(target).",
      "\(gap) separate you from \(target)\(period); \(numbers.percent) % lie behind you.",
      "from \(now) it is \(gap) to \(target)\(period), so \(numbers.percent) % are done.",
    ]
  }

  private static func periodName(_ goal: CoachFacts.GoalFacts) -> String {
    switch goal.recurrence {
    case .daily: " today"
    case .weekly: " this week"
    case .monthly: " this month"
    case nil: ""
    }
  }

  private static func need(_ scene: CoachScene) -> [String] {
    guard let numbers = scene.numbers, let need = numbers.neededPerDay, let left = numbers.daysLeft
    else { return [] }
    let pace = scene.fullPace(need)
    let gap = scene.amount(numbers.gap)
    let days = scene.days(max(1, left))
    if scene.facts.goal?.recurrence == .daily { return [] }
    return [
      "\(pace), since \(gap) remain for \(days).",
      "\(gap) over \(days) come to \(pace).",
      "with \(days) left, the pace to hold is \(pace).",
      "\(days) remain, at \(pace).",
    ]
  }

  private static func details(_ scene: CoachScene) -> [String] {
    guard let numbers = scene.numbers else { return [] }
    if numbers.isOverdue, let left = numbers.daysLeft {
      return [
        "The date passed \(scene.days(-left)) ago, and a new one would make the pace countable.",
        "It is \(scene.days(-left)) overdue, so pick a date that fits the gap.",
      ]
    }
    guard let need = numbers.neededPerDay, let left = numbers.daysLeft else { return [] }
    let pace = scene.fullPace(need)
    let days = scene.days(max(1, left))
    if scene.facts.goal?.recurrence == .daily {
      return [
        "All of it belongs to today.", "The day still has room for that.",
        "That is for today alone.",
      ]
    }
    return [
      "Over \(days) that comes to \(pace).", "With \(days) left, the pace to hold is \(pace).",
      "Shared out over \(days), it is \(pace).", "That takes \(pace), for \(days).",
      "Hold \(pace) for \(days), and you are there.",
    ]
  }

  /// The actual pace, and when it leads to the target.
  private static func outlook(_ scene: CoachScene) -> [String] {
    guard let goal = scene.facts.goal, let numbers = scene.numbers, !numbers.isReached else {
      return []
    }
    let streak = GoalArithmetic.streak(goal, today: scene.facts.today)
    if streak > 0 { return ["Your streak stands at \(scene.days(streak))."] }
    guard let pace = numbers.actualPerDay else { return [] }
    guard pace > 0 else {
      return [
        "Since \(goal.start) the value has not moved towards it yet.",
        "So far no movement since \(goal.start), and the first one counts double.",
      ]
    }
    let actual = scene.pace(pace)
    guard let date = numbers.projectedDate else { return ["So far it has been \(actual)."] }
    let comparison = lateness(date, goal.targetDate, scene)
    var lines = [
      "So far it has been \(actual), which leads there on \(date)\(comparison).",
      "At your pace of \(actual) you arrive on \(date)\(comparison).",
    ]
    if let more = numbers.catchUpPerDay {
      lines.append("Your pace is \(actual), and \(scene.pace(more)) more would catch up.")
    }
    return lines
  }

  private static func lateness(
    _ date: CalendarDate, _ target: CalendarDate?, _ scene: CoachScene
  ) -> String {
    guard let target else { return "" }
    let days = target.days(until: date)
    if days == 0 { return ", just in time" }
    return days > 0 ? ", \(scene.days(days)) late" : ", \(scene.days(-days)) early"
  }
}
