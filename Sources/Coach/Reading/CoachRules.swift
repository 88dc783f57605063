/// The phrases by which the coach recognises what is said. Patterns are explained at `PhraseTable`.
enum CoachRules {
  typealias Rule = (subject: CoachSubject, phrases: [String])

  static let table: [Rule] =
    requests.map { (.intent($0), split($1)) }
    + obstacles.map { (.intent($0), split($1)) }
    + topics.map { (.intent($0), split($1)) }
    + (flags + urgentFlags).map { (.flag($0), split($1)) }
    + [(.harmless, split(harmless + "\n" + figures))]
    + domains.map { (.domain($0), split($1)) }
    + CoachNote.all.enumerated().map { (.note($0.offset), split($0.element.phrases)) }

  static let patterns: [String] = table.flatMap(\.phrases)

  /// Phrases apart by commas or line ends.
  private static func split(_ text: String) -> [String] {
    text.split { $0 == "," || $0 == "\n" }
      .map { $0.split(separator: " ").joined(separator: " ") }
      .filter { !$0.isEmpty }
  }
}
