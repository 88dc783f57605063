import JSON
import Session
import Verbs

/// Tells what checking has come to, one session after the other.
struct CheckReports {
  private let run: CheckOptions
  private var junit: JUnitFile?

  init(_ run: CheckOptions) {
    self.run = run
    junit = run.junit.map { JUnitFile($0, title: "lume check") }
  }

  func begin(_ count: Int) {
    guard run.format == .json else { return }
    World.say(json: ["schema": 1, "event": "begin", "sessions": JSON(count)])
  }

  mutating func add(_ outcome: CheckOutcome) {
    let result = result(outcome)
    junit?.add(outcome.path, result, after: outcome.time)
    if run.format == .json { return World.say(json: object(outcome)) }
    tell(outcome)
    if run.format == .github { annotate(outcome) }
  }

  /// - Throws: where a file cannot be written.
  func finish(_ code: Int32, after time: Duration) throws {
    if run.format == .json { World.say(json: ["event": "end", "exit": JSON(Int(code))]) }
    try junit?.write(after: time)
  }

  private func tell(_ outcome: CheckOutcome) {
    switch outcome.result {
    case .unusable: World.say("FAIL \(outcome.summary)")
    case .passed, .failed, .notChecked:
      if !outcome.failing.isEmpty { World.say("FAIL \(outcome.path)") }
      for line in outcome.failures { World.say(line) }
      if outcome.runs > 1 { for line in outcome.report.table() { World.say(line) } }
      World.say(outcome.summary)
    }
  }

  private func annotate(_ outcome: CheckOutcome) {
    func say(_ level: WorkflowCommand.Level, _ line: Int?, _ title: String, _ lines: [String]) {
      WorkflowCommand.say(level, outcome.path, line, "lume check: \(title)", lines)
    }
    switch outcome.result {
    case .passed: break
    case .failed:
      for row in outcome.failing {
        let lines = outcome.report.lines(of: row, inputs: outcome.inputs)
        say(.error, row.line, row.subject, lines + row.complaints.map { "      ! \($0)" })
      }
    case .notChecked(let reason): say(.warning, nil, "not checked", [reason])
    case .unusable(let sentence, let line): say(.error, line, "unusable", [sentence])
    }
  }

  private func result(_ outcome: CheckOutcome) -> JUnitFile.Result {
    switch outcome.result {
    case .passed: .passed
    case .failed:
      .failure(
        kind: "check-failed", message: outcome.failing.first.map(message) ?? outcome.summary,
        report: outcome.failures)
    case .notChecked(let reason): .skipped("not checked: \(reason)")
    case .unusable(let sentence, _): .error(kind: "unusable", message: sentence)
    }
  }

  private func message(_ row: CheckReport.Row) -> String {
    let field = row.fields.first
    let part = row.isAssertion ? "" : "\(row.subject): \(field?.path ?? "it"): "
    return "line \(row.line): \(part)expected \(field?.expected ?? "nothing else"), "
      + "got \(field?.actual ?? "nothing")"
  }

  private func object(_ outcome: CheckOutcome) -> JSON {
    var event: JSON = ["event": "session", "file": .string(outcome.path)]
    switch outcome.result {
    case .passed: event.append("result", "passed")
    case .failed: event.append("result", "failed")
    case .notChecked(let reason):
      event.append("result", "not-checked")
      event.append("reason", .string(reason))
    case .unusable(let sentence, let line):
      event.append("result", "unusable")
      event.append("error", .string(sentence))
      event.append("line", line.map { JSON($0) } ?? .null)
      return event
    }
    event.append("runs", JSON(outcome.runs))
    let checks = outcome.report.rows.map { row in
      check(row, isFailing: outcome.failing.contains { $0.isSame(row) })
    }
    event.append("checks", .array(checks))
    return event
  }

  private func check(_ row: CheckReport.Row, isFailing: Bool) -> JSON {
    [
      "line": JSON(row.line), "turn": JSON(row.turn), "subject": .string(row.subject),
      "held": JSON(row.held), "runs": JSON(row.runs), "is_failing": .bool(isFailing),
      "fields": .array(row.fields.map(JSONLinesReport.json)),
    ]
  }
}
