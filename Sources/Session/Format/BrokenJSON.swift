import Edge
import JSON

/// A body in a session file that begins as JSON and is none.
package struct BrokenJSON: Hashable, Sendable {
  /// Of the place, counted from 1.
  package let line: Int
  /// Counted from 1, in Unicode scalars.
  let column: Int
  /// What would have fitted there; `nil` where it ends too early.
  let expected: String?

  /// What is wrong there, without the line.
  var problem: String {
    expected.map { "column \(column): the JSON wants \($0) here" } ?? "the JSON ends too early"
  }

  /// The same, and what to do.
  var sentence: String { "\(problem); a text that is no JSON begins with an apostrophe: '" }

  /// The same with the line.
  package var placedSentence: String {
    "line \(line)" + (expected == nil ? ": " : ", ") + sentence
  }

  /// - Returns: `nil` for JSON, and for what does not claim to be.
  init?(_ item: Item, in file: SessionFile) {
    guard let body = item.record.body, body.form == .json else {
      return nil
    }
    do throws(JSON.SyntaxError) {
      _ = try JSON(parsing: file.string(body))
      return nil
    } catch {
      let text = Array(file.string(body).utf8)
      let (place, isEnd) = BrokenJSON.place(of: error.offset, behind: body.text, in: file.bytes)
      let before = file.bytes[..<place]
      let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      line = item.line + file.bytes[item.start..<place].count { $0 == 0x0A }
      column = file.bytes[start..<place].count { $0 & 0xC0 != 0x80 } + 1
      expected = isEnd || error.offset >= text.count ? nil : error.expected.rawValue
    }
  }

  /// Where in the file a byte of a body is, whose lines are joined by a space for each end of a
  /// line and its indent; and whether that is its end.
  private static func place(
    of offset: Int, behind text: Text, in bytes: [UInt8]
  ) -> (place: Int, isEnd: Bool) {
    var place = text.start
    var left = offset
    while left > 0, place < text.end {
      if bytes[place] == 0x0A {
        // As `string` does: the indent goes, and one space stays unless there is more of it.
        place += 4
        if place < text.end, bytes[place] == 0x20 { continue }
      } else {
        place += 1
      }
      left -= 1
    }
    return (min(place, text.end), place >= text.end)
  }
}

/// All bodies of a file that begin as JSON and are none, looked for when one is first asked for.
final class BrokenPlaces {
  private let file: SessionFile
  /// By item, in the order of the file.
  private lazy var places: [(item: Int, broken: BrokenJSON)] =
    file.items.enumerated().compactMap { index, item in
      file.broken(item).map { (index, $0) }
    }

  init(_ file: SessionFile) {
    self.file = file
  }

  /// The first within some items.
  func first(in items: Range<Int>) -> BrokenJSON? {
    places.first { items.contains($0.item) }?.broken
  }
}

extension SessionFile {
  /// The first body that begins as JSON and is none.
  ///
  /// - Parameter isReceived: whether only those are looked at that the program receives.
  package func brokenJSON(isReceived: Bool = false) -> BrokenJSON? {
    for item in items {
      if isReceived, !item.record.isReceived { continue }
      if let broken = broken(item) { return broken }
    }
    return nil
  }

  fileprivate func broken(_ item: Item) -> BrokenJSON? {
    guard let body = item.record.body, body.form == .json, !isValidJSON(body) else { return nil }
    return BrokenJSON(item, in: self)
  }

  private func isValidJSON(_ body: Body) -> Bool {
    // As a rule a body in several lines is broken between its members, where the ends of lines and
    // the indents are white space.
    let isValid = bytes.withUnsafeBufferPointer {
      JSON.isValid(UnsafeBufferPointer(rebasing: $0[body.text.start..<body.text.end]))
    }
    if isValid || body.text.isPlain { return isValid }
    var joined = string(body)
    return joined.withUTF8 { JSON.isValid($0) }
  }
}

extension Record {
  fileprivate var isReceived: Bool { if case .receive = self { true } else { false } }
}
