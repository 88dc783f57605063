import Testing
import Time
import Wellness

@testable import Coach

/// What the coach remembers of a chat: all that it needs, and no more than is stored.
@Suite struct ChatStateTests {
  private static let chats: [(goal: CoachFacts.GoalFacts?, messages: [String])] = [
    (
      AdviceScene.steps,
      [
        "hi", "no time today, work is crazy", "am i on track?", "why", "another one", "tips",
        "the second", "which of them did i pick", "did 6,340 yesterday", "no gum please",
        "im so bored of the same route", "what can we talk about", "2", "yes", "give me a plan",
      ]
    ),
    (
      AdviceScene.weight,
      [
        "how am i doing", "im at 174 now", "is that good", "no i meant breakfast",
        "thats not what i asked", "how exactly?", "i hate myself for yesterday",
        "shorter please", "when will i be there", "no", "ok",
      ]
    ),
    (
      AdviceScene.smoke,
      [
        "a pack a day at 9 bucks", "is that much", "craving right now", "what else", "1",
        "i slipped yesterday, feel awful", "what helped others", "more", "hmm ok",
      ]
    ),
    (
      nil,
      [
        "i cant sleep", "what can i do", "yes", "my chest hurts and my arm is numb", "no",
        "i called them", "ok what now", "thanks", "i want to drink less", "1",
      ]
    ),
    (
      nil,
      [
        "i dont want to be here anymore", "no", "my sister is with me now", "yes",
        "what should i do today", "im 15 by the way", "how do i lose weight",
      ]
    ),
  ]

  /// Plays a chat, and gives what was said before each message.
  private static func play(
    _ chat: (goal: CoachFacts.GoalFacts?, messages: [String]),
    _ body: (String, CoachFacts, Reply) -> Void
  ) {
    var said: [CoachFacts.Said] = []
    for message in chat.messages {
      let facts = CoachFacts(
        persona: .generalWellness, goal: chat.goal, today: Scene.today, said: said)
      let reply = RuleBasedCoach().reply(to: message, facts)
      body(message, facts, reply)
      let at = Instant(milliseconds: Int64(said.count))
      said.append(.init(role: .user, text: message, at: at))
      said.append(said: reply, at: at)
    }
  }

  @Test func itComesBackFromItsText() throws {
    for chat in Self.chats {
      Self.play(chat) { message, _, reply in
        let text = reply.state.text
        #expect(text.utf8.count <= 4096)
        let read = ChatState(text)
        #expect(read?.text == text, "\(message): \(text)")
        #expect(read?.safety == reply.state.safety, "\(message)")
      }
    }
  }

  @Test(arguments: [
    "", "{}", "[]", "{\"dialogue\": {}, \"safety\": {\"state\": {}}}", "{\"dialogue\"",
  ])
  func otherTextsAreNone(text: String) {
    #expect(ChatState(text) == nil)
  }

  /// A danger that can't be read is not taken for none: the messages are read again.
  @Test func aDangerThatIsNoLongerKnownMakesItUnreadable() throws {
    let facts = CoachFacts(persona: .generalWellness, today: Scene.today)
    let text = RuleBasedCoach().reply(to: "i have chest pain", facts).state.text
    #expect(ChatState(text) != nil)
    let other = text.split(separator: "chestPain", omittingEmptySubsequences: false)
      .joined(separator: "chestAche")
    #expect(other != text && ChatState(other) == nil)
  }

  /// The wording of what was said leads to nothing: only what is remembered does.
  @Test func rewordedAnswersChangeNoLaterTurn() {
    for chat in Self.chats {
      Self.play(chat) { message, facts, reply in
        let reworded = CoachFacts(
          persona: facts.persona, goal: facts.goal, today: facts.today,
          said: facts.said.map { turn in
            CoachFacts.Said(
              role: turn.role, text: turn.role == .user ? turn.text : "Something else.",
              at: turn.at, state: turn.state)
          })
        #expect(Self.act(message, facts) == Self.act(message, reworded), "\(message)")
        #expect(facts.safety(message).reply == reworded.safety(message).reply, "\(message)")
      }
    }
  }

  /// Nothing before the last answer is of any matter.
  @Test func onlyTheLastAnswerIsLookedAt() {
    for chat in Self.chats {
      Self.play(chat) { message, facts, reply in
        let last = CoachFacts(
          persona: facts.persona, goal: facts.goal, today: facts.today,
          said: Array(facts.said.suffix(2)))
        #expect(RuleBasedCoach().reply(to: message, last) == reply, "\(message)")
      }
    }
  }

  private static func act(_ message: String, _ facts: CoachFacts) -> Act {
    var dialogue = Dialogue(CoachScene(facts))
    return dialogue.hear(message).act
  }

  /// However much is said, and however long the messages are.
  @Test func itStaysSmall() {
    let long = String(
      repeating: "did 4,000 steps and no gum please, it cost 9 bucks a day ", count: 60)
    let messages = (0..<120).map { number in
      switch number % 6 {
      case 0: "did \(1000 + number) yesterday"
      case 1: long
      case 2: "no \(number)nuts please, no yoga\(number), no gum\(number)"
      case 3: "tips"
      case 4: "how do i start with number \(number)"
      default: "another one"
      }
    }
    Self.play((AdviceScene.steps, messages)) { message, _, reply in
      #expect(
        reply.state.text.utf8.count <= 4096 && ChatState(reply.state.text) != nil, "\(message)")
    }
  }

  /// One message can't fill it with what is never left out.
  @Test(
    arguments: [
      "no more " + String(repeating: "x", count: 3980),
      "I hate " + String(repeating: "ж", count: 2600),
      "no " + (0..<900).map { "w\($0)q" }.joined(separator: ", no "),
      "I broke my arm " + String(repeating: "\u{5d0}\u{5b8}\u{5b8}\u{5bc}", count: 600),
      "my " + String(repeating: "ж", count: 2000) + " broke his arm and took 40 pills",
    ])
  func oneMessageDoesNotFillIt(_ message: String) {
    for scene in [AdviceScene.steps, nil] {
      Self.play((scene, [message, "why", message])) { _, _, reply in
        #expect(reply.state.text.utf8.count <= 4096 && ChatState(reply.state.text) != nil)
      }
    }
  }

  /// A message whose answer was cut off was heard all the same; what it would have been answered with
  /// was not said.
  @Test func whatWasSaidBeforeACutAnswerIsHeard() {
    let coach = RuleBasedCoach()
    func facts(_ said: [CoachFacts.Said]) -> CoachFacts {
      CoachFacts(persona: .generalWellness, goal: AdviceScene.steps, today: Scene.today, said: said)
    }
    let at = Instant(milliseconds: 0)
    var said: [CoachFacts.Said] = [.init(role: .user, text: "hi", at: at)]
    said.append(said: coach.reply(to: "hi", facts([])), at: at)
    said.append(.init(role: .user, text: "i have chest pain", at: at))
    said.append(.init(role: .assistant, text: "Stop", at: at, isWhole: false))
    #expect(facts(said).safety("give me a plan").isInDanger)
    said[2] = .init(role: .user, text: "did 8,200 today", at: at)
    #expect(coach.reply(to: "how much is left", facts(said)).text.contains("1,800"))
  }

  /// Of a chat of an earlier version only dangers are known: they stand.
  @Test func aChatWithoutAStateStaysCareful() {
    let at = Instant(milliseconds: 0)
    let said: [CoachFacts.Said] = [
      .init(role: .user, text: "i have chest pain", at: at),
      .init(role: .assistant, text: "Stop and sit down.", at: at),
    ]
    let facts = CoachFacts(persona: .generalWellness, today: Scene.today, said: said)
    let reply = RuleBasedCoach().reply(to: "give me a plan", facts)
    #expect(reply.text.contains("112") && reply.state.safety.state.current?.danger == .chestPain)
    #expect(reply.state.dialogue.topics.isEmpty && reply.state.dialogue.labels.isEmpty)
  }
}
