/// What was counted and is taken back.
extension ToldReader {
  /// `I logged Wolf Hall twice, drop one`, `that last glass, take it off again`: one less of what is
  /// counted, or what the vessel holds.
  var withdrawn: ToldValue? {
    guard measure == .total || measure == .everyPeriod || measure == .limit, goal.current > 0,
      !words.contains(where: { $0.text != "1" && $0.text.first?.isNumber ?? false })
    else { return nil }
    let said = words.map(\.text)
    guard isCountedTwice(said) || isTakenOff(said) || isUncounted(said),
      !said.contains(where: { $0 != "one" && SaidNumber.words.contains($0) })
    else { return nil }
    let vessel = said.lazy.compactMap { finder.units.factor($0) }.first
    guard let amount = finder.isCounted ? 1 : vessel, goal.current >= amount else { return nil }
    var value = ToldValue(date: today, amount: -amount, way: .more)
    value.namesUnit = vessel != nil
    return value
  }

  private func isCountedTwice(_ said: [String]) -> Bool {
    said.indices.contains { place in
      ToldReader.counting.contains(said[place]) && said[place...].prefix(6).contains("twice")
    }
  }

  private func isTakenOff(_ said: [String]) -> Bool {
    said.indices.contains { place in
      let next = said.dropFirst(place + 1)
      if said[place] == "was" { return next.starts(with: ["one", "less"]) }
      guard let isDropped = ToldReader.taking[said[place]],
        next.first.map(["it", "one", "that", "them"].contains) ?? false
      else { return false }
      return isDropped
        || next.prefix(4).contains { ["off", "away", "out", "back", "one"].contains($0) }
    }
  }

  /// Words that take off what stands behind them, each with whether nothing more is needed.
  private static let taking = [
    "drop": true, "remove": true, "minus": true, "subtract": true, "deduct": true, "take": false,
    "knock": false, "scratch": false,
  ]

  /// `Don't count that last one you put down`.
  private func isUncounted(_ said: [String]) -> Bool {
    zip(said, said.dropFirst()).contains {
      ["dont", "shouldnt", "doesnt", "didnt"].contains($0) && $1 == "count"
    } && said.contains { ToldReader.counting.contains($0) || $0 == "told" }
  }

  private static let counting: Set<String> = [
    "counted", "logged", "noted", "added", "put", "entered", "recorded",
  ]
}
