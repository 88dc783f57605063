import Wellness

/// Figures that somebody tells in a chat about no goal: `ran 5k this morning in 31 min`.
enum SaidFigure {
  /// As they were typed, `5k and 31 min`; `nil` for a message that tells none.
  static func text(in message: String, _ words: [TextWord]) -> String? {
    guard (2...16).contains(words.count), !message.contains("?") else { return nil }
    let said = words.map(\.text)
    let rest = said.drop(while: listed.openings.contains)
    let verb =
      rest.first.flatMap { listed.verbs.contains($0) || listed.starts.contains($0) ? $0 : nil }
      ?? rest.dropFirst().first.flatMap { listed.verbs.contains($0) ? $0 : nil }
    let tokens = message.split { $0 == " " || $0.isNewline }.map(bare)
    guard !said.contains(where: listed.ages.contains),
      let first = tokens.firstIndex(where: isNumber),
      verb != nil || first <= 1
    else { return nil }
    var figures: [String] = []
    for index in tokens.indices where isNumber(tokens[index]) {
      let rest = tokens[(index + 1)...].map { $0.lowercased() }
      let isSplit = rest.count > 1 && listed.between.contains(rest[0])
      if rest.dropFirst(isSplit ? 1 : 0).first.map(listed.units.contains) ?? false {
        figures.append(
          ([tokens[index]] + tokens[(index + 1)...].prefix(isSplit ? 2 : 1)).joined(separator: " "))
      } else if index > 0, ["day", "week"].contains(tokens[index - 1].lowercased()) {
        figures.append("\(tokens[index - 1]) \(tokens[index])")
      } else if hasUnit(tokens[index]) || verb.map(listed.unitless.contains) ?? false {
        figures.append(String(tokens[index]))
      }
    }
    guard (1...3).contains(figures.count), let last = figures.popLast() else { return nil }
    return figures.isEmpty ? last : figures.joined(separator: ", ") + " and " + last
  }

  private static func bare(_ token: Substring) -> Substring {
    var token = token
    while let last = token.last, ".,!;:)\"".contains(last) { token.removeLast() }
    return token
  }

  private static func isNumber(_ token: Substring) -> Bool {
    guard let first = token.first else { return false }
    if listed.spelled.contains(token.lowercased()) { return true }
    return first.isNumber || "$€£".contains(first) && token.dropFirst().first?.isNumber ?? false
  }

  /// Whether letters stand at the number or in it: `5k`, `5h20`, `£40`.
  private static func hasUnit(_ token: Substring) -> Bool {
    let letters = token.filter(\.isLetter).lowercased()
    return "$€£".contains(token.first ?? " ") || listed.attached.contains(letters)
      || token.contains(":")
  }

  private static let listed = ListedWords("SaidFigure")
}
