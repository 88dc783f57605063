import JSON
import Numbers

/// A recording of a terminal by asciinema: version 1, 2 or 3
/// (https://docs.asciinema.org/manual/asciicast/v3/).
struct CastImport {
  private struct Event {
    /// Seconds from the start.
    let time: Double
    let code: String
    let data: String
  }

  private let header: JSON
  private var events: [Event] = []

  /// `nil` for what is none.
  init?(_ text: String) {
    if let whole = CastImport.json(text[...]), whole["version"]?.intValue == 1,
      let output = whole["stdout"]?.arrayValue
    {
      header = whole
      var time = 0.0
      for piece in output {
        time += piece[0]?.doubleValue ?? 0
        events.append(Event(time: time, code: "o", data: piece[1]?.stringValue ?? ""))
      }
      return
    }
    let lines = text.split(separator: "\n")
    guard let first = lines.first, let header = CastImport.json(first),
      let version = header["version"]?.intValue, version == 2 || version == 3
    else { return nil }
    self.header = header
    var time = 0.0
    for line in lines.dropFirst() where line.first == "[" {
      guard let event = CastImport.json(line), let at = event[0]?.doubleValue,
        let code = event[1]?.stringValue
      else { continue }
      time = version == 3 ? time + at : at
      events.append(Event(time: time, code: code, data: event[2]?.stringValue ?? ""))
    }
  }

  private static func json(_ text: Substring) -> JSON? {
    do throws(JSON.SyntaxError) { return try JSON(parsing: String(text)) } catch { return nil }
  }

  func draft(_ name: String, prompt: String?) -> String {
    var screen = ImportedScreen()
    var rows: [TranscriptImport.Row] = []
    var last = 0.0
    var marker: String?
    // What comes after a pause begins a piece of its own, so that the pause has its place.
    func flush(_ pause: Int) {
      var texts = screen.takeRows()
      // A prompt that waits is drawn again with what was typed.
      if let open = texts.last, pause > 0, !texts.isEmpty {
        texts.removeLast()
        screen.write(open + " ")
      }
      for text in texts {
        rows.append(TranscriptImport.Row(text: text, marker: marker))
        marker = nil
      }
    }
    var pauses: [(row: Int, seconds: Int)] = []
    for event in events {
      switch event.code {
      case "o":
        // A cast may have any number for a time.
        let gap = event.time - last
        let pause = gap > 0 ? Int(clamping: min(gap, 86_400)) : 0
        if pause >= 2 {
          flush(pause)
          pauses.append((rows.count, pause))
        }
        screen.write(event.data)
        last = event.time
      case "m":
        flush(1)
        if let marker { rows.append(TranscriptImport.Row(marker: marker)) }
        marker = event.data
      default: break
      }
    }
    flush(0)
    if let marker { rows.append(TranscriptImport.Row(marker: marker)) }
    for (row, seconds) in pauses where row < rows.count { rows[row].pause = seconds }
    return TranscriptImport(rows, prompt: prompt).draft(name)
  }
}
