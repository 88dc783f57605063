import Foundation
import Testing
import Time
import Wellness

@testable import Coach

/// What people write, by the topic that should answer it: the files beside the training data.
@Suite struct TopicMessagesTests {
  /// Every topic that has phrases is reached by at least one of its example messages, in a chat about
  /// its domain.
  @Test(arguments: DomainID.allCases.filter { $0 != .guide })
  func everyTopicIsReachedByAMessage(_ domain: DomainID) throws {
    let messages = try Self.messages(domain)
    let led = Self.led
    for topic in domain.content.topics where !topic.said.isEmpty && !led.contains(topic.name) {
      let own = messages[topic.name] ?? []
      let place = CoachTextTests.place(of: "== \(topic.name)", in: domain)
      let file = "Sources/lume-train/topics/\(domain.rawValue).tsv"
      guard !own.contains(where: { Self.reached($0, in: domain).contains(topic.name) }) else {
        continue
      }
      let reached = Set(own.flatMap { Self.reached($0, in: domain) })
      Issue.record("\(place): its messages in \(file) reach \(reached.sorted())")
    }
  }

  /// Every answer fits in some scene, so that nothing is written for nobody.
  @Test(arguments: DomainID.allCases)
  func everyAnswerFitsSomebody(_ domain: DomainID) {
    for topic in domain.content.topics {
      for answer in topic.answers {
        let conditions = Set(answer.conditions)
        for group in Self.exclusive {
          #expect(conditions.intersection(group).count <= 1, "\(domain): \(answer.text)")
        }
      }
    }
  }

  /// Of these only one can hold at a time.
  private static let exclusive: [Set<String>] = [
    ["fitness coach", "nutritionist", "companion", "triage", "wellness coach"],
    ["total", "every period", "level", "limit", "time of day", "result", "no number"],
    ["ahead", "behind", "reached", "over"], ["goal", "no goal"], ["stopped", "not stopped"],
    ["cutting down", "quitting"],
  ]

  /// What a question of the coach leads to, and what is put together of lines.
  private static var led: Set<String> {
    let answers = DomainID.allCases.flatMap { $0.content.topics.flatMap(\.answers) }
    let names = answers.compactMap { answer -> String? in
      switch answer.next {
      case .yes(let name), .any(let name): name
      case nil: nil
      }
    }
    return Set(names + ["next week", "tips"])
  }

  /// The names of the topics that a message is answered with, or that are offered.
  private static func reached(_ message: String, in domain: DomainID) -> [String] {
    let isFree = domain == .general || domain == .talk
    let goal = CoachFacts.GoalFacts(
      title: "Goal", type: .custom, unit: "times", target: 10, start: today.adding(days: -5),
      targetDate: today.adding(days: 20))
    let facts = CoachFacts(
      persona: .generalWellness, goal: isFree ? nil : goal, today: today,
      said: [
        .init(role: .user, text: "hi", at: Instant(milliseconds: 0)),
        .init(role: .assistant, text: "Hello there.", at: Instant(milliseconds: 1)),
      ])
    var dialogue = Dialogue(
      CoachScene(facts, standing: nil, domain: domain == .talk ? .general : domain))
    let meaning = dialogue.hear(message)
    var intents = meaning.second.map { [$0] } ?? []
    switch meaning.act {
    case .say(let intent): intents.append(intent)
    case .narrow(let choices): intents += choices
    default: break
    }
    return intents.compactMap { intent in
      if case .topic(let place) = intent { Library.shared[place].name } else { nil }
    }
  }

  private static let today = CalendarDate(daysSince1970: 20_514)

  private static func messages(_ domain: DomainID) throws -> [String: [String]] {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let file = root.appendingPathComponent("Sources/lume-train/topics/\(domain.rawValue).tsv")
    var messages: [String: [String]] = [:]
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let columns = line.split(separator: "\t", maxSplits: 1)
      guard columns.count == 2 else { continue }
      messages[String(columns[0]), default: []].append(String(columns[1]))
    }
    return messages
  }
}
