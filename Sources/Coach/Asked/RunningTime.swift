/// Whether words tell how long a run took: `ran 5k in 34 minutes`, `10k in 1:02`.
enum RunningTime {
  static func isTold(_ words: [String]) -> Bool {
    let isRun = words.contains { runs.contains($0) }
    let isTimed = words.contains { isFigure($0.first) && $0.contains(":") }
    let isLong = zip(words, words.dropFirst()).contains { number, unit in
      isFigure(number.first) && units.contains(unit)
    }
    // `34min`
    let isJoined = words.contains { word in
      isFigure(word.first) && units.contains(String(word.drop { $0.isNumber }))
    }
    return isRun && (isTimed || isLong || isJoined)
  }

  private static func isFigure(_ character: Character?) -> Bool { character?.isNumber ?? false }

  private static let runs: Set<String> = .listed("RunningTime.runs")
  private static let units: Set<String> = .listed("RunningTime.units")
}
