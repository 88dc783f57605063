import Numbers
import Shell
import Time

/// How the value of a flag is read.
struct FlagValue<Value>: Sendable {
  /// All that may be typed, where these are few words.
  var choices: [String] = []
  /// Reads a value; is given what sentences call the flag, and the text.
  let read: @Sendable (String, String) throws(UsageError) -> Value

  /// What a word means that is no value of this kind, e.g. `auto`.
  func or(_ word: String, _ meaning: Value) -> FlagValue where Value: Sendable {
    FlagValue(choices: choices) { name, text throws(UsageError) in
      text == word ? meaning : try read(name, text)
    }
  }
}

extension FlagValue<String> {
  static let text = FlagValue { _, text in text }

  /// One of a few words.
  static func choice(_ words: [String]) -> FlagValue {
    FlagValue(choices: words) { name, text throws(UsageError) in
      guard words.contains(text) else {
        let front = words.dropLast().joined(separator: ", ")
        throw UsageError("\(name) takes \(front) or \(words.last ?? ""), not \"\(text)\"")
      }
      return text
    }
  }

  /// The time between words, as it's typed.
  static let pace = FlagValue { name, text throws(UsageError) in
    guard WordDelay.duration(text) != nil else {
      throw UsageError("\(name) takes a time between words such as 40ms, or 0, not \"\(text)\"")
    }
    return text
  }
}

extension FlagValue<UInt64> {
  static let number = FlagValue { name, text throws(UsageError) in
    guard let number = UInt64(text, in: 0...(.max)) else {
      throw UsageError("\(name) takes a whole number from 0 on, not \"\(text)\"")
    }
    return number
  }
}

extension FlagValue<Int> {
  /// A whole number within bounds.
  static func count(_ bounds: ClosedRange<Int>) -> FlagValue {
    FlagValue { name, text throws(UsageError) in
      guard let number = Int(text, in: bounds) else {
        throw UsageError(
          "\(name) takes a number from \(bounds.lowerBound) to \(bounds.upperBound), not \"\(text)\""
        )
      }
      return number
    }
  }
}

extension FlagValue<Instant> {
  static let time = FlagValue { name, text throws(UsageError) in
    guard let instant = Instant(text) else {
      throw UsageError("\(name) takes a time such as 2026-03-02T07:30:00Z, not \"\(text)\"")
    }
    return instant
  }
}

extension FlagValue<Duration> {
  /// At most a year, so that its nanoseconds fit an `Int64`.
  static let duration = durations(most: .seconds(365 * 86_400))

  /// - Parameter bound: what sentences call the longest, where it's one that somebody may come to.
  static func durations(most: Duration, _ bound: String? = nil) -> FlagValue {
    FlagValue { name, text throws(UsageError) in
      guard let duration = Duration(reading: text), duration > .zero, duration <= most else {
        let most = bound.map { ", at most \($0)" } ?? ""
        throw UsageError(
          "\(name) takes a duration such as 500ms, 60s or 5m\(most), not \"\(text)\"")
      }
      return duration
    }
  }
}
