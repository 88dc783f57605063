import Edge
import Time
import UseCases
import Wellness

extension Shell {
  /// Says that a goal is sent first, where the backend does not know it.
  func announceSyncing(of goal: Goal) throws {
    guard goal.backendID == nil else { return }
    try edge.complain(Styled("syncing… \"\(goal.title.withoutControls)\" is sent first."))
  }

  /// Says what advice follows, how old it is where it is not new, and why it is not.
  func introduce<Advice>(
    _ given: AdviceDesk.Given<Advice>, _ what: String, for goal: Goal
  ) throws {
    if let notice = given.notice { try edge.complain(Styled(notice)) }
    let age = edge.now - given.givenAt
    if let obstacle = given.obstacle {
      try edge.complain(
        Styled(
          "No new answer (\(FailureText.brief(obstacle))): this one is \(Age.text(age)) old.",
          .warning))
    }
    let isKept = given.obstacle == nil && age >= .seconds(60)
    try edge.say(
      Styled(what + " ") + Styled(goal.title.withoutControls, .strong)
        + Styled(isKept ? "  \(Age.text(age)) old" : "", .faint))
  }

  /// Says lines of a list under a heading, where there are some.
  func say(_ heading: String, _ lines: [String], isNumbered: Bool = false) throws {
    guard !lines.isEmpty else { return }
    try edge.say(Styled(heading, .heading))
    for (index, line) in lines.enumerated() {
      try edge.say(Styled(isNumbered ? "\(index + 1). " : "- ", .faint) + Styled(line.oneLine))
    }
  }
}

extension String {
  /// The text with its lines joined, for a line of a list.
  var oneLine: String {
    split(whereSeparator: \.isNewline).map(\.trimmedLine).joined(separator: " ")
  }
}

extension Substring {
  fileprivate var trimmedLine: String { String(self).trimmed }
}
