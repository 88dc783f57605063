import Session
import Store

/// A file in the XML that JUnit writes and every CI reads: one test case a session.
struct JUnitReport: VerifyReport {
  private let path: String
  private var cases: [String] = []

  init(_ path: String) {
    self.path = path
  }

  func begin(_ count: Int) {}

  mutating func add(_ outcome: VerifyOutcome) {
    let name = outcome.path.split(separator: "/").last.map(String.init) ?? outcome.path
    let folder = outcome.path.dropLast(name.count + 1)
    let head =
      "    <testcase classname=\"\(escaped(String(folder)))\" name=\"\(escaped(name))\""
      + " file=\"\(escaped(outcome.path))\" time=\"\(VerifyReportText.seconds(outcome.time))\""
    let inside: [String] =
      switch outcome.verdict {
      case .passed: []
      case .notChecked(let reason):
        ["<skipped message=\"\(escaped("not checked: \(reason.sentence)"))\"/>"]
      case .incomplete: [element("failure", "incomplete", VerifyReportText.incomplete, [])]
      case .differs(let verdict):
        [
          element(
            "failure", (outcome.differences.first ?? verdict).kind.rawValue,
            (outcome.differences.first ?? verdict).message, outcome.report)
        ]
      case .unusable(let sentence, _): [element("error", "unusable", sentence, [])]
      }
    let notes = outcome.notes.map { "<system-err>\(escaped($0))</system-err>" }
    let children = (inside + notes).map { "      \($0)\n" }.joined()
    cases.append(children.isEmpty ? head + "/>\n" : head + ">\n" + children + "    </testcase>\n")
  }

  private func element(
    _ name: String, _ kind: String, _ message: String, _ report: [String]
  ) -> String {
    "<\(name) type=\"\(escaped(kind))\" message=\"\(escaped(message))\">"
      + escaped(report.joined(separator: "\n")) + "</\(name)>"
  }

  func finish(_ summary: VerifySummary) throws {
    let counts = summary.counts
    let failures = counts.failed + counts.incomplete
    let numbers =
      "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(counts.unusable)\""
    let time = " time=\"\(VerifyReportText.seconds(summary.time))\""
    let text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"lume verify\" \(numbers)\(time)>\n"
      + "  <testsuite name=\"sessions\" \(numbers) skipped=\"\(counts.notChecked)\"\(time)>\n" + cases.joined()
      + "  </testsuite>\n</testsuites>\n"
    try Files.replace(path, with: Array(text.utf8))
  }

  /// The files that a report, as this writes it, tells of as not passed.
  static func failures(in report: String) -> Set<String> {
    let failed = report.split(separator: "<testcase ").dropFirst().filter {
      $0.contains("<failure ") || $0.contains("<error ") || $0.contains("<skipped ")
    }
    return Set(
      failed.compactMap { part in
        part.split(separator: " file=\"", maxSplits: 1).dropFirst().first.map {
          unescaped($0.prefix { $0 != "\"" })
        }
      })
  }

  private static func unescaped(_ text: Substring) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")].reduce(String(text)) {
      $0.replacing($1.0, with: $1.1)
    }
  }

  /// What no XML may have (https://www.w3.org/TR/xml/#charsets) is shown by its number.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\u{0}"..<" ", "\u{FFFE}"..."\u{FFFF}":
        result += "U+" + String(scalar.value, radix: 16, uppercase: true)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Difference {
  /// In one line, for what has no room for more: the line, and what stands against what.
  var message: String {
    let field = fields.first
    let old = field.map { $0.expected } ?? expected.first
    let new = field.map { $0.actual } ?? actual.first
    return "line \(line): \(field.map { "\(subject) \($0.path)" } ?? subject): "
      + "expected \(Difference.shortened(old)), got \(Difference.shortened(new))"
  }

  /// So many scalars of a line are shown in a message.
  private static let longest = 200

  private static func shortened(_ line: String?) -> String {
    guard let line else { return "nothing" }
    guard line.unicodeScalars.count > longest else { return line }
    return String(String.UnicodeScalarView(line.unicodeScalars.prefix(longest))) + " …"
  }
}
