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

/// The first bytes of a sentence, by which an answer is known again.
struct SentenceOpening: Hashable, Sendable {
  private static let length = 28
  let hash: WordHash

  /// Of all sentences of a text that are long enough and have no slot there, the first 28 bytes.
  static func all(in text: some StringProtocol) -> [SentenceOpening] {
    var openings: [SentenceOpening] = []
    each(in: Substring(text)) { openings.append($0) }
    return openings
  }

  static func each(in text: Substring, _ body: (SentenceOpening) -> Void) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      for index in 0...bytes.count {
        let isEnd =
          index == bytes.count || bytes[index] == 0x0A
          || bytes[index] == 0x20 && index > 0 && ends(bytes[index - 1])
        guard isEnd else { continue }
        let sentence = UnsafeBufferPointer(rebasing: bytes[start..<index])
        if sentence.count >= 12, let opening = SentenceOpening(sentence) { body(opening) }
        start = index + 1
      }
    }
  }

  private init?(_ sentence: UnsafeBufferPointer<UInt8>) {
    var hash = WordHash()
    for byte in sentence.prefix(SentenceOpening.length) {
      if byte == UInt8(ascii: "{") { return nil }
      hash.add(byte)
    }
    self.hash = hash
  }

  private static func ends(_ byte: UInt8) -> Bool {
    byte == 0x2E || byte == 0x3F || byte == 0x21 || byte == 0x3A
  }
}
