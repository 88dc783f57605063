import Edge
import JSON
import StreamSafe

/// A session as it stands in a file: its header and its records, in order.
///
/// Keeps the bytes; records are places in them. Parsing costs around a nanosecond a byte.
package struct SessionFile: Sendable {
  /// The world in which the session runs.
  package let header: SessionHeader
  /// The line of each key of the header, counted from 1; of settings as in `set sync`.
  package let headerLines: [String: Int]
  /// What is odd but no error, as lines for a person.
  package let warnings: [String]
  /// Whether the recorder was stopped before it wrote the end.
  package let isIncomplete: Bool
  /// Whether the end is in the file.
  package let hasEnd: Bool
  /// The file as it was read, its endless combining marks broken.
  package let bytes: [UInt8]
  let items: Items
  /// Whether any answer is held to assertions.
  let hasAssertions: Bool
  /// Whether not all of its records are in memory at once.
  package let isLarge: Bool

  /// Reads a file. Endless combining marks in it are broken, or comparing them would take minutes.
  ///
  /// - Parameter large: of how many bytes on the records are parsed again when they are read.
  /// - Throws: `SessionSyntaxError` at the first place that does not fit.
  package init(
    parsing given: [UInt8], large: Int = Items.large
  ) throws(SessionSyntaxError) {
    let bytes = given.streamSafe
    let parsed = bytes.withUnsafeBufferPointer { buffer -> Result<Parsed, SessionSyntaxError> in
      Result { () throws(SessionSyntaxError) in
        guard let base = buffer.baseAddress, !buffer.isEmpty else {
          throw SessionSyntaxError(problem: .empty, line: 1, column: 1)
        }
        return try SessionFile.parse(
          LineScanner(base, count: buffer.count), isLarge: bytes.count >= large)
      }
    }
    let file = try parsed.get()
    self.bytes = bytes
    header = file.header
    headerLines = file.headerLines
    warnings = file.warnings
    items =
      if bytes.count < large {
        Items(file.items)
      } else {
        Items(ItemPages(file.pages, count: file.count, of: bytes, file.header))
      }
    isIncomplete = file.isIncomplete
    hasEnd = file.hasEnd
    hasAssertions = file.hasAssertions
    isLarge = bytes.count >= large
  }

  /// The number of inputs that begin a turn.
  package var turns: Int {
    items.lazy.filter { if case .typed = $0.record { true } else { false } }.count
  }

  private struct Parsed {
    var header = SessionHeader()
    var headerLines: [String: Int] = [:]
    var warnings: [String] = []
    /// None where only pages are kept.
    var items: [Item] = []
    var pages: [ItemPages.Start] = []
    var count = 0
    var isIncomplete = false
    var hasEnd = false
    var hasAssertions = false
  }

  private static func parse(
    _ lines: LineScanner, isLarge: Bool
  ) throws(SessionSyntaxError) -> Parsed {
    var reader = HeaderReader(lines)
    try reader.parse()
    var file = Parsed(
      header: reader.header, headerLines: reader.places, warnings: reader.warnings)
    guard !reader.isCut else {
      file.isIncomplete = true
      return file
    }
    let most = isLarge ? ItemPages.size : Int.max
    var parser = RecordParser(reader.lines, from: reader.ahead, header: reader.header, most: most)
    var last: Item?
    var hasMore = true
    while hasMore, let next = parser.next {
      parser.removeItems()
      hasMore = try parser.parse(most: most)
      guard !parser.items.isEmpty else { break }
      file.pages.append(next)
      file.count += parser.items.count
      file.hasAssertions = file.hasAssertions || parser.items.contains(where: \.record.isAssertion)
      last = parser.items.last
    }
    if !isLarge { file.items = parser.items }
    file.hasEnd = parser.hasEnd
    if reader.header.isRecorded, !parser.hasEnd {
      file.isIncomplete = true
      if let last, last.mayGoOn(in: lines.base) {
        file.count -= 1
        if !isLarge { file.items.removeLast() }
      }
    }
    return file
  }
}

extension Item {
  /// Whether a record that a recorder wrote may have had more lines: its JSON is cut, or where it
  /// ends cannot be told from its lines. An input is kept: the beginning of one does no harm.
  fileprivate func mayGoOn(in base: UnsafePointer<UInt8>) -> Bool {
    switch record {
    case .receive(_, _, .status(101, _)): false
    case .send(_, .request(_, _, let content)), .send(_, .open(_, let content)),
      .receive(_, _, .status(_, let content)):
      content.body.map { $0.form == .text || isCut($0, base) } ?? true
    case .send(_, .frame(let body)), .receive(_, _, .frame(let body)):
      isCut(body, base)
    case .blank, .comment, .typed, .hidden, .wait, .act, .receive, .send, .printed, .pattern,
      .assertion, .rest, .show, .end:
      false
    }
  }

  private func isCut(_ body: Body, _ base: UnsafePointer<UInt8>) -> Bool {
    guard body.form == .json else { return false }
    let bytes = UnsafeBufferPointer(start: base + body.text.start, count: body.text.length)
    do throws(JSON.SyntaxError) {
      _ = try JSON(parsing: bytes)
      return false
    } catch {
      return true
    }
  }
}
