import Edge

/// What an update would write in one place of a file.
package struct ProposedChange: Sendable {
  /// 0 before the first input.
  package let turn: Int
  /// The line of the file that began the turn.
  package let input: String?
  /// Of the file, counted from 1.
  package let line: Int
  /// The patterns among the lines that go.
  package let patterns: [(line: Int, text: String)]
  /// The lines that go.
  let old: [String]
  /// The lines that come.
  let new: [String]

  /// What goes beside what comes, for a person.
  package var lines: [Styled] { HunkLines(old, new).lines }
}
