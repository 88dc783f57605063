/// What may stand in a place of the command line, as far as a shell can complete it.
enum CompletedValue: Hashable, Sendable {
  /// Nothing stands there.
  case nothing
  /// A text of which nothing is known.
  case unknown
  case words([String])
  /// Titles of the user's goals.
  case goals
  case files
  /// Session files, and the folders in which they might be.
  case sessions
}

/// A shell that completes command lines.
package enum CompletionShell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish
}
