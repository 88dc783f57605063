/// What may be said about one thing.
struct LibraryTopic: Sendable {
  /// Lower case, one to three words.
  let name: String
  /// What it is called among choices, where its name doesn't do.
  var label: Substring?
  /// Phrases, separated by `|`; empty where they stand with the general topic of that name.
  var said: Substring = ""
  var answers: [LibraryAnswer] = []
  /// What "why?" is answered with.
  var why: Substring?
  /// What "how exactly?" is answered with.
  var how: Substring?
  /// The same in a few words.
  var short: Substring?
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
  private let mark: Substring

  /// - Parameters:
  ///   - given: the conditions in parentheses, without these.
  ///   - mark: `-> topic` or `=> topic`, or nothing.
  init(_ text: Substring, given: Substring = "", mark: Substring = "") {
    (self.text, self.given, self.mark) = (text, given, mark)
  }

  /// All of which must hold.
  var conditions: [String] {
    given.isEmpty
      ? [] : given.split(separator: ",").map { String($0.drop { $0 == " " }) }
  }

  var hasConditions: Bool { !given.isEmpty }

  var next: Next? {
    guard !mark.isEmpty else { return nil }
    let topic = String(mark.dropFirst(3))
    return mark.hasPrefix("->") ? .yes(topic) : .any(topic)
  }

  /// The slots that it needs.
  var slots: [String] {
    text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().map {
      String($0.prefix { $0 != "}" })
    }
  }

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
