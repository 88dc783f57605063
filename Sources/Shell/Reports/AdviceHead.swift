import Edge
import Time
import UseCases
import Wellness

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

  /// Says who gave the advice where the backend tells it, and why it is not new.
  init(telling given: AdviceUseCases.Given<some Any>, for goal: Goal, in shell: Shell) throws {
    (self.goal, now) = (goal, shell.edge.now)
    (givenAt, obstacle) = (given.givenAt, given.obstacle)
    if let notice = given.notice { try shell.edge.complain(Styled(notice)) }
    guard let obstacle else { return }
    try shell.edge.complain(
      Styled(
        "No new answer (\(FailureText.brief(obstacle))): this one is \(Age.text(now - givenAt)) old.",
        .warning))
  }

  /// The heading, with the age of what was kept.
  func line(_ what: String, in shell: Shell) throws -> Styled {
    let age = now - givenAt
    let line = Styled(what + " ") + Styled(goal.title, .strong)
    guard obstacle == nil, age >= .seconds(60) else { return line }
    let hint = try Hint.freshAdvice.tell("; --fresh asks for new ones", in: shell) ?? ""
    return line + Styled("  \(Age.text(age)) old\(hint)", .faint)
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
