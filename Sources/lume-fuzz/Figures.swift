#if FUZZING || DEBUG
  import Coach
  import Time
  import Wellness

  /// What the coach says of goals whose numbers somebody made up.
  enum Figures {
    private static let today = CalendarDate(daysSince1970: 20_514)
    private static let titles = [
      "Read 12 books", "Lose weight", "Run 10 km in 55 min", "Asleep before 23:00", "No cigarettes",
      "Walk 10,000 steps", "Save money", "Run 4 times a week", "Write a novel",
    ]
    private static let units = [
      "books", "kg", "lbs", "stone", "min", "clock", "cigarettes", "steps", "$", "times", "km",
      "pages", "hours", "completion", "%", "times a week", "",
    ]
    private static let messages = [
      "how long is one book at # pages a day?", "# pages a book, how many pages a day?",
      "what if i do # a week?", "how much per # days?", "how many weeks at # a day", "did # today",
      "can i make # by # may?", "will i make it by then", "what is that in pounds", "# in stone?",
      "how am i doing", "make a plan for # days", "i'm at # now", "# minutes at 23:#", "took # off",
      "in # months", "it was # on day #", "how fast per km", "how far behind am i", "# of #",
      "what if i had # until # december", "half of #?", "give me # tips", "plan for # weeks",
    ]

    /// One answer to a goal, mostly to a message about it.
    static func readMessage(_ bytes: [UInt8]) {
      var choices = Extremes(bytes[...])
      let goal = goal(&choices)
      let status = choices.pick([GoalStatus.active, .completed, .paused])
      switch choices.byte() % 10 {
      case 0: show(Coach.rules.tips(goal, today))
      case 1: show(Coach.rules.suggestions(goal, today))
      case 2: show(Coach.rules.analysis(goal, status, today))
      case 3:
        let count = 1 + Int(choices.byte() % 9)
        show(Coach.rules.ideas(IdeaFacts(count: count, goals: [goal], said: [], today: today)))
      case 4:
        let facts = InsightFacts(
          type: choices.pick(InsightType.known),
          days: Period(first: today.adding(days: -6), last: today), today: today,
          goals: [InsightFacts.GoalRecord(facts: goal, status: status, completedOn: today)],
          talk: InsightFacts.Talk())
        precondition(!Coach.rules.insight(facts).content.isEmpty)
      default:
        let said: [CoachFacts.Said] = (0..<Int(choices.byte() % 3)).flatMap { _ in
          let message = message(&choices)
          return [
            CoachFacts.Said(role: .user, text: message, at: Instant(milliseconds: 0)),
            CoachFacts.Said(
              role: .assistant, text: answer(message, goal, []), at: Instant(milliseconds: 0)),
          ]
        }
        precondition(!answer(message(&choices), goal, said).isEmpty)
      }
    }

    private static func goal(_ choices: inout Extremes) -> CoachFacts.GoalFacts {
      func date() -> CalendarDate {
        today.adding(days: choices.pick([0, -1, 1, -30, 30, -3650, 3650, .min, .max]))
      }
      let start = date()
      let entries = (0..<Int(choices.byte() % 5)).map { _ in
        CoachFacts.Entry(date: date(), value: choices.double())
      }
      return CoachFacts.GoalFacts(
        title: choices.pick(titles), type: choices.pick(GoalType.known), unit: choices.pick(units),
        initial: choices.double(), current: choices.double(), target: choices.double(),
        start: start, targetDate: choices.pick([true, false]) ? date() : nil,
        recurrence: choices.pick([nil, .daily, .weekly, .monthly]),
        entries: entries.sorted { $0.date < $1.date })
    }

    private static func message(_ choices: inout Extremes) -> String {
      let parts = choices.pick(messages).split(separator: "#", omittingEmptySubsequences: false)
      return parts.dropFirst().reduce(String(parts[0])) { message, part in
        message + choices.pick(Extremes.texts) + part
      }
    }

    private static func answer(
      _ message: String, _ goal: CoachFacts.GoalFacts, _ said: [CoachFacts.Said]
    ) -> String {
      let facts = CoachFacts(
        persona: .generalWellness, goal: goal, today: today, said: said, clock: "07:30")
      guard case .ready(let reply) = Coach.rules.reply(message, facts) else { return "" }
      precondition(ChatState(reply.state.text) != nil)
      return reply.text
    }

    private static func show<Value>(_ answer: Coach.Answer<Value>) {
      if case .ready(let value) = answer { precondition(!"\(value)".isEmpty) }
    }
  }
#endif
