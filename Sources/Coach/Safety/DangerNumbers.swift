import Time
import Wellness

/// Dangers that lie in an amount: of pills, calories, kilograms a week, days without food or sleep,
/// of blood sugar, and in an age.
struct DangerNumbers {
  private(set) var found: [(danger: Danger, range: Range<Int>)] = []
  /// Whether the user is under 18 by what is said.
  let isMinor: Bool
  /// Whether the user is 18 or older by what is said.
  let isAdult: Bool
  /// Whether less weight or less food is wanted.
  let wantsLess: Bool

  /// Whether a pace of losing weight is named and safe.
  private(set) var namesSafePace = false

  private let texts: [String]
  private let numbers: [SaidNumber]

  /// - Parameter bodyWeight: in kilograms.
  init(_ context: DangerContext, bodyWeight: Double?) {
    texts = context.texts
    numbers = SaidNumber.all(in: texts)
    let weighs = numbers.contains { UnitWords.inKilograms($0.value, unit: $0.unit) != nil }
    let age = SaidAge(texts)
    (isMinor, isAdult) = (age.isMinor, age.isAdult)
    wantsLess =
      isMinor && context.contains(DangerNumbers.listed.lessOfMinors)
      || context.contains(DangerContext.listed.lessening)
      || weighs && context.contains(DangerNumbers.listed.reaching)
        && !context.contains(DangerNumbers.listed.lifting)
    for number in numbers {
      if let danger = danger(of: number, bodyWeight: bodyWeight) {
        found.append((danger, number.word..<min(texts.count, number.word + 2)))
      } else if UnitWords.inKilograms(number.value, unit: number.unit) != nil,
        span(after: number) != nil
      {
        namesSafePace = true
      }
    }
    if let range = steepDrop { found.append((.unsafePace, range)) }
    if isMinor, wantsLess { found.append((.minor, 0..<min(1, texts.count))) }
  }

  private func danger(of number: SaidNumber, bodyWeight: Double?) -> Danger? {
    if isOverdose(number) { return .overdose }
    if isLowSugar(number) { return .bloodSugar }
    if let danger = deprivation(number) { return danger }
    let before = near(number, before: 6, after: 0)
    if before.contains("pressure"), (180...300).contains(number.value) { return .symptom }
    if before.contains("temperature") || before.contains("temp")
      || near(number, before: 5, after: 3).contains("fever"),
      (39...43).contains(number.value) || (103...108).contains(number.value)
    {
      return .symptom
    }
    if before.contains("bmi"), (8..<17.6).contains(number.value) { return .eatingDisorder }
    if isStarvation(number) || isUnsafePace(number, bodyWeight) { return .unsafePace }
    return nil
  }

  /// Where `from 80 to 70` by a date asks for more than 1 % a week.
  private var steepDrop: Range<Int>? {
    for (high, low) in zip(numbers, numbers.dropFirst())
    where (40...200).contains(high.value) && (35..<high.value).contains(low.value)
      && low.word == high.word + 2 && texts[high.word + 1] == "to"
      && texts[max(0, high.word - 1)] == "from"
    {
      let isMonth = near(low, before: 0, after: 7).contains("month")
      guard let days = span(after: low) ?? (isMonth ? 30 : nil) else { continue }
      if (high.value - low.value) / high.value / days * 7 > 0.012 {
        return high.word..<low.word + 1
      }
    }
    return nil
  }

  private func near(_ number: SaidNumber, before: Int, after: Int) -> ArraySlice<String> {
    texts[max(0, number.word - before)..<min(texts.count, number.word + after + 1)]
  }

  private func isOverdose(_ number: SaidNumber) -> Bool {
    guard number.value >= 5, number.value < 1000 else { return false }
    let after = near(number, before: 0, after: 4)
    return after.contains(where: DangerNumbers.listed.pills.contains)
      && near(number, before: 5, after: 0).contains(where: DangerNumbers.listed.swallowing.contains)
      && !after.contains(where: ["vitamin", "vitamins", "mg", "day", "week", "fiber"].contains)
  }

  private func isLowSugar(_ number: SaidNumber) -> Bool {
    let before = near(number, before: 5, after: 0)
    guard before.contains(where: ["sugar", "sugars", "glucose", "bg", "bs", "levels"].contains),
      before.contains(where: ["blood", "is", "are", "at", "its", "bg", "bs", "my"].contains),
      !DangerNumbers.listed.noSugar.contains(number.unit)
    else { return false }
    let isTold = ["type", "t1", "t1d", "diabetic", "diabetes", "insulin", "blood", "glucose", "bg"]
      .contains(where: texts.contains)
    return (1..<4).contains(number.value) && isTold || (20..<70).contains(number.value) && isTold
      || (250...900).contains(number.value)
  }

  /// Days without food or sleep.
  private func deprivation(_ number: SaidNumber) -> Danger? {
    let unit = number.unit
    let days =
      switch unit {
      case "day", "days", "nights", "d": number.value
      case "hour", "hours", "h", "hr": number.value / 24
      case "week", "weeks": number.value * 7
      default: 0.0
      }
    guard days >= 1.5, number.value < 200 else { return nil }
    let before = near(number, before: 5, after: 0)
    let around = near(number, before: 5, after: 4)
    let isRepeated = zip(around, around.dropFirst()).contains {
      ($0 == "a" || $0 == "per" || $0 == "every") && $1 == "week"
    }
    let isDenied = before.contains(where: ["havent", "hasnt", "not", "without", "no"].contains)
    // `Without eating it 4 days in a row` is about a dish.
    let isDish = before.suffix(2).contains { ["it", "this", "that", "them", "same"].contains($0) }
    if isDenied, !isDish,
      before.contains(where: ["eaten", "ate", "eat", "food", "eating"].contains)
    {
      return .eatingDisorder
    }
    if isDenied || before.contains(where: ["awake", "up"].contains),
      before.contains(where: ["slept", "sleep", "sleeping", "awake"].contains), days < 15
    {
      return .mania
    }
    let fasts = ["fast", "fasting", "fasted", "cleanse"]
    let isFast =
      before.suffix(4).contains(where: fasts.contains)
      || near(number, before: 0, after: 4).contains(where: fasts.contains) && unit != "week"
    return isFast && days >= 2 && days <= 60 && !isRepeated && !texts.contains("intermittent")
      ? .eatingDisorder : nil
  }

  /// Fewer than 1,200 kcal a day.
  private func isStarvation(_ number: SaidNumber) -> Bool {
    guard number.value < 1200, number.value >= 50,
      ["kcal", "kcals", "calories", "calorie", "cal", "cals"].contains(number.unit)
    else { return false }
    let around = near(number, before: 6, after: 6)
    let isEaten = near(number, before: 3, after: 0).contains(
      where: DangerNumbers.listed.eating.contains)
    if around.contains(where: DangerNumbers.listed.meals.contains),
      !around.contains(where: ["day", "daily", "days"].contains)
    {
      return false
    }
    if !isEaten, around.contains(where: DangerNumbers.listed.spending.contains) { return false }
    return around.contains(where: DangerNumbers.listed.daily.contains)
      || number.value >= 200 && around.contains(where: DangerNumbers.listed.dieting.contains)
  }

  /// More than 1 kg or 1 % of the body weight a week; of what is told, more than 2 kg.
  private func isUnsafePace(_ number: SaidNumber, _ bodyWeight: Double?) -> Bool {
    guard let kilograms = UnitWords.inKilograms(number.value, unit: number.unit),
      near(number, before: 12, after: 12).contains(where: DangerNumbers.listed.losing.contains),
      let days = span(after: number) ?? span(before: number)
    else { return false }
    let pace = WeeklyLoss(kilograms: kilograms, days: days, bodyWeight: bodyWeight)
    let isTold =
      near(number, before: 5, after: 0).contains(where: ["lost", "down", "dropped"].contains)
    return isTold ? pace.kilograms > 2 : pace.isUnsafe
  }

  /// The days that are given behind an amount: `in 2 weeks`, `a week`, `by tomorrow`.
  private func span(after number: SaidNumber) -> Double? {
    let behind = (number.word + 1)..<max(number.word + 1, min(texts.count, number.word + 10))
    return behind.lazy.compactMap { place -> Double? in
      if let days = DangerNumbers.days(at: place, of: texts, numbers) { return days }
      let word = texts[place]
      return Weekday(rawValue: word.hasSuffix("days") ? String(word.dropLast()) : word).map { _ in 7
      }
    }.first
  }

  /// The days that words tell of from a place on: `10 days`, `a week`, `weekly`.
  static func days(at place: Int, of words: [String], _ numbers: [SaidNumber]) -> Double? {
    if let number = numbers.first(where: { $0.word == place }), let unit = days[number.unit] {
      return number.value * unit
    }
    if listed.single.contains(words[place]), place + 1 < words.count,
      let unit = days[words[place + 1]]
    {
      return unit
    }
    return near[words[place]]
  }

  private func span(before number: SaidNumber) -> Double? {
    guard let other = numbers.last(where: { $0.word < number.word }),
      number.word - other.word < 8, let unit = DangerNumbers.days[other.unit]
    else { return nil }
    return other.value * unit
  }
}

extension DangerNumbers {
  private static let listed = ListedWords("DangerNumbers")
  static let days: [String: Double] = [
    "day": 1, "days": 1, "d": 1, "week": 7, "weeks": 7, "wk": 7, "wks": 7, "w": 7, "month": 30,
    "months": 30, "fortnight": 14, "weekend": 2, "night": 1,
  ]
  private static let near: [String: Double] = [
    "weekly": 7, "daily": 1, "tomorrow": 1, "overnight": 1, "tonight": 1, "monthly": 30,
  ]
}
