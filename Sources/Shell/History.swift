import Edge
import UseCases

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

  /// The same, with another one that is kept and cleared alike; the entries are this one's.
  package func also(_ other: History) -> History {
    History(
      append: {
        try append($0)
        try other.append($0)
      },
      clear: {
        try clear()
        try other.clear()
      }, entries: entries)
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

/// Keeps what is typed, where that is wanted.
struct InputKeeping {
  let edge: Edge
  let history: History
  let settings: ShellSettings
  /// Whether nothing is kept in this run, whatever is set.
  let isIncognito: Bool

  /// Whether what is typed is kept from run to run.
  var isOn: Bool { settings[.history] == HistoryMode.on.rawValue && !isIncognito }

  /// Lets Up bring an input back, in this run and in later ones.
  func keep(_ text: String) throws {
    guard !PrivateInput.includes(text) else { return }
    try edge.emit(.remember(text))
    guard isOn else { return }
    do {
      try history.append(text)
    } catch {
      try edge.complain("The history cannot be written; what you type is not kept this time.")
    }
  }
}
