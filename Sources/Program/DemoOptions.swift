import Demo
import Session

/// How a session is shown: what `play` and `export` have in common.
package struct DemoOptions: Hashable, Sendable {
  /// The session.
  package var file: String
  /// Of the terminal; `nil` for what the session says.
  package var size: SessionHeader.Size?
  /// How fast, and which turns.
  package var pacing = Pacing()
  /// Whether to keep to ASCII.
  package var isASCII = false

  init(file: String) {
    self.file = file
  }
}

/// A session in a form that others can show.
package struct ExportOptions: Hashable, Sendable {
  /// What a session becomes.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    case cast3, cast2, svg, md, txt
  }

  /// How it is shown.
  package var demo: DemoOptions
  /// The file to write; `nil` for stdout.
  package var output: String?
  /// What to write.
  package var format: Format
  /// The turn at whose end a still is taken.
  package var still: Int?
  /// What is around the text.
  package var frame = SVG.Frame()
}
