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
  mutating func visibility(from start: Int, to end: Int?) -> String? {
    if start <= 0, end == nil { return nil }
    var rule = Markup()
    if start > 0 { rule.put("0%{visibility:hidden}") }
    put(start, &rule)
    rule.put("{visibility:visible}")
    if let end {
      put(end, &rule)
      rule.put("{visibility:hidden}")
    }
    return name(of: rule)
  }

  /// What moves along an axis, in units.
  mutating func movement(_ axis: String, _ steps: [(at: Int, by: Int)]) -> String? {
    guard steps.contains(where: { $0.by != 0 }) else { return nil }
    var rule = Markup()
    for (index, step) in steps.enumerated() {
      if index == 0 { rule.put("0%") } else { put(step.at, &rule) }
      rule.put("{transform:translate")
      rule.put(axis)
      rule.put("(")
      rule.put(step.by)
      rule.put(step.by == 0 ? ")}" : "px)}")
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

  /// A time as a part of the whole.
  private func put(_ instant: Int, _ rule: inout Markup) {
    let share = min(100_000, (max(0, instant) * 100_000 + duration / 2) / duration)
    rule.put(decimal: share, digits: 3)
    rule.put("%")
  }
}
