/// What was counted and is taken back.
extension ToldReader {
  /// `I logged Wolf Hall twice, drop one`, `that last glass, take it off again`: one less of what is
  /// counted, or what the vessel holds.
  var withdrawn: ToldValue? {
    let said = words.map(\.text)
    let isNumbered = words.contains { word in
      let isOne = ["one", "1"].contains(word.text)
      return !isOne && (word.text.first?.isNumber ?? false || SaidNumber.words.contains(word.text))
    }
    guard measure == .total || measure == .everyPeriod || measure == .limit, goal.current > 0,
      !isNumbered, isCountedTwice(said) || isTakenOff(said) || isUncounted(said)
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
      guard ["it", "one", "that", "them"].contains(next.first) else { return false }
      return ["drop", "remove", "minus", "subtract", "deduct"].contains(said[place])
        || ["take", "knock", "scratch"].contains(said[place])
          && next.prefix(4).contains { ["off", "away", "out", "back", "one"].contains($0) }
        || said[place...].starts(with: ["was", "one", "less"])
    }
  }

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
