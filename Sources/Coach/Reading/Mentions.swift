import Time
import Wellness

/// Numbers, days and times that a text names.
struct Mentions: Sendable {
  /// A part of the day that somebody may not want.
  enum DayPart: Hashable, Sendable {
    case morning, evening
  }

  let numbers: [SaidNumber]
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
    numbers = SaidNumber.all(in: words.map(\.text))
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
}
