import Wellness

/// What the words of an utterance tell beside the phrases that the rules know.
extension Utterance {
  /// Whether at least one word of it is known.
  var isUnderstood: Bool {
    words.contains { !$0.terms.isEmpty || CommonWords.stop.contains($0.text) }
  }

  /// Whether it asks about things of which no rule knows a single one.
  func isStrange(beside known: [ClosedRange<Int>]) -> Bool {
    let telling = words.indices.filter { index in
      words[index].text.utf8.count > 3 && !CommonWords.stop.contains(words[index].text)
        && !CommonWords.neverMisspelt.contains(words[index].text)
        && !known.contains { $0.contains(index) }
    }
    return isQuestion && !telling.isEmpty && telling.allSatisfy { words[$0].terms.isEmpty }
  }

  /// Whether it states that something is in the way, whatever it is.
  var tellsOfHindrance: Bool {
    !isQuestion && (3...40).contains(words.count)
      && words.dropLast().contains { Utterance.hindrances.contains($0.text) }
  }

  private static let hindrances: Set<String> = [
    "no", "not", "never", "cant", "cannot", "couldnt", "dont", "wont", "doesnt", "isnt", "without",
    "broken", "always", "keeps", "keep", "hardly", "barely", "nobody", "none", "annoying", "closed",
    "cancelled", "late", "noisy", "loud", "bright", "problem", "trouble", "impossible", "wrong",
    "bailed", "lost", "missing", "too", "nothing", "awful", "terrible", "rubbish", "wakes", "mess",
    "against", "instead", "every", "constantly", "ruins", "ruined",
  ]

  /// Whether a plan or the like at a place is one that is not wanted.
  func declines(_ index: Int) -> Bool {
    let before = words[max(0, index - 3)..<index].map(\.text)
    return before.contains { ["dont", "no", "not", "without"].contains($0) }
      && before.contains { ["want", "need", "like", "no", "without"].contains($0) }
  }

  /// Whether it is a sum of two numbers that stand for nothing: `17 times 23`.
  var isCalculation: Bool {
    words.indices.dropFirst().dropLast().contains { index in
      ["times", "plus", "minus", "divided", "x"].contains(words[index].text)
        && Double(words[index - 1].text) != nil
        && (Double(words[index + 1].text) != nil || words[index + 1].text == "by")
    }
  }

  var tellsOfDeeds: Bool {
    words.contains { ReportedProgress.deeds.contains($0.text) }
  }
}
