/// How two lines differ, word by word.
struct WordDifference {
  /// A run of one line or of both.
  enum Part: Hashable {
    case same(String)
    /// Either may be empty.
    case changed(old: String, new: String)
  }

  /// In the order of the lines.
  private(set) var parts: [Part] = []

  init(_ old: String, _ new: String) {
    let old = WordDifference.tokens(old)
    let new = WordDifference.tokens(new)
    let alignment = Alignment(old.count, new.count) { haveSameBytes(old[$0], new[$1]) }
    var (place, other) = (0, 0)
    for pair in alignment.pairs + [(old.count, new.count)] {
      let gone = old[place..<pair.old].joined()
      let come = new[other..<pair.new].joined()
      if !gone.isEmpty || !come.isEmpty { append(.changed(old: gone, new: come)) }
      if pair.old < old.count { append(.same(old[pair.old])) }
      (place, other) = (pair.old + 1, pair.new + 1)
    }
    joinAcrossSpaces()
  }

  private mutating func append(_ part: Part) {
    switch (parts.last, part) {
    case (.same(let text), .same(let more)): parts[parts.count - 1] = .same(text + more)
    default: parts.append(part)
    }
  }

  /// Two changed words with nothing but white space between them are one change.
  private mutating func joinAcrossSpaces() {
    var joined: [Part] = []
    for part in parts {
      if case .changed(let old, let new) = part, joined.count > 1,
        case .same(let space) = joined[joined.count - 1], space.allSatisfy(\.isWhitespace),
        case .changed(let before, let beforeNew) = joined[joined.count - 2]
      {
        joined.removeLast(2)
        joined.append(.changed(old: before + space + old, new: beforeNew + space + new))
      } else {
        joined.append(part)
      }
    }
    parts = joined
  }

  /// What changed, in order.
  var changes: [(old: String, new: String)] {
    parts.compactMap { if case .changed(let old, let new) = $0 { (old, new) } else { nil } }
  }

  /// From 0, where nothing is the same, to 1: how much of the longer line is in both.
  var similarity: Double {
    var (same, old, new) = (0, 0, 0)
    for part in parts {
      switch part {
      case .same(let text): same += WordDifference.weight(text)
      case .changed(let left, let right):
        old += WordDifference.weight(left)
        new += WordDifference.weight(right)
      }
    }
    let longer = same + max(old, new)
    return longer == 0 ? 1 : Double(same) / Double(longer)
  }

  private static func weight(_ text: String) -> Int {
    text.unicodeScalars.count { !$0.properties.isWhitespace }
  }

  /// Words, runs of white space, and every other scalar by itself.
  private static func tokens(_ text: String) -> [String] {
    var tokens: [String] = []
    var last: Kind?
    for scalar in text.unicodeScalars {
      let kind = Kind(scalar)
      if kind != .other, kind == last {
        tokens[tokens.count - 1].unicodeScalars.append(scalar)
      } else {
        tokens.append(String(scalar))
      }
      last = kind
    }
    return tokens
  }

  private enum Kind {
    case word, space, other

    init(_ scalar: Unicode.Scalar) {
      switch scalar {
      case "_", "-", "'", "\u{2019}": self = .word
      case _ where scalar.properties.isWhitespace: self = .space
      // What is invisible belongs to the word in which it hides.
      case _ where scalar.properties.isAlphabetic || scalar.properties.numericType != nil,
        _ where scalar.properties.isDefaultIgnorableCodePoint,
        _ where scalar.properties.canonicalCombiningClass != .notReordered:
        self = .word
      default: self = .other
      }
    }
  }
}
