import Patterns

/// What somebody's own file says of secrets: regular expressions of more of them, and of what is
/// none though it looks like one.
///
///     # Everybody who works here has one.
///     employee  \bE-\d{6}\b
///     not       \bghp_exampleToken\w+
///
/// The word before an expression names the stand-in, `[secret:employee]`; `not` makes an exception.
/// Of an expression with a group, what the first one fits is the secret.
package struct OwnSecrets: Sendable {
  /// A line that can't be read.
  package struct Mistake: Error, Hashable, Sendable {
    /// Counted from 1.
    package let line: Int
    /// What is wrong with it.
    package let sentence: String
  }

  /// Where there is no such file.
  package static let none = OwnSecrets()

  /// What the file is called that stands beside sessions.
  package static let fileName = ".lume-secrets"

  private(set) var patterns: [(pattern: Pattern, name: String)] = []
  private(set) var openPatterns: [Pattern] = []
  private var exceptions: [Pattern] = []

  var isEmpty: Bool { patterns.isEmpty }

  private init() {}

  /// Reads what a file says.
  package init(parsing text: String) throws(Mistake) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let words = line.split(maxSplits: 1) { $0 == " " || $0 == "\t" || $0 == "\r" }
      guard let name = words.first, !name.hasPrefix("#") else { continue }
      let expression = words.count > 1 ? String(words[1]).trimmingSpaces : ""
      guard !expression.isEmpty, name.utf8.allSatisfy({ isLetterOrDigit($0) || $0 == 0x5F }) else {
        throw Mistake(
          line: index + 1,
          sentence:
            "\"\(line)\" should be a name of letters, digits and _, and an expression, as in "
            + "employee \\bE-\\d{6}\\b")
      }
      let isEmptyFit: Bool
      do throws(PatternError) {
        let pattern = try Pattern(expression, .unicode)
        isEmptyFit = OwnSecrets.fitsEmptyText(pattern)
        if name == "not" {
          exceptions.append(pattern)
        } else {
          patterns.append((pattern, String(name)))
          openPatterns.append(try Pattern(expression, .unicode, mayBePartial: true))
        }
      } catch {
        throw Mistake(line: index + 1, sentence: "\"\(expression)\": \(error)")
      }
      guard !isEmptyFit else {
        throw Mistake(
          line: index + 1,
          sentence: "\"\(expression)\" fits the empty text, and so everywhere: let it need a "
            + "character, as x+ does in place of x*")
      }
    }
  }

  private static func fitsEmptyText(_ pattern: Pattern) -> Bool {
    do { return try pattern.matches("") } catch { return false }
  }

  /// Whether the name of a stand-in is one of the file's.
  func names(_ name: some StringProtocol) -> Bool { patterns.contains { $0.name == name } }

  /// Findings without those that an exception lies around; what was known stays.
  func withoutExceptions(
    _ findings: [Finding], in bytes: UnsafeBufferPointer<UInt8>
  ) throws(PatternLimit) -> [Finding] {
    var spared: [Range<Int>] = []
    for pattern in exceptions {
      var place = 0
      while place < bytes.count, case .match(let match) = try pattern.search(bytes, from: place) {
        spared.append(match.range)
        place = max(place + 1, match.range.upperBound)
      }
    }
    guard !spared.isEmpty else { return findings }
    return findings.filter { finding in
      finding.isKnown
        || !spared.contains {
          $0.lowerBound <= finding.range.lowerBound && finding.range.upperBound <= $0.upperBound
        }
    }
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(reversed().drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace))
  }
}
