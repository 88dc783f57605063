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
    if first == UInt8(ascii: "-"), !topics.isEmpty, let answer = line.value(of: "- ") {
      topics[topics.count - 1].answers.append(LibraryParser.answer(answer))
    } else if let name = line.value(of: "== ") {
      topics.append(LibraryTopic(name: String(name.text)))
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
