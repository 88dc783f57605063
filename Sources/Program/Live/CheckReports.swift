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

/// What several runs of one session have come to.
struct CheckReport {
  /// What is told of one thing that a session asks for.
  struct Row {
    let line: Int
    let turn: Int
    let subject: String
    /// In how many runs it held.
    var held: Int
    /// In how many runs it was looked at.
    var runs: Int
    /// What differed the first time that something did.
    var fields: [Difference.Field]
    /// The run in which it did, from 1 on.
    var run: Int?
    /// What the program said on stderr in that turn then.
    var complaints: [String] = []
  }

  private(set) var rows: [Row] = []
  private var runs = 0

  /// Takes what a run has come to.
  ///
  /// - Parameters:
  ///   - leftOut: what could not be looked at in this run.
  ///   - complaints: what the program said on stderr in each turn.
  mutating func add(
    _ checks: [LiveCheck], leavingOut leftOut: [LiveCheck] = [], complaints: [[String]]
  ) {
    for check in checks + leftOut where place(of: check) == nil {
      // What was not looked at before has held.
      rows.append(
        Row(
          line: check.line, turn: check.turn, subject: check.subject, held: runs, runs: runs,
          fields: []))
    }
    runs += 1
    for place in rows.indices {
      if leftOut.contains(where: { rows[place].isAbout($0) }) { continue }
      rows[place].runs += 1
      guard let failed = checks.first(where: { !$0.holds && rows[place].isAbout($0) }) else {
        rows[place].held += 1
        continue
      }
      guard rows[place].run == nil else { continue }
      (rows[place].fields, rows[place].run) = (failed.fields, runs)
      if failed.turn < complaints.count { rows[place].complaints = complaints[failed.turn] }
    }
    rows.sort { ($0.line, $0.turn) < ($1.line, $1.turn) }
  }

  private func place(of check: LiveCheck) -> Int? { rows.firstIndex { $0.isAbout(check) } }

  /// Those that held too seldom.
  func failing(_ share: CheckOptions.Share?) -> [Row] {
    rows.filter {
      $0.runs > 0 && !(share?.isReached(by: $0.held, of: $0.runs) ?? ($0.held == $0.runs))
    }
  }

  /// Whether nothing was looked at in any run.
  var isEmpty: Bool { rows.allSatisfy { $0.runs == 0 } }

  /// How often each line held, as a table; what held each time and is no assertion is one line.
  func table() -> [String] {
    let told = rows.filter { $0.held < $0.runs || $0.isAssertion }
    let lines = told.map { "line \($0.line)" }
    let counts = told.map { "\($0.held) of \($0.runs)" }
    let width = lines.map(\.count).max() ?? 0
    let countWidth = counts.map(\.count).max() ?? 0
    let others = rows.count - told.count
    return zip(told, zip(lines, counts)).map { row, texts in
      "  " + CheckReport.padded(texts.0, width) + "   "
        + CheckReport.padded(texts.1, countWidth) + "   " + row.subject
    } + (others == 0 ? [] : ["  \(others) more held in every run"])
  }

  /// What failed, in lines for a person.
  func lines(of row: Row, inputs: [String?]) -> [String] {
    let input = row.turn < inputs.count ? inputs[row.turn] : nil
    let place = "turn \(row.turn)" + (input.map { "  \($0)" } ?? "")
    let run = runs > 1 ? row.run.map { "  (run \($0))" } ?? "" : ""
    let width = row.fields.map(\.path.count).max() ?? 0
    return ["  line \(row.line)  \(row.subject)  \(place)\(run)"]
      + row.fields.map { field in
        "      " + CheckReport.padded(field.path, width)
          + (row.isAssertion ? "" : "   - \(field.expected ?? "(nothing)")")
          + "   + \(field.actual ?? "(nothing)")"
      }
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

extension CheckReport.Row {
  /// Whether it is about what an answer says.
  var isAssertion: Bool { subject.hasPrefix("|?") }

  /// Whether two are about one thing.
  func isSame(_ row: CheckReport.Row) -> Bool {
    (line, turn, subject) == (row.line, row.turn, row.subject)
  }

  fileprivate func isAbout(_ check: LiveCheck) -> Bool {
    line == check.line && turn == check.turn && subject == check.subject
  }
}
