import Session
import Verbs

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
