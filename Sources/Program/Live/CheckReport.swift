import Session

/// What several runs of one session have come to.
struct CheckReport {
  /// What is told of one thing that a session asks for.
  struct Row {
    let line: Int
    let turn: Int
    let subject: String
    /// In how many runs it held.
    var held: Int
    /// What differed the first time that something did.
    var fields: [Difference.Field]
    /// The run in which it did, from 1 on.
    var run: Int?
    /// What the program said on stderr in that turn then.
    var complaints: [String] = []
  }

  private(set) var rows: [Row] = []
  private var runs = 0

  /// Takes what a run has come to, with what the program said on stderr in each turn.
  mutating func add(_ checks: [LiveCheck], complaints: [[String]]) {
    runs += 1
    for check in checks {
      let known = rows.firstIndex {
        $0.line == check.line && $0.turn == check.turn && $0.subject == check.subject
      }
      let place = known ?? rows.count
      if known == nil {
        // What was not looked at before has held.
        rows.append(
          Row(
            line: check.line, turn: check.turn, subject: check.subject, held: runs - 1, fields: []))
      }
      if !check.holds, rows[place].run == nil {
        (rows[place].fields, rows[place].run) = (check.fields, runs)
        if check.turn < complaints.count { rows[place].complaints = complaints[check.turn] }
      }
    }
    for place in rows.indices {
      let row = rows[place]
      let failed = checks.contains {
        $0.line == row.line && $0.turn == row.turn && $0.subject == row.subject && !$0.holds
      }
      if !failed { rows[place].held += 1 }
    }
    rows.sort { ($0.line, $0.turn) < ($1.line, $1.turn) }
  }

  /// Those that held too seldom.
  func failing(_ share: CheckOptions.Share?) -> [Row] {
    rows.filter {
      !(share?.isReached(by: $0.held, of: runs) ?? ($0.held == runs))
    }
  }

  /// How often each line held, as a table; what held each time and is no assertion is one line.
  func table() -> [String] {
    let told = rows.filter { $0.held < runs || $0.isAssertion }
    let lines = told.map { "line \($0.line)" }
    let counts = told.map { "\($0.held) of \(runs)" }
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
}
