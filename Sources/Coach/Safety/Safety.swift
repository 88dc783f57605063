import Time
import Wellness

/// Whether somebody is in danger, by a whole chat and what was said in others lately: what has to be
/// said before anything else, and what may be talked about.
///
/// A pure function of what was said. It reads every message of the user from the first on, so a
/// danger that was told of holds however far back it is.
package struct Safety: Sendable {
  /// Overrides every other answer where it is not `nil`.
  package let reply: String?
  /// What may be talked about in the next answer; `.nothing` only together with a reply.
  package let allowance: Allowance
  /// The danger that the chat has come to, after the message.
  package let current: DangerFlag?
  /// Whether it isn't over: only the rules answer then, whatever the message is about.
  package var isInDanger: Bool { current.map { !$0.isHistory } ?? false }

  /// - Parameters:
  ///   - talk: oldest first, without the message.
  ///   - message: what is to be answered.
  ///   - bodyWeight: of the user in kilograms, where a goal tells it.
  ///   - goal: what the goal of the chat says about itself; counts as if it had been said first.
  package init(
    talk: [CoachFacts.Said], message: String, bodyWeight: Double? = nil, goal: [String] = []
  ) {
    var state = SafetyState()
    for text in goal { state.begin(with: DangerReader(text, bodyWeight: bodyWeight)) }
    let isGoals = state.current != nil
    let count: Int
    let answer: String
    (state, count, answer) = Safety.fold(talk, into: state, bodyWeight: bodyWeight)
    let move = state.take(DangerReader(message, bodyWeight: bodyWeight), after: answer)
    current = state.current
    allowance = state.allowance
    reply = move.flatMap { move in
      let isFirst = isGoals && count == 0 && (move.kind == .again || move.kind == .goesOn)
      return SafetyAnswer.text(
        isFirst ? .first : move.kind, about: move.flag,
        said: talk.filter { $0.role == .assistant }.map(\.text), count: count)
    }
  }

  /// What the state comes to by what was said, how often the coach answered about a danger, and what
  /// it said last in the chat that is gone on with.
  static func fold(
    _ talk: [CoachFacts.Said], into state: SafetyState, bodyWeight: Double?
  ) -> (state: SafetyState, count: Int, answer: String) {
    var state = state
    var count = 0
    // A yes is one to what was asked in the same chat.
    var answers: [Int: String] = [:]
    for turn in talk {
      switch turn.role {
      case .user:
        let message = DangerReader(turn.text, bodyWeight: bodyWeight)
        if state.take(message, after: answers[turn.chat] ?? "") != nil { count += 1 }
      case .assistant: answers[turn.chat] = turn.text
      default: break
      }
    }
    return (state, count, answers[0] ?? "")
  }

  /// All dangers that a text tells of, most urgent first, such as the title of a goal; also those
  /// that are denied, long ago or imagined.
  package static func flags(in text: String, bodyWeight: Double? = nil) -> [DangerFlag] {
    DangerReader(text, bodyWeight: bodyWeight).flags
  }

  /// What is to be said of a goal in place of any plan, by what it says; `nil` where nothing speaks
  /// against it.
  static func caution(_ goal: CoachFacts.GoalFacts) -> String? { goal.danger.flatMap(caution) }

  /// What is to be said of a danger in place of any advice.
  static func caution(_ flag: DangerFlag) -> String? {
    SafetyAnswer.text(.caution, about: flag, said: [], count: 0)
  }
}
