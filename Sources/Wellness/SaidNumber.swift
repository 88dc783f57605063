/// A number that a text names, with what it counts.
package struct SaidNumber: Hashable, Sendable {
  /// As it is meant: `7400` for `7.4k`, `7.5` for `7,5`, `7h30` and `7 and a half`, `2` for `two`.
  package let value: Double
  /// The word after it, or what was written onto it (`5km`); lowercased, may be empty.
  package let unit: String
  /// The place of its word in the text.
  package let word: Int
  /// How many words it takes: four for `7 and a half`.
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
      guard let number = number(words[index], next: next, previous: previous, at: index) else {
        index += 1
        continue
      }
      let whole = withFraction(number, in: words)
      numbers.append(whole)
      index += whole.span
    }
    return numbers
  }

  /// The number with the half or quarter behind it, and `half` with what it is of: `half an hour`.
  private static func withFraction(_ number: SaidNumber, in words: [String]) -> SaidNumber {
    let behind = Array(words.dropFirst(number.word + 1).prefix(4))
    func unit(_ place: Int) -> String { behind.count > place ? behind[place] : "" }
    if behind.count >= 3, behind[0] == "and", behind[1] == "a", let part = parts[behind[2]] {
      return SaidNumber(
        value: number.value + part, unit: unit(3), word: number.word, span: 4)
    }
    if behind.count >= 4, hours.contains(behind[0]), behind[1] == "and", behind[2] == "a",
      let part = parts[behind[3]]
    {
      return SaidNumber(value: number.value + part, unit: behind[0], word: number.word, span: 5)
    }
    if words[number.word] == "half", ["a", "an"].contains(number.unit) {
      return SaidNumber(value: number.value, unit: unit(1), word: number.word, span: 2)
    }
    return number
  }

  private static let parts = ["half": 0.5, "quarter": 0.25]
  private static let hours: Set<String> = ["hour", "hours"]

  private static func number(
    _ word: String, next: String, previous: String, at index: Int
  ) -> SaidNumber? {
    guard let first = word.utf8.first else { return nil }
    if word == "a", next == "stone" { return SaidNumber(value: 1, unit: next, word: index) }
    if word == "an", next == "hour", previous != "half" {
      return SaidNumber(value: 1, unit: next, word: index)
    }
    guard (0x30...0x39).contains(first) else {
      guard isSpelled(first) else { return nil }
      return spelled[word].map { SaidNumber(value: $0, unit: next, word: index) }
    }
    if word.last == "k", ["a", "the", "my", "first"].contains(previous) { return nil }
    let digits = word.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
    let suffix = word.dropFirst(digits.count)
    guard let value = value(digits) else { return nil }
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

  /// Whether a number in letters may begin so.
  private static func isSpelled(_ first: UInt8) -> Bool {
    switch first {
    case UInt8(ascii: "o"), UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "s"),
      UInt8(ascii: "e"), UInt8(ascii: "n"), UInt8(ascii: "h"):
      true
    default: false
    }
  }

  private static let spelled: [String: Double] = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "fifteen": 15, "twenty": 20, "thirty": 30,
    "forty": 40, "fifty": 50, "half": 0.5, "hundred": 100, "thousand": 1000,
  ]
}
