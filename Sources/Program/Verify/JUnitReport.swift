import Session

/// What verifying came to, as a file for CIs.
struct JUnitReport: VerifyReport {
  private var file: JUnitFile

  init(_ path: String) {
    file = JUnitFile(path, title: "lume verify")
  }

  func begin(_ count: Int) {}

  mutating func add(_ outcome: VerifyOutcome) {
    let result: JUnitFile.Result =
      switch outcome.verdict {
      case .passed: .passed
      case .notChecked(let reason): .skipped("not checked: \(reason.sentence)")
      case .incomplete:
        .failure(kind: "incomplete", message: VerifyReportText.incomplete, report: [])
      case .differs(let verdict):
        failure(outcome.differences.first ?? verdict, outcome.report)
      case .unusable(let sentence, _): .error(kind: "unusable", message: sentence)
      }
    file.add(outcome.path, result, notes: outcome.notes, after: outcome.time)
  }

  private func failure(_ difference: Difference, _ report: [String]) -> JUnitFile.Result {
    .failure(kind: difference.kind.rawValue, message: difference.message, report: report)
  }

  mutating func finish(_ summary: VerifySummary) throws {
    for path in summary.notRun { file.add(path, .skipped("not run: --fail-fast"), after: .zero) }
    try file.write(after: summary.time)
  }
}

extension Difference {
  /// In one line, for what has no room for more: the line, and what stands against what.
  fileprivate var message: String {
    let (old, new) = fields.first.map { ($0.expected, $0.actual) } ?? (expected.first, actual.first)
    let part = fields.first.map { "\(subject) \($0.path)" } ?? subject
    return "line \(line): \(part): expected \(Difference.shortened(old)), "
      + "got \(Difference.shortened(new))"
  }

  /// So many scalars of a line are shown in a message.
  private static let longest = 200

  private static func shortened(_ line: String?) -> String {
    guard let line else { return "nothing" }
    guard line.unicodeScalars.count > longest else { return line }
    return String(String.UnicodeScalarView(line.unicodeScalars.prefix(longest))) + " …"
  }
}

/// A file in the XML that JUnit writes and every CI reads: one test case a session.
struct JUnitFile {
  /// What came of a session.
  enum Result {
    case passed
    case skipped(String)
    case failure(kind: String, message: String, report: [String])
    case error(kind: String, message: String)
  }

  private let path: String
  private let title: String
  private var cases: [String] = []
  private var (failures, errors, skipped) = (0, 0, 0)

  /// - Parameter title: of all of it, as `lume verify`.
  init(_ path: String, title: String) {
    (self.path, self.title) = (path, title)
  }

  mutating func add(
    _ path: String, _ result: Result, notes: [String] = [], after time: Duration
  ) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let folder = path.dropLast(name.count + 1)
    let head =
      "    <testcase classname=\"\(escaped(String(folder)))\" name=\"\(escaped(name))\""
      + " file=\"\(escaped(path))\" time=\"\(VerifyReportText.seconds(time))\""
    let children = (inside(result) + notes.map { "<system-err>\(escaped($0))</system-err>" })
      .map { "      \($0)\n" }.joined()
    cases.append(children.isEmpty ? head + "/>\n" : head + ">\n" + children + "    </testcase>\n")
  }

  private mutating func inside(_ result: Result) -> [String] {
    switch result {
    case .passed: return []
    case .skipped(let message):
      skipped += 1
      return ["<skipped message=\"\(escaped(message))\"/>"]
    case .failure(let kind, let message, let report):
      failures += 1
      return [element("failure", kind, message, report)]
    case .error(let kind, let message):
      errors += 1
      return [element("error", kind, message, [])]
    }
  }

  private func element(
    _ name: String, _ kind: String, _ message: String, _ report: [String]
  ) -> String {
    "<\(name) type=\"\(escaped(kind))\" message=\"\(escaped(message))\">"
      + escaped(report.joined(separator: "\n")) + "</\(name)>"
  }

  /// Writes the file.
  func write(after time: Duration) throws {
    let numbers = "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    let time = " time=\"\(VerifyReportText.seconds(time))\""
    let text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"\(title)\" \(numbers)\(time)>\n"
      + "  <testsuite name=\"sessions\" \(numbers) skipped=\"\(skipped)\"\(time)>\n"
      + cases.joined() + "  </testsuite>\n</testsuites>\n"
    try ResultFile.write(Array(text.utf8), to: path)
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

extension JUnitFile {
  /// The sessions that a file, as this writes it, tells of as not passed; `nil` for a file that is
  /// no such report.
  static func failures(in text: String) -> Set<String>? {
    guard text.contains("<testsuite") else { return nil }
    let failed = text.split(separator: "<testcase ").dropFirst().filter {
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
}
