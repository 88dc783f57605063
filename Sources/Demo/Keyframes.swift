/// The `@keyframes` of a picture: each kind of change over time once, under a short name.
///
/// All last as long as the picture and change by steps (CSS Animations 1 §3), so that one rule for
/// all of them says so.
struct Keyframes {
  private var names: [[UInt8]: String] = [:]
  private(set) var rules = Markup()
  /// Of the picture, in milliseconds.
  private let duration: Int

  init(duration: Int) {
    self.duration = max(1, duration)
  }

  /// What is visible from a time to another; `nil` for all the time.
  ///
  /// Whatever goes away is hidden where there is no animation, and so is before it comes.
  mutating func visibility(from start: Int, to end: Int?) -> String? {
    if start <= 0, end == nil { return nil }
    var rule = Markup()
    if end == nil { rule.put("0%{visibility:hidden}") }
    put(start, &rule)
    rule.put("{visibility:visible}")
    if let end {
      put(end, &rule)
      rule.put("{visibility:hidden}")
    }
    return name(of: rule)
  }

  /// What moves, in units, from where it is at the end.
  mutating func movement(_ steps: [(at: Int, by: Int)], isVertical: Bool = false) -> String? {
    guard steps.contains(where: { $0.by != 0 }) else { return nil }
    var rule = Markup()
    for (index, step) in steps.enumerated() {
      if index == 0 { rule.put("0%") } else { put(step.at, &rule) }
      rule.put(isVertical ? "{translate:0 " : "{translate:")
      rule.put(step.by)
      rule.put(step.by == 0 ? "}" : "px}")
    }
    return name(of: rule)
  }

  private mutating func name(of rule: Markup) -> String {
    if let known = names[rule.bytes] { return known }
    let name = "k" + String(names.count, radix: 36)
    names[rule.bytes] = name
    rules.put("@keyframes ")
    rules.put(name)
    rules.put("{")
    rules += rule
    rules.put("}\n")
    return name
  }

  /// A time as a part of the whole, so fine that nothing comes ten milliseconds late.
  private func put(_ instant: Int, _ rule: inout Markup) {
    let digits = duration <= 100_000 ? 2 : duration <= 1_000_000 ? 3 : 4
    let whole = digits == 2 ? 10_000 : digits == 3 ? 100_000 : 1_000_000
    let share = min(whole, (max(0, instant) * whole + duration / 2) / duration)
    rule.put(decimal: share, digits: digits)
    rule.put("%")
  }
}
