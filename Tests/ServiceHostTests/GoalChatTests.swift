import Contract
import Edge
import JSON
import Testing
import Wellness

@testable import ServiceHost

/// What the built-in coach has to show in a chat about a goal, over the wire; how it is worded is
/// its own affair.
@Suite struct GoalChatTests {
  private static let body: JSON = [
    "title": "Lose 15 pounds for summer vacation",
    "description": "I want to lose weight before July. I've been struggling with portion control.",
    "goal_type": "weight", "target_value": 165, "target_unit": "lbs", "current_value": 180,
    "start_date": "2026-03-02", "target_date": "2026-07-01",
  ]

  /// Says things in a chat; the answers to them.
  private func answers(
    _ said: [String], about body: JSON?, persona: String = "wellness_specialist",
    client: Client? = nil
  ) throws -> [String] {
    let client = try client ?? Client()
    let goal = try body.map { try client.makeGoal($0) }
    let chat = try client.makeConsultation(persona, goal: goal)
    return try said.map { text in
      let turn = try client.data(
        .post, "/consultations/\(chat)/messages", ["content": .string(text)])
      return try #require(turn["assistant_message"]?["content"]?.stringValue)
    }
  }

  @Test(
    arguments: ["I need help", "hi", "How should I start?"].map {
      ($0, "Lose 15 pounds for summer vacation")
    } + [("am I on track?", "180")])
  func theFirstAnswerShowsThatTheGoalIsKnown(message: String, fact: String) throws {
    let answer = try answers([message], about: GoalChatTests.body)[0]
    #expect(answer.contains(fact), "\(answer)")
    for question in ["which goal", "what goal", "what is your goal", "what's your goal"] {
      #expect(!answer.lowercased().contains(question), "\(answer)")
    }
  }

  /// The goal and the message of "Goal-Aware Consultations", step 5.
  @Test(arguments: ["Hi, I need help", "Hi there", "I need help", "hello"])
  func theFirstAnswerTakesUpTheDescription(message: String) throws {
    for persona in Persona.known.map(\.rawValue) {
      let answer = try answers([message], about: GoalChatTests.body, persona: persona)[0]
      #expect(answer.contains("Lose 15 pounds for summer vacation"), "\(answer)")
      #expect(answer.contains("you've been struggling with portion control"), "\(answer)")
      #expect(answer.hasSuffix("?") && answer.count { $0 == "?" } == 1, "\(answer)")
    }
  }

  /// Where something was asked, it is answered all the same.
  @Test(arguments: ["How should I start?", "I can't keep it up"])
  func whatWasAskedIsAnsweredBesideTheDescription(message: String) throws {
    let plain = GoalChatTests.body.with("description", "")
    let (short, long) = (
      try answers([message], about: plain)[0], try answers([message], about: GoalChatTests.body)[0]
    )
    let rest = short.split(separator: ". ").last ?? ""
    #expect(long.contains("portion control") && long.hasSuffix(rest), "\(long)")
  }

  /// Nothing is made of what is no text.
  @Test(arguments: ["", "asdf jkl", "https://example.org"])
  func aDescriptionThatSaysNothingIsPassedOver(description: String) throws {
    let body = GoalChatTests.body.with("description", .string(description))
    let plain = GoalChatTests.body.with("description", "")
    #expect(try answers(["Hi there"], about: body) == answers(["Hi there"], about: plain))
  }

  /// Of another chat about the goal, too.
  @Test func tipsLeaveOutWhatAChatHasTurnedDown() throws {
    let client = try Client()
    let goal = try client.makeGoal(
      Client.goal(title: "Meditate 10 minutes", type: "mindfulness", unit: "minutes"))
    func tips() throws -> [String] {
      try (0..<8).flatMap { _ in
        try client.data(.post, "/goals/\(goal)/tips")["tips"]?.arrayValue ?? []
      }.compactMap { $0.stringValue?.lowercased() }
    }
    #expect(try tips().contains { $0.contains("breath") })
    let chat = try client.makeConsultation("wellness_specialist", goal: goal)
    _ = try client.data(
      .post, "/consultations/\(chat)/messages", ["content": "i don't want breathing exercises"])
    let left = try tips()
    #expect(!left.isEmpty && !left.contains { $0.contains("breath") }, "\(left)")
  }

  @Test func aMereCallForHelpIsAnsweredWithAQuestion() throws {
    #expect(try answers(["I need help"], about: GoalChatTests.body)[0].contains("?"))
  }

  @Test func answersWithTheNumbersOfTheGoal() throws {
    let answers = try answers(
      ["where do I stand?", "how many pounds are left?", "how many days do I have?"],
      about: GoalChatTests.body)
    #expect(answers[0].contains("180"), "\(answers)")
    #expect(answers[1].contains("15 lb"), "\(answers)")
    #expect(answers[2].contains("121 days") || answers[2].contains("four months"), "\(answers)")
  }

  /// Two goals of the same words, told apart by their descriptions alone.
  @Test func theDescriptionDecidesWhatAGoalIsAbout() throws {
    func answer(_ description: String) throws -> String {
      let body = Client.goal(title: "Get my act together", type: "custom", unit: "completion")
      return try answers(["a tip please"], about: body.with("description", .string(description)))[0]
    }
    let sleep = try answer("I scroll in bed until midnight and wake up tired")
    let money = try answer("I spend more than I earn and want to save some")
    #expect(sleep != money)
  }

  @Test func leadsAGeneralChatToAGoal() throws {
    let answer = try answers(["I need help"], about: nil)[0]
    #expect(answer.contains("?") || answer.contains("1 "), "\(answer)")
    let later = try answers(["hello", "I want to set a goal"], about: nil)[1]
    #expect(later.contains("?") || later.contains("· 2 "), "\(later)")
  }

  @Test func theSameFactsGiveTheSameAnswers() throws {
    let said = ["hi", "I can't sleep", "why", "another one", "how far am I?", "another one"]
    let first = try answers(said, about: GoalChatTests.body)
    #expect(try answers(said, about: GoalChatTests.body) == first)
    #expect(Set(first).count == first.count, "nothing is said twice")
  }

  @Test func copesWithLongTexts() throws {
    let body = GoalChatTests.body
      .with("title", .string(String(repeating: "long ", count: 40)))
      .with("description", .string(String(repeating: "very long ", count: 100)))
    let message = String(repeating: "and then I ate a bit more. ", count: 180)
    for answer in try answers(["hi", message, "how far am I?"], about: body) {
      #expect(!answer.isEmpty && answer.count < 1000, "\(answer)")
    }
  }

  /// A number alone takes a choice of the last answer.
  @Test func choicesAreTakenByTheirNumbers() throws {
    let said = try answers(["so what can you do?", "1"], about: GoalChatTests.body)
    #expect(said[0].contains("1 ") && said[0].contains("· 2 "), "\(said)")
    #expect(!said[1].contains("· 2 ") && said[1].contains("180"), "\(said)")
  }

  /// The same question to two personas.
  @Test func personasDiffer() throws {
    let said = ["hi", "I can't keep it up", "what should I eat?", "I'm tired today"]
    let voices = try ["fitness_coach", "nutritionist", "wellness_specialist"].map {
      try answers(said, about: GoalChatTests.body, persona: $0)
    }
    #expect(Set(voices).count == 3)
  }

  @Test func aGoalThatCountsInAnotherUnitIsToldOfInOne() throws {
    let client = try Client()
    let goal = try client.makeGoal(
      Client.goal(title: "Swim far", target: 5, unit: "km", current: 3))
    let chat = try client.makeConsultation("wellness_specialist", goal: goal)
    _ = try client.data(.patch, "/goals/\(goal)", ["target_unit": "m"])
    let turn = try client.data(
      .post, "/consultations/\(chat)/messages", ["content": "how far am i?"])
    let answer = turn["assistant_message"]?["content"]?.stringValue ?? ""
    #expect(answer.contains("5,000 m") && !answer.contains("5 km"), "\(answer)")
  }
}
