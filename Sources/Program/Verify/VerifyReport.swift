import Coach
import Edge
import Numbers
import Session
import Terminal
import Verbs

/// A way to tell what verifying has come to, one file after the other.
protocol VerifyReport {
  /// - Parameter count: how many files there will be.
  func begin(_ count: Int)
  mutating func add(_ outcome: VerifyOutcome)
  /// - Throws: where a file cannot be written.
  mutating func finish(_ summary: VerifySummary) throws
}

/// What all files together have come to.
struct VerifySummary {
  let counts: VerifyCounts
  /// The files behind the one at which `--fail-fast` has ended it.
  let notRun: [String]
  let exit: Int32
  let time: Duration
  let shard: VerifyOptions.Shard?
  /// Where timings are asked for.
  let slowest: [VerifyOutcome]

  /// As in `57 passed, 1 failed, 2 incomplete`.
  var parts: [Styled] {
    let rows: [(Int, String, Styled.Style)] = [
      (counts.passed, "passed", .good), (counts.failed, "failed", .bad),
      (counts.unusable, "unusable", .bad), (counts.incomplete, "incomplete", .bad),
      (counts.notChecked, "not checked", .warning),
      (counts.notRun, "not run", .warning),
    ]
    let parts = rows.filter { $0.0 > 0 }.map { Styled("\($0.0) \($0.1)", $0.2) }
    return parts.isEmpty ? [Styled("nothing to verify")] : parts
  }
}

/// For people: what failed and how, then one line that says how it stands.
struct TextReport: VerifyReport {
  private let palette: Palette

  init(_ palette: Palette) {
    self.palette = palette
  }

  func begin(_ count: Int) {}

  func add(_ outcome: VerifyOutcome) {
    for note in outcome.notes { World.complain("note: \(outcome.path): \(note)") }
    switch outcome.verdict {
    case .passed: break
    case .notChecked(let reason):
      say(Styled("not checked", .warning) + Styled(" \(outcome.path): \(reason.sentence)"))
    case .incomplete:
      say(Styled("FAIL", .bad) + Styled(" \(outcome.path): \(VerifyReportText.incomplete)"))
    case .differs:
      for line in outcome.styledReport { say(line) }
    case .unusable(let sentence, _):
      say(Styled("FAIL", .bad) + Styled(" \(outcome.path): \(sentence)"))
    }
  }

  func finish(_ summary: VerifySummary) {
    for outcome in summary.slowest {
      let turns = outcome.turns == 1 ? "turn" : "turns"
      say(
        Styled("\(VerifyReportText.milliseconds(outcome.time))  ", .faint)
          + Styled(outcome.path) + Styled("  \(outcome.turns) \(turns)", .faint))
    }
    var line = Styled("")
    for (place, part) in summary.parts.enumerated() {
      line += (place > 0 ? Styled(", ") : Styled("")) + part
    }
    let shard = summary.shard.map { ", shard \($0.number)/\($0.count)" } ?? ""
    say(line + Styled(" (\(VerifyReportText.hundredths(summary.time))\(shard))"))
  }

  private func say(_ line: Styled) { World.say(palette.render(line)) }
}

extension VerifyOutcome {
  /// The lines for a person, where it differs.
  var styledReport: [Styled] {
    var lines = told.flatMap {
      DifferenceReport($0, path: path, coach: RuleBasedCoach.version).lines
    }
    let more = untold + differences.count - told.count
    if more > 0 {
      let noun = more == 1 ? "difference" : "differences"
      let way = untold > 0 ? "--all tells them" : "--all --json tells them"
      lines.append(Styled("  \(more) more \(noun) in this file: \(way)", .faint))
    }
    if differences.count + untold > 1, differences.contains(where: \.kind.isAcceptable) {
      lines.append(Styled("  to accept only some of it: lume update --turn N, or --ask", .faint))
    }
    return lines
  }

  /// The same without styles.
  var report: [String] { styledReport.map(\.plain) }
}

/// What several reports say alike.
enum VerifyReportText {
  /// What is wrong with a file without its end, where one is asked for.
  static let incomplete = "it has no end, which --strict asks for: lume update writes it"

  /// A duration in milliseconds, to the right of eight columns.
  static func milliseconds(_ duration: Duration) -> String {
    let text = decimal(duration / .microseconds(100), places: 1) + " ms"
    return String(repeating: " ", count: max(0, 10 - text.count)) + text
  }

  /// A duration as `0.03 s`.
  static func hundredths(_ duration: Duration) -> String {
    decimal(duration / .milliseconds(10), places: 2) + " s"
  }

  /// A duration in seconds with three places, as programs read it.
  static func seconds(_ duration: Duration) -> String {
    decimal(duration / .milliseconds(1), places: 3)
  }

  /// A count of the last place, cut off behind it.
  private static func decimal(_ count: Double, places: Int) -> String {
    let digits = String(Int(clamping: count))
    let filled = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return "\(filled.dropLast(places)).\(filled.suffix(places))"
  }
}
