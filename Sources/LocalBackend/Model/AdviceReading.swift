import JSON

/// Checks what a language model gave as JSON: shape, counts and lengths.
enum AdviceReading {
  /// In characters, of one piece of advice.
  static let lengths = 3...300

  /// The JSON object in a text. Models like to put a fence around it, or a sentence before.
  static func object(in text: String) -> JSON? {
    guard let start = text.firstIndex(of: "{"), let end = text.lastIndex(of: "}"), start < end
    else { return nil }
    do {
      return try JSON(mending: String(text[start...end]))
    } catch {
      return nil
    }
  }

  /// A list of so many texts, each on one line and none twice.
  static func texts(_ json: JSON?, count: ClosedRange<Int>) -> [String]? {
    guard let elements = json?.arrayValue, count.contains(elements.count) else { return nil }
    let texts = elements.compactMap { text($0, lengths) }
    guard texts.count == elements.count, Set(texts).count == texts.count else { return nil }
    return texts
  }

  /// A text of such a length on one line, without control characters.
  static func text(_ json: JSON?, _ lengths: ClosedRange<Int>) -> String? {
    guard let text = json?.stringValue else { return nil }
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard lengths.contains(line.count), !line.unicodeScalars.contains(where: isControl) else {
      return nil
    }
    return line
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }
}
