import Demo
import Session

/// How a session is shown: what `play` and `export` have in common.
package struct DemoOptions: Hashable, Sendable {
  /// The session; `-` for what a terminal was sent, on stdin, in place of one.
  package var file = ""
  /// Of the terminal; `nil` for what the session or the user's terminal says.
  package var size: SessionHeader.Size?
  /// How fast, and which turns.
  package var pacing = Pacing()
  /// The colours; `nil` where nothing is said.
  package var theme: Theme?
  /// Whether to keep to ASCII.
  package var isASCII = false
  /// How much processor time the replay may take.
  package var timeout = ProcessorTime.usualLimit

  package init() {}
}

/// A session shown in the user's terminal.
package struct PlayOptions: Hashable, Sendable {
  /// How it is shown.
  package var demo = DemoOptions()
  /// Whether it waits for a key at each turn.
  package var isStepwise = false

  package init() {}
}

/// A session in a form that others can show.
package struct ExportOptions: Hashable, Sendable {
  /// What a session becomes.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    /// asciicast: version 2, which every player opens, or 3.
    case cast2, cast3
    /// An animated picture.
    case svg
    /// A transcript.
    case md
    /// What the terminal showed.
    case txt

    /// The format that files with such a name have.
    init?(fileNamed name: String) {
      switch name.split(separator: "/").last?.split(separator: ".").last?.lowercased() {
      case "svg": self = .svg
      case "cast": self = .cast2
      case "md", "markdown": self = .md
      case "txt": self = .txt
      default: return nil
      }
    }
  }

  /// How it is shown.
  package var demo = DemoOptions()
  /// The file to write; `nil` for stdout.
  package var output: String?
  /// What to write.
  package var format = Format.svg
  /// A moment of which a picture is taken that doesn't move.
  package enum Still: Hashable, Sendable {
    /// The end of a turn.
    case turn(Int)
    case end

    /// `nil` for the end.
    var turn: Int? {
      if case .turn(let turn) = self { turn } else { nil }
    }
  }

  /// When a still is taken; `nil` for the whole.
  package var still: Still?
  /// In place of the session's.
  package var title: String?
  /// Around the text, in columns; `nil` for the usual.
  package var padding: Int?
  /// Whether there is a window around the text.
  package var hasWindow = true

  package init() {}
}
