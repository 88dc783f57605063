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

  /// Says who gave advice where the backend tells it, and why it is not new.
  func introduce<Advice>(
    _ given: AdviceUseCases.Given<Advice>, for goal: Goal
  ) throws -> AdviceHead {
    if let notice = given.notice { try edge.complain(Styled(notice)) }
    let age = edge.now - given.givenAt
    if let obstacle = given.obstacle {
      try edge.complain(
        Styled(
          "No new answer (\(FailureText.brief(obstacle))): this one is \(Age.text(age)) old.",
          .warning))
    }
    return AdviceHead(given, for: goal, at: edge.now)
  }
}

/// Advice for a goal as a report has it: what it is, and how old.
struct AdviceHead: Record {
  let goal: Goal
  let givenAt: Instant
  /// Why it is not a new one, where one was asked for.
  let obstacle: Failure?
  /// When it is shown.
  let now: Instant

  static let fields: [Field<AdviceHead>] = [
    Field("goal", \.goal.id), Field("goal_title", \.goal.title), Field("given_at", \.givenAt),
    Field("obstacle") { $0.obstacle.map { ErrorKind($0).rawValue } },
  ]

  init(_ given: AdviceUseCases.Given<some Any>, for goal: Goal, at now: Instant) {
    (self.goal, self.now) = (goal, now)
    (givenAt, obstacle) = (given.givenAt, given.obstacle)
  }

  /// The heading, with the age of what was kept.
  func line(_ what: String) -> Styled {
    let age = now - givenAt
    let isKept = obstacle == nil && age >= .seconds(60)
    return Styled(what + " ") + Styled(goal.title.withoutControls, .strong)
      + Styled(isKept ? "  \(Age.text(age)) old" : "", .faint)
  }

  /// Lines of a list under a heading, where there are some.
  static func list(_ heading: String, _ lines: [String], isNumbered: Bool = false) -> [Styled] {
    guard !lines.isEmpty else { return [] }
    return [Styled(heading, .heading)]
      + lines.enumerated().map { index, line in
        Styled(isNumbered ? "\(index + 1). " : "- ", .faint) + Styled(line.oneLine)
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
