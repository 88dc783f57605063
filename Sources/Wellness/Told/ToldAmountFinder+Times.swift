import Numbers
import Time

/// Times of day, and spans between two of them.
extension ToldAmountFinder {
  /// Farther from the target than so many minutes, a time is of something else.
  private static let reach = 420.0

  /// Times of day near the target, most as `SaidTime` reads them.
  var times: [ToldAmount] {
    var found = SaidTime.all(in: texts, near: goal.target).map {
      ToldAmount(kind: .time, amount: $0.minutes, range: $0.word..<$0.word + 1)
    }
    for index in texts.indices {
      if let minutes = dotted(texts[index]) {
        found.removeAll { $0.range.contains(index) }
        let time = minutes >= 780 ? minutes : nearest(minutes)
        found.append(ToldAmount(kind: .time, amount: time, range: index..<index + 1))
      } else if word(index) == "half", let hour = hour(word(index + 1)) {
        // As the British say it: `half ten` is 10:30.
        found.removeAll { (index...index + 1).contains($0.range.lowerBound) }
        found.append(
          ToldAmount(kind: .time, amount: nearest(hour * 60 + 30), range: index..<index + 2))
      }
    }
    for index in texts.indices where !isDay(index) {
      let isPart = found.contains { time in
        time.range.contains(index)
          || ["past", "to"].contains(word(index - 1)) && index - time.range.lowerBound == 2
          || ["past", "to"].contains(word(index + 1)) && time.range.lowerBound == index
      }
      guard !isPart, let hour = hour(word(index)) else { continue }
      found.append(ToldAmount(kind: .hour, amount: nearest(hour * 60), range: index..<index + 1))
    }
    return found.filter {
      abs(ClockTime.minutes(from: goal.target, to: $0.amount)) <= ToldAmountFinder.reach
    }
  }

  /// With the amounts of time by which a time of day may be off: `20 minutes late`.
  func withShifts(_ times: [ToldAmount]) -> [ToldAmount] {
    SaidNumber.all(in: texts).reduce(into: times) { found, number in
      let unit = UnitWords.base(number.unit)
      guard unit == "minute" || unit == "hour" else { return }
      let minutes = number.value * (unit == "hour" ? 60 : 1)
      guard minutes <= 240 else { return }
      let range = number.word..<min(words.count, number.word + number.span + 1)
      found.removeAll { $0.range.overlaps(range) }
      found.append(ToldAmount(kind: .shift, amount: minutes, range: range))
    }
  }

  /// The first stretch from one page, or time, to another.
  var spans: [ToldAmount] {
    guard ["hour", "minute", "page"].contains(units.own) else { return [] }
    for index in texts.indices {
      let start = ["from", "between"].contains(word(index)) ? index + 1 : index
      for place in start + 1..<max(start + 1, min(texts.count, start + 5)) {
        let isTo =
          ["to", "till", "until", "til"].contains(word(place))
          || word(index) == "between" && word(place) == "and"
        let isDash = text[words[place - 1].range.upperBound..<words[place].range.lowerBound]
          .contains { "-–".contains($0) }
        guard isTo || isDash else { continue }
        let second = isTo ? place + 1 : place
        let range = index..<min(texts.count, second + 2)
        if let length = units.own == "page"
          ? pages(index, start..<place, second) : timeBetween(index, start..<place, second)
        {
          return [ToldAmount(kind: .span, amount: length, range: range)]
        }
      }
    }
    return night.map { [$0] } ?? []
  }

  /// From going to bed to waking: `in bed at 11, woke at 7`.
  private var night: ToldAmount? {
    guard goal.type == .sleep, units.own == "hour" else { return nil }
    var times = SaidTime.all(in: texts, near: 1410).map { (word: $0.word, minutes: $0.minutes) }
    // `Nodded off 23.30, up at 5.45`.
    for (index, text) in texts.enumerated() where !times.contains(where: { $0.word == index }) {
      if let minutes = dotted(text) { times.append((index, minutes)) }
    }
    times.sort { $0.word < $1.word }
    guard times.count == 2 else { return nil }
    return ToldAmount(
      kind: .span, amount: length(times[0].minutes, times[1].minutes),
      range: times[0].word..<times[1].word + 1)
  }

  private func pages(_ index: Int, _ first: Range<Int>, _ second: Int) -> Double? {
    func number(_ range: Range<Int>) -> Int? {
      range.lazy.compactMap { Int(self.word($0), in: 1...5000) }.first
    }
    guard ["from", "page"].contains(word(index)), let from = number(first),
      let to = number(second..<min(texts.count, second + 3)), to > from
    else { return nil }
    return Double(to - from)
  }

  private func timeBetween(_ index: Int, _ first: Range<Int>, _ second: Int) -> Double? {
    guard let from = minutes(first),
      let to = minutes(second..<min(texts.count, second + 4))
    else { return nil }
    let isTime =
      word(index) == "from" || goal.type == .sleep
      || [word(first.lowerBound), word(second)].contains { word in
        word == "half" || word.contains { ":.".contains($0) } || word.hasSuffix("m")
      }
    return isTime ? length(from, to) : nil
  }

  /// From one time to another, in the goal's unit; half a day more or less as is likelier.
  private func length(_ from: Double, _ to: Double) -> Double {
    var minutes = to - from
    while minutes <= 0 { minutes += 720 }
    if goal.type == .sleep {
      if minutes > 960 { minutes -= 720 }
      if minutes < 120 { minutes += 720 }
    } else if minutes > 720 {
      minutes -= 720
    }
    return units.own == "hour" ? minutes / 60 : minutes
  }

  /// The time of day that some words begin with.
  private func minutes(_ range: Range<Int>) -> Double? {
    let said = texts[range]
    guard let first = said.first else { return nil }
    let next = said.dropFirst().first ?? ""
    if ["past", "to"].contains(next), let hour = said.dropFirst(2).first.flatMap(hour),
      let part = SaidTime.part(of: first)
    {
      return hour * 60 + (next == "past" ? part : -part)
    }
    switch first {
    case "half": return hour(next).map { $0 * 60 + 30 }
    case "noon": return 720
    case "midnight": return 1440
    default:
      return dotted(first) ?? ClockTime.minutes(first) ?? ClockTime.minutes(first + next)
        ?? hour(first).map { $0 * 60 }
    }
  }

  /// `22.20` in minutes.
  private func dotted(_ word: String) -> Double? {
    let parts = word.split(separator: ".")
    guard parts.count == 2, parts[1].count == 2,
      word.allSatisfy({ $0.isNumber || $0 == "." })
    else { return nil }
    return ClockTime.minutes(parts[0] + ":" + parts[1])
  }

  private func hour(_ word: String) -> Double? { SaidTime.hour(word) }

  private func nearest(_ minutes: Double) -> Double {
    SaidTime.nearest(minutes, to: goal.target)
  }
}
