import Numbers
import Time

/// What a user may set of a language model, as `KEY=VALUE`.
package struct ModelOptions: Hashable, Sendable {
  /// One of them.
  package enum Key: String, CaseIterable, Sendable {
    case temperature
    case topP = "top-p"
    case maxTokens = "max-tokens"
    case context
    case firstByte = "first-byte"
    case betweenBytes = "between-bytes"

    /// What it may be, for a message.
    package var expected: String {
      switch self {
      case .temperature: "a number from 0 to 2"
      case .topP: "a number above 0, and at most 1"
      case .maxTokens: "a whole number of tokens from 1 to 1000000"
      case .context: "a whole number of tokens from 2048 to 10000000"
      case .firstByte, .betweenBytes: "a time from 1s to 3600s"
      }
    }

    /// What it does.
    package var meaning: String {
      switch self {
      case .temperature: "how much chance is in its answers"
      case .topP: "how unlikely a word may be"
      case .maxTokens: "the longest answer, thoughts included"
      case .context: "how much it takes, question and answer together"
      case .firstByte: "how long it may take to begin"
      case .betweenBytes: "how long it may pause once it has begun"
      }
    }
  }

  /// Sent only where they are set: some servers refuse what they do not know.
  var temperature: Double?
  var topP: Double?
  var maxTokens: Int?
  /// How many tokens a question and its answer may have together.
  var context: Int?
  /// How long the first byte may take: a model on a small machine reads the question for minutes.
  var firstByte = Duration.seconds(120)
  /// How long not a byte may come once one has.
  var betweenBytes = Duration.seconds(60)
  /// What was set, as it was typed.
  private var values: [Key: String] = [:]

  package init() {}

  /// Those that were set, in their order, e.g. `temperature=0.7`.
  package var texts: [String] {
    Key.allCases.compactMap { key in values[key].map { "\(key.rawValue)=\($0)" } }
  }

  /// How long a connection may go without a byte.
  package var longestSilence: Duration { max(firstByte, betweenBytes) }

  /// Sets what a text such as `temperature=0.7` says.
  ///
  /// - Throws: `SettingError` for another key and for a value that does not fit.
  package mutating func set(_ text: some StringProtocol) throws(SettingError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let key = Key(rawValue: String(parts[0])) else {
      let known = Key.allCases.map { $0.rawValue + "=VALUE" }.joined(separator: ", ")
      throw SettingError(key: "coach option", value: String(text), expected: "one of " + known)
    }
    let value = String(parts[1])
    guard apply(value, for: key) else {
      throw SettingError(key: key.rawValue, value: value, expected: key.expected)
    }
    values[key] = value
  }

  /// - Returns: whether the value fits.
  private mutating func apply(_ value: String, for key: Key) -> Bool {
    switch key {
    case .temperature:
      guard let number = Double(value), (0...2).contains(number) else { return false }
      temperature = number
    case .topP:
      guard let number = Double(value), number > 0, number <= 1 else { return false }
      topP = number
    case .maxTokens:
      guard let number = Int(value, in: 1...1_000_000) else { return false }
      maxTokens = number
    case .context:
      guard let number = Int(value, in: 2048...10_000_000) else { return false }
      context = number
    case .firstByte:
      guard let time = ModelOptions.time(value) else { return false }
      firstByte = time
    case .betweenBytes:
      guard let time = ModelOptions.time(value) else { return false }
      betweenBytes = time
    }
    return true
  }

  private static func time(_ text: String) -> Duration? {
    guard let time = Duration(reading: text), (.seconds(1)...(.seconds(3600))).contains(time)
    else { return nil }
    return time
  }
}
