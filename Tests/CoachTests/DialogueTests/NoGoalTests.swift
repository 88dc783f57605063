import Testing
import Time
import Wellness

@testable import Coach

/// In a chat without a goal nothing is said as if there were one.
@Suite struct NoGoalTests {
  private static let claims = ["your goal", "the goal", "this goal", "your target", "the target"]

  /// Every topic, asked about until all of its answers are given, with its why and its how.
  @Test(arguments: DomainID.allCases)
  func noTopicSpeaksOfAGoal(_ domain: DomainID) {
    for persona in [Persona.generalWellness, .wellnessSpecialist, .fitnessCoach, .triage] {
      let facts = CoachFacts(persona: persona, goal: nil, today: Scene.today)
      for index in domain.content.topics.indices {
        let place = Library.TopicID(domain: domain, index: index)
        let said = [Meaning(topic: place), Meaning(.why(place)), Meaning(.how(place))].map {
          ReplyWriter(Dialogue(CoachScene(facts)), $0, message: "and then", allowance: .everything)
        }
        for writer in said {
          let answers = Library.shared[place].answers
          let texts = writer.fitting(place, answers).map { String(answers[$0].text) }
          #expect(!texts.isEmpty, "\(domain): \(Library.shared[place].name)")
          for text in texts + [writer.text] {
            let claim = Self.claims.first(where: text.lowercased().contains)
            #expect(claim == nil, "\(domain), \(Library.shared[place].name): \(text)")
          }
        }
      }
    }
  }

  @Test(arguments: [
    "exam stress is killing my focus", "i cant be bothered today", "tell me one small thing to do",
    "our washing machine broke", "meh", "everything is too much", "my plans fell through",
  ])
  func noMessageIsAnsweredWithAGoal(message: String) {
    for text in ChatScene.answers(nil, [message, "why", "how exactly", "something else", message]) {
      #expect(!Self.claims.contains(where: text.lowercased().contains), "\(message): \(text)")
    }
  }
}
