import Time

/// A setting of the backend that does not read, with the facts for a message about it.
package struct SettingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// `pace`, `fault` or `net`.
  package let key: String
  /// The part of the value that does not fit.
  package let value: String
  /// What would, in words.
  package let expected: String

  /// One clause for a message to the user.
  package var description: String { "\(key) '\(value)' should be \(expected)" }
}

/// Reads the values that settings share.
enum Setting {
  /// What `Duration` reads, at most an hour.
  static func duration(
    _ text: some StringProtocol, for key: String
  ) throws(SettingError) -> Duration {
    guard let duration = Duration(reading: text), duration <= .seconds(3600) else {
      throw SettingError(
        key: key, value: String(text), expected: "a duration such as 40ms or 2s, or 0")
    }
    return duration
  }
}
