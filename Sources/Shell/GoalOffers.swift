import Edge
import Wellness

/// The goals that completion offers: 10,000 titles are gone through at each Tab, so no more is made
/// of one than is shown.
struct GoalOffers: Sendable {
  private let titles: [String]
  private let help: @Sendable (Int) -> String

  init(_ goals: [GoalSummary]) {
    titles = goals.map { $0.title.withoutControls }
    help = { GoalText.amount(goals[$0]).withoutControls }
  }

  /// Titles with a few words for each.
  init(_ pairs: [(title: String, help: String)]) {
    titles = pairs.map(\.title)
    help = { pairs[$0].help }
  }

  /// The goals that fit what was typed, the first ones as candidates.
  struct Fitting {
    var candidates: [Completions.Candidate] = []
    /// How many fit besides.
    var more = 0
    /// What all of them begin with.
    var common = ""

    var isEmpty: Bool { candidates.isEmpty }
  }

  /// Those whose titles begin with a text, in letters of either case.
  func beginning(with wanted: String) -> Fitting {
    let bytes = Array(wanted.utf8)
    return fitting { GoalOffers.begins($0, bytes, wanted) }
  }

  /// Those whose titles have the letters of a text in their order.
  func having(_ letters: String) -> Fitting {
    fitting { title in
      var rest = letters[...]
      for character in title.lowercased() where character == rest.first { rest.removeFirst() }
      return rest.isEmpty
    }
  }

  private func fitting(_ fits: (String) -> Bool) -> Fitting {
    var found = Fitting()
    var common: Substring.UnicodeScalarView?
    for (index, title) in titles.enumerated() where fits(title) {
      guard found.candidates.count == Completions.mostListed else {
        found.candidates.append(
          Completions.Candidate(GoalOffers.quoted(title), help: help(index)))
        continue
      }
      found.more += 1
      if common?.isEmpty == true { continue }
      let start = common ?? Completions.common(to: found.candidates.map(\.text))
      common = Completions.common(start, GoalOffers.quoted(title).unicodeScalars[...])
    }
    found.common = common.map { String($0) } ?? ""
    return found
  }

  /// Compares bytes where that is enough to tell.
  private static func begins(_ title: String, _ bytes: [UInt8], _ wanted: String) -> Bool {
    let verdict = title.utf8.withContiguousStorageIfAvailable { title -> Bool? in
      for (place, byte) in bytes.enumerated() {
        guard place < title.count else { return false }
        if byte >= 0x80 || title[place] >= 0x80 { return nil }
        let isCapital = (0x41...0x5a).contains(title[place])
        if byte != (isCapital ? title[place] | 0x20 : title[place]) { return false }
      }
      // What follows may belong to the last character.
      return title.count > bytes.count && title[bytes.count] >= 0x80 ? nil : true
    }
    return (verdict ?? nil)
      ?? (title.lowercased().hasPrefix(wanted) || Words.unmarked(title).hasPrefix(wanted))
  }

  /// A title as it has to be typed.
  static func quoted(_ title: String) -> String {
    let bytes = title.utf8
    let isPlain = !bytes.contains { $0 == 0x20 || $0 == 0x22 }
    // It would be a flag, or quotes.
    let isMark = title.unicodeScalars.first.map(marks.contains) ?? false
    guard !isPlain || isMark else { return title }
    guard bytes.contains(where: { $0 == 0x22 || $0 == 0x5c }) else { return "\"\(title)\"" }
    let escaped = title.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
    return "\"\(escaped)\""
  }

  private static let marks: Set<Unicode.Scalar> = [
    "-", "–", "—", "'", "‘", "’", "“", "”", "„", "«",
  ]

  /// A title as it is, of the beginning of one as it has to be typed.
  static func unquoted(_ word: String) -> String {
    guard word.contains("\\") else { return word }
    var plain = ""
    var isEscaped = false
    for character in word {
      if character == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      plain.append(character)
      isEscaped = false
    }
    return plain
  }
}
