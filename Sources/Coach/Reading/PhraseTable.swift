/// The phrases of the rules, and where they occur in an utterance.
///
/// A pattern is words apart by spaces: `no time`, `rain*` (the start of a word), `feel|am sick`
/// (either word), `lost .. motivation` (up to three words between). Filler words such as `very` may
/// stand between any two.
struct PhraseTable: Sendable {
  static let shared = PhraseTable(CoachRules.table)

  /// One occurrence.
  struct Hit: Sendable {
    let subject: CoachSubject
    /// The first and the last word of it.
    let words: ClosedRange<Int>
    /// How many words the pattern has.
    let weight: Int
    /// The word that denies it, where one does.
    let negator: Int?

    var isNegated: Bool { negator != nil }
  }

  private struct Pattern: Sendable {
    struct Element: Sendable {
      let terms: [Int]
      let mayGap: Bool
    }
    let subject: CoachSubject
    let elements: [Element]
    let startsNegated: Bool
  }

  private var patterns: [Pattern] = []
  private var byFirstTerm: [[Int]]

  init(_ rules: [(subject: CoachSubject, phrases: [String])]) {
    byFirstTerm = Array(repeating: [], count: Lexicon.shared.count)
    for rule in rules {
      for phrase in rule.phrases { add(phrase, of: rule.subject) }
    }
  }

  /// All occurrences in order of their first words.
  func hits(in utterance: Utterance) -> [Hit] {
    var hits: [Hit] = []
    for (index, word) in utterance.words.enumerated() {
      for term in word.terms {
        for number in byFirstTerm[term] {
          let pattern = patterns[number]
          guard let last = end(of: pattern, at: index, in: utterance.words) else { continue }
          let negator =
            pattern.startsNegated ? nil : negator(of: index, in: utterance.words)
          hits.append(
            Hit(
              subject: pattern.subject, words: index...last, weight: pattern.elements.count,
              negator: negator))
        }
      }
    }
    return hits
  }

  private func end(of pattern: Pattern, at index: Int, in words: [Utterance.Word]) -> Int? {
    var at = index
    for element in pattern.elements.dropFirst() {
      var next = at + 1
      var skipped = 0
      while next < words.count, !element.terms.contains(where: words[next].terms.contains) {
        let mayPass =
          element.mayGap
          ? skipped < 3 && words[next].clause == words[at].clause
          : skipped < 2 && CommonWords.filler.contains(words[next].text)
        guard mayPass else { return nil }
        skipped += 1
        next += 1
      }
      guard next < words.count else { return nil }
      at = next
    }
    return at
  }

  /// The negation that governs a word: one before it in the same clause, with nothing but
  /// fillers or an "or" between. `not only tired` and `never been so tired` are no negations.
  private func negator(of index: Int, in words: [Utterance.Word]) -> Int? {
    var at = index - 1
    var isListed = false
    var isRaised = false
    while at >= 0, index - at <= 6, words[at].clause == words[index].clause {
      let word = words[at].text
      if CommonWords.negators.contains(word) {
        return isRaised && word == "never" ? nil : at
      }
      switch word {
      case "only", "just", "merely": return nil
      case "so", "this", "more", "such": isRaised = true
      case "or", "nor": isListed = true
      default:
        guard isListed || CommonWords.betweenNegation.contains(word) else { return nil }
      }
      at -= 1
    }
    return nil
  }

  private mutating func add(_ phrase: String, of subject: CoachSubject) {
    var elements: [Pattern.Element] = []
    var mayGap = false
    for part in phrase.split(separator: " ") {
      if part == ".." {
        mayGap = true
        continue
      }
      let terms = part.split(separator: "|").compactMap { Lexicon.shared.term($0) }
      elements.append(Pattern.Element(terms: terms, mayGap: mayGap))
      mayGap = false
    }
    let firstWord = phrase.prefix { $0 != " " && $0 != "|" }
    let pattern = Pattern(
      subject: subject, elements: elements,
      startsNegated: CommonWords.negators.contains(String(firstWord)))
    for term in elements.first?.terms ?? [] { byFirstTerm[term].append(patterns.count) }
    patterns.append(pattern)
  }
}
