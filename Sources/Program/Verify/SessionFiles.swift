import Store
import Verbs

/// Finds the session files that paths mean.
struct SessionFiles {
  /// In the order of the paths, each folder sorted by name; none twice.
  private(set) var paths: [String] = []
  /// What was left out that somebody might expect to find, as sentences.
  private(set) var notes: [String] = []
  private var known: Set<String> = []

  /// Files as named, and all `*.session` below folders. With no path the folder `Sessions`, or
  /// where that is not there, those of this folder.
  ///
  /// - Throws: `UsageError` for a path that is nothing.
  static func find(_ paths: [String]) throws(UsageError) -> SessionFiles {
    var found = SessionFiles()
    if paths.isEmpty, FileKind(of: "Sessions") == nil {
      found.lookHere()
      return found
    }
    for path in paths.isEmpty ? ["Sessions"] : paths {
      switch FileKind(of: path) {
      case .folder(let identity): found.look(in: path, within: [identity])
      case .file: found.add(path)
      case .other(let kind) where Files.isStream(path) && kind == "a pipe": found.add(path)
      case .other(let kind): found.notes.append("\(path) is \(kind) and was left out.")
      case nil:
        throw UsageError("there is no file or folder \(path)")
      }
    }
    return found
  }

  /// The session files of the folder in which this runs, without those below it.
  private mutating func lookHere() {
    for name in Files.names(in: ".") ?? [] where name.hasSuffix(".session") && name.first != "." {
      if case .file = FileKind(of: name) { add(name) }
    }
  }

  private mutating func add(_ path: String) {
    guard SessionFiles.isPrintable(path) else {
      let shown = path.unicodeScalars.map { SessionFiles.isPrintable($0) ? "\($0)" : "?" }.joined()
      return notes.append("\(shown) has control characters in its name and was left out.")
    }
    if known.insert(path).inserted { paths.append(path) }
  }

  /// Whether a name may stand in a report: on one line, in the order in which it is written.
  private static func isPrintable(_ path: String) -> Bool {
    path.unicodeScalars.allSatisfy(isPrintable)
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    case .format: !scalar.properties.isBidiControl
    default: true
    }
  }

  /// - Parameter above: the folder and those that it is in, so that a link back is seen.
  private mutating func look(in folder: String, within above: [FileKind.Identity]) {
    guard let names = Files.names(in: folder) else {
      return notes.append("\(folder) cannot be read and was left out.")
    }
    let base = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    for name in names {
      let path = "\(base)/\(name)"
      let isSession = name.hasSuffix(".session")
      switch FileKind(of: path) {
      case .folder where name.hasPrefix("."):
        notes.append("\(path) is a hidden folder and was left out.")
      case .folder(let identity) where above.contains(identity):
        notes.append("\(path) leads back to a folder that it is in, and was left out.")
      case .folder(let identity): look(in: path, within: above + [identity])
      case .file where isSession && name.hasPrefix("."):
        notes.append("\(path) is a hidden file and was left out.")
      case .file: if isSession { add(path) }
      case .other(let kind): if isSession { notes.append("\(path) is \(kind) and was left out.") }
      case nil: if isSession { notes.append("\(path) is a link that leads nowhere.") }
      }
    }
  }
}
