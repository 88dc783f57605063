import UseCases
import Wellness

/// Where the one question of `lume ask` goes: to the chat about a goal, to a persona, or to the
/// chat that a message would go to.
package struct Question: Hashable, Sendable {
  /// A goal as a command names it.
  package var goal: String?
  /// Who answers; `nil` for who does usually.
  package var persona: Persona?

  package init() {}
}

extension Shell {
  /// Opens the chat that a question goes to, where it is for one.
  func open(for question: Question) throws {
    if let name = question.goal {
      let goal = try names.goal(name)
      _ = try ChatOpening(self).open {
        try consultations.open(about: goal, persona: question.persona)
      }
    } else if let persona = question.persona {
      _ = try ChatOpening(self).open { try consultations.open(persona) }
    }
  }

  /// What a question has come to: it is done with a whole answer, and with nothing else.
  func outcome(ofQuestion outcome: Outcome) -> Outcome {
    switch lastTurn {
    case nil: outcome
    case .complete: .done
    default: .unreachable
    }
  }

  /// What an input of a batch has come to: an answer that never came or was cut off is none. A
  /// message that is kept and sent when the backend is back is done, like any other change.
  func outcome(ofInput outcome: Outcome) -> Outcome {
    guard options.mode == .batch, outcome == .done, case .broken = lastTurn else { return outcome }
    return .unreachable
  }
}
