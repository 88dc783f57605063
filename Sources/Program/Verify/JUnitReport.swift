import Session

/// What verifying came to, as a file for CIs.
struct JUnitReport: VerifyReport {
  private var file: JUnitFile

  init(_ path: String) {
    file = JUnitFile(path, title: "lume verify")
  }

  func begin(_ count: Int) {}

  mutating func add(_ outcome: VerifyOutcome) {
    let result: JUnitFile.Result =
      switch outcome.verdict {
      case .passed: .passed
      case .notChecked(let reason): .skipped("not checked: \(reason.sentence)")
      case .incomplete:
        .failure(kind: "incomplete", message: VerifyReportText.incomplete, report: [])
      case .differs(let verdict):
        failure(outcome.differences.first ?? verdict, outcome.report)
      case .unusable(let sentence, _): .error(kind: "unusable", message: sentence)
      }
    file.add(outcome.path, result, notes: outcome.notes, after: outcome.time)
  }

  private func failure(_ difference: Difference, _ report: [String]) -> JUnitFile.Result {
    .failure(kind: difference.kind.rawValue, message: difference.message, report: report)
  }

  mutating func finish(_ summary: VerifySummary) throws {
    for path in summary.notRun { file.add(path, .skipped("not run: --fail-fast"), after: .zero) }
    try file.write(after: summary.time)
  }
}

extension Difference {
  /// In one line, for what has no room for more: the line, and what stands against what.
  fileprivate var message: String {
    let (old, new) = fields.first.map { ($0.expected, $0.actual) } ?? (expected.first, actual.first)
    let part = fields.first.map { "\(subject) \($0.path)" } ?? subject
    return "line \(line): \(part): expected \(Difference.shortened(old)), "
      + "got \(Difference.shortened(new))"
  }

  /// So many scalars of a line are shown in a message.
  private static let longest = 200

  private static func shortened(_ line: String?) -> String {
    guard let line else { return "nothing" }
    guard line.unicodeScalars.count > longest else { return line }
    return String(String.UnicodeScalarView(line.unicodeScalars.prefix(longest))) + " …"
  }
}
