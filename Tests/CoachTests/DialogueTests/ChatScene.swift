import Time
import Wellness

@testable import Coach

/// What the coach answers in one chat.
enum ChatScene {
  /// One answer for each message.
  ///
  /// - Parameter persona: who answers.
  static func answers(
    _ goal: CoachFacts.GoalFacts?, _ messages: [String],
    persona: Persona = .generalWellness
  ) -> [String] {
    var said: [CoachFacts.Said] = []
    return messages.map { message in
      let facts = CoachFacts(persona: persona, goal: goal, today: Scene.today, said: said)
      let reply = RuleBasedCoach().reply(to: message, facts)
      let at = Instant(milliseconds: Int64(said.count))
      said.append(.init(role: .user, text: message, at: at))
      said.append(said: reply, at: at)
      return reply.text
    }
  }

  /// The last of them.
  static func answer(_ goal: CoachFacts.GoalFacts?, _ messages: [String]) -> String {
    answers(goal, messages).last ?? ""
  }

  /// An answer without the topics that it names beside, where it isn't sure.
  static func said(_ answer: String) -> String {
    let leads = texts("or else", of: .guide)
    return answer.split(separator: "\n").prefix { !leads.contains($0) }.joined(separator: "\n")
  }

  /// The labels of the choices that the last line of an answer has.
  static func labels(in answer: String) -> [String] {
    guard let line = answer.split(separator: "\n").last, line.hasPrefix("1 ") else { return [] }
    return line.split(separator: " · ").map { String($0.drop { $0.isNumber || $0 == " " }) }
  }

  /// What a topic may be answered with.
  static func texts(_ topic: String, of domain: DomainID) -> String {
    let content = domain.content
    guard let place = content.names[topic].map({ content.topics[$0] }) else { return "" }
    return (place.answers.map(\.text) + [place.why, place.how, place.short].compactMap(\.self))
      .joined(separator: "\n")
  }
}

extension [CoachFacts.Said] {
  /// Adds an answer with what is remembered from it on, as it would be stored.
  mutating func append(said reply: Reply, at: Instant) {
    append(
      .init(role: .assistant, text: reply.text, at: at, state: ChatState(reply.state.text)))
  }
}
