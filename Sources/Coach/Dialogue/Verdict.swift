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
      guard listed.verbs.contains(words[index].text),
        listed.subjects.contains(words[index + 1].text) || index == 0
      else { return false }
      guard index > 0 else { return true }
      let before = words[index - 1]
      return before.clause != words[index].clause || listed.joints.contains(before.text)
    }
  }

  /// Whether an answer begins with a verdict.
  static func opens(_ text: Substring) -> Bool {
    openings.contains { text.hasPrefix($0) }
  }

  private static let listed = ListedWords("Verdict")
  private static let openings: [String] = .listed("Verdict.openings")
}
