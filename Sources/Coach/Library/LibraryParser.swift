/// Reads a text of the library.
///
/// `domain:`, `near:`, `goals:` and `words:` stand at its top; `== name` begins a topic, with `label:`,
/// `said:`, its answers behind `- `, and `why:`, `how:` and `short:`. It works on bytes, since a chat
/// begins with it.
struct LibraryParser {
  private(set) var topics: [LibraryTopic] = []

  private let text: Substring
  /// Where the lines of the last topic begin, in bytes.
  private var start = 0

  init(_ text: String) {
    self.text = text[...]
    TextLine.each(in: self.text) { take($0) }
    endTopic(at: text.utf8.count)
  }

  /// What stands at the top of a text: the phrases in a goal's texts and those in a message, separated by
  /// `|`, and the names of domains that are asked about together with it.
  static func head(of text: String) -> (goals: Substring, words: Substring, near: Substring) {
    var head = (goals: Substring(), words: Substring(), near: Substring())
    TextLine.each(in: text[...], atMost: 5) { line in
      if let value = line.value(of: "goals:") { head.goals = value.text }
      if let value = line.value(of: "words:") { head.words = value.text }
      if let value = line.value(of: "near:") { head.near = value.text }
    }
    return head
  }

  private mutating func take(_ line: TextLine) {
    // Most lines are answers, which are read when they are asked for.
    if line.first == UInt8(ascii: "-") { return }
    if let name = line.value(of: "== ") {
      endTopic(at: line.start)
      topics.append(LibraryTopic(name: String(name.text)))
      start = line.end
    } else if let last = topics.indices.last {
      if let value = line.value(of: "said:") { topics[last].said = value.text }
      if let value = line.value(of: "label:") { topics[last].label = value.text }
    }
  }

  private mutating func endTopic(at end: Int) {
    guard !topics.isEmpty else { return }
    let first = text.utf8.index(text.startIndex, offsetBy: start)
    let last = text.utf8.index(first, offsetBy: end - start)
    topics[topics.count - 1].lines = Substring(text.utf8[first..<last])
  }
}
