import Testing
import Time
import Wellness

@testable import Coach

/// Whatever is on the wire, there is an answer.
@Suite struct StandingExtremesTests {
  private static let targets = [0, 3, 1e300]
  private static let units = [
    "books", "km", "min", "clock", "lb", "%", "$", "", "steps a day", "🚶",
  ]

  @Test(arguments: GoalMeasure.allCases)
  func answersWhateverIsOnTheWire(_ measure: GoalMeasure) {
    for target in Self.targets {
      for unit in Self.units {
        for (start, end, every) in [
          (0, 0, nil), (5, 9, nil), (-400, nil, .daily), (-9, -9, .weekly),
        ] as [(Int, Int?, Recurrence?)] {
          for values in [[], [0.0], [1e300, 1, 2, target]] {
            let entries = values.enumerated().map { (-values.count + $0.offset + 1, $0.element) }
            let goal = Scene.goal(
              "It", target, unit, initial: entries.isEmpty ? 7 : 0, from: start, to: end,
              every: every, entries)
            let standing = Standing(goal, today: Scene.today, measure: measure)
            for question in NumberQuestion.allCases {
              #expect(!standing.answer(question, again: 1).isEmpty)
            }
            #expect(!standing.plan().isEmpty)
            #expect(!standing.line.isEmpty)
            #expect(!standing.conversion(to: "kg").isEmpty)
            #expect(!standing.confirmation(of: 3, amount: 3, change: .more).isEmpty)
            #expect(standing.slots["goal"] == "It")
            #expect(standing.share.map { (0...1).contains($0) } ?? true)
          }
        }
      }
    }
  }

  /// What is said has numbers of any size, too.
  @Test(arguments: [
    "how long is one book at 0.00000000000000000001 pages a day?",
    "how long is one book at 1e-300 pages a day?",
    "300 pages a book, how long is one at 99999999999999999999999999 pages a day?",
    "in 99999999999999999999 months", "what if i read 9223372036854775807 a week?",
  ])
  func answersWhateverIsAsked(_ message: String) {
    for target in [12, 1e12, 1e300] {
      let goal = Scene.goal(
        "Read 12 books", target, "books", from: -30, to: 200, [(-3, 2), (0, 3)])
      let facts = CoachFacts(persona: .generalWellness, goal: goal, today: Scene.today)
      guard case .ready(let reply) = Coach.rules.reply(message, facts) else { return }
      let answer = reply.text
      #expect(!answer.isEmpty)
    }
  }
}
