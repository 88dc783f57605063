import Numbers

/// A number that a text names, with what it counts.
package struct SaidNumber: Hashable, Sendable {
  /// As it is meant: `7400` for `7.4k`, `7.5` for `7,5`, `7h30` and `7 and a half`, `6500` for `six
  /// thousand five hundred`, `58.2` minutes for `58 min 12 s`.
  package let value: Double
  /// The word after it, or what was written onto it (`5km`); lowercased, may be empty.
  package let unit: String
  /// The place of its word in the text.
  package let word: Int
  /// How many words it takes, up to its unit: four for `7 and a half`, three for `58 min 12 s`.
  package let span: Int

  init(value: Double, unit: String, word: Int, span: Int = 1) {
    self.value = value
    self.unit = unit
    self.word = word
    self.span = span
  }

  /// The numbers among words that were cut as `TextWord` does, in order.
  package static func all(in words: [String]) -> [SaidNumber] {
    var numbers: [SaidNumber] = []
    var index = 0
    while index < words.count {
      let next = index + 1 < words.count ? words[index + 1] : ""
      let previous = index > 0 ? words[index - 1] : ""
      guard
        let number = spelled(in: words, at: index)
          ?? number(
            words[index], next: next, behind: words.dropFirst(index + 2).first ?? "",
            previous: previous, at: index)
      else {
        index += 1
        continue
      }
      let whole = scaled(withFraction(number, in: words), in: words)
      if let last = numbers.last, let joined = last.joined(with: whole, in: words) {
        numbers[numbers.count - 1] = joined
      } else {
        numbers.append(whole)
      }
      index += whole.span
    }
    return numbers
  }

  /// `6 thousand`, `two and a half thousand`, `2 grand`.
  private static func scaled(_ number: SaidNumber, in words: [String]) -> SaidNumber {
    guard let factor = scales[number.unit], words.dropFirst(number.end).first == number.unit else {
      return number
    }
    return SaidNumber(
      value: number.value * factor, unit: words.dropFirst(number.end + 1).first ?? "",
      word: number.word, span: number.span + 1)
  }

  private static let scales: [String: Double] = [
    "hundred": 100, "thousand": 1000, "grand": 1000, "thou": 1000, "lakh": 100_000, "dozen": 12,
  ]

  /// The place behind its words, where its unit is unless it's written onto the number.
  private var end: Int { word + span }

  /// The number with the smaller part that stands behind it: `1 hour 20 minutes`, `58 min 12 s`, `12
  /// stone 6`.
  private func joined(with part: SaidNumber, in words: [String]) -> SaidNumber? {
    let next = words.dropFirst(end).first == unit ? end + 1 : end
    if SaidNumber.stones.contains(unit), part.word == next, part.value < 14 {
      let isNamed = words.dropFirst(part.end).first.map(SaidNumber.pounds.contains) ?? false
      // `st` alone may be that of an ordinal.
      return SaidNumber(
        value: value + part.value / 14, unit: "stone", word: word,
        span: part.end + (isNamed ? 1 : 0) - word)
    }
    let isWhole = SaidNumber.hours.contains(unit)
    let isSeconds = SaidNumber.seconds.contains(part.unit)
    // Behind hours an `m` is no metre.
    let isMinutes = SaidNumber.minutes.contains(part.unit) || part.unit == "m"
    // Before seconds it isn't, either: `29m 36s`.
    let isOfMinutes = SaidNumber.minutes.contains(unit) || unit == "m"
    guard isWhole ? isMinutes || isSeconds : isOfMinutes && isSeconds, part.value < 60
    else { return nil }
    let isAnd = words.dropFirst(next).first == "and"
    guard part.word == next + (isAnd ? 1 : 0) else { return nil }
    return SaidNumber(
      value: value + part.value / (isWhole && isSeconds ? 3600 : 60), unit: unit, word: word,
      span: part.end - word)
  }

  /// The number with the half or quarter behind it, and `half` with what it is of: `half an hour`.
  private static func withFraction(_ number: SaidNumber, in words: [String]) -> SaidNumber {
    let next = number.end < words.count ? words[number.end] : ""
    let joint = number.end + 1 < words.count ? words[number.end + 1] : ""
    guard
      next == "and" || next == "point" || next == "comma" || joint == "and"
        || words[number.word] == "half" || number.unit.hasPrefix("quarter")
    else { return number }
    let behind = Array(words.dropFirst(number.end).prefix(4))
    func unit(_ place: Int) -> String { behind.count > place ? behind[place] : "" }
    if behind.count >= 3, behind[0] == "and", behind[1] == "three", behind[2].hasPrefix("quarter") {
      return SaidNumber(
        value: number.value + 0.75, unit: unit(3), word: number.word, span: number.span + 3)
    }
    if behind.count >= 3, behind[0] == "and", behind[1] == "a", let part = parts[behind[2]] {
      return SaidNumber(
        value: number.value + part, unit: unit(3), word: number.word, span: number.span + 3)
    }
    // `four and half hours`
    if behind.count >= 3, behind[0] == "and", behind[1] == "half", hours.contains(behind[2]) {
      return SaidNumber(
        value: number.value + 0.5, unit: behind[2], word: number.word, span: number.span + 2)
    }
    // `79 point 8`, `ninety two point four`, `73 comma 6`
    if behind.count >= 2, ["point", "comma"].contains(behind[0]),
      let tenths = Double(behind[1]) ?? values[behind[1]], tenths < 10
    {
      return SaidNumber(
        value: number.value + tenths / 10, unit: unit(2), word: number.word, span: number.span + 2)
    }
    if behind.count >= 4, hours.contains(behind[0]) || ones.contains(behind[0]),
      behind[1] == "and", behind[2] == "a", let part = parts[behind[3]]
    {
      return SaidNumber(
        value: number.value + part, unit: behind[0], word: number.word, span: number.span + 4)
    }
    if words[number.word] == "half", ["a", "an"].contains(number.unit) {
      return SaidNumber(value: number.value, unit: unit(1), word: number.word, span: 2)
    }
    // `three quarters of an hour`
    if ["quarter", "quarters"].contains(number.unit), behind.dropFirst().starts(with: ["of", "an"])
    {
      return SaidNumber(value: number.value / 4, unit: unit(3), word: number.word, span: 4)
    }
    return number
  }

  /// Of which one is an amount that people tell.
  private static let ones: Set<String> = ["minute", "mile", "kilometre", "kilometer"]
  private static let parts = ["half": 0.5, "halfs": 0.5, "quarter": 0.25]
  private static let hours: Set<String> = ["hour", "hours", "hr", "hrs", "h"]
  private static let stones: Set<String> = ["stone", "st"]
  private static let pounds: Set<String> = ["pound", "pounds", "lb", "lbs"]
  private static let minutes: Set<String> = ["minute", "minutes", "min", "mins"]
  private static let seconds: Set<String> = ["second", "seconds", "sec", "secs", "s"]

  private static func number(
    _ word: String, next: String, behind: String, previous: String, at index: Int
  ) -> SaidNumber? {
    guard let first = word.utf8.first else { return nil }
    let isOne =
      switch (word, next) {
      // `Slept like a stone, 8 hours`.
      case ("a", "stone"): previous != "like"
      case ("a", "dozen"), ("an", "hour"): true
      // `Wait a minute` tells none.
      case ("a", "minute"): behind == "and"
      case ("a", _), ("another", _): ones.contains(next) && next != "minute"
      default: false
      }
    if isOne, previous != "half" { return SaidNumber(value: 1, unit: next, word: index) }
    guard (0x30...0x39).contains(first) else { return nil }
    if word.utf8.last == UInt8(ascii: "k"), ["a", "the", "my", "first"].contains(previous) {
      return nil
    }
    let digits = Substring(
      word.utf8.prefix { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2C })
    let suffix = word[digits.endIndex...]
    guard var value = value(digits) else { return nil }
    // `17 650`, as many write it; neither `100 200`, which may be two, nor `2. 600` of a list.
    if suffix.isEmpty, digits.count == 2, first != 0x30, next.utf8.count == 3,
      let rest = Int(next, in: 0...999), digits.allSatisfy(\.isNumber)
    {
      value = value * 1000 + Double(rest)
      return SaidNumber(value: value, unit: behind, word: index, span: 2)
    }
    if suffix == "k" || (suffix.isEmpty && next == "k") {
      return SaidNumber(value: value * 1000, unit: suffix.isEmpty ? "" : next, word: index)
    }
    if suffix.first == "h", let minutes = Double(suffix.dropFirst()), minutes < 60 {
      return SaidNumber(value: value + minutes / 60, unit: "h", word: index)
    }
    return SaidNumber(value: value, unit: suffix.isEmpty ? next : String(suffix), word: index)
  }

  /// Reads `7,400`, `7.5` and, as many write it, `7,5`; nothing so large that a thousand of it has
  /// no end.
  private static func value(_ digits: Substring) -> Double? {
    let value = Quantity.number(digits) ?? withDecimalComma(digits)
    return value.flatMap { ($0 * 1000).isFinite ? $0 : nil }
  }

  private static func withDecimalComma(_ digits: Substring) -> Double? {
    let parts = digits.split(separator: ",")
    guard parts.count == 2, let whole = Double(parts[0]), let part = Double("0." + parts[1]) else {
      return nil
    }
    return whole + part
  }

  /// A number in letters: `seven`, `twenty five`, `six thousand five hundred`, `half`.
  private static func spelled(in words: [String], at start: Int) -> SaidNumber? {
    guard let first = words[start].utf8.first, isSpelled(first) else { return nil }
    func unit(_ end: Int) -> String { end < words.count ? words[end] : "" }
    // `Hour and a half at it today`.
    if words[start] == "hour", words.dropFirst(start + 1).starts(with: ["and", "a", "half"]) {
      return SaidNumber(value: 1.5, unit: "hour", word: start, span: 4)
    }
    if words[start] == "half" { return SaidNumber(value: 0.5, unit: unit(start + 1), word: start) }
    if words[start] == "quarter" {
      guard words.dropFirst(start + 1).starts(with: ["of", "an"]) else { return nil }
      return SaidNumber(value: 0.25, unit: unit(start + 3), word: start, span: 3)
    }
    var thousands = 0.0
    var end = start
    var below = hundreds(in: words, at: &end)
    if end < words.count, words[end] == "thousand" {
      thousands = max(below ?? 1, 1)
      end += 1
      below = rest(in: words, at: &end, hundreds)
    }
    guard end > start else { return nil }
    return SaidNumber(
      value: thousands * 1000 + (below ?? 0), unit: unit(end), word: start, span: end - start)
  }

  /// What stands below a thousand from a place on, which goes behind it.
  private static func hundreds(in words: [String], at place: inout Int) -> Double? {
    let count = tens(in: words, at: &place)
    guard place < words.count, words[place] == "hundred" else { return count }
    place += 1
    return (count ?? 1) * 100 + (rest(in: words, at: &place, tens) ?? 0)
  }

  /// What a number goes on with: behind an `and`, or at once where it isn't a single digit, as in
  /// `a hundred, two at night`.
  private static func rest(
    in words: [String], at place: inout Int, _ read: ([String], inout Int) -> Double?
  ) -> Double? {
    let isAnd = place < words.count && words[place] == "and"
    var end = place + (isAnd ? 1 : 0)
    guard let value = read(words, &end), isAnd || value >= 10 else { return nil }
    place = end
    return value
  }

  private static func tens(in words: [String], at place: inout Int) -> Double? {
    guard place < words.count, let value = values[words[place]] else { return nil }
    place += 1
    guard value >= 20, place < words.count, let digit = values[words[place]], digit < 10 else {
      return value
    }
    place += 1
    return value + digit
  }

  /// Whether a number in letters may begin so.
  private static func isSpelled(_ first: UInt8) -> Bool {
    switch first {
    case UInt8(ascii: "o"), UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "s"),
      UInt8(ascii: "e"), UInt8(ascii: "n"), UInt8(ascii: "h"), UInt8(ascii: "q"):
      true
    default: false
    }
  }

  /// What is in numbers that are said in letters.
  package static let words = Set(values.keys).union([
    "half", "quarter", "quarters", "hundred", "thousand", "grand", "thou", "lakh", "dozen",
  ])

  package static let values: [String: Double] = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14,
    "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20,
    "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90,
  ]
}
