import Time
import Wellness

/// Whether somebody is in danger, by a chat and what was said in others lately: what has to be said
/// before anything else, and what may be talked about.
package struct Safety: Sendable {
  /// Overrides every other answer where it is not `nil`.
  package let reply: String?
  /// What may be talked about in the next answer; `.nothing` only together with a reply.
  package let allowance: Allowance
  /// What is remembered with the answer.
  let memory: SafetyMemory
  /// The danger that the chat has come to, after the message.
  package var current: DangerFlag? { memory.state.current }
  /// Whether it isn't over: only the rules answer then, whatever the message is about.
  package var isInDanger: Bool { current.map { !$0.isHistory } ?? false }

  /// By what is remembered, and what was said since.
  ///
  /// - Parameters:
  ///   - talk: oldest first, without the message.
  ///   - message: what is to be answered.
  ///   - bodyWeight: of the user in kilograms, where a goal tells it.
  ///   - goal: what the goal of the chat says about itself; counts as if it had been said first.
  init(
    _ memory: SafetyMemory, _ talk: [CoachFacts.Said], _ message: String, bodyWeight: Double?,
    goal: [String]
  ) {
    var memory = memory
    memory.hear(goal: goal, bodyWeight: bodyWeight)
    Safety.fold(talk, into: &memory, bodyWeight: bodyWeight)
    let move = memory.state.take(
      DangerReader(message, bodyWeight: bodyWeight), asked: memory.asked)
    allowance = memory.state.allowance
    reply = move.flatMap { move in
      let isFirst =
        memory.isGoals && memory.count == 0 && (move.kind == .again || move.kind == .goesOn)
      return SafetyAnswer.text(isFirst ? .first : move.kind, about: move.flag, count: memory.count)
      {
        line in
        memory.said.contains(AnswerKey(line))
          || talk.contains { $0.role == .assistant && $0.text.contains(line) }
      }
    }
    if move != nil { memory.count += 1 }
    if let reply { memory.said.remember(AnswerKey(reply)) }
    self.memory = memory
  }

  /// Takes in what was said, of the chat that is gone on with and of others.
  static func fold(
    _ talk: [CoachFacts.Said], into memory: inout SafetyMemory, bodyWeight: Double?
  ) {
    // A yes is one to what was asked in the same chat.
    var asked = [0: memory.asked]
    for turn in talk {
      switch turn.role {
      case .user:
        let message = DangerReader(turn.text, bodyWeight: bodyWeight)
        if memory.state.take(message, asked: asked[turn.chat] ?? []) != nil { memory.count += 1 }
      case .assistant: asked[turn.chat] = SafetyQuestion.all(in: turn.text)
      default: break
      }
    }
    memory.asked = asked[0] ?? []
  }

  /// What is to be said of a goal in place of any plan, by what it says; `nil` where nothing speaks
  /// against it.
  static func caution(_ goal: CoachFacts.GoalFacts) -> String? { goal.danger.flatMap(caution) }

  /// What is to be said of a danger in place of any advice.
  static func caution(_ flag: DangerFlag) -> String? {
    SafetyAnswer.text(.caution, about: flag, count: 0) { _ in false }
  }
}

extension SafetyMemory {
  /// With what is asked in an answer that is given now.
  func asking(_ answer: String) -> SafetyMemory {
    var memory = self
    memory.asked = SafetyQuestion.all(in: answer)
    return memory
  }

  /// Takes what the goal says of itself, unless it has said the same before.
  fileprivate mutating func hear(goal texts: [String], bodyWeight: Double?) {
    let key = AnswerKey(texts.joined(separator: "\n"))
    guard key != goal else { return }
    goal = key
    for text in texts { state.begin(with: DangerReader(text, bodyWeight: bodyWeight)) }
    isGoals = count == 0 && state.current != nil
  }
}
