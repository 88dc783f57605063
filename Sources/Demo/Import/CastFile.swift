import JSON
import Numbers
import Time

/// A recording of a terminal by asciinema: version 1, 2 or 3
/// (https://docs.asciinema.org/manual/asciicast/v3/).
struct CastFile {
  enum Event {
    case output(String)
    case marker(String)
    case resize(columns: Int, rows: Int)
  }

  private(set) var columns = 80
  private(set) var rows = 24
  /// When it was recorded.
  private(set) var start: Instant?
  /// With their times, in milliseconds from the start.
  private(set) var events: [(at: Int, event: Event)] = []

  /// `nil` for what is none.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let whole = CastFile.json(bytes), whole["version"]?.intValue == 1,
      let output = whole["stdout"]?.arrayValue
    {
      read(size: whole, "width", "height")
      var time = 0.0
      for piece in output {
        time += piece[0]?.doubleValue ?? 0
        add("o", piece[1]?.stringValue ?? "", at: time)
      }
      return
    }
    var lines = bytes.split(separator: 0x0a)[...]
    guard let first = lines.popFirst(), let header = CastFile.json(first),
      let version = header["version"]?.intValue, version == 2 || version == 3
    else { return nil }
    read(size: header, "width", "height")
    if let term = header["term"] { read(size: term, "cols", "rows") }
    events.reserveCapacity(lines.count)
    var time = 0.0
    for line in lines where line.first == UInt8(ascii: "[") {
      guard let event = CastFile.json(line), let at = event[0]?.doubleValue,
        let code = event[1]?.stringValue
      else { continue }
      time = version == 3 ? time + at : at
      add(code, event[2]?.stringValue ?? "", at: time)
    }
  }

  private mutating func read(size: JSON, _ columns: String, _ rows: String) {
    self.columns = size[columns]?.intValue ?? self.columns
    self.rows = size[rows]?.intValue ?? self.rows
    // Up to the year 2100.
    if let seconds = size["timestamp"]?.intValue, (0...4_102_444_800).contains(seconds) {
      start = Instant(milliseconds: Int64(seconds) * 1000)
    }
  }

  private mutating func add(_ code: String, _ data: String, at time: Double) {
    // A cast may have any number for a time.
    let at = Int(clamping: (time * 1000).rounded())
    switch code {
    case "o": events.append((at, .output(data)))
    case "m": events.append((at, .marker(data)))
    case "r":
      let parts = data.split(separator: "x")
      guard parts.count == 2, let columns = Int(parts[0], in: 1...9999),
        let rows = Int(parts[1], in: 1...9999)
      else { return }
      events.append((at, .resize(columns: columns, rows: rows)))
    default: break
    }
  }

  private static func json(_ bytes: UnsafeBufferPointer<UInt8>) -> JSON? {
    do throws(JSON.SyntaxError) { return try JSON(parsing: bytes) } catch { return nil }
  }

  private static func json(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> JSON? {
    json(UnsafeBufferPointer(rebasing: bytes))
  }
}
