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

    package init(start: Int, candidates: [Candidate]) {
      self.start = start
      self.candidates = candidates
    }
  }

  /// What fits at a cursor, counted in scalars from the start of the line.
  package let complete: @Sendable (_ line: String, _ cursor: Int) -> Answer

  package init(complete: @escaping @Sendable (_ line: String, _ cursor: Int) -> Answer) {
    self.complete = complete
  }
}
