import Wellness

/// What something costs that is bought day by day, as a message tells it: `a pack a day at 9 bucks`.
struct HabitCost: Hashable, Sendable {
  /// Of one piece.
  let price: Double
  let perDay: Double
  /// `pack`, `coffee`; `nil` where only the money is named: `6 dollars a day on lunch`.
  let item: String?
  /// `$`
  let currency: String
  /// How long it has gone on, where that is said.
  let years: Double?

  /// `nil` where a message names no price, or not how often.
  ///
  /// - Parameter words: those of the message; read here when `nil`.
  init?(_ text: String, _ words: [TextWord]? = nil) {
    let words = words ?? TextWord.all(in: text)
    // Most messages name nothing that is bought.
    guard words.contains(where: { HabitCost.hints.contains($0.text) }) else { return nil }
    let texts = words.map(\.text)
    let name = texts.lazy.compactMap { HabitCost.items[$0] }.first
    guard name != nil || texts.contains("spend") || texts.contains("spending") else { return nil }
    let numbers = SaidNumber.all(in: texts)
    guard let price = HabitCost.price(numbers, words, text),
      let rate = HabitCost.rate(texts, numbers.filter { $0 != price.number })
        ?? HabitCost.days(texts.dropFirst(price.number.word + 1).prefix(3)).map({ 1 / $0 })
    else { return nil }
    let isSingle = name == "cigarette"
    (self.price, currency) = (price.number.value, price.currency)
    perDay = isSingle ? rate / HabitCost.cigarettesInPack : rate
    item = isSingle ? "pack" : name
    years =
      texts.contains("ago")
      ? nil : numbers.first { ["year", "years", "yrs"].contains($0.unit) && $0.value >= 2 }?.value
    guard self.price > 0, perDay > 0, self.price < 1000, perDay < 100 else { return nil }
  }

  /// What it comes to.
  func text(again: Int) -> String {
    let year = money(price * perDay * 365)
    let week = money(price * perDay * 7)
    let month = money(price * perDay * 365 / 12)
    let all = years.map { span in
      "; over \(Quantity.text(span)) years it comes to about \(money(price * perDay * 365 * span))"
    }
    return again % 2 == 0
      ? "That's \(week) a week, about \(month) a month and \(year) a year\(all ?? "")."
      : "Without it you keep about \(year) in a year, or \(month) a month: \(week) a week\(item.map { " at \(money(price)) a \($0)" } ?? "")."
  }

  private func money(_ amount: Double) -> String {
    AmountText.amount(
      amount >= 100 ? AmountText.figures(amount, 3) : amount >= 20 ? amount.rounded() : amount,
      currency)
  }

  /// Whether a question is about what it costs, or what is kept without it.
  static func isAsked(_ words: [String]) -> Bool {
    let said = Set(words)
    return said.contains("how") && said.contains("much")
      && !said.isDisjoint(with: ["save", "saving", "saved", "cost", "costs", "spend", "spent"])
      && words.count <= 12
  }

  /// Whether a question goes on about what was told before: `how much is that a year`.
  static func isPursued(_ words: [String]) -> Bool {
    // Not `what a day`.
    let asks =
      !Set(words).isDisjoint(with: ["how", "whats", "and"])
      || words.contains("what") && !zip(words, words.dropFirst()).contains { $0 == ("what", "a") }
    let isSpan = ["day", "week", "month", "year", "yr", "weekly", "monthly", "yearly", "decade"]
      .contains { words.contains($0) }
    return asks && isSpan && words.count <= 8
  }

  // MARK: - Reading

  /// The number that is money: by its unit, by its sign, or behind `at`.
  private static func price(
    _ numbers: [SaidNumber], _ words: [TextWord], _ text: String
  ) -> (number: SaidNumber, currency: String)? {
    for number in numbers {
      let sign = text[..<words[number.word].range.lowerBound].last
      if let sign, "$€£".contains(sign) { return (number, String(sign)) }
      if let currency = currencies[number.unit] { return (number, currency) }
    }
    // `Two packs a day at 8.50`, and not `coffee at seven every morning`.
    let bare = numbers.last { $0.word > 0 && words[$0.word - 1].text == "at" }
    return bare.flatMap { words[$0.word].text.first?.isNumber == true ? ($0, "$") : nil }
  }

  private static let currencies: [String: String] = .listed("HabitCost.currencies")

  /// How many a day.
  private static func rate(_ texts: [String], _ numbers: [SaidNumber]) -> Double? {
    for (index, word) in texts.enumerated() where items[word] != nil {
      let behind = texts.dropFirst(index + 1).prefix(5)
      guard let days = days(behind.prefix { items[$0] == nil }) else { continue }
      let number = numbers.last { $0.word < index && $0.word + $0.span >= index }
      let before = index > 0 ? texts[index - 1] : ""
      let isHalf = before == "a" && index > 1 && texts[index - 2] == "half"
      return (number?.value ?? (isHalf ? 0.5 : 1)) / days
    }
    // `One a day`, where the item was named with the price.
    for number in numbers where SaidRate.articles.contains(number.unit) {
      guard let days = days(texts.dropFirst(number.word + 1).prefix(2)) else { continue }
      // Nobody smokes 20 packs: `20 a day at 12 a pack`.
      let isSingle = number.value >= 5 && texts.contains { items[$0] == "pack" }
      return number.value / (isSingle ? cigarettesInPack : 1) / days
    }
    return nil
  }

  /// The days of the period that words begin with or come to.
  private static func days(_ words: ArraySlice<String>) -> Double? {
    SaidRate.period(words, of: [.daily, .weekly], behind: SaidRate.articles)?.days
  }

  private static let hints = WordIndex(items.keys + ["spend", "spending"])
  private static let cigarettesInPack = 20.0
  private static let items: [String: String] = .listed("HabitCost.items")
}
