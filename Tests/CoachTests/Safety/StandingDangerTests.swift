import Testing
import Time
import Wellness

@testable import Coach

/// What the built-in coach says to somebody who wants to go on while a danger stands.
@Suite struct StandingDangerTests {
  static let dangers: [(said: String, whom: [String], safe: String)] = [
    ("I passed out on the treadmill this morning", ["doctor"], "I saw my doctor, all clear"),
    ("my chest hurts and my left arm is tingly", ["112"], "I saw the doctor, my ECG was normal"),
    ("I don't want to be here anymore", ["988", "112"], "I'm safe now, my sister is with me"),
    ("I took 20 paracetamol an hour ago", ["112"], "I called 112, the ambulance is here"),
    ("I make myself throw up after dinner", ["doctor"], "I talked to my doctor about it"),
    (
      "I ran in the heat, I'm confused and I've stopped sweating", ["112"],
      "I went to the hospital and they said I'm fine"
    ),
    ("my pee is the colour of cola since leg day", ["doctor"], "I saw my doctor, all clear"),
  ]
  static let wishes = [
    "ok, what should I do today?", "ok what should I do today", "What now?", "How should I start?",
    "What would you suggest for today?", "Give me a plan for the week", "what's my target today?",
    "a workout please", "Can I get some tips?",
  ]
  private let today = CalendarDate(daysSince1970: 20_514)

  private func facts(_ goal: CoachFacts.GoalFacts?, _ said: [(Message.Role, String)]) -> CoachFacts
  {
    CoachFacts(
      persona: .fitnessCoach, goal: goal, today: today,
      said: said.map { .init(role: $0.0, text: $0.1, at: Instant(milliseconds: 0)) })
  }

  private var goals: [CoachFacts.GoalFacts?] {
    [
      nil,
      CoachFacts.GoalFacts(
        title: "Run 10 km", type: .activity, unit: "km", current: 4, target: 10, start: today),
      CoachFacts.GoalFacts(
        title: "Drink water", type: .activity, unit: "glasses", current: 2, target: 8, start: today),
    ]
  }

  @Test(arguments: dangers, wishes)
  func noPlanComesBeforeTheDangerIsLookedAt(
    danger: (said: String, whom: [String], safe: String), wish: String
  ) {
    for goal in goals {
      let first = RuleBasedCoach().reply(to: danger.said, facts(goal, [])).text
      let facts = facts(goal, [(.user, danger.said), (.assistant, first)])
      let safety = facts.safety(wish)
      #expect(safety.isInDanger && facts.raisesRedFlag(wish))
      let reply = safety.reply ?? ""
      #expect(RuleBasedCoach().reply(to: wish, facts).text == reply, "\(wish)")
      #expect(reply.contains { !$0.isWhitespace } && !reply.contains("\n"), "\(wish): \(reply)")
      #expect(
        danger.whom.contains(where: reply.contains) || reply.contains("somebody close"),
        "\(wish): \(reply)")
    }
  }

  @Test(arguments: dangers)
  func theDangerEnds(danger: (said: String, whom: [String], safe: String)) {
    let first = RuleBasedCoach().reply(to: danger.said, facts(nil, [])).text
    var said: [(Message.Role, String)] = [(.user, danger.said), (.assistant, first)]
    let end = facts(nil, said).safety(danger.safe)
    #expect(end.reply != nil && !end.isInDanger, "\(danger.safe)")
    said += [(.user, danger.safe), (.assistant, end.reply ?? "")]
    #expect(!facts(nil, said).raisesRedFlag("what's a good book to read?"))
  }

  @Test(arguments: [
    "how can I sleep better, I wake at 4", "what can I do about the noise at night",
  ])
  func theRestIsTalkedAbout(question: String) {
    let first = RuleBasedCoach().reply(to: "I fainted after my run", facts(nil, [])).text
    let facts = facts(nil, [(.user, "I fainted after my run"), (.assistant, first)])
    #expect(facts.safety(question).reply == nil)
    #expect(facts.raisesRedFlag(question))
  }

  @Test func whatIsLongOverStandsNoMore() {
    #expect(!facts(nil, []).safety("I had a heart attack in 2012").isInDanger)
  }
}
