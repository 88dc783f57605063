/// Finds what should not be in a text that others will read: tokens, keys, passwords and e-mail
/// addresses, also percent-encoded and in base64.
package struct SecretFinder {
  /// One place in a text.
  package struct Occurrence: Hashable, Sendable {
    /// Of what is to be replaced, in UTF-8 bytes from the start of the text.
    package let range: Range<Int>
    /// What it is.
    package let kind: SecretKind
    /// What `sweep` puts there.
    package let standIn: String
  }

  /// One place in a file.
  package struct Place: Hashable, Sendable {
    /// Counted from 1.
    package let line: Int
    /// In Unicode scalars, counted from 1.
    package let column: Int
    /// What stands there.
    package let kind: SecretKind
  }

  /// What is in a text, in its order; no two overlap.
  ///
  /// - Parameter includingExamples: whether addresses count that nobody can have, such as
  ///   `ada@example.org` (RFC 2606). `*.invalid`, which the recorder writes, never does.
  package static func occurrences(
    in text: String, includingExamples: Bool = false
  ) -> [Occurrence] {
    []
  }

  /// What is in a file, in its order: in every line of header, comments and records, and across
  /// the frames of a channel, where it stands at its beginning.
  package static func occurrences(
    in file: SessionFile, includingExamples: Bool = false
  ) -> [Place] {
    []
  }

  /// A text with stand-ins for what was found.
  package static func sweep(_ text: String, includingExamples: Bool = false) -> String {
    text
  }
}
