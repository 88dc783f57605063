import CLibEdit

/// The library that edits lines.
package enum LineEditing {
  /// The version of its interface, e.g. `2.11`.
  package static var version: String { "\(LIBEDIT_MAJOR).\(LIBEDIT_MINOR)" }
}
