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
    let isAboutOther = texts.contains { SaidAge.children.contains($0) }
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
          && !SaidAge.units.contains(next)
        isMinor = (8...17).contains(age) && (names || isOld && !isAboutOther)
        isAdult = isAdult || (18...99).contains(age) && (names || isOld)
      } else if word.last == "f" || word.hasSuffix("yo") || word.first == "f" && word.count == 3 {
        let digits = word.filter(\.isNumber)
        isMinor = digits.count == 2 && word.count <= 4 && Int(digits, in: 8...17) != nil
      } else if ["grade", "grader"].contains(word) {
        isMinor = !isAboutOther && SaidAge.grades.contains(previous)
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

  private static let telling = WordIndex(
    words: """
      eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen grade grader year
      school
      """)

  private static func value(_ word: String) -> Int? { Int(word, in: 0...999) ?? spelled[word] }

  private static let children = DangerContext.words(
    "daughter son kid kids child children niece nephew student students brother sister teach")
  private static let units = DangerContext.words(
    """
    kg pounds stone st days day weeks week months month minutes hours hour percent km miles mile
    steps reps short over points in away kilos under from k x times books glasses
    """)
  /// Whether years with such words around them have gone by: `for 12 years`, `12 years ago`.
  private static func isSpan(_ before: String, _ behind: String) -> Bool {
    behind != "old" && (spans.contains(before) || ["ago", "now", "of"].contains(behind))
  }

  private static let spans = DangerContext.words(
    "for since last past after over in within almost nearly about smoked smoking together married")
  private static let grades = DangerContext.words(
    "4th 5th 6th 7th 8th 9th 10th 11th fifth sixth seventh eighth ninth tenth eleventh")
  private static let spelled: [String: Int] = [
    "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14,
    "fifteen": 15, "sixteen": 16, "seventeen": 17,
  ]
}
