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
  /// A duration of at most an hour: `40ms`, `2s`, `1.5s`, or `0`.
  static func duration(
    _ text: some StringProtocol, for key: String
  ) throws(SettingError)
    -> Duration
  {
    let number = text.prefix { $0 == "." || ("0"..."9").contains($0) }
    let unit = text.dropFirst(number.count)
    let factor: Double? =
      switch unit {
      case "ms": 1
      case "s": 1000
      case "" where number == "0": 1
      default: nil
      }
    guard let factor, let value = Double(number), value * factor <= 3_600_000 else {
      throw SettingError(
        key: key, value: String(text), expected: "a duration such as 40ms or 2s, or 0")
    }
    return .milliseconds(Int64((value * factor).rounded()))
  }
}
