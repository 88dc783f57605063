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
  /// The lines at which it could stand as well, where the file has nothing of it and these are more
  /// than `line` and a neighbor of it.
  package internal(set) var lines: ClosedRange<Int>?
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
  /// Name and version of the coach that wrote the answers of the file, where it says so.
  package internal(set) var coach: String?
  /// Whether nothing that is printed in its turn fits.
  var isOfWholeTurn = false
  /// The first place of the turn, up to where it shows, that begins as JSON and is none.
  var broken: BrokenJSON?
  /// Whether the file has what came over the wire, which an update leaves as it is.
  var isOfLayerWire = false
  /// Whether a recorder has written that.
  var isRecordedWire = false
  /// What to write by hand so that the program goes on.
  package internal(set) var advice: String?

  /// The same difference, told of at another line.
  ///
  /// - Parameter note: under which circumstances it shows.
  package func moved(to line: Int, note: String) -> Difference {
    var moved = self
    moved.line = line
    moved.lines = nil
    moved.note = note
    return moved
  }
}
