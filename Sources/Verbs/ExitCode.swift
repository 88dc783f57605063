/// What the program tells whoever started it.
package enum ExitCode {
  package static let done: Int32 = 0
  /// A command failed, or a session differs.
  package static let failed: Int32 = 1
  /// Usage, a bad file, an unsupported version.
  package static let usage: Int32 = 2
  /// A session by which nothing was checked, or one without its end where that is asked for.
  package static let incomplete: Int32 = 3
  package static let nothingSelected: Int32 = 4
  /// The backend could not be reached where an answer was required.
  package static let unreachable: Int32 = 69
  package static let internalError: Int32 = 70
  /// The user's files cannot be used.
  package static let unusableStore: Int32 = 74
  /// Ended by a signal of this number.
  package static func signal(_ number: Int32) -> Int32 { 128 + number }
}
