import Numbers

/// A time of day that a text names, as one that a goal looks at: `asleep at 23:20`, `in bed by
/// 10:40pm`, `at half past ten`.
package struct SaidTime: Hashable, Sendable {
  /// Since midnight, as `ClockTime` has it.
  package let minutes: Double
  /// The place of its word in the text.
  package let word: Int

  /// The times that words name, in order. Where morning or afternoon isn't said, the one is meant
  /// that is nearer to the target.
  package static func all(in words: [String], near target: Double) -> [SaidTime] {
    words.indices.compactMap { index in
      minutes(in: words, at: index, near: target).map { SaidTime(minutes: $0, word: index) }
    }
  }

  /// The farthest that somebody is off whose goal it is; a time beyond that is of something else.
  package static let reach = 360.0

  private static func minutes(
    in words: [String], at index: Int, near target: Double
  ) -> Double? {
    let word = words[index]
    let next = index + 1 < words.count ? words[index + 1] : ""
    if let past = part(of: word), index + 2 < words.count, ["past", "to"].contains(next) {
      // `Twenty-five past ten`.
      let isMore = past < 10 && index > 0 && words[index - 1] == "twenty"
      let shift = (next == "past" ? 1 : -1) * (past + (isMore ? 20 : 0))
      switch words[index + 2] {
      case "midnight": return shift > 0 ? shift : 1440 + shift
      case "noon", "midday": return 720 + shift
      default: return hour(words[index + 2]).map { nearest($0 * 60 + shift, to: target) }
      }
    }
    if index >= 2, ["past", "to"].contains(words[index - 1]), part(of: words[index - 2]) != nil {
      return nil
    }
    if word == "midnight" { return 1440 }
    if word == "noon" || word == "midday" { return 720 }
    if let minutes = fourDigits(word), !spans.contains(next) {
      let lead = index > 0 ? words[index - 1] : ""
      return ["in", "since", "of", "from"].contains(lead) ? nil : minutes
    }
    // `23 hours 30`.
    if next == "hours", let hour = Int(word, in: 13...24), index + 2 < words.count,
      let minute = Int(words[index + 2], in: 0...59),
      !words.dropFirst(index + 3).prefix(1).contains(where: spans.contains)
    {
      return Double(hour * 60 + minute)
    }
    // `10 30 pm`.
    if let hour = Int(word, in: 1...12), next.utf8.count == 2, let minute = Int(next, in: 0...59),
      let half = words.dropFirst(index + 2).first, ["am", "pm"].contains(half)
    {
      return ClockTime.minutes("\(hour):\(minute < 10 ? "0" : "")\(minute)\(half)")
    }
    if ["am", "pm"].contains(next), let minutes = ClockTime.minutes(word + next) { return minutes }
    let plain = word.hasSuffix("ish") ? String(word.dropLast(3)) : colon(word) ?? word
    if plain.contains(":") || plain.hasSuffix("m") {
      guard let minutes = ClockTime.minutes(plain) else { return nil }
      return plain.hasSuffix("m") || minutes >= 780 || plain.hasPrefix("0")
        ? minutes : nearest(minutes, to: target)
    }
    guard index > 0, leads.contains(words[index - 1]), !spans.contains(next) else { return nil }
    let parts = plain.split(separator: ".")
    if parts.count == 2, parts[1].count == 2,
      let minutes = ClockTime.minutes(parts[0] + ":" + parts[1])
    {
      return minutes >= 780 ? minutes : nearest(minutes, to: target)
    }
    if let number = Int(plain, in: 13...24) { return Double(number * 60) }
    return hour(plain).map { nearest($0 * 60, to: target) }
  }

  /// `22:45` for `22h45`.
  private static func colon(_ word: String) -> String? {
    let parts = word.split(separator: "h", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 2, parts.allSatisfy({ $0.allSatisfy(\.isNumber) })
    else { return nil }
    return parts[0] + ":" + parts[1]
  }

  /// `0030` and `2255`, as some write a time.
  private static func fourDigits(_ word: String) -> Double? {
    guard word.utf8.count == 4, let number = Int(word, in: 0...2359), number % 100 < 60
    else { return nil }
    let minutes = Double(number / 100 * 60 + number % 100)
    return minutes == 0 ? 1440 : minutes
  }

  /// The one of both times on a dial that is nearer.
  static func nearest(_ minutes: Double, to target: Double) -> Double {
    let twins = [minutes, minutes + 720].map { $0 >= 1440 ? $0 - 1440 : $0 }
    let times = twins.map { $0 <= 0 ? $0 + 1440 : $0 }
    let (one, other) = (times[0], times[1])
    func distance(_ time: Double) -> Double { abs(ClockTime.minutes(from: target, to: time)) }
    return distance(one) <= distance(other) ? one : other
  }

  /// The minutes of `half past` and `20 past`.
  static func part(of word: String) -> Double? {
    if let minutes = Int(word, in: 1...59) { return Double(minutes) }
    return parts[word]
  }

  private static let parts: [String: Double] = [
    "half": 30, "quarter": 15, "five": 5, "ten": 10, "twenty": 20, "twentyfive": 25,
  ]

  static func hour(_ word: String) -> Double? {
    if let number = Int(word, in: 1...12) { return Double(number) }
    return hours.firstIndex(of: word).map { Double($0 + 1) }
  }

  private static let hours = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
  ]

  /// What stands before an hour.
  private static let leads: Set<String> = [
    "at", "by", "around", "about", "before", "til", "till", "until", "past", "only", "like",
  ]

  /// What makes a number a span of time, or something else.
  private static let spans: Set<String> = [
    "minutes", "minute", "min", "mins", "hours", "hour", "h", "hrs", "times", "days", "nights",
    "past", "percent", "glasses", "steps", "kcal", "calories", "cal", "people",
  ]
}
