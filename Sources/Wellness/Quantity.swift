import Numbers

/// An amount with its unit, as people write it.
package struct Quantity: Hashable, Sendable {
  /// How many of the unit.
  package var value: Double
  /// May be empty.
  package var unit: String

  package init(_ value: Double, _ unit: String = "") {
    self.value = value
    self.unit = unit
  }

  /// A number as people read it: at most two decimals and none that are zero; thousands apart by
  /// commas.
  package static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let cents = (abs(value) * 100).rounded()
    let whole = Int64(clamping: cents / 100)
    let rest = Int64(clamping: cents) - whole * 100
    var text = grouped(whole)
    if rest > 0 {
      text += rest % 10 == 0 ? ".\(rest / 10)" : ".\(rest < 10 ? "0" : "")\(rest)"
    }
    return value < 0 && cents > 0 ? "-" + text : text
  }

  /// A whole number with commas between all its thousands: `5,000`.
  package static func grouped(_ value: Double) -> String {
    grouped(Int64(clamping: value))
  }

  private static func grouped(_ number: Int64) -> String {
    let digits = Array(String(number))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }

  /// The names of currencies by their signs.
  package static let currencies: [Character: String] = ["$": "dollars", "€": "euros", "£": "GBP"]

  /// `300 euros` of `300 €` and `€300`.
  private static func named(_ text: String) -> String {
    if let name = text.first.flatMap({ currencies[$0] }) { return "\(text.dropFirst()) \(name)" }
    if let name = text.last.flatMap({ currencies[$0] }) { return "\(text.dropLast()) \(name)" }
    return text
  }

  /// Reads `10000 steps`, `10,000 steps`, `10k steps`, `1e4 steps`, `5 km`, `75kg`, `7.5` or `.5`; a
  /// time of day such as `23:00` or `11pm`, whose unit is `clock`, also with a period (`23:00 every
  /// day`), a span of time such as `55:00 minutes`, and `300 €`.
  ///
  /// `nil` when no number stands at the front or something else than one unit follows, and for a
  /// number that may be two (`5.000`): see `readings`.
  package init?(_ text: some StringProtocol) {
    let trimmed = Quantity.named(String(text).split(separator: " ").joined(separator: " "))
    if let minutes = ClockTime.minutes(trimmed) {
      self.init(minutes, ClockTime.unit)
      return
    }
    let colons = trimmed.prefix { $0.isASCII && ($0.isNumber || $0 == ":") }
    if colons.contains(":") {
      let unit = String(trimmed.dropFirst(colons.count).drop { $0 == " " })
      let words = unit.split(separator: " ").map(String.init)
      if let minutes = ClockTime.minutes(colons), UnitPeriod.count(in: words) == words.count {
        self.init(minutes, "\(ClockTime.unit) \(unit)")
        return
      }
      guard unit.count <= 50, let value = ColonNumber.value(colons, in: unit) else { return nil }
      self.init(value, unit)
      return
    }
    let (number, unit) = Quantity.parts(trimmed)
    guard let value = Quantity.number(number) ?? Quantity.ofPrograms(number),
      Quantity.readings(of: trimmed) == nil
    else {
      return nil
    }
    guard unit.count <= 50, unit.first?.isLetter ?? true || unit == "%" else { return nil }
    // `4k steps`.
    let isThousands =
      unit.first?.lowercased() == "k" && !(unit.dropFirst().first?.isLetter ?? false)
    guard isThousands else {
      self.init(value, String(unit))
      return
    }
    guard (value * 1000).isFinite else { return nil }
    self.init(value * 1000, String(unit.dropFirst().drop { $0 == " " }))
  }

  /// A number and what follows it.
  private static func parts(_ text: String) -> (number: Substring, unit: Substring) {
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
    let rest = text.dropFirst(number.count)
    guard rest.first == "e" || rest.first == "E" else { return (number, rest.drop { $0 == " " }) }
    let sign = rest.dropFirst().prefix(1).filter { "+-".contains($0) }
    let digits = rest.dropFirst(1 + sign.count).prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty else { return (number, rest) }
    let count = number.count + 1 + sign.count + digits.count
    return (text.prefix(count), text.dropFirst(count).drop { $0 == " " })
  }

  /// A number as programs write it: `1e3`, `.5`.
  private static func ofPrograms(_ text: Substring) -> Double? {
    guard text.last?.isNumber ?? false, !text.contains(","), let value = Double(text) else {
      return nil
    }
    return value.isFinite ? value : nil
  }

  /// What an amount may be whose only point stands before three digits, as many write thousands: 5 and
  /// 5,000 for `5.000`. `nil` for others, and for decimals of a measure (`42.195 km`), which nobody
  /// ends with a zero.
  package static func readings(of text: some StringProtocol) -> (Double, Double)? {
    let (number, unit) = parts(String(text))
    let groups = number.split(separator: ".", omittingEmptySubsequences: false)
    guard groups.count == 2, (1...3).contains(groups[0].count), groups[1].count == 3,
      !number.contains(","), groups[0].first != "0", let small = Double(number),
      let large = Double(groups.joined())
    else { return nil }
    let isMeasure = UnitWords.isMeasure(UnitWords.base(String(unit)))
    return isMeasure && number.last != "0" ? nil : (small, large)
  }

  /// Reads a number that may have commas between its thousands, or one before its decimals where no
  /// thousands can be meant: `10,000`, `7.5`, `7,5`, `1.200,50`. Never negative, and never so large
  /// that it has no end.
  package static func number(_ text: some StringProtocol) -> Double? {
    if let whole = digitsAlone(text.utf8) { return whole }
    let groups = text.split(separator: ",", omittingEmptySubsequences: false)
    guard let first = groups.first, let last = groups.last else { return nil }
    if groups.count == 2, (1...2).contains(last.count), !last.contains("."),
      let whole = wholeWithPoints(first)
    {
      return number(whole + "." + last)
    }
    if groups.count > 1 {
      let inner = groups.dropFirst().dropLast()
      guard (1...3).contains(first.count), inner.allSatisfy({ $0.count == 3 }),
        last.prefix(while: { $0 != "." }).count == 3
      else { return nil }
    }
    let plain = groups.joined()
    guard plain.first?.isNumber ?? false, plain.last?.isNumber ?? false,
      plain.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") })
    else { return nil }
    return Double(plain).flatMap { $0.isFinite ? $0 : nil }
  }

  /// As most numbers are written. Up to 15 digits are exact.
  private static func digitsAlone(_ bytes: some Collection<UInt8>) -> Double? {
    var value = 0
    var count = 0
    for byte in bytes {
      guard (0x30...0x39).contains(byte), count < 15 else { return nil }
      value = value * 10 + Int(byte & 0xF)
      count += 1
    }
    return count > 0 ? Double(value) : nil
  }

  /// A whole number that may have points between its thousands: `1.200`.
  private static func wholeWithPoints(_ text: some StringProtocol) -> String? {
    let groups = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = groups.first, groups.count == 1 || (1...3).contains(first.count),
      groups.dropFirst().allSatisfy({ $0.count == 3 })
    else { return nil }
    return groups.joined()
  }
}

extension Quantity: CustomStringConvertible {
  /// The amount as people write it, e.g. `10,000 steps`; a time of day as `23:00`.
  package var description: String {
    if ClockTime.isUnit(unit) { return ClockTime.text(value) }
    return unit.isEmpty ? Quantity.text(value) : "\(Quantity.text(value)) \(unit)"
  }
}
