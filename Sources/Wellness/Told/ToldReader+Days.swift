import Numbers
import Time

/// Of which day an amount is.
extension ToldReader {
  /// The day that an amount is told of; `nil` for today.
  func day(of amount: ToldAmount, number: Int, of told: [ToldAmount]) -> SaidDay? {
    guard !amount.range.isEmpty else { return days.last { !isCompared($0) } }
    let (start, end) = (amount.range.lowerBound, amount.range.upperBound)
    // `It was 188 last week, 186 now`.
    if words.dropFirst(end).first?.text == "now" || words[..<start].last?.text == "now" {
      return nil
    }
    let sentence = sentences[start]
    let all = days.filter { !isCompared($0) }
    let own = all.filter { sentences[$0.range.lowerBound] == sentence }
    guard !own.isEmpty else { return told.count == 1 && all.count == 1 ? all[0] : nil }
    // `2 yesterday, 1 today, 3 on monday`, `last night 0030, the night before 2255`.
    let beside = told.filter { !$0.range.isEmpty && sentences[$0.range.lowerBound] == sentence }
    if own.count == beside.count, let place = beside.firstIndex(of: amount) { return own[place] }
    let next = number + 1 < told.count ? told[number + 1].range.lowerBound : words.count
    let before = own.last { $0.range.upperBound <= start }
    let behind = own.first { $0.range.lowerBound >= end && $0.range.lowerBound < next }
    guard let behind else { return before }
    let gap = words[end..<behind.range.lowerBound]
    let isNear =
      gap.count <= 3 && !gap.contains { $0.text == "and" }
      && words[behind.range.lowerBound].clause == words[end - 1].clause
    return isNear ? behind : before ?? behind
  }

  /// Whether a day is only what the amount is compared with: `three more than yesterday`.
  func isCompared(_ day: SaidDay) -> Bool {
    let before = words[..<day.range.lowerBound].suffix(4).map(\.text)
    return before.contains("than") || before.last == "as"
      || before.last == "from" && !before.contains("add")
  }

  /// `2, 1, 3 the last three days`: the oldest first.
  func spread(_ amounts: [ToldAmount], over list: SaidDay) -> [ToldValue] {
    let amounts = amounts.suffix(list.count)
    return amounts.enumerated().map { index, amount in
      let date = list.date.adding(days: index + 1 - amounts.count)
      return ToldValue(date: date, amount: amount.amount, way: .set)
    }
  }

  /// Several of one day come to one: parts to their sum, and of values the last counts.
  func merged(_ values: [ToldValue]) -> [ToldValue] {
    var merged: [ToldValue] = []
    for value in values {
      guard let place = merged.firstIndex(where: { $0.date == value.date }) else {
        merged.append(value)
        continue
      }
      let last = merged[place]
      if last.way == value.way, value.way == .more || last.isPart && value.isPart {
        merged[place].amount += value.amount
      } else if value.way == .set {
        merged[place] = value
      }
      merged[place].isSure = last.isSure && value.isSure
    }
    return merged.enumerated().sorted {
      ($0.element.date, $0.offset) < ($1.element.date, $1.offset)
    }
    .map(\.element)
  }

  /// `day 6 without sugar` of `30 days without sugar`: six so far.
  var dayOfRow: [ToldValue]? {
    guard measure == .total, UnitWords.base(goal.unit) == "day", words.count <= 8,
      !text.contains("?"), words.first?.text == "day", words.count > 1,
      let count = AmountCount.count(words[1].text), count > 0
    else { return nil }
    return [ToldValue(date: today, amount: Double(count), way: .set)]
  }

  /// `day 4 no cigs`, `five days without`: so many days up to this one.
  var keptRow: [ToldValue]? {
    guard measure == .limit, period == .daily, goal.target == 0, !text.contains("?") else {
      return nil
    }
    let texts = words.map(\.text)
    guard texts.count <= 12, let place = texts.firstIndex(where: { ["day", "days"].contains($0) })
    else { return nil }
    let number = texts[place] == "day" ? place + 1 : place - 1
    guard texts.indices.contains(number), let count = AmountCount.count(texts[number]),
      (1...60).contains(count)
    else { return nil }
    let said = Set(texts)
    let free: Set<String> = [
      "no", "without", "free", "clean", "sober", "zero", "smokefree", "quit", "off",
    ]
    let others: Set<String> = [
      "lie", "lied", "want", "if", "ago", "apart", "except", "besides", "aside", "minus",
      "barring", "excluding",
    ]
    guard !said.isDisjoint(with: free), said.isDisjoint(with: others) else { return nil }
    return (0..<count).reversed().map {
      ToldValue(date: today.adding(days: -$0), amount: 0, way: .set)
    }
  }
}
