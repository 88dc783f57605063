import Time
import Wellness

/// All that an answer can draw on, and the values of placeholders in its lines.
///
/// A placeholder in braces stands for a fact (`{word}`, `{gap}`) or for one of several phrases
/// (`{act}`, `{cue}`), and begins with a capital where the value should (`{Cue}`).
struct CoachScene: Sendable {
  let facts: CoachFacts
  let reading: CoachReading
  let memory: CoachMemory
  let numbers: GoalArithmetic?
  let domain: GoalDomain

  init(_ facts: CoachFacts, _ reading: CoachReading, _ memory: CoachMemory) {
    self.facts = facts
    self.reading = reading
    self.memory = memory
    numbers = facts.goal.map { GoalArithmetic($0, today: facts.today) }
    let domain =
      facts.goal.map { GoalDomain($0) } ?? reading.domain ?? memory.domain
      ?? CoachScene.domain(of: facts.persona)
    let isWheeling = reading.isWheeling || memory.earlier.contains { $0.isWheeling }
    let isOnFoot = [.walking, .running, .movement].contains(domain)
    self.domain = isWheeling && isOnFoot ? .wheeling : domain
  }

  private static func domain(of persona: Persona) -> GoalDomain {
    switch persona {
    case .nutritionist: .food
    case .triage: .sleep
    default: .movement
    }
  }

  /// Moves with every turn, and differs from goal to goal, so that choices do.
  var seed: Int {
    memory.turn + (facts.goal?.title.utf8.count ?? 0)
  }

  /// A line with its placeholders filled, `nil` when one of them has no value here.
  ///
  /// - Parameter variant: which of several phrases is taken.
  func fill(_ line: String, variant: Int) -> String? {
    guard line.utf8.contains(UInt8(ascii: "{")) else { return line }
    var text = ""
    var rest = line[...]
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest.utf8[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      text += rest[..<open]
      let name = rest[rest.index(after: open)..<close]
      guard let value = value(of: name, variant: variant) else { return nil }
      text += value
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }

  private func value(of name: Substring, variant: Int) -> String? {
    let lower = name.lowercased()
    let value = phrase(lower, variant: variant) ?? fact(lower)
    guard lower != name else { return value }
    return value.map { $0.prefix(1).uppercased() + $0.dropFirst() }
  }

  private func phrase(_ name: String, variant: Int) -> String? {
    switch name {
    case "act": act(variant)
    case "tiny": pick(domain.steps.tiny, variant)
    case "inside": pick(domain.steps.indoors, variant)
    case "sleepact": pick(DomainSteps.sleep.small, variant)
    case "foodact": pick(DomainSteps.food.small, variant)
    case "timed": timed
    case "cue": cue(variant)
    case "when": pick(suiting(CoachCues.repeating(domain)), variant)
    case "mealtime": pick(CoachCues.meals, variant)
    case "recall": recall
    default: nil
    }
  }

  private func pick(_ phrases: [String], _ variant: Int) -> String {
    phrases[(variant + seed) % phrases.count]
  }

  /// Something small to do; every third time measured in the goal's own unit.
  private func act(_ variant: Int) -> String {
    if (variant + memory.turn) % 3 == 0, let measured { return measured }
    return pick(domain.steps.small, variant)
  }

  /// When to do the next step: at the time that the user named, where one was named.
  private func cue(_ variant: Int) -> String {
    if let named = namedCue, variant < 2 { return named }
    return pick(suiting(CoachCues.once(domain)), variant * 2)
  }

  /// Without the moments that the user ruled out.
  private func suiting(_ cues: [String]) -> [String] {
    let avoided = memory.earlier.reduce(reading.mentions.avoids) { $0.union($1.avoids) }
    let left = cues.filter { cue in !avoided.contains { CoachCues.isIn(cue, $0) } }
    return left.isEmpty ? cues : left
  }

  private var namedCue: String? {
    if [.stress, .mood, .motivation].contains(reading.intent), reading.mentions.isUrgent {
      return "right now"
    }
    let days = reading.mentions.days
    let isSky = reading.intent == .weather && !days.isEmpty
    let isPast = [.fine, .done].contains(reading.intent)
    if (reading.intent.isObstacle && !isSky) || isPast || reading.utterance.isQuestion {
      return nil
    }
    return CoachScene.cue(days: days, time: reading.mentions.time)
  }

  /// `on Tuesday and Thursday at 7:30`, `nil` without days and time.
  static func cue(days: [Weekday], time: String?) -> String? {
    let names = days.prefix(3).map(\.name)
    let on = names.isEmpty ? nil : "on " + names.joined(separator: " and ")
    let parts = [on, time].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private func fact(_ name: String) -> String? {
    switch name {
    case "word": reading.words
    case "quote": reading.quote
    case "other": reading.otherWords
    case "goal": shortTitle
    default: goalFact(name)
    }
  }

  private func goalFact(_ name: String) -> String? {
    guard let goal = facts.goal, let numbers else { return nil }
    switch name {
    case "unit": return goal.unit
    case "target": return amount(goal.target)
    case "current": return goal.current == 0 ? nil : Quantity.text(goal.current)
    case "standing": return standing(goal, numbers)
    case "milestone": return milestone.map { amount($0) }
    case "gap": return numbers.isReached ? nil : amount(numbers.gap)
    case "percent": return numbers.percent == 0 ? nil : "\(numbers.percent) %"
    case "perday": return numbers.neededPerDay.map { pace($0) }
    case "daysleft": return numbers.daysLeft.flatMap { $0 < 0 ? nil : days($0) }
    case "date": return goal.targetDate?.description
    default: return nil
    }
  }

  /// `40 of 100 km`, or `178 lbs on the way to 165 lbs`.
  private func standing(_ goal: CoachFacts.GoalFacts, _ numbers: GoalArithmetic) -> String? {
    if goal.current == 0 { return nil }
    return numbers.isDecreasing
      ? "\(amount(goal.current)) on the way to \(amount(goal.target))"
      : "\(Quantity.text(goal.current)) of \(amount(goal.target))"
  }

  /// An amount in the goal's unit.
  func amount(_ value: Double) -> String {
    let text = Quantity(value, facts.goal?.unit ?? "").description
    return value == 1 && text.last == "s" && !text.hasSuffix("lbs") ? String(text.dropLast()) : text
  }

  /// What a day must bring, rounded up to whole units from 10 on.
  func rounded(_ perDay: Double) -> Double {
    perDay >= 10 ? (perDay - 1e-9).rounded(.up) : perDay
  }

  func days(_ count: Int) -> String { count == 1 ? "1 day" : "\(count) days" }

  /// The title in quotes, cut to five words and without marks that end a sentence.
  var shortTitle: String? {
    facts.goal.map { goal in
      let words = goal.title.split(whereSeparator: \.isWhitespace)
      let text = words.prefix(5).joined(separator: " ").filter { !".!?".contains($0) }
      return "“\(text.prefix(60))\(words.count > 5 || text.count > 60 ? "…" : "")”"
    }
  }

  /// What the user said earlier of days and times that suit.
  var earlierTime: String? { memory.earlier.first { $0.isAgreed && $0.time != nil }?.time }
  var earlierDays: [Weekday] {
    memory.earlier.first { $0.isAgreed && !$0.days.isEmpty }?.days ?? []
  }

  /// Something that the user said earlier, to come back to: `rain on Mondays`.
  private var recall: String? {
    for past in memory.earlier where past.intent != reading.intent {
      guard past.intent.isLasting, let words = past.words, words != reading.words,
        !memory.hasQuoted(words)
      else { continue }
      let days = past.days.map { $0.name + "s" }
      return days.isEmpty
        ? "“\(words)”" : "“\(words)” on \(days.prefix(2).joined(separator: " and "))"
    }
    return nil
  }
}
