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
