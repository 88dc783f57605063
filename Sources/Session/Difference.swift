/// The first place where a run is not what the file says.
package struct Difference: Error, Hashable, Sendable {
  /// Stable words.
  package enum Kind: String, Sendable, CaseIterable {
    case requestDiffers = "request-differs"
    case requestUnexpected = "request-unexpected"
    case requestMissing = "request-missing"
    case outputDiffers = "output-differs"
    case outputMissing = "output-missing"
    case outputExtra = "output-extra"
    case replyUnused = "reply-unused"
    case stuck
    case earlyExit = "early-exit"
    case exitCode = "exit-code"
    case assertionFailed = "assertion-failed"
    case timedOut = "timed-out"

    /// Whether `update` can write what the run did into the file.
    package var isAcceptable: Bool {
      switch self {
      case .requestDiffers, .requestUnexpected, .requestMissing, .outputDiffers, .outputMissing,
        .outputExtra, .exitCode:
        true
      case .replyUnused, .stuck, .earlyExit, .timedOut, .assertionFailed: false
      }
    }
  }

  /// A part of a request or frame that differs.
  package struct Field: Hashable, Sendable {
    /// As in `body.target_value`, `query`, `header if-match`.
    package let path: String
    /// `nil` when nothing was expected there.
    package let expected: String?
    /// `nil` when nothing is there.
    package let actual: String?

    /// A field as it was found to differ.
    package init(path: String, expected: String?, actual: String?) {
      (self.path, self.expected, self.actual) = (path, expected, actual)
    }
  }

  /// What sort of difference it is.
  package let kind: Kind
  /// The line of the file, counted from 1.
  package private(set) var line: Int
  /// 0 before the first input.
  package let turn: Int
  /// The line of the file that began the turn, as in `> /sync`.
  package let input: String?
  /// What it is about, as in `request h1` or `output`.
  package let subject: String
  /// The request in short, as in `POST /api/v1/goals`.
  package let detail: String?
  /// The fields that differ; then `expected` and `actual` are whole records.
  package let fields: [Field]
  /// The lines of the file.
  package let expected: [String]
  /// What this run did.
  package let actual: [String]
  /// Up to three lines of the file before it.
  package let context: [String]
  /// Under which circumstances it shows, where these are not the usual ones.
  package private(set) var note: String?

  /// The same difference, told of at another line.
  ///
  /// - Parameter note: under which circumstances it shows.
  package func moved(to line: Int, note: String) -> Difference {
    var moved = self
    moved.line = line
    moved.note = note
    return moved
  }
}

extension Difference {
  /// The lines that tell a person about it.
  ///
  /// - Parameter path: the file, as the user named it.
  package func report(path: String) -> [String] {
    let head = "FAIL \(path)  turn \(turn)" + (input.map { "  \($0)" } ?? "")
    let place = detail.map { "line \(line), \($0)" } ?? "line \(line)"
    var lines = [head, "  \(subject) \(verb) (\(place))"]
    lines += fields.isEmpty ? contextLines : fieldLines
    if let note { lines.append("  only \(note)") }
    if kind.isAcceptable, note == nil { lines.append("  accept with:  lume update \(path)") }
    return lines
  }

  private var verb: String {
    switch kind {
    case .requestDiffers, .outputDiffers, .exitCode: "differs"
    case .requestUnexpected: "was not expected"
    case .requestMissing, .outputMissing: "is missing"
    case .outputExtra: "is not in the file"
    case .replyUnused: "was never taken"
    case .assertionFailed: "isn't what is asserted"
    case .stuck: "waits for what the file does not have next"
    case .earlyExit: "ended before the file"
    case .timedOut: "took too long and was stopped"
    }
  }

  private var contextLines: [String] {
    context.map { "        \($0)" } + expected.map { "      - \($0)" }
      + actual.map { "      + \($0)" }
  }

  private var fieldLines: [String] {
    let paths = fields.map(\.path.unicodeScalars.count).max() ?? 0
    let values = fields.map { shown($0.expected).unicodeScalars.count }.max() ?? 0
    return fields.map { field in
      "      " + padded(field.path, paths) + "   - "
        + padded(shown(field.expected), min(values, 40)) + "   + " + shown(field.actual)
    }
  }

  private func shown(_ value: String?) -> String { value.map { escaped($0) } ?? "(nothing)" }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.unicodeScalars.count))
  }
}
