/// What may be said about one thing.
///
/// A domain has hundreds of topics, of which a chat comes to a few. So what is said is read each time
/// that it's asked for.
struct LibraryTopic: Sendable {
  /// Lower case, one to three words.
  let name: String
  /// What it is called among choices, where its name doesn't do.
  var label: Substring?
  /// Phrases, separated by `|`; empty where they stand with the general topic of that name.
  var said: Substring = ""
  /// All lines below its name.
  var lines: Substring = ""

  init(name: String) { self.name = name }

  var answers: [LibraryAnswer] {
    var answers: [LibraryAnswer] = []
    TextLine.each(in: lines) { line in
      if let answer = line.value(of: "- ") { answers.append(LibraryAnswer(answer)) }
    }
    return answers
  }

  /// What "why?" is answered with.
  var why: Substring? { last("why:") }
  /// What "how exactly?" is answered with.
  var how: Substring? { last("how:") }
  /// The same in a few words.
  var short: Substring? { last("short:") }

  private func last(_ key: StaticString) -> Substring? {
    var value: Substring?
    TextLine.each(in: lines) { line in
      if let text = line.value(of: key)?.text { value = text }
    }
    return value
  }
}

/// One answer as the library has it.
struct LibraryAnswer: Sendable {
  /// What is said next, where it ends with a question.
  enum Next: Hashable, Sendable {
    /// A yes leads to a topic.
    case yes(String)
    /// Whatever the user says leads to a topic.
    case any(String)
  }

  /// With slots in braces.
  let text: Substring
  /// Separated by commas; all of which must hold.
  private let given: Substring
  /// `-> topic` or `=> topic`, or nothing.
  private let mark: Substring

  /// A text that's always fit and asks nothing.
  init(_ text: Substring) { (self.text, given, mark) = (text, "", "") }

  /// - Parameter line: `(condition, condition) text -> topic`.
  init(_ line: TextLine) {
    var rest = line
    var given: Substring = ""
    if line.first == UInt8(ascii: "("), let close = line.first(UInt8(ascii: ")")) {
      given = line.part(1, close).text
      rest = line.part(close + 1, line.count).trimmed
    }
    var (end, mark) = (rest.count, Substring())
    if let arrow = rest.last(UInt8(ascii: ">")), arrow > 0,
      [UInt8(ascii: "-"), UInt8(ascii: "=")].contains(rest[arrow - 1])
    {
      (end, mark) = (arrow - 1, rest.part(arrow - 1, rest.count).text)
      while end > 0, rest[end - 1] == 0x20 { end -= 1 }
    }
    (text, self.given, self.mark) = (rest.part(0, end).text, given, mark)
  }

  /// All of which must hold.
  var conditions: [String] {
    given.split(separator: ",").map { String($0.drop { $0 == " " }) }
  }

  var hasConditions: Bool { !given.isEmpty }

  var next: Next? {
    guard !mark.isEmpty else { return nil }
    let topic = String(mark.dropFirst(3))
    return mark.hasPrefix("->") ? .yes(topic) : .any(topic)
  }

  /// Whether it speaks of a goal that the user has: `your goal`, `the target`. Each answer that may be
  /// given comes here.
  var isAboutGoal: Bool {
    ["goal", "target"].contains { noun in
      text.has(noun) && LibraryAnswer.owning.contains { text.has($0 + noun) }
    }
  }

  /// Ends of what may stand before it.
  private static let owning = ["our ", "the ", "The ", "his ", "with a "]

  /// The text with its slots filled; `nil` where one has no value.
  func filled(_ slots: [String: String]) -> String? {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return String(text) }
    var result = ""
    var rest = text
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      let name = rest[open...].dropFirst().prefix { $0 != "}" }
      guard let value = slots[String(name)] else { return nil }
      result += result.isEmpty ? SentenceText.capitalized(value) : value
      rest = rest[open...].drop { $0 != "}" }.dropFirst()
    }
    return result + rest
  }
}
