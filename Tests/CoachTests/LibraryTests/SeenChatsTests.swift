import Foundation
import Testing
import Time
import Wellness

@testable import Coach

/// Chats that strangers wrote, each message with the topics that answer it. They have been looked at,
/// so they tell only whether a change takes something away.
@Suite struct SeenChatsTests {
  /// One message with what was meant by it.
  private struct Labelled {
    let goal: String
    let text: String
    /// `domain:name` each.
    let topics: Set<String>
  }

  /// At least so many in a hundred of the messages that a topic answers are answered by it.
  @Test(arguments: [("chats-3-seen", 28), ("chats-4-seen", 36)])
  func messagesLeadToTheTopicsThatAnswerThem(file: String, least: Int) throws {
    let messages = try Self.messages(file)
    var said: [CoachFacts.Said] = []
    var goal = ""
    var right = 0
    for message in messages {
      if message.goal != goal { (goal, said) = (message.goal, []) }
      let facts = CoachFacts(
        persona: .generalWellness, goal: Self.goals[goal], today: Scene.today, said: said)
      if !message.topics.isDisjoint(with: Self.topics(of: message.text, facts)) { right += 1 }
      let reply = RuleBasedCoach().reply(to: message.text, facts)
      let at = Instant(milliseconds: Int64(said.count))
      said.append(.init(role: .user, text: message.text, at: at))
      said.append(said: reply, at: at)
    }
    let all = messages.count { !$0.topics.isEmpty }
    #expect(right * 100 >= all * least, "\(right) of \(all)")
  }

  /// The topics that a message is answered with.
  private static func topics(of message: String, _ facts: CoachFacts) -> [String] {
    var dialogue = Dialogue(CoachScene(facts))
    let meaning = dialogue.hear(message)
    var intents = meaning.second.map { [$0] } ?? []
    if case .say(let intent) = meaning.act { intents.append(intent) }
    return intents.compactMap { intent in
      guard case .topic(let place) = intent else { return nil }
      return "\(place.domain.rawValue):\(Library.shared[place].name)"
    }
  }

  private static let goals: [String: CoachFacts.GoalFacts] = [
    "steps": AdviceScene.steps, "weight": AdviceScene.weight, "sleep": AdviceScene.sleep,
    "books": AdviceScene.books, "smoke": AdviceScene.smoke, "none": AdviceScene.healthy,
    "10k": AdviceScene.tenKilometres, "save": AdviceScene.save, "coffee": AdviceScene.coffee,
    "water": AdviceScene.water, "meditate": AdviceScene.meditate, "spanish": AdviceScene.spanish,
  ]

  private static func messages(_ name: String) throws -> [Labelled] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Training/Chats/\(name).tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      let columns = line.split(separator: "\t", maxSplits: 4).map(String.init)
      guard columns.count == 5 else { return nil }
      let targets = columns[4].split(separator: "|").map(String.init)
      let topics = targets.filter { target in
        DomainID(rawValue: String(target.prefix { $0 != ":" })) != nil
      }
      return Labelled(goal: columns[0], text: columns[2], topics: Set(topics))
    }
  }
}
