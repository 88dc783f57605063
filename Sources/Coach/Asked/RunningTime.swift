/// Whether words tell how long a run took: `ran 5k in 34 minutes`, `10k in 1:02`.
enum RunningTime {
  static func isTold(_ words: [String]) -> Bool {
    let said = Set(words)
    let isRun =
      !said.isDisjoint(with: ["ran", "run", "jogged", "parkrun", "marathon"])
      || words.contains { distances.contains($0) }
    let isTimed = words.contains { isFigure($0.first) && $0.contains(":") }
    let isLong = zip(words, words.dropFirst()).contains { number, unit in
      isFigure(number.first) && units.contains(unit)
    }
    return isRun && (isTimed || isLong || words.contains { isJoined($0) })
  }

  private static func isFigure(_ character: Character?) -> Bool { character?.isNumber ?? false }

  /// `34min`
  private static func isJoined(_ word: String) -> Bool {
    isFigure(word.first) && units.contains(String(word.drop { $0.isNumber }))
  }

  private static let distances: Set<String> = [
    "5k", "10k", "3k", "5km", "10km", "15k", "21k", "half",
  ]
  private static let units: Set<String> = [
    "min", "mins", "minutes", "minute", "hour", "hours", "h",
  ]
}
