import Edge

/// Lines that were expected against those that came, each beside the one that it is most like.
struct HunkLines {
  private(set) var lines: [Styled] = []

  /// More comparisons of lines than that are not made: then all that is expected stands first.
  private static let most = 2_500
  /// Nor of lines that are longer than that together, in bytes of the one times bytes of the other.
  private static let mostBytes = 16_000_000

  init(_ expected: [String], _ actual: [String]) {
    let isPair = expected.count == 1 && actual.count == 1
    let isSmall =
      expected.count * actual.count <= HunkLines.most
      && HunkLines.length(expected) * HunkLines.length(actual) <= HunkLines.mostBytes
    let alignment = Alignment(isSmall ? expected.count : 0, isSmall ? actual.count : 0) {
      isPair || WordDifference(expected[$0], actual[$1]).similarity >= 0.4
    }
    var (place, other) = (0, 0)
    for pair in alignment.pairs + [(expected.count, actual.count)] {
      for line in expected[place..<pair.old] { lines.append(HunkLines.whole("-", line, .bad)) }
      for line in actual[other..<pair.new] { lines.append(HunkLines.whole("+", line, .good)) }
      if pair.old < expected.count {
        lines += ChangedPair(expected[pair.old], actual[pair.new]).lines(indent: "      ")
      }
      (place, other) = (pair.old + 1, pair.new + 1)
    }
  }

  private static func length(_ lines: [String]) -> Int {
    lines.reduce(0) { $0 + $1.utf8.count }
  }

  private static func whole(_ sign: String, _ line: String, _ style: Styled.Style) -> Styled {
    Styled("      \(sign) \(line)", style)
  }
}

/// A line and what came in its place, with the words that differ.
struct ChangedPair {
  private let difference: WordDifference
  private let isLong: Bool
  private let isWhole: Bool

  /// A line that is longer has its unchanged middle left out.
  private static let longest = 160
  /// What stays of an unchanged run at either side of a change.
  private static let around = 30

  init(_ old: String, _ new: String) {
    difference = WordDifference(old, new)
    let length = max(old.unicodeScalars.count, new.unicodeScalars.count)
    isLong = length > ChangedPair.longest
    isWhole = length <= 60
  }

  func lines(indent: String) -> [Styled] {
    var old = Styled("\(indent)- ", .bad)
    var new = Styled("\(indent)+ ", .good)
    for (place, part) in difference.parts.enumerated() {
      switch part {
      case .same(let text):
        let shown = isLong ? shortened(text, place) : text
        old += Styled(shown)
        new += Styled(shown)
      case .changed(let left, let right):
        let shown = Invisible.shown(left, right)
        old += Styled(shown.old, .bad)
        new += Styled(shown.new, .good)
      }
    }
    return [old, new] + changed(indent)
  }

  /// The words alone, where a line is too long for the eye to find them.
  private func changed(_ indent: String) -> [Styled] {
    let changes = difference.changes
    guard !isWhole, difference.similarity >= 0.4, changes.count <= 4 else { return [] }
    let words = changes.map { old, new in
      let shown = Invisible.shown(old, new)
      return "\(ChangedPair.named(shown.old)) → \(ChangedPair.named(shown.new))"
    }
    return [Styled("\(indent)  changed: \(words.joined(separator: "; "))", .faint)]
  }

  private static func named(_ text: String) -> String {
    text.isEmpty ? "(nothing)" : text.allSatisfy(\.isWhitespace) ? "(space)" : text
  }

  private func shortened(_ text: String, _ place: Int) -> String {
    let isFirst = place == 0
    let isLast = place + 1 == difference.parts.count
    let front = isFirst ? ChangedPair.around / 2 : ChangedPair.around
    let back = isLast ? ChangedPair.around / 2 : ChangedPair.around
    guard text.unicodeScalars.count > 2 * (front + back) else { return text }
    return ChangedPair.words(text, front) + " … "
      + String(ChangedPair.words(String(text.reversed()), back).reversed())
  }

  /// Whole words from the front of a text, about as many scalars as wanted.
  private static func words(_ text: String, _ room: Int) -> String {
    var words = ""
    for character in text {
      if words.unicodeScalars.count >= room, character.isWhitespace { break }
      if words.unicodeScalars.count >= 2 * room { break }
      words.append(character)
    }
    return words
  }
}

/// The fields of a request that differ, a line for each.
struct FieldLines {
  private(set) var lines: [Styled] = []

  init(_ fields: [Difference.Field]) {
    let short = fields.filter { !FieldLines.isLong($0) }
    let paths = short.map(\.path.unicodeScalars.count).max() ?? 0
    let values =
      short.map { FieldLines.shown($0.expected, $0.actual).0.unicodeScalars.count }.max() ?? 0
    for field in fields {
      if FieldLines.isLong(field), let old = field.expected, let new = field.actual {
        lines.append(Styled("      \(field.path)"))
        lines += ChangedPair(escaped(old), escaped(new)).lines(indent: "        ")
        continue
      }
      let (old, new) = FieldLines.shown(field.expected, field.actual)
      lines.append(
        Styled("      " + FieldLines.padded(field.path, paths) + "   ")
          + Styled("- " + FieldLines.padded(old, min(values, 40)), .bad)
          + Styled("   ") + Styled("+ " + new, .good))
    }
  }

  /// Whether a value has no place beside the other.
  private static func isLong(_ field: Difference.Field) -> Bool {
    guard let old = field.expected, let new = field.actual else { return false }
    return max(old.unicodeScalars.count, new.unicodeScalars.count) > 60
  }

  private static func shown(_ old: String?, _ new: String?) -> (String, String) {
    guard let old, let new else {
      return (old.map { escaped($0) } ?? "(nothing)", new.map { escaped($0) } ?? "(nothing)")
    }
    return Invisible.shown(escaped(old), escaped(new))
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.unicodeScalars.count))
  }
}
