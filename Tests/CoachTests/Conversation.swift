import Time
import Wellness

@testable import Coach

/// A conversation with the coach, for tests.
struct Conversation {
  var said: [CoachFacts.Said] = []
  let persona: Persona
  let tone: CoachFacts.Tone?
  let goal: CoachFacts.GoalFacts?
  let today: CalendarDate

  init(
    _ goal: CoachFacts.GoalFacts? = nil, persona: Persona = .generalWellness,
    tone: CoachFacts.Tone? = nil, today: CalendarDate = .monday
  ) {
    (self.goal, self.persona, self.tone, self.today) = (goal, persona, tone, today)
  }

  var facts: CoachFacts {
    CoachFacts(persona: persona, tone: tone, goal: goal, today: today, said: said)
  }

  /// The reading of a message as the coach takes it at this point.
  func reading(_ text: String) -> CoachReading {
    CoachReading(
      text, lastAnswerAsked: CoachMemory(said).lastAnswerAsked, bodyWeight: goal?.bodyWeight)
  }

  @discardableResult
  mutating func say(_ text: String) -> String {
    let answer = RuleBasedCoach().reply(to: text, facts)
    let at = Instant(milliseconds: Int64(said.count) * 1000)
    said.append(CoachFacts.Said(role: .user, text: text, at: at))
    said.append(CoachFacts.Said(role: .assistant, text: answer, at: at))
    return answer
  }
}

extension CalendarDate {
  /// 2026-03-02.
  static let monday = CalendarDate(daysSince1970: 20_514)
}

extension CoachFacts.GoalFacts {
  static let steps = CoachFacts.GoalFacts(
    title: "Walk 10k steps", description: "I sit all day and want more energy for my kids.",
    type: .activity, unit: "steps", current: 2500, target: 10_000,
    start: .monday.adding(days: -10), targetDate: .monday.adding(days: 30))
  static let weight = CoachFacts.GoalFacts(
    title: "Lose 15 pounds for summer vacation",
    description: "I want to lose weight before July. I've been struggling with portion control.",
    type: .weight, unit: "lbs", initial: 180, current: 178, target: 165,
    start: .monday.adding(days: -28), targetDate: .monday.adding(days: 121))
  static let running = CoachFacts.GoalFacts(
    title: "Run 100 km in spring", type: .activity, unit: "km", current: 40, target: 100,
    start: .monday.adding(days: -30), targetDate: .monday.adding(days: 60))
  static let water = CoachFacts.GoalFacts(
    title: "Drink 8 glasses", type: .nutrition, unit: "glasses", current: 3, target: 8,
    start: .monday.adding(days: -5), recurrence: .daily)
  static let crash = CoachFacts.GoalFacts(
    title: "Lose 20 kg", type: .weight, unit: "kg", initial: 90, current: 90, target: 70,
    start: .monday, targetDate: .monday.adding(days: 30))
  static let sleep = CoachFacts.GoalFacts(
    title: "Sleep eight hours", description: "because I wake up tired", type: .sleep, unit: "hours",
    initial: 6, current: 6.5, target: 8, start: .monday.adding(days: -10),
    targetDate: .monday.adding(days: 60))
  static let books = CoachFacts.GoalFacts(
    title: "Read 12 books", type: .custom, unit: "books", current: 2, target: 12,
    start: .monday.adding(days: -60), targetDate: .monday.adding(days: 304))
}
