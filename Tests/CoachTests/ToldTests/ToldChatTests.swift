import Testing
import Time
import Wellness

@testable import Coach

/// Whole chats: what was told leads in every later answer.
@Suite struct ToldChatTests {
  private static func answers(_ goal: CoachFacts.GoalFacts, _ messages: [String]) -> [String] {
    var said: [CoachFacts.Said] = []
    return messages.map { message in
      let facts = CoachFacts(
        persona: .generalWellness, goal: goal, today: Scene.today, said: said)
      let reply = RuleBasedCoach().reply(to: message, facts)
      said.append(.init(role: .user, text: message, at: Instant(milliseconds: 0)))
      said.append(said: reply, at: Instant(milliseconds: 0))
      return reply.text
    }
  }

  /// 59:40 noted, 58:52 told: 3:52 to go.
  @Test func keepsARecord() {
    let goal = Scene.goal(
      "Run 10 km in 55 min", 55, "min", initial: 65, from: -40, to: 50,
      [(-30, 63), (-15, 61.5), (-2, 59 + 40.0 / 60)])
    let answers = Self.answers(
      goal, ["ran 10k sunday 58:52, new pb!!", "how far off am i", "am i on track"])
    #expect(answers[0].contains("new best, by 48 seconds"))
    #expect(answers[1].contains("3:52") && !answers[1].contains("59:40"))
    #expect(answers[2].contains("58:52"))
  }

  /// What is to be noted is told, whatever else is said.
  @Test(arguments: ["Log that.", "can you write this down", "put that down please"])
  func notesWhatItIsAskedTo(request: String) {
    let goal = Scene.goal("Run 5 km", 5, "km", initial: 2, current: 2, from: -20, to: 100)
    let text =
      "So max ten percent over my longest recent run. Just ran 2.2 km on the hotel treadmill. "
    #expect(Self.answers(goal, [text + request])[0].contains("2.2 km is a new best"))
  }

  /// 4 and 1.5 hours are 5.5, and 54.5 of 60 are left.
  @Test func keepsWhatWasAdded() {
    let goal = Scene.goal("Learn Spanish", 60, "hours", current: 4, from: -20, to: 100)
    let answers = Self.answers(
      goal, ["studied an hour and a half on sunday", "how many hours left"])
    #expect(
      answers[0].contains("5 h 30 min") && answers[1].contains("54 h 30 min"), "\(answers)")
  }

  /// The user's own date is worked with, and named beside the goal's once. 1,900 dollars over 139
  /// days to 1 November are 95.7 a week.
  @Test func namesAnotherDateOnce() {
    let goal = Scene.goal(
      "Save 3,000", 3000, "dollars", initial: 500, from: -60, to: 60, [(-30, 800), (-1, 1100)])
    let answers = Self.answers(
      goal, ["trip's in november, how much a week do i need", "how much is left?"])
    #expect(answers[0].contains("About 96 dollars a week"))
    #expect(answers[0].contains("still says mid-August"))
    #expect(answers[1].contains("1,900 dollars") && !answers[1].contains("August"))
  }
}
