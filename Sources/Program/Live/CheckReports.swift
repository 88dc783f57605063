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
    say([("schema", number(1)), ("event", "begin"), ("sessions", number(count))])
  }

  mutating func add(_ outcome: CheckOutcome) {
    let result = result(outcome)
    junit?.add(outcome.path, result, after: outcome.time)
    if run.format == .json { return say(object(outcome)) }
    tell(outcome)
    if run.format == .github { annotate(outcome) }
  }

  /// - Throws: where a file cannot be written.
  func finish(_ code: Int32, after time: Duration) throws {
    if run.format == .json { say([("event", "end"), ("exit", number(Int(code)))]) }
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

  private func object(_ outcome: CheckOutcome) -> [(String, JSON)] {
    var members: [(String, JSON)] = [("event", "session"), ("file", .string(outcome.path))]
    switch outcome.result {
    case .passed: members.append(("result", "passed"))
    case .failed: members.append(("result", "failed"))
    case .notChecked(let reason):
      members += [("result", "not-checked"), ("reason", .string(reason))]
    case .unusable(let sentence, let line):
      return members + [
        ("result", "unusable"), ("error", .string(sentence)), ("line", line.map(number) ?? .null),
      ]
    }
    return members + [
      ("runs", number(outcome.runs)),
      (
        "checks",
        .array(
          outcome.report.rows.map { row in
            check(row, isFailing: outcome.failing.contains { $0.isSame(row) })
          })
      ),
    ]
  }

  private func check(_ row: CheckReport.Row, isFailing: Bool) -> JSON {
    func text(_ value: String?) -> JSON { value.map { .string($0) } ?? .null }
    let fields = row.fields.map { field -> JSON in
      ["path": .string(field.path), "expected": text(field.expected), "actual": text(field.actual)]
    }
    return [
      "line": number(row.line), "turn": number(row.turn), "subject": .string(row.subject),
      "held": number(row.held), "runs": number(row.runs), "is_failing": .bool(isFailing),
      "fields": .array(fields),
    ]
  }

  private func say(_ members: [(String, JSON)]) {
    World.say(JSON.object(members.map { JSON.Member(key: $0.0, value: $0.1) }).textInOrder())
  }

  private func number(_ value: Int) -> JSON { .number(JSON.Number(value)) }
}
