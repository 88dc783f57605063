import Time
import Wellness

/// Numbers, days and times that a text names.
struct Mentions: Sendable {
  struct Number: Hashable, Sendable {
    let value: Double
    /// The word after it, or what was written onto it (`5km`); lowercased, may be empty.
    let unit: String
    /// The place of its word in the utterance.
    let word: Int
  }

  /// A part of the day that somebody may not want.
  enum DayPart: Hashable, Sendable {
    case morning, evening
  }

  var numbers: [Number] = []
  /// In the order in which they were named, each once.
  var days: [Weekday] = []
  /// As a phrase that can stand in a sentence: `at 7:30`, `in the morning`.
  var time: String?
  /// The place of the first word that names a day or a time.
  var firstWord: Int?
  /// The place of the last one.
  var lastWord: Int?
  /// Parts of the day that are ruled out: `no mornings`.
  var avoids: Set<DayPart> = []
  /// Days on which there is something else: `I play football on Wednesdays`.
  var busyDays: Set<Weekday> = []
  /// Whether it is for this very moment.
  var isUrgent = false

  init(_ utterance: Utterance) {
    let words = utterance.words
    for index in words.indices {
      let word = words[index].text
      let count = days.count
      let hadTime = time != nil
      if let day = Mentions.weekday(word), !days.contains(day) { days.append(day) }
      if let day = Mentions.weekday(word),
        words[max(0, index - 4)..<index].contains(where: { Mentions.busy.contains($0.text) })
      {
        busyDays.insert(day)
      }
      if word == "weekdays" { days = Array(Weekday.allCases.prefix(5)) }
      if word == "weekend" || word == "weekends" { days = Array(Weekday.allCases.suffix(2)) }
      let next = index + 1 < words.count ? words[index + 1].text : ""
      let previous = index > 0 ? words[index - 1].text : ""
      if word == "now", previous == "right" { isUrgent = true }
      if let clock = Mentions.clock(word, next: next, previous: previous) {
        time = time ?? "at \(clock)"
      } else if let part = Mentions.avoided(word, previous: previous) {
        avoids.insert(part)
      } else if let part = Mentions.partOfDay(word, previous: previous) {
        time = time ?? part
      }
      if days.count > count || (time != nil) != hadTime {
        firstWord = firstWord ?? index
        lastWord = index
      }
      if let number = Mentions.number(
        word, next: next, previous: previous, at: index)
      {
        numbers.append(number)
      }
    }
  }

  private static func avoided(_ word: String, previous: String) -> DayPart? {
    guard ["no", "not", "never", "hate", "without"].contains(previous) else { return nil }
    switch word {
    case "morning", "mornings": return .morning
    case "evening", "evenings", "nights": return .evening
    default: return nil
    }
  }

  private static let busy: Set<String> = [
    "play", "football", "soccer", "tennis", "basketball", "hockey", "busy", "except", "not", "no",
    "never", "class", "band", "choir", "shift", "working",
  ]

  private static func weekday(_ word: String) -> Weekday? {
    let singular = word.last == "s" && word.count > 4 ? String(word.dropLast()) : word
    if let day = Weekday(rawValue: singular) { return day }
    let short = [
      "mon": Weekday.monday, "tue": .tuesday, "tues": .tuesday, "wed": .wednesday,
      "thu": .thursday, "thur": .thursday, "thurs": .thursday, "fri": .friday, "sat": .saturday,
    ]
    return short[word]
  }

  /// `7:30`, `7am`, `7 pm`, `at 7`.
  private static func clock(_ word: String, next: String, previous: String) -> String? {
    guard let first = word.utf8.first, (0x30...0x39).contains(first) else { return nil }
    let digits = word.prefix { $0.isNumber || $0 == ":" }
    let suffix = word.dropFirst(digits.count)
    let half = suffix.isEmpty ? Substring(next) : suffix
    let parts = digits.split(separator: ":").compactMap { Int($0) }
    guard let hour = parts.first, hour < 25, parts.count <= 2, suffix.count <= 2 else { return nil }
    let minute = parts.count == 2 ? parts[1] : 0
    guard minute < 60 else { return nil }
    let minutes = minute < 10 ? "0\(minute)" : "\(minute)"
    switch half {
    case "am": return "\(hour):\(minutes)"
    case "pm": return "\(hour < 12 ? hour + 12 : hour):\(minutes)"
    case "oclock": return "\(hour):\(minutes)"
    default:
      let isClock =
        parts.count == 2 || (previous == "at" && suffix.isEmpty && (next.isEmpty || next == "in"))
      return isClock ? "\(hour):\(minutes)" : nil
    }
  }

  private static func partOfDay(_ word: String, previous: String) -> String? {
    switch word {
    case "morning" where previous != "good", "mornings": "in the morning"
    case "afternoon" where previous != "good", "afternoons": "in the afternoon"
    case "evening" where previous != "good", "evenings", "tonight": "in the evening"
    case "noon", "midday", "lunchtime": "at noon"
    case "lunch" where previous == "after" || previous == "before": "\(previous) lunch"
    case "dinner" where previous == "after" || previous == "before": "\(previous) dinner"
    case "breakfast" where previous == "after" || previous == "before": "\(previous) breakfast"
    case "work" where previous == "after" || previous == "before": "\(previous) work"
    default: nil
    }
  }

  private static func number(
    _ word: String, next: String, previous: String, at index: Int
  ) -> Number? {
    guard let first = word.utf8.first else { return nil }
    if word == "a", next == "stone" { return Number(value: 1, unit: next, word: index) }
    guard (0x30...0x39).contains(first) else {
      return spelled[word].map { Number(value: $0, unit: next, word: index) }
    }
    if word.last == "k", ["a", "the", "my", "first"].contains(previous) { return nil }
    let digits = word.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
    let suffix = word.dropFirst(digits.count)
    guard let value = value(digits) else { return nil }
    if suffix == "k" || (suffix.isEmpty && next == "k") {
      return Number(value: value * 1000, unit: suffix.isEmpty ? "" : next, word: index)
    }
    if suffix.first == "h", let minutes = Double(suffix.dropFirst()), minutes < 60 {
      return Number(value: value + minutes / 60, unit: "h", word: index)
    }
    return Number(value: value, unit: suffix.isEmpty ? next : String(suffix), word: index)
  }

  /// Reads `7,400`, `7.5` and, as many write it, `7,5`.
  private static func value(_ digits: Substring) -> Double? {
    if let value = Quantity.number(digits) { return value }
    let parts = digits.split(separator: ",")
    guard parts.count == 2, let whole = Double(parts[0]), let part = Double("0." + parts[1]) else {
      return nil
    }
    return whole + part
  }

  private static let spelled: [String: Double] = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9, "ten": 10, "twelve": 12, "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40,
    "fifty": 50, "half": 0.5, "hundred": 100, "thousand": 1000,
  ]
}
