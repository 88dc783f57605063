/// Reads a text of the library.
///
/// `domain:`, `goals:` and `words:` stand at its top; `== name` begins a topic, with `label:`, `said:`,
/// its answers behind `- `, and `why:`, `how:` and `short:`. A line that begins with `#` is a comment.
/// It works on bytes, since a chat begins with it.
struct LibraryParser {
  private(set) var domain = ""
  /// Phrases in a goal's texts, separated by `|`.
  private(set) var goals: Substring = ""
  /// Phrases in a message.
  private(set) var words: Substring = ""
  private(set) var topics: [LibraryTopic] = []
  /// Lines that say nothing, for the test that reads all.
  private(set) var problems: [String] = []

  init(_ text: String) { TextLine.each(in: text) { take($0) } }

  /// The phrases at the top of a text, for goals and for messages.
  static func head(of text: String) -> (goals: Substring, words: Substring) {
    var head = (goals: Substring(), words: Substring())
    TextLine.each(in: text, atMost: 5) { line in
      if let value = line.value(of: "goals:") { head.goals = value.text }
      if let value = line.value(of: "words:") { head.words = value.text }
    }
    return head
  }

  private mutating func take(_ line: TextLine) {
    guard let first = line.first, first != UInt8(ascii: "#") else { return }
    if let name = line.value(of: "== ") {
      topics.append(LibraryTopic(name: String(name.text)))
    } else if let answer = line.value(of: "- "), !topics.isEmpty {
      topics[topics.count - 1].answers.append(LibraryParser.answer(answer))
    } else if topics.isEmpty {
      takeHead(line)
    } else if let value = line.value(of: "said:") {
      topics[topics.count - 1].said = value.text
    } else if let value = line.value(of: "label:") {
      topics[topics.count - 1].label = value.text
    } else if let value = line.value(of: "why:") {
      topics[topics.count - 1].why = value.text
    } else if let value = line.value(of: "how:") {
      topics[topics.count - 1].how = value.text
    } else if let value = line.value(of: "short:") {
      topics[topics.count - 1].short = value.text
    } else {
      problems.append(String(line.text))
    }
  }

  private mutating func takeHead(_ line: TextLine) {
    if let value = line.value(of: "domain:") {
      domain = String(value.text)
    } else if let value = line.value(of: "goals:") {
      goals = value.text
    } else if let value = line.value(of: "words:") {
      words = value.text
    } else {
      problems.append(String(line.text))
    }
  }

  /// `(condition, condition) text -> topic`.
  private static func answer(_ line: TextLine) -> LibraryAnswer {
    var rest = line
    var given: TextLine?
    if line.first == UInt8(ascii: "("), let close = line.first(UInt8(ascii: ")")) {
      given = line.part(1, close)
      rest = line.part(close + 1, line.count).trimmed
    }
    guard let arrow = rest.last(UInt8(ascii: ">")), arrow > 0,
      [UInt8(ascii: "-"), UInt8(ascii: "=")].contains(rest[arrow - 1])
    else { return LibraryAnswer(rest.text, given: given?.text ?? "") }
    var end = arrow - 1
    while end > 0, rest[end - 1] == 0x20 { end -= 1 }
    return LibraryAnswer(
      rest.part(0, end).text, given: given?.text ?? "",
      mark: rest.part(arrow - 1, rest.count).text)
  }
}

/// A line of a text without the spaces before it, or a part of one, in its bytes.
private struct TextLine {
  private let whole: String
  private let bytes: UnsafeBufferPointer<UInt8>
  private let range: Range<Int>

  /// Goes through the lines of a text, up to a number of them; empty ones don't count.
  static func each(in text: String, atMost most: Int = .max, _ body: (TextLine) -> Void) {
    var contiguous = text
    contiguous.withUTF8 { bytes in
      var start = 0
      var count = 0
      for index in 0...bytes.count where index == bytes.count || bytes[index] == 0x0A {
        if index > start {
          body(TextLine(whole: text, bytes: bytes, range: start..<index).trimmed)
          count += 1
          if count == most { return }
        }
        start = index + 1
      }
    }
  }

  var count: Int { range.count }
  var first: UInt8? { range.isEmpty ? nil : bytes[range.lowerBound] }
  subscript(_ place: Int) -> UInt8 { bytes[range.lowerBound + place] }

  var text: Substring {
    let start = whole.utf8.index(whole.startIndex, offsetBy: range.lowerBound)
    let end = whole.utf8.index(start, offsetBy: range.count)
    return Substring(whole.utf8[start..<end])
  }

  func part(_ start: Int, _ end: Int) -> TextLine {
    TextLine(
      whole: whole, bytes: bytes, range: range.lowerBound + start..<range.lowerBound + end)
  }

  var trimmed: TextLine {
    var start = 0
    while start < count, self[start] == 0x20 { start += 1 }
    return part(start, count)
  }

  /// What stands behind a key at its front.
  func value(of key: StaticString) -> TextLine? {
    guard count >= key.utf8CodeUnitCount else { return nil }
    for place in 0..<key.utf8CodeUnitCount where self[place] != key.utf8Start[place] { return nil }
    return part(key.utf8CodeUnitCount, count).trimmed
  }

  func first(_ byte: UInt8) -> Int? {
    for place in 0..<count where self[place] == byte { return place }
    return nil
  }

  func last(_ byte: UInt8) -> Int? {
    for place in stride(from: count - 1, through: 0, by: -1) where self[place] == byte {
      return place
    }
    return nil
  }
}
