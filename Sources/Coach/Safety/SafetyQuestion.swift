/// What the coach asks somebody in danger, so that a yes or a no says something.
enum SafetyQuestion: String, CaseIterable, Sendable {
  /// Whether they are safe now.
  case safe
  /// Whether they have done something about it, or have called for help.
  case done, called
  /// Whether somebody else has.
  case othersDone
  /// Whether they are in touch with somebody, or have stopped the car.
  case inTouch, parked

  /// What an answer asks in its last sentence, when it's given.
  static func all(in answer: String) -> Set<SafetyQuestion> {
    guard answer.hasSuffix("?"), let last = answer.split(separator: ".").last else { return [] }
    return Set(allCases.filter { words[$0.rawValue].map(last.contains) ?? false })
  }

  /// By their names.
  private static let words = [String: String].listed("SafetyQuestion.words")
}
