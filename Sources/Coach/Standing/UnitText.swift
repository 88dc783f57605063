import Wellness

/// Units in the number that an amount asks for: 1 book, 2 books, 8 glasses of water.
enum UnitText {
  /// The unit behind an amount.
  static func named(_ unit: String, for value: Double) -> String {
    var words = unit.split(separator: " ").map(String.init)
    guard !words.isEmpty else { return "" }
    // What is counted stands before `of`, or else at the end: glasses of water, cups of tea.
    let place = (words.firstIndex(of: "of") ?? words.count) - 1
    guard words.indices.contains(place) else { return unit }
    words[place] = abs(value) == 1 ? singular(words[place]) : plural(words[place])
    return words.joined(separator: " ")
  }

  private static func singular(_ word: String) -> String {
    let lowercased = word.lowercased()
    if let known = singulars[lowercased] { return known }
    if isFixed(lowercased) { return lowercased == "lbs" ? "lb" : word }
    if lowercased.hasSuffix("ies"), lowercased.count > 4, !iesWords.contains(lowercased) {
      return word.dropLast(3) + "y"
    }
    for ending in ["sses", "shes", "ches", "xes", "zzes"] where lowercased.hasSuffix(ending) {
      return String(word.dropLast(2))
    }
    return isPlural(lowercased) && lowercased.count > 2 ? String(word.dropLast()) : word
  }

  private static func plural(_ word: String) -> String {
    let lowercased = word.lowercased()
    if let known = plurals[lowercased] { return known }
    if singulars[lowercased] != nil || isFixed(lowercased) || isPlural(lowercased) { return word }
    for ending in ["ss", "sh", "ch", "x", "z"] where lowercased.hasSuffix(ending) {
      return word + "es"
    }
    let vowel = lowercased.dropLast().last.map { "aeiou".contains($0) } ?? true
    if lowercased.hasSuffix("y"), !vowel { return word.dropLast() + "ies" }
    return word + "s"
  }

  private static func isPlural(_ word: String) -> Bool {
    word.hasSuffix("s") && !["ss", "us", "is"].contains(word.suffix(2))
  }

  /// Whether a word has one form: signs, abbreviations, names of no letters.
  private static func isFixed(_ word: String) -> Bool {
    UnitWords.isFixed(word)
      || !(word.last?.isLetter ?? false) || uncounted.contains(word)
  }

  private static let uncounted: Set<String> = .listed("UnitText.uncounted")

  /// Plurals that no rule makes, by what is one of them.
  private static let plurals: [String: String] = .listed("UnitText.plurals")
  private static let singulars = Dictionary(uniqueKeysWithValues: plurals.map { ($1, $0) })

  private static let iesWords: Set<String> = .listed("UnitText.iesWords")
}
