import Edge
import JSON
import Numbers
import Session
import Verbs

/// The Test Anything Protocol, version 13, which is the last that Perl's `prove` reads
/// (https://testanything.org/tap-version-13-specification.html).
struct TAPReport: VerifyReport {
  private var number = 0

  func begin(_ count: Int) {
    World.say("TAP version 13")
    World.say("1..\(count)")
  }

  mutating func add(_ outcome: VerifyOutcome) {
    number += 1
    let name = TAPReport.escaped(outcome.path)
    switch outcome.verdict {
    case .passed: World.say("ok \(number) - \(name)")
    case .notChecked(let reason):
      World.say("ok \(number) - \(name) # SKIP not checked: \(reason.sentence)")
    case .incomplete: fail(name, [VerifyReportText.incomplete], kind: "incomplete", line: nil)
    case .differs(let difference):
      fail(
        name, outcome.report, kind: (outcome.differences.first ?? difference).kind.rawValue,
        line: outcome.differences.first?.line ?? difference.line)
    case .unusable(let sentence, let line): fail(name, [sentence], kind: "unusable", line: line)
    }
    for note in outcome.notes { World.say("# \(outcome.path): \(note)") }
  }

  private func fail(_ name: String, _ report: [String], kind: String, line: Int?) {
    World.say("not ok \(number) - \(name)")
    World.say("  ---")
    World.say("  kind: \(kind)")
    if let line { World.say("  line: \(line)") }
    // Its first line has no indent of its own, from which readers tell that of the block.
    World.say("  report: |")
    for row in report { World.say("    \(row)") }
    World.say("  ...")
  }

  func finish(_ summary: VerifySummary) {
    if summary.counts.notRun > 0 { World.say("Bail out! --fail-fast") }
    for outcome in summary.slowest {
      World.say("# \(VerifyReportText.milliseconds(outcome.time))  \(outcome.path)")
    }
    World.say("# \(summary.parts.map(\.plain).joined(separator: ", "))")
  }

  /// `#` begins a directive, and a backslash takes that from it.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }
}

/// One JSON object a line, for programs.
struct JSONLinesReport: VerifyReport {
  /// Changes where what a program may read changes.
  static let schema = 1
  private let hasTimings: Bool

  init(_ run: VerifyOptions) {
    hasTimings = run.hasTimings
  }

  func begin(_ count: Int) {
    World.say(json: [
      "schema": JSON(JSONLinesReport.schema), "event": "begin", "sessions": JSON(count),
    ])
  }

  func add(_ outcome: VerifyOutcome) {
    var event: JSON = [
      "event": "session", "file": .string(outcome.path), "turns": JSON(outcome.turns),
    ]
    switch outcome.verdict {
    case .passed: event.append("result", "passed")
    case .notChecked(let reason):
      event.append("result", "not-checked")
      event.append("reason", .string(reason.sentence))
    case .incomplete: event.append("result", "incomplete")
    case .differs:
      event.append("result", "failed")
      event.append("differences", .array(outcome.differences.map(JSONLinesReport.json)))
      if outcome.untold > 0 { event.append("untold", JSON(outcome.untold)) }
    case .unusable(let sentence, let line):
      event.append("result", "unusable")
      event.append("error", .string(sentence))
      if let line { event.append("line", JSON(line)) }
    }
    if !outcome.notes.isEmpty { event.append("notes", JSON(outcome.notes)) }
    say(event, after: outcome.time)
  }

  static func json(_ difference: Difference) -> JSON {
    [
      "kind": .string(difference.kind.rawValue), "line": JSON(difference.line),
      "lines": difference.lines.map { [JSON($0.lowerBound), JSON($0.upperBound)] } ?? .null,
      "turn": JSON(difference.turn), "input": JSON(difference.input),
      "subject": .string(difference.subject), "detail": JSON(difference.detail),
      "note": JSON(difference.note), "fields": .array(difference.fields.map(json)),
      "expected": JSON(difference.expected), "actual": JSON(difference.actual),
    ]
  }

  static func json(_ field: Difference.Field) -> JSON {
    [
      "path": .string(field.path), "expected": JSON(field.expected), "actual": JSON(field.actual),
    ]
  }

  func finish(_ summary: VerifySummary) {
    let counts = summary.counts
    let event: JSON = [
      "event": "end", "passed": JSON(counts.passed), "failed": JSON(counts.failed),
      "incomplete": JSON(counts.incomplete), "not_checked": JSON(counts.notChecked),
      "unusable": JSON(counts.unusable), "not_run": JSON(counts.notRun),
      "exit": JSON(Int(summary.exit)),
    ]
    say(event, after: summary.time)
  }

  private func say(_ event: JSON, after time: Duration) {
    let milliseconds = Int(clamping: time / .milliseconds(1))
    World.say(json: hasTimings ? event.with("milliseconds", JSON(milliseconds)) : event)
  }
}

/// The report for people, and a workflow command for each failure, which GitHub shows at its line.
struct GitHubReport: VerifyReport {
  private let text: TextReport

  init(_ text: TextReport) {
    self.text = text
  }

  func begin(_ count: Int) {}

  func add(_ outcome: VerifyOutcome) {
    text.add(outcome)
    switch outcome.verdict {
    case .passed: break
    case .notChecked(let reason):
      say(.warning, outcome.path, nil, "not checked", [reason.sentence])
    case .incomplete:
      say(.error, outcome.path, nil, "incomplete", [VerifyReportText.incomplete])
    case .differs:
      for difference in outcome.told {
        let report = difference.report(path: outcome.path)
        say(.error, outcome.path, difference.line, difference.kind.rawValue, report)
      }
    case .unusable(let sentence, let line):
      say(.error, outcome.path, line, "unusable", [sentence])
    }
  }

  func finish(_ summary: VerifySummary) { text.finish(summary) }

  private func say(
    _ level: WorkflowCommand.Level, _ path: String, _ line: Int?, _ title: String, _ lines: [String]
  ) {
    WorkflowCommand.say(level, path, line, "lume verify: \(title)", lines)
  }
}

/// What GitHub shows at a line of a file
/// (https://docs.github.com/actions/reference/workflow-commands-for-github-actions).
enum WorkflowCommand {
  enum Level: String {
    case warning, error
  }

  /// Writes one.
  static func say(
    _ level: Level, _ path: String, _ line: Int?, _ title: String, _ lines: [String]
  ) {
    let place = line.map { ",line=\($0)" } ?? ""
    World.say(
      "::\(level.rawValue) file=\(property(relative(path)))\(place),title=\(property(title))::"
        + data(lines.joined(separator: "\n")))
  }

  private static func relative(_ path: String) -> String {
    relative(path, in: World.folder, repository: World.environment("GITHUB_WORKSPACE"))
  }

  /// GitHub knows files by their paths in the repository, without `./`.
  ///
  /// - Parameters:
  ///   - folder: what the path is relative to.
  ///   - repository: where it is checked out; `nil` for the folder.
  static func relative(_ path: String, in folder: String, repository: String?) -> String {
    let repository = repository ?? ""
    let root = parts(of: repository)
    let file = parts(of: path.hasPrefix("/") ? path : "\(folder)/\(path)")
    guard repository.hasPrefix("/"), file.starts(with: root) else {
      return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }
    return file.dropFirst(root.count).joined(separator: "/")
  }

  /// The names in an absolute path, without `.` and `..`.
  private static func parts(of path: String) -> [Substring] {
    path.split(separator: "/").reduce(into: []) { parts, name in
      switch name {
      case ".": break
      case "..": _ = parts.popLast()
      default: parts.append(name)
      }
    }
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
