/// What Tab offers: a pure function over an immutable snapshot, so that it works while the core is
/// busy.
package struct Completions: Sendable {
  /// One thing that fits.
  package struct Candidate: Hashable, Sendable {
    /// What is inserted in place of the word, quotes included.
    package let text: String
    /// One line that says what it is; may be empty.
    package let help: String

    package init(_ text: String, help: String = "") {
      self.text = text
      self.help = help
    }
  }

  /// All that fits at a cursor.
  package struct Answer: Hashable, Sendable {
    /// Where the word begins that a candidate replaces, in scalars from the start of the line; it
    /// ends at the cursor.
    package let start: Int
    /// In the order in which they are listed.
    package let candidates: [Candidate]
    /// How many fit besides, where there are too many to name.
    package let more: Int
    /// What all that fit begin with, where there are too many to name.
    package let common: String

    package init(start: Int, candidates: [Candidate], more: Int = 0, common: String = "") {
      self.start = start
      self.candidates = candidates
      self.more = more
      self.common = common
    }
  }

  /// How many candidates a list has at most.
  package static let mostListed = 20

  /// What fits at a cursor, counted in scalars from the start of the line.
  package let complete: @Sendable (_ line: String, _ cursor: Int) -> Answer

  package init(complete: @escaping @Sendable (_ line: String, _ cursor: Int) -> Answer) {
    self.complete = complete
  }
}

extension Completions {
  /// What all texts begin with, in letters of either case.
  package static func common(to texts: [String]) -> Substring.UnicodeScalarView {
    guard let first = texts.first else { return Substring.UnicodeScalarView() }
    return texts.dropFirst().reduce(first.unicodeScalars[...]) {
      common($0, $1.unicodeScalars[...])
    }
  }

  /// What two texts begin with, in letters of either case.
  package static func common(
    _ left: Substring.UnicodeScalarView, _ right: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView {
    left[
      ..<(zip(left.indices, right).first { !agree(left[$0], $1) }?.0
        ?? left.index(left.startIndex, offsetBy: min(left.count, right.count)))]
  }

  private static func agree(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
    left == right || left.properties.lowercaseMapping == right.properties.lowercaseMapping
  }
}
