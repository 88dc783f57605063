import Numbers
import Wellness

/// The age that a user tells of.
struct SaidAge {
  let isMinor: Bool
  /// Whether it is one of 18 and more.
  let isAdult: Bool

  init(_ texts: [String]) {
    guard texts.contains(where: SaidAge.mayTell) else {
      (isMinor, isAdult) = (false, false)
      return
    }
    let isAboutOther = !texts.isDisjoint(with: SaidAge.listed.children)
    var isMinor = false
    var isAdult = false
    for (index, word) in texts.enumerated() where !isMinor && SaidAge.mayTell(word) {
      let previous = index > 0 ? texts[index - 1] : ""
      let next = index + 1 < texts.count ? texts[index + 1] : ""
      if let age = SaidAge.value(word) {
        let behind = index + 2 < texts.count ? texts[index + 2] : ""
        let isOld =
          ["years", "year", "yo", "yr", "yrs", "y"].contains(next)
          && !SaidAge.isSpan(previous, behind)
        let isSelf = ["im", "am", "age", "aged", "turned", "turning", "only", "just"]
          .contains(previous)
        let names =
          isSelf && !texts[..<index].suffix(3).contains("like")
          && texts[..<index].contains { ["im", "i", "am", "age", "aged"].contains($0) }
          && !SaidAge.listed.units.contains(next)
        isMinor = (8...17).contains(age) && (names || isOld && !isAboutOther)
        isAdult = isAdult || (18...99).contains(age) && (names || isOld)
      } else if word.last == "f" || word.hasSuffix("yo") || word.first == "f" && word.count == 3 {
        let digits = word.filter(\.isNumber)
        isMinor = digits.count == 2 && word.count <= 4 && Int(digits, in: 8...17) != nil
      } else if ["grade", "grader"].contains(word) {
        isMinor = !isAboutOther && SaidAge.listed.grades.contains(previous)
      } else if word == "year" {
        isMinor = !isAboutOther && previous == "in" && Int(next, in: 7...11) != nil
      } else if word == "school" {
        isMinor =
          !isAboutOther && ["middle", "secondary"].contains(previous)
          && texts.contains { $0 == "im" || $0 == "in" }
      }
    }
    self.isMinor = isMinor
    self.isAdult = isAdult && !isMinor
  }

  /// Whether a word may be of an age: it has a figure in it or is one of a few.
  private static func mayTell(_ word: String) -> Bool {
    var hash = WordHash()
    for byte in word.utf8 {
      if (0x30...0x39).contains(byte) { return true }
      hash.add(byte)
    }
    return telling.contains(hash)
  }

  private static let listed = ListedWords("SaidAge")
  private static let telling: WordIndex = .listed("SaidAge.telling")

  private static func value(_ word: String) -> Int? {
    Int(word, in: 0...999) ?? SaidNumber.values[word].map { Int(clamping: $0) }
  }

  /// Whether years with such words around them have gone by: `for 12 years`, `12 years ago`.
  private static func isSpan(_ before: String, _ behind: String) -> Bool {
    behind != "old" && (listed.spans.contains(before) || ["ago", "now", "of"].contains(behind))
  }
}
