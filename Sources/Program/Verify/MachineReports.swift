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
    let members: JSON = [
      "schema": .number(JSON.Number(JSONLinesReport.schema)), "event": "begin",
      "sessions": .number(JSON.Number(count)),
    ]
    World.say(members.textInOrder())
  }

  func add(_ outcome: VerifyOutcome) {
    var members: [JSON.Member] = [
      JSON.Member(key: "event", value: "session"),
      JSON.Member(key: "file", value: .string(outcome.path)),
      JSON.Member(key: "turns", value: .number(JSON.Number(outcome.turns))),
    ]
    switch outcome.verdict {
    case .passed: members.append(JSON.Member(key: "result", value: "passed"))
    case .notChecked(let reason):
      members.append(JSON.Member(key: "result", value: "not-checked"))
      members.append(JSON.Member(key: "reason", value: .string(reason.sentence)))
    case .incomplete: members.append(JSON.Member(key: "result", value: "incomplete"))
    case .differs:
      members.append(JSON.Member(key: "result", value: "failed"))
      let differences = outcome.differences.map(JSONLinesReport.json)
      members.append(JSON.Member(key: "differences", value: .array(differences)))
      if outcome.untold > 0 {
        members.append(JSON.Member(key: "untold", value: .number(JSON.Number(outcome.untold))))
      }
    case .unusable(let sentence, let line):
      members.append(JSON.Member(key: "result", value: "unusable"))
      members.append(JSON.Member(key: "error", value: .string(sentence)))
      if let line {
        members.append(JSON.Member(key: "line", value: .number(JSON.Number(line))))
      }
    }
    if !outcome.notes.isEmpty {
      members.append(
        JSON.Member(key: "notes", value: .array(outcome.notes.map { .string($0) })))
    }
    if hasTimings {
      let milliseconds = Int(clamping: outcome.time / .milliseconds(1))
      members.append(JSON.Member(key: "milliseconds", value: .number(JSON.Number(milliseconds))))
    }
    World.say(JSON.object(members).textInOrder())
  }

  static func json(_ difference: Difference) -> JSON {
    func text(_ value: String?) -> JSON { value.map { .string($0) } ?? .null }
    let fields = difference.fields.map { field -> JSON in
      [
        "path": .string(field.path), "expected": text(field.expected),
        "actual": text(field.actual),
      ]
    }
    return [
      "kind": .string(difference.kind.rawValue), "line": .number(JSON.Number(difference.line)),
      "lines": difference.lines.map { lines in
        .array([lines.lowerBound, lines.upperBound].map { .number(JSON.Number($0)) })
      } ?? .null,
      "turn": .number(JSON.Number(difference.turn)), "input": text(difference.input),
      "subject": .string(difference.subject), "detail": text(difference.detail),
      "note": text(difference.note),
      "fields": .array(fields), "expected": .array(difference.expected.map { .string($0) }),
      "actual": .array(difference.actual.map { .string($0) }),
    ]
  }

  func finish(_ summary: VerifySummary) {
    func number(_ value: Int) -> JSON { .number(JSON.Number(value)) }
    var members: [JSON.Member] = [
      JSON.Member(key: "event", value: "end"),
      JSON.Member(key: "passed", value: number(summary.counts.passed)),
      JSON.Member(key: "failed", value: number(summary.counts.failed)),
      JSON.Member(key: "incomplete", value: number(summary.counts.incomplete)),
      JSON.Member(key: "not_checked", value: number(summary.counts.notChecked)),
      JSON.Member(key: "unusable", value: number(summary.counts.unusable)),
      JSON.Member(key: "not_run", value: number(summary.counts.notRun)),
      JSON.Member(key: "exit", value: number(Int(summary.exit))),
    ]
    if hasTimings {
      members.append(
        JSON.Member(
          key: "milliseconds", value: number(Int(clamping: summary.time / .milliseconds(1)))))
    }
    World.say(JSON.object(members).textInOrder())
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
