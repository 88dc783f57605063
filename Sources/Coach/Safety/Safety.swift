import Time
import Wellness

/// Whether somebody is in danger, by a whole chat: what has to be said before anything else, and
/// what may be talked about.
///
/// A pure function of the chat. It reads every message of the user from the first on, so a danger
/// that was told of holds however far back it is.
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
  ///   - history: oldest first, without the message.
  ///   - message: what is to be answered.
  ///   - bodyWeight: of the user in kilograms, where a goal tells it.
  ///   - goal: what the goal of the chat says about itself; counts as if it had been said first.
  package init(
    history: [(isUser: Bool, text: String)], message: String, bodyWeight: Double? = nil,
    goal: [String] = []
  ) {
    var state = SafetyState()
    for text in goal { state.begin(with: DangerReader(text, bodyWeight: bodyWeight)) }
    let isGoals = state.current != nil
    var answer = ""
    var count = 0
    for turn in history {
      if turn.isUser {
        let message = DangerReader(turn.text, bodyWeight: bodyWeight)
        if state.take(message, after: answer) != nil { count += 1 }
      } else {
        answer = turn.text
      }
    }
    let move = state.take(DangerReader(message, bodyWeight: bodyWeight), after: answer)
    current = state.current
    allowance = state.allowance
    reply = move.flatMap { move in
      let isFirst = isGoals && count == 0 && (move.kind == .again || move.kind == .goesOn)
      return SafetyAnswer.text(
        isFirst ? .first : move.kind, about: move.flag,
        said: history.filter { !$0.isUser }.map(\.text), count: count)
    }
  }

  /// All dangers that a text tells of, most urgent first, such as the title of a goal; also those
  /// that are denied, long ago or imagined.
  package static func flags(in text: String, bodyWeight: Double? = nil) -> [DangerFlag] {
    DangerReader(text, bodyWeight: bodyWeight).flags
  }

  /// What is to be said of a goal in place of any plan, by what it says; `nil` where nothing speaks
  /// against it.
  static func caution(_ goal: CoachFacts.GoalFacts) -> String? {
    goal.danger.flatMap { SafetyAnswer.text(.caution, about: $0, said: [], count: 0) }
  }
}
