/// What was typed, from run to run; values of functions, since the file is another target's.
///
/// Confined to the core's thread, as the shell is.
package struct History {
  /// Keeps an entry; throws what is to be said once.
  package var append: (String) throws -> Void
  /// Forgets all entries.
  package var clear: () throws -> Void
  /// All entries, oldest first.
  package var entries: () throws -> [String]

  package init(
    append: @escaping (String) throws -> Void, clear: @escaping () throws -> Void,
    entries: @escaping () throws -> [String]
  ) {
    self.append = append
    self.clear = clear
    self.entries = entries
  }

  /// One that ends with the run, as a recorded and a replayed one have it.
  package static var inMemory: History {
    var entries: [String] = []
    return History(
      append: { if entries.last != $0 { entries.append($0) } }, clear: { entries = [] },
      entries: { entries })
  }
}

/// Whether inputs are kept in the history.
enum HistoryMode: String, CaseIterable, Sendable {
  case on, off
}
