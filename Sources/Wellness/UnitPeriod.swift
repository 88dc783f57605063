/// A unit without the period that it names: `steps a day` counts steps, daily.
package struct UnitPeriod: Hashable, Sendable {
  /// What is counted, as it was written, or `times` where only a period was; never empty unless the
  /// unit was.
  package let unit: String
  /// `nil` where the unit names none.
  package let period: Recurrence?

  package init(_ unit: String) {
    // Most are one word.
    guard unit.utf8.contains(where: { $0 == 0x20 || $0 == UInt8(ascii: "/") }) else {
      self.unit = unit
      period = nil
      return
    }
    let words = unit.split { $0 == " " || $0 == "/" }.map(String.init)
    let lowercased = words.map { $0.lowercased() }
    guard let last = lowercased.last,
      let period = words.count > 1
        ? UnitPeriod.ends[last] ?? UnitPeriod.adverbs[last] : UnitPeriod.adverbs[last]
    else {
      self.unit = unit
      self.period = nil
      return
    }
    var kept = words.dropLast()
    if let link = kept.last, UnitPeriod.links.contains(link.lowercased()) { kept.removeLast() }
    // `3 a week` counts how often.
    self.unit = kept.isEmpty ? "times" : kept.joined(separator: " ")
    self.period = period
  }

  /// How many words at the start of some name a period: 2 of `a week`, 1 of `daily`; `nil` where none
  /// do.
  package static func count(in words: [String]) -> Int? {
    guard let first = words.first?.lowercased() else { return nil }
    if adverbs[first] != nil { return 1 }
    guard words.count > 1, links.contains(first), ends[words[1].lowercased()] != nil else {
      return nil
    }
    return 2
  }

  private static let ends: [String: Recurrence] = [
    "day": .daily, "night": .daily, "d": .daily, "week": .weekly, "wk": .weekly,
    "month": .monthly, "mo": .monthly,
  ]

  private static let adverbs: [String: Recurrence] = [
    "daily": .daily, "nightly": .daily, "weekly": .weekly, "monthly": .monthly,
  ]

  private static let links: Set<String> = ["a", "per", "each", "every", "one"]
}
