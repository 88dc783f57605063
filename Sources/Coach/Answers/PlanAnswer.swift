import Time
import Wellness

/// A plan with one line for each day: the days that the user named, or three of the next week.
struct PlanAnswer {
  let text: String

  init(_ scene: CoachScene) {
    var writer = AnswerWriter(scene)
    writer.add(PlanAnswer.openers, isNeeded: true)
    for line in PlanAnswer.lines(scene, limit: 7) { writer.add(line) }
    var end = AnswerWriter(scene)
    if scene.memory.turn % 2 == 0 {
      end.add(PlanAnswer.questions + scene.turned(CoachPhrases.questions), isLast: true)
    } else if scene.facts.goal == nil {
      end.add(scene.turned(CoachPhrases.towardsGoal), isLast: true)
    } else {
      end.add(scene.closings, isLast: true)
    }
    writer.add(end.text(), isNeeded: false)
    text = writer.text(separator: "\n")
  }

  private static let openers = [
    "“{Quote}”, small on purpose:", "“{Quote}”: here it is, easy to keep.",
    "“{Quote}”, one that survives a busy week:", "“{Quote}”, with room for bad days:",
    "You asked “{quote}”, so take this:", "“{Quote}”, on one page:",
    "One way to answer “{quote}”:", "“{Quote}”, one line a day:", "“{Quote}”, without heroics:",
    "To “{quote}” I'd say:", "“{Quote}”, next try:", "“{Quote}”, as a draft:",
  ]

  private static let questions = [
    "Which of these lines would you change?", "Which day is the shakiest?",
    "Is that too much, or too little?", "Shall I move one of the days?",
  ]

  /// One line for each day, none of which has been said lately.
  static func lines(_ scene: CoachScene, limit: Int) -> [String] {
    if let weeks = WeeklyPlan.lines(scene, limit: limit) { return weeks }
    let days = days(scene).prefix(limit)
    let small = scene.timed == nil ? "{act}" : "{timed}"
    let bad = badDays(scene)
    var lines: [String] = []
    for (index, day) in days.enumerated() {
      let act = bad[day] == nil ? small : "{inside}"
      let reason = bad[day].map { " (“\($0)”)" } ?? ""
      let time = scene.reading.mentions.time ?? scene.earlierTime
      for variant in index..<(index + 12) {
        let moment = time ?? "{when}"
        guard let line = scene.fill("\(day.name), \(moment)\(reason): \(act).", variant: variant),
          !scene.memory.hasSaid(line)
        else { continue }
        lines.append(line)
        break
      }
    }
    return lines
  }

  private static func days(_ scene: CoachScene) -> [Weekday] {
    let mentions = scene.reading.mentions
    let named = mentions.days.filter { !mentions.busyDays.contains($0) }
    if !named.isEmpty { return ordered(named) }
    let wanted = count(scene)
    if !mentions.busyDays.isEmpty {
      let free = Weekday.allCases.filter { !mentions.busyDays.contains($0) }
      let count = min(wanted ?? 3, free.count)
      return (0..<count).map { free[$0 * free.count / count] }
    }
    if wanted == nil, !scene.earlierDays.isEmpty { return ordered(scene.earlierDays) }
    return spread(wanted ?? 3, from: scene.facts.today)
  }

  /// A number of days that the message asks for.
  private static func count(_ scene: CoachScene) -> Int? {
    scene.reading.mentions.numbers
      .first {
        ["day", "days", "times", "x", "sessions"].contains($0.unit) && (1...7).contains($0.value)
      }
      .map { Int($0.value) }
  }

  private static func ordered(_ days: [Weekday]) -> [Weekday] {
    Weekday.allCases.filter(days.contains)
  }

  /// So many days of the coming seven, evenly apart, beginning tomorrow.
  private static func spread(_ count: Int, from today: CalendarDate) -> [Weekday] {
    (0..<count).map { today.adding(days: 1 + $0 * 7 / count).weekday }
  }

  /// Days on which, as the user said, something stands in the way.
  private static func badDays(_ scene: CoachScene) -> [Weekday: String] {
    var found: [Weekday: String] = [:]
    for past in scene.memory.earlier {
      guard let words = past.words else { continue }
      for day in past.days where found[day] == nil { found[day] = words }
    }
    return found
  }
}
