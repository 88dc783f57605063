import Time
import Wellness

/// Finds the most urgent red flag of a text.
enum RedFlagReader {
  /// - Parameters:
  ///   - hits: all phrases that occur in the utterance.
  ///   - bodyWeight: of the user in kilograms, where a goal tells it.
  static func read(
    _ utterance: Utterance, hits: [PhraseTable.Hit], mentions: Mentions, bodyWeight: Double?
  ) -> RaisedFlag? {
    let harmless = hits.filter { hit in
      switch hit.subject {
      case .harmless: true
      case .flag(let flag):
        (hit.isNegated && isDenied(flag, hit, in: utterance))
          || isAnothers(flag, hit, in: utterance)
      default: false
      }
    }.map(\.words)
    var found: (flag: RedFlag, words: ClosedRange<Int>)?
    for hit in hits {
      guard case .flag(let flag) = hit.subject, found.map({ flag < $0.flag }) ?? true,
        !harmless.contains(where: { $0.overlaps(hit.words) })
      else { continue }
      found = (flag, hit.words)
    }
    if let intake = IntakeReader.read(utterance, mentions),
      found.map({ intake.flag < $0.flag }) ?? true
    {
      found = intake
    }
    if let alarm = AlarmPairs.read(utterance), found.map({ alarm.flag < $0.flag }) ?? true,
      !harmless.contains(where: { $0.overlaps(alarm.words) })
    {
      found = alarm
    }
    if found == nil,
      let drug = utterance.words.firstIndex(where: { DrugNames.includes($0.text) })
    {
      found = (.medicine, drug...drug)
    }
    if found.map({ $0.flag > .eatingDisorder }) ?? true,
      let words = starvation(utterance, mentions: mentions)
    {
      found = (.unsafePace, words)
    }
    if found == nil, let words = unsafePace(utterance, mentions, bodyWeight: bodyWeight) {
      found = (.unsafePace, words)
    }
    return found.map { RaisedFlag(flag: $0.flag, words: utterance.text(shortened($0.words))) }
  }

  private static func shortened(_ words: ClosedRange<Int>) -> ClosedRange<Int> {
    words.count > 6 ? words.lowerBound...(words.lowerBound + 5) : words
  }

  /// Whether a negation before a phrase takes it back: not where it is qualified (`no chest pain
  /// unless I run`), and for self-harm only where the state itself is denied (`not suicidal`).
  private static func isDenied(
    _ flag: RedFlag, _ hit: PhraseTable.Hit, in utterance: Utterance
  ) -> Bool {
    let first = utterance.words[hit.words.lowerBound].text
    if flag == .selfHarm { return first.hasPrefix("suicid") || first.hasPrefix("self") }
    let clause = utterance.words[hit.words.upperBound].clause
    return !utterance.words[(hit.words.upperBound + 1)...].prefix(4)
      .contains { $0.clause == clause && qualifiers.contains($0.text) }
  }

  /// Whether it is said of somebody else (`my sister is pregnant`), about whom nothing is asked.
  private static func isAnothers(
    _ flag: RedFlag, _ hit: PhraseTable.Hit, in utterance: Utterance
  ) -> Bool {
    guard [.pregnancy, .medicine, .injury, .symptom].contains(flag) else { return false }
    let words = utterance.words
    let first = hit.words.lowerBound
    let before = words[max(0, first - 3)..<first].filter { $0.clause == words[first].clause }
    let isTold =
      before.contains { others.contains($0.text) }
      && before.contains { ["is", "was", "has", "had", "got", "takes"].contains($0.text) }
    return isTold && !words.contains { asked.contains($0.text) }
  }

  private static let others: Set<String> = [
    "sister", "wife", "girlfriend", "friend", "brother", "husband", "mum", "mom", "mother", "dad",
    "father", "daughter", "son", "colleague", "neighbour", "neighbor", "cousin", "aunt", "boss",
  ]
  private static let asked: Set<String> = ["she", "he", "her", "him", "they", "them", "his"]

  private static let qualifiers: Set<String> = [
    "unless", "except", "until", "anymore", "but", "yet", "apart",
  ]

  /// Fewer than 1,200 kcal a day.
  private static func starvation(_ utterance: Utterance, mentions: Mentions) -> ClosedRange<Int>? {
    let words = utterance.words
    for number in mentions.numbers where number.value < 1200 {
      guard ["kcal", "kcals", "calories", "calorie", "cal", "cals"].contains(number.unit) else {
        continue
      }
      let around = words[max(0, number.word - 5)..<min(words.count, number.word + 6)]
        .filter { $0.clause == words[number.word].clause }.map(\.text)
      if around.contains(where: spending.contains) { continue }
      let isDaily = around.contains { daily.contains($0) }
      let isDiet = number.value >= 100 && around.contains { dieting.contains($0) }
      if isDaily || isDiet { return number.word...min(words.count - 1, number.word + 1) }
    }
    return nil
  }

  private static let spending: Set<String> = [
    "burn", "burned", "burnt", "burning", "deficit", "cut", "cutting", "snack", "breakfast",
    "lunch", "dinner", "fewer", "meal", "bar", "cookie", "surplus", "reduce", "less", "extra",
  ]
  private static let daily: Set<String> = ["day", "daily", "per", "diet", "days"]
  private static let dieting: Set<String> = [
    "eat", "eating", "ate", "only", "just", "under", "below", "living", "limit", "than", "have",
    "consume", "max", "maximum", "to", "on",
  ]

  /// Losing more than 1 kg or 1 % of the body weight a week.
  private static func unsafePace(
    _ utterance: Utterance, _ mentions: Mentions, bodyWeight: Double?
  ) -> ClosedRange<Int>? {
    let words = utterance.words
    for (place, amount) in mentions.numbers.enumerated() {
      guard let kilograms = GoalArithmetic.kilograms(amount.value, unit: amount.unit),
        words[max(0, amount.word - 12)..<min(words.count, amount.word + 12)]
          .contains(where: { losing.contains($0.text) })
      else { continue }
      guard
        let span = span(after: amount, mentions.numbers.dropFirst(place + 1), words)
          ?? span(before: amount, mentions.numbers.prefix(place))
      else { continue }
      let pace = GoalArithmetic.weeklyLoss(
        kilograms: kilograms, days: span.days, bodyWeight: bodyWeight)
      let isTold =
        words[span.word].text == "overnight" && !words.contains { wishes.contains($0.text) }
      if pace.isUnsafe, !isTold {
        let end = min(words.count - 1, max(span.word, amount.word + 1))
        return amount.word...(end - amount.word > 5 ? amount.word + 1 : end)
      }
    }
    return nil
  }

  private static let wishes: Set<String> = [
    "want", "wanna", "need", "must", "how", "can", "should", "goal", "plan", "try", "lose",
  ]

  private static let losing: Set<String> = [
    "lose", "losing", "lost", "loose", "drop", "dropping", "shed", "shedding", "down", "off",
    "cut", "slim", "loss", "lighter", "reduce", "gone", "rid",
  ]

  /// The time that is given behind an amount: `in 2 weeks`, `a week`, `by tomorrow`.
  private static func span(
    after amount: SaidNumber, _ numbers: ArraySlice<SaidNumber>,
    _ words: [Utterance.Word]
  ) -> (days: Double, word: Int)? {
    for index in (amount.word + 1)..<min(words.count, amount.word + 9) {
      if let number = numbers.first(where: { $0.word == index }), let unit = days[number.unit] {
        return (number.value * unit, min(words.count - 1, index + 1))
      }
      let isOne = ["a", "per", "every", "each", "this", "one", "next"].contains(words[index].text)
      if isOne, index + 1 < words.count, let unit = days[words[index + 1].text] {
        return (unit, index + 1)
      }
      if let unit = near[words[index].text] { return (unit, index) }
      if Weekday(rawValue: words[index].text) != nil { return (7, index) }
    }
    return nil
  }

  private static func span(
    before amount: SaidNumber, _ numbers: ArraySlice<SaidNumber>
  ) -> (days: Double, word: Int)? {
    guard let number = numbers.last, amount.word - number.word < 10, let unit = days[number.unit]
    else { return nil }
    return (number.value * unit, amount.word)
  }

  private static let days: [String: Double] = [
    "day": 1, "days": 1, "d": 1, "week": 7, "weeks": 7, "wk": 7, "wks": 7, "w": 7,
    "month": 30, "months": 30, "fortnight": 14, "weekend": 2, "night": 1,
  ]
  private static let near: [String: Double] = [
    "weekly": 7, "daily": 1, "tomorrow": 1, "overnight": 1, "tonight": 1, "monthly": 30,
  ]
}
