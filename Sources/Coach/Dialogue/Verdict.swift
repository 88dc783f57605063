import Wellness

/// Questions that want a yes or a no, and answers that begin with one.
enum Verdict {
  /// Whether a message asks for yes or no: `does tea count`, `so can i split it`.
  static func isAsked(_ text: String) -> Bool {
    let words = TextWord.all(in: text)
    // `So no coffee?`
    if words.count <= 6, text.utf8.last == UInt8(ascii: "?"),
      words.starts(with: ["so", "no"], by: { $0.text == $1 })
    {
      return true
    }
    return words.indices.dropLast().contains { index in
      guard verbs.contains(words[index].text),
        subjects.contains(words[index + 1].text) || index == 0
      else { return false }
      guard index > 0 else { return true }
      let before = words[index - 1]
      return before.clause != words[index].clause || joints.contains(before.text)
    }
  }

  /// Whether an answer begins with a verdict.
  static func opens(_ text: Substring) -> Bool {
    openings.contains { text.hasPrefix($0) }
  }

  private static let verbs: Set<String> = .listed("Verdict.verbs")
  private static let subjects: Set<String> = .listed("Verdict.subjects")
  private static let joints: Set<String> = ["and", "but", "so", "ok", "okay", "hey", "or", "hmm"]

  private static let openings = [
    "Yes", "No,", "No.", "No:", "Not ", "Nearly", "Usually", "Often", "Probably", "Sometimes",
    "Mostly", "Hardly", "Partly", "A little", "Both", "Neither", "Once is fine", "You can",
    "You do", "You don't", "It does", "It doesn't", "It counts", "It is", "It isn't", "It's fine",
    "It's safe", "It helps", "It can", "It works", "It won't", "It depends", "They do",
    "They don't",
    "They're", "They can", "That counts", "That's fine", "Count it", "Count anything",
    "All of it counts", "Everything counts", "Naps are fine", "Only ", "Either", "Of course",
    "Sure",
    "Absolutely", "Rarely", "Never", "For most", "For nearly everybody", "In small amounts",
    "In moderation", "Fine", "Safe", "There's no", "There isn't", "Possible", "Perhaps", "Maybe",
    "Less than", "More than", "Better",
  ]
}
