import Coach
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

  /// What the texts of an answer say that is not for the user; a goal that is proposed is read as
  /// the sentence that it makes.
  static func danger(in json: JSON) -> UnsafeAdvice? {
    if let text = json.stringValue {
      var gate = SentenceGate()
      return gate.receive(text).danger ?? gate.end().danger
    }
    if let elements = json.arrayValue {
      return elements.lazy.compactMap { danger(in: $0) }.first
    }
    guard case .object(let members) = json else { return nil }
    return members.lazy.compactMap { danger(in: $0.value) }.first ?? danger(ofProposal: json)
  }

  private static func danger(ofProposal json: JSON) -> UnsafeAdvice? {
    guard let title = json["title"]?.stringValue, let target = json["target_value"]?.doubleValue,
      let unit = json["target_unit"]?.stringValue
    else { return nil }
    let amount = "\(target) \(unit)"
    if UnsafeAdvice.found(in: "\(amount) a day: \(title)") == .starvation { return .starvation }
    let days = json["estimated_duration"]?.intValue.map { " in \($0) days" } ?? ""
    let found = UnsafeAdvice.found(in: "\(amount)\(days): \(title)")
    return found == .starvation ? nil : found
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
