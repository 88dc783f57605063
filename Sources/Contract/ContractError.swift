/// A body or a frame that is not what the contract says; never papered over by a default.
package struct ContractError: Error, Hashable, Sendable {
  /// What is wrong with a value.
  package enum Problem: Hashable, Sendable {
    case notJSON(offset: Int)
    /// A text that begins at this byte has more combining marks in a row than any language.
    case endlessMarks(offset: Int)
    case missing
    /// The value is of another kind or out of range; what was expected, in words.
    case expected(String)
  }

  /// What was read, e.g. `POST /api/v1/goals`.
  package let source: String
  /// The key that it is about, e.g. `data.goals[3].title`; empty for the whole.
  package let key: String
  /// What is wrong there.
  package let problem: Problem

  package init(source: String, key: String, problem: Problem) {
    self.source = source
    self.key = key
    self.problem = problem
  }
}

extension ContractError: CustomStringConvertible {
  /// One clause for a message to the user or the log.
  package var description: String {
    let place = key.isEmpty ? "the body" : "'\(key)'"
    switch problem {
    case .notJSON(let offset): return "\(place) is no JSON (byte \(offset))"
    case .endlessMarks(let offset):
      return "\(place) has more than 30 combining marks in a row (byte \(offset))"
    case .missing: return "\(place) is missing"
    case .expected(let what): return "\(place) should be \(what)"
    }
  }
}
