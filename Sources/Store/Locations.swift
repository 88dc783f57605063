/// Where the user's files are (XDG Base Directory Specification); `LUME_HOME` puts all of them
/// under one folder.
package struct Locations: Hashable, Sendable {
  /// Settings, as JSON.
  package let config: String
  /// The user's data.
  package let store: String
  /// The data of the embedded backend.
  package let backend: String
  /// The folder for recordings.
  package let sessions: String
  /// What was typed.
  package let history: String
  /// What went wrong, for support.
  package let log: String
  /// Who the user is to each backend; only the user may read it.
  package let tokens: String
  /// All of them.
  package let folders: [String]

  /// - Parameter environment: the value of a variable, `nil` or empty for one that is not set.
  /// - Throws: `StoreError` where neither `LUME_HOME` nor `HOME` is set.
  package init(environment: (String) -> String?) throws {
    func value(_ name: String) -> String? {
      environment(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    let (configFolder, dataFolder, stateFolder): (String, String, String)
    if let home = value("LUME_HOME") {
      (configFolder, dataFolder, stateFolder) = (home, home, home)
    } else if let home = value("HOME") {
      configFolder = (value("XDG_CONFIG_HOME") ?? home + "/.config") + "/lume"
      dataFolder = (value("XDG_DATA_HOME") ?? home + "/.local/share") + "/lume"
      stateFolder = (value("XDG_STATE_HOME") ?? home + "/.local/state") + "/lume"
    } else {
      throw StoreError(path: "$HOME", problem: .other("neither HOME nor LUME_HOME is set"))
    }
    config = configFolder + "/config.json"
    store = dataFolder + "/lume.sqlite"
    backend = dataFolder + "/backend.sqlite"
    sessions = dataFolder + "/sessions"
    history = stateFolder + "/history"
    log = stateFolder + "/log"
    tokens = dataFolder + "/tokens"
    folders = [configFolder, dataFolder, stateFolder]
  }

  /// Whose hands the user's data are in beside the user's, and what to do about it; `nil` where
  /// nobody else can write to the folders.
  package var exposure: String? {
    if let folder = folders.first(where: Files.isForeign) {
      return "\(folder) belongs to somebody else, who can put what they like in the place of your "
        + "data: set LUME_HOME to a folder of yours"
    }
    return folders.first(where: Files.isWritableByOthers).map {
      "others can put what they like in the place of your data: chmod go-w \($0)"
    }
  }

  /// Makes the folders that are missing, and closes files that others may read: the folder of
  /// `LUME_HOME` is the user's own affair.
  ///
  /// - Throws: `StoreError`.
  package func prepare() throws {
    for folder in folders { try Files.makeFolder(folder) }
    // What a link leads to is the affair of who has put the link there.
    for path in [config, history, log] where !Files.isLink(path) { try Files.makePrivate(path) }
    try Files.makePrivate(tokens)
    for path in [store, backend] { try Files.makePrivate(database: path) }
  }
}
