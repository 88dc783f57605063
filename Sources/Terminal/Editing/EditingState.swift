/// What editing remembers from key to key.
struct EditingState: Sendable {
  var kills = KillRing()
  var undo = UndoHistory()
  /// What the last search looked for.
  var lastQuery = ""
  /// What the key before this one was bound to, where that was one of our commands.
  private(set) var previous: EditingCommand?
  private var current: EditingCommand?
  /// What was inserted last by a key that, struck again, puts something else in its place.
  var inserted: Insertion?

  struct Insertion: Sendable {
    let text: String
    /// Where in the history it is from.
    var place: Int?
  }

  /// Another key is struck.
  mutating func begin() {
    (previous, current) = (current, nil)
  }

  /// The key is bound to a command.
  mutating func enter(_ command: EditingCommand) {
    current = command
  }
}
