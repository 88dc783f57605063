import JSON
import Terminal
import Time

/// Writes casts as asciinema's format: a header, then an event a line.
///
/// Version 2: https://docs.asciinema.org/manual/asciicast/v2/, times since the start; version 3:
/// https://docs.asciinema.org/manual/asciicast/v3/, times since the event before.
package struct Asciicast {
  private let cast: Cast
  private let version: Int
  private var lines = Markup()
  /// Of the last event, in milliseconds from the start.
  private var last = 0

  /// - Parameter version: 2 or 3.
  package static func write(_ cast: Cast, version: Int, theme: Theme) -> [UInt8] {
    var writer = Asciicast(cast, version)
    writer.putHeader(theme)
    writer.putEvents()
    return writer.lines.bytes
  }

  private init(_ cast: Cast, _ version: Int) {
    (self.cast, self.version) = (cast, version)
  }

  private mutating func putHeader(_ theme: Theme) {
    let colors: JSON = [
      "fg": .string(theme.dark.foreground), "bg": .string(theme.dark.background),
      "palette": .string(theme.dark.ansi.joined(separator: ":")),
    ]
    let (columns, rows) = (JSON(cast.size.columns), JSON(cast.size.rows))
    let type: JSON = "xterm-256color"
    var header: JSON = ["version": JSON(version)]
    if version == 2 {
      header.append("width", columns)
      header.append("height", rows)
    } else {
      header.append("term", ["cols": columns, "rows": rows, "type": type, "theme": colors])
    }
    header.append("timestamp", JSON(Int(cast.start.milliseconds / 1000)))
    if let title = cast.title { header.append("title", .string(title)) }
    if version == 2 {
      header.append("env", ["TERM": type])
      header.append("theme", colors)
    }
    lines.put(header.textInOrder() + "\n")
  }

  private mutating func putEvents() {
    var marks = cast.marks[...]
    var offset = 0
    for moment in cast.drawing.moments {
      putMarks(&marks, before: moment.end)
      if offset < moment.end {
        // A character is whole at the end of a moment, since each is drawn at once.
        let bytes = cast.drawing.bytes[offset..<moment.end]
        put("o", String(decoding: bytes, as: UTF8.self), at: moment.at)
      }
      offset = moment.end
      if let size = moment.size { put("r", "\(size.columns)x\(size.rows)", at: moment.at) }
    }
    putMarks(&marks, before: .max)
    if version == 3 {
      put("x", "\(cast.exit)", at: cast.duration)
    } else if last < cast.duration {
      // Nothing else tells how long the last picture stays.
      put("o", "", at: cast.duration)
    }
  }

  private mutating func putMarks(_ marks: inout ArraySlice<Cast.Mark>, before end: Int) {
    while let mark = marks.first, mark.offset < end {
      marks.removeFirst()
      if !mark.text.isEmpty { put("m", mark.text, at: mark.at) }
    }
  }

  private mutating func put(_ code: String, _ data: String, at instant: Int) {
    let time = version == 2 ? instant : max(0, instant - last)
    last = max(last, instant)
    lines.put("[")
    lines.put(milliseconds: time)
    lines.put(", \"\(code)\", ")
    lines.put(JSON.string(data).text())
    lines.put("]\n")
  }
}
