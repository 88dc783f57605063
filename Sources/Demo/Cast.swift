import Edge
import Session
import Terminal
import Time

/// A session as a terminal showed it: what was written to it and when, and places to come back to.
package struct Cast: Sendable {
  /// A place to come back to.
  package struct Mark: Hashable, Sendable {
    /// What is there.
    package enum Kind: Hashable, Sendable {
      /// The first key of an input, by its turn, counted from 1.
      case turn(Int)
      case marker
      /// A line beside the screen from here on; none where it is empty.
      case caption
    }
    /// What is there.
    package var kind: Kind
    /// The input, or the text of the marker or the caption.
    package var text: String
    /// In milliseconds from the start.
    package var at: Int
    /// How many bytes were written before it.
    package var offset: Int
  }

  /// One line about what is shown.
  package var title: String?
  /// When the session began.
  package var start: Instant
  /// What was written, and when.
  package var drawing: Drawing
  /// Of the terminal at the start.
  package var size: Drawing.Size
  /// In their order.
  package var marks: [Mark]
  /// How long it is, in milliseconds, with the time that the last picture stays.
  package var duration: Int
  /// Whether the program ended at its own prompt, which is gone then.
  package var hasEnd: Bool
  /// The exit code of the program.
  package var exit: Int

  /// What a terminal was sent at once.
  ///
  /// - Parameter bytes: lines may end without a carriage return.
  package init(sent bytes: [UInt8], size: SessionHeader.Size) {
    drawing = Drawing()
    for byte in bytes {
      if byte == 0x0a, drawing.bytes.last != 0x0d { drawing.bytes.append(0x0d) }
      drawing.bytes.append(byte)
    }
    drawing.prompt = drawing.bytes.count
    drawing.moments = [Drawing.Moment(at: 0, end: drawing.bytes.count)]
    self.size = Drawing.Size(columns: size.columns, rows: size.rows)
    start = SessionHeader.defaultClock
    (title, marks, duration, hasEnd, exit) = (nil, [], 0, true, 0)
  }

  /// Draws what crossed the edge of a replay; `nil` where the system gives no pseudo-terminal.
  ///
  /// - Parameters:
  ///   - isFixed: whether the terminal keeps its size, whatever the session asks for.
  ///   - own: what somebody's own file says of secrets.
  package init?(
    _ log: EdgeLog, of file: SessionFile, exit: Int, size: SessionHeader.Size, pacing: Pacing,
    isASCII: Bool, isFixed: Bool = false, own: OwnSecrets = .none
  ) {
    let header = file.header
    var redaction = LogRedaction(own: own)
    log.redact(by: &redaction)
    var acts = redaction.redacted(file.presentation)
    if isFixed { acts.removeAll { if case .resize = $0.kind { true } else { false } } }
    let timeline = Timeline(log, acts: acts, size: size, seed: header.seed, pacing: pacing)
    var look = ScriptedPrompt.Look()
    look.isASCII = isASCII
    guard let drawing = ScriptedPrompt.draw(timeline.script, look) else { return nil }
    self.drawing = drawing
    self.size = Drawing.Size(columns: size.columns, rows: size.rows)
    title = header.title.map(redaction.text)
    start = header.clock
    duration = max(timeline.duration, drawing.moments.last?.at ?? 0)
    hasEnd = timeline.script.hasEnd
    self.exit = exit
    marks = drawing.marks.map { mark in
      let (kind, text): (Mark.Kind, String) =
        switch timeline.labels[mark.number] {
        case .turn(let turn, let text): (.turn(turn), text)
        case .marker(let text): (.marker, text)
        case .caption(let text): (.caption, text)
        }
      return Mark(kind: kind, text: text, at: mark.at, offset: mark.offset)
    }
    if pacing.from != nil { beginSettled() }
    if !hasEnd { keepPrompt() }
  }

  /// Lets the prompt stand where only the file ends and not the program; a terminal goes on below.
  private mutating func keepPrompt() {
    drawing.moments.removeAll { $0.end > drawing.prompt }
    drawing.bytes.removeSubrange(drawing.prompt...)
    drawing.bytes += "\u{1b}[?2004l\r\n".utf8
    drawing.moments.append(Drawing.Moment(at: duration, end: drawing.bytes.count))
  }

  /// Puts all that was before the first turn shown on the screen at once.
  private mutating func beginSettled() {
    guard let first = marks.first(where: { $0.kind != .caption && $0.kind != .marker }) else {
      return
    }
    let count = drawing.moments.prefix { $0.end <= first.offset && $0.size == nil }.count
    guard count > 0 else { return }
    drawing.moments.removeFirst(count - 1)
    drawing.moments[0].at = 0
  }

  /// The inputs that `@ type` types as another text: that text, and the input.
  package var mistyped: [(line: String, text: String)] {
    drawing.mistyped.map { ($0.line, $0.text) }
  }

  /// The bytes that belong to the picture: all, or those before the prompt goes away, where it only
  /// does because the file ends.
  var shown: Int { hasEnd ? drawing.bytes.count : drawing.prompt }
}

/// How a session becomes a demo: which of it is shown, and how fast.
package struct Pacing: Hashable, Sendable {
  /// How many times as fast as it was.
  package var speed = 1.0
  /// How long nothing may happen, in milliseconds.
  package var idle = 2000
  /// The time between two keys on average, in milliseconds; from half of it to half as much again.
  package var typing = 80
  /// The first turn that is shown, counted from 1; what was before it is there at once.
  package var from: Int?
  /// The last turn that is shown.
  package var to: Int?

  /// Between an answer and the first key of the next input, in milliseconds.
  static let lead = 700
  /// Between the last key of an input and Enter, in milliseconds.
  static let beforeEnter = 350
  /// How long the last picture stays, in milliseconds.
  static let hold = 3000

  package init() {}
}

/// A line beside what is shown, cut to where it stands: below the window of a picture, below the
/// screen of a player.
enum Caption {
  /// A caption in lines of so many columns, cut between words; a longer word is a line of its own.
  static func lines(of caption: String, columns: Int) -> [String] {
    var lines: [String] = []
    for word in caption.split(separator: " ") {
      let longer = lines.last.map { $0 + " " + word } ?? String(word)
      if !lines.isEmpty, DisplayWidth.columns(of: longer) <= columns {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word))
      }
    }
    return lines.isEmpty ? [caption] : lines
  }
}

extension Cast {
  /// Its captions, with those that end another and say nothing.
  var captions: [Mark] { marks.filter { $0.kind == .caption } }
}
