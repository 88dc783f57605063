import Testing
import Time
import Wellness

@testable import Coach

/// In a chat without a goal nothing is said as if there were one.
@Suite struct NoGoalTests {
  private static let claims = [
    "your goal", "the goal", "this goal", "your target", "the target", "with a goal",
  ]

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
          let texts = writer.fitting(place).map { String(answers[$0].text) }
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

  /// A general topic that a stray phrase reaches doesn't win over what is named.
  @Test(arguments: [
    ("i want to lose weight, where do i even start", "starting", DomainID.weight),
    ("why am i always hungry in the afternoon", "hungry between meals", .eating),
    ("what should i eat before tennis", "eating around training", .running),
    ("give me a quick workout without equipment", "quick workout", .strength),
    ("which sport is ok with a bad hip", "which sport", .walking),
    ("not sleeping because of the heat", "hot nights", .sleep),
    ("how can i be less anxious", "anxious", .mood),
    ("my goal is to sleep 8 hours", "starting", .sleep),
    ("read 20 books this year", "starting", .reading),
    ("bench 100kg", "starting", .strength), ("how to wake up early", "wake up earlier", .sleep),
    ("i slept 5 hours last night", "one bad night", .sleep),
    ("i've put on two stone and i hate it", "starting", .weight),
  ])
  func whatIsNamedIsAnswered(message: String, topic: String, domain: DomainID) {
    let text = ChatScene.said(ChatScene.answer(nil, [message]))
    let texts = ChatScene.texts(topic, of: domain).split(separator: "\n")
    let isSaid = texts.contains { text.hasSuffix($0) }
    #expect(isSaid, "\(message): \(text)")
  }

  @Test(arguments: ["make me a plan for a 5k", "can you make me a running plan"])
  func aPlanIsWhole(message: String) {
    let lines = ChatScene.answer(nil, [message]).split(separator: "\n")
    #expect(lines.count > 3 && lines[0].hasPrefix("Mon: "), "\(lines)")
  }

  /// What isn't understood is admitted in a sentence, and only the second time with choices.
  @Test(arguments: ["the zorple on my frimbat", "which planet is the largest"])
  func whatIsNotUnderstoodIsAdmitted(message: String) {
    let answers = ChatScene.answers(nil, [message, message])
    #expect(ChatScene.labels(in: answers[0]).isEmpty && answers[0].hasSuffix("?"), "\(answers)")
    #expect(ChatScene.labels(in: answers[1]).count == 4, "\(answers)")
  }

  @Test(arguments: [
    ("my old boss thinks so", "your old boss"), ("our kids again", "your kids"),
    ("my sister and her new kitchen", "your sister"),
  ])
  func whatIsTheirsIsTakenUp(message: String, thing: String) {
    let text = ChatScene.answer(nil, [message])
    #expect(text.contains(thing) && text.hasSuffix("?"), "\(text)")
  }

  @Test(arguments: [
    ("ran 5k this morning in 31 min!!", "5k and 31 min, thanks for telling me."),
    ("slept 5h20, woke up twice", "5h20, thanks for telling me."),
    ("3 beers last night", "3 beers, thanks for telling me."),
    ("learned 20 new words today", "20 new words, thanks for telling me."),
    ("weighed 84.3", "84.3, thanks for telling me."),
    ("day 10 without alcohol", "Day 10, thanks for telling me."),
    ("saved £40", "£40, thanks for telling me."),
  ])
  func aFigureIsSaidBack(message: String, receipt: String) {
    let text = ChatScene.answer(nil, [message])
    #expect(text.hasPrefix(receipt + " "), "\(text)")
  }

  @Test(arguments: [
    "i am 71", "is 30 minutes enough a day", "my baby is 4 months old", "i get up at 5",
    "i wake up tired even after 9 hours",
  ])
  func notEveryNumberIsAFigure(message: String) {
    #expect(!ChatScene.answer(nil, [message]).contains("thanks for telling me"))
  }

  @Test(arguments: [
    ("remind me at 7 to stretch", "remind you"), ("ping me every two hours", "ping you"),
    ("set an alarm for 6:30 please", "set an alarm"), ("can you call me at 8", "call you"),
    ("put it in my calendar", "write in your calendar"), ("book me a class", "book anything"),
    ("could you remind my wife too", "remind anybody"), ("i need a reminder at 9", "remind you"),
  ])
  func whatCannotBeDoneIsNamed(message: String, deed: String) {
    for goal in [AdviceScene.water, nil] {
      let text = ChatScene.answer(goal, [message])
      #expect(text.hasPrefix("I can't \(deed). "), "\(text)")
    }
  }

  @Test(arguments: [
    "call me Sam", "tell me when to stop", "i ordered a pizza", "play it again",
    "i want to call my mum more often", "call my dad every sunday", "i need to order new shoes",
    "id like to wake up earlier",
  ])
  func notEveryVerbIsARequest(message: String) {
    #expect(!ChatScene.answer(nil, [message]).hasPrefix("I can't"))
  }

  @Test(arguments: [
    ("is there a version for my tablet", "other machines"),
    ("how do i erase a chat", "deleting things"),
    ("i entered 60 instead of 6", "mistyped"), ("where do i see last week", "looking back"),
    ("can you read my steps from apple health", "devices"), ("do you have a name", "your own name"),
  ])
  func theProgramIsExplained(message: String, topic: String) {
    for goal in [AdviceScene.steps, nil] {
      let text = ChatScene.answer(goal, [message])
      #expect(ChatScene.texts(topic, of: .talk).contains(text), "\(message): \(text)")
    }
  }
}
