import Session
import Verbs

/// What one session has come to at a live service.
struct CheckOutcome {
  enum Result {
    /// All held, often enough.
    case passed
    case failed
    /// Nothing was held to it, and why.
    case notChecked(String)
    case unusable(String, line: Int?)
  }

  let path: String
  let result: Result
  var report = CheckReport()
  /// Of the rows, those that held too seldom.
  var failing: [CheckReport.Row] = []
  /// By turn.
  var inputs: [String?] = []
  /// How often it was typed.
  var runs = 1
  /// What it was typed at.
  var service = ""
  var time = Duration.zero

  static let hasNoAnswers =
    "no answer in any run was the model's, so its assertions were held to none"
  static let hasNothingToHold =
    "it has neither requests nor frames nor assertions (|?), so it was only typed"

  var code: Int32 {
    switch result {
    case .passed: ExitCode.done
    case .failed: ExitCode.failed
    case .notChecked: ExitCode.incomplete
    case .unusable: ExitCode.usage
    }
  }

  /// The exit code of several: with more than one kind of failure 2, else 1, else 3.
  static func worse(_ one: Int32, _ other: Int32) -> Int32 {
    [ExitCode.usage, ExitCode.failed, ExitCode.incomplete].first { $0 == one || $0 == other }
      ?? ExitCode.done
  }

  /// What failed, for a person.
  var failures: [String] {
    failing.indices.flatMap { place -> [String] in
      let row = failing[place]
      let isLast = place + 1 == failing.count || failing[place + 1].turn != row.turn
      return report.lines(of: row, inputs: inputs)
        + (isLast ? row.complaints.map { "      the program said:  ! \($0)" } : [])
    }
  }

  /// How it stands, in a line.
  var summary: String {
    let noun = report.rows.count == 1 ? "check" : "checks"
    let times = runs > 1 ? " in \(runs) runs" : ""
    return switch result {
    case .passed: "\(path): \(report.rows.count) \(noun) held\(times) at \(service)"
    case .failed:
      "\(path): \(failing.count) of \(report.rows.count) \(noun) failed\(times) at \(service)"
    case .notChecked(let reason): "not checked \(path): \(reason)"
    case .unusable(let sentence, _): "\(path): \(sentence)"
    }
  }
}
