import SQLite

/// Why the user's data cannot be read or kept.
package struct StoreError: Error, Hashable, Sendable {
  /// What is wrong with a file.
  package enum Problem: Hashable, Sendable {
    case readOnly
    /// The file is no store, or a damaged one; nothing was written to it.
    case corrupt
    /// The file was written by a later version, which knows this step.
    case tooNew(step: String)
    /// Somebody else held it for longer than five seconds.
    case busy
    case cannotOpen
    case full
    case other(String)
  }

  /// The file or folder that it is about.
  package let path: String
  /// What is wrong with it.
  package let problem: Problem

  package init(path: String, problem: Problem) {
    self.path = path
    self.problem = problem
  }

  /// What SQLite says of a file.
  package init(_ error: SQLiteError) {
    let problem: Problem =
      switch error.kind {
      case .readOnly: .readOnly
      case .corrupt: .corrupt
      case .busy: .busy
      case .cannotOpen: .cannotOpen
      case .full: .full
      case .constraint, .unreachable, .unresolved, .conflict, .other: .other(error.message)
      }
    self.init(path: error.path, problem: problem)
  }
}
