import StreamSafe

/// Reads a stream of events, as a server sends it, from pieces that may be cut anywhere
/// (https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream). What is
/// there of an event only grows where it is: the cost of a stream is that of its bytes.
struct EventStream {
  /// The most bytes of one event.
  static let longestEvent = 1 << 20

  /// Whether an event was longer than anything sensible; nothing is read any more then.
  private(set) var isTooLong = false
  private var line: [UInt8] = []
  /// The lines of data of the event that is being read; `nil` where it has none yet.
  private(set) var data: [UInt8]?
  private var isFirstLine = true
  /// Whether a line feed would belong to the line end before it.
  private var isAfterReturn = false

  /// Takes a piece; answers the data of the events that end in it.
  mutating func receive(_ bytes: some Sequence<UInt8>) -> [String] {
    var events: [String] = []
    for byte in bytes where !isTooLong {
      switch byte {
      case 0x0a where isAfterReturn: isAfterReturn = false
      case 0x0a, 0x0d:
        isAfterReturn = byte == 0x0d
        if let event = endLine() { events.append(event) }
      default:
        isAfterReturn = false
        line.append(byte)
        isTooLong = line.count + (data?.count ?? 0) > EventStream.longestEvent
      }
    }
    return events
  }

  /// The stream has ended; answers the event that lacks its blank line. The specification drops it,
  /// some servers leave the last blank line out.
  mutating func end() -> String? {
    let rest = line.isEmpty ? nil : endLine()
    return rest ?? endLine()
  }

  private mutating func endLine() -> String? {
    defer { line.removeAll(keepingCapacity: true) }
    if isFirstLine, line.starts(with: [0xef, 0xbb, 0xbf]) { line.removeFirst(3) }
    isFirstLine = false
    guard !line.isEmpty else {
      defer { data = nil }
      return data.map { String(streamSafe: $0) }
    }
    let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
    // A comment has an empty name; names other than that of data are of no use here.
    guard line[..<colon].elementsEqual("data".utf8) else { return nil }
    var value = line[colon...].dropFirst()
    if value.first == 0x20 { value.removeFirst() }
    guard data != nil else {
      data = Array(value)
      return nil
    }
    data?.append(0x0a)
    data?.append(contentsOf: value)
    return nil
  }
}
