import Time

/// The time between two words of the built-in coach, which users know as its pace.
package enum WordDelay {
  /// Reads what `Duration` does, at most a minute.
  package static func duration(_ text: String) -> Duration? {
    Duration(reading: text).flatMap { $0 <= .seconds(60) ? $0 : nil }
  }
}
