import Session
import Store
import Verbs

/// Which of the files that are there a run of `verify` is about.
struct SessionSelection {
  /// In the order in which they are told of.
  let paths: [String]
  /// What was left out that somebody might expect.
  let notes: [String]
  /// Whether there were files, and all of them belong to other shards.
  let isEmptyShard: Bool

  /// Why there is nothing to do, where there is nothing.
  let emptiness: String

  /// - Parameter failed: the paths that may be taken; `nil` for all.
  /// - Throws: `UsageError` for a path that is nothing.
  init(_ run: VerifyOptions, among failed: Set<String>? = nil) throws(UsageError) {
    let found = try SessionFiles.find(run.paths)
    let gone = (failed ?? []).filter { !Files.exists($0) }.sorted()
    let globs = run.filters.map { Glob($0) }
    let named = found.paths.filter { path in
      (globs.isEmpty || globs.contains { SessionSelection.matches($0, path) })
        && failed?.contains(path) ?? true
    }
    let tagged = run.tags.isEmpty ? [] : named.map { (path: $0, tags: SessionSelection.tags($0)) }
    let wanted = WantedTags(run.tags)
    // What cannot be read is kept, so that it is told of.
    let selected =
      run.tags.isEmpty
      ? named : tagged.filter { $0.tags.map(wanted.fit) ?? true }.map(\.path)
    let unknown = UnknownTags(wanted.some + wanted.none, among: tagged.flatMap { $0.tags ?? [] })
    notes =
      found.notes + gone.map { "\($0) failed before, and is gone." }
      + (selected.isEmpty ? [] : unknown.sentences)
    emptiness =
      found.paths.isEmpty
      ? SessionFiles.nothing(in: run.paths)
      : named.isEmpty
        ? SessionSelection.emptiness(failed)
        : unknown.sentences.isEmpty
          ? "no session there fits --tag." : unknown.sentences.joined(separator: " ")
    paths =
      run.shard.map { shard in
        selected.filter { SessionSelection.shard(of: $0, among: shard.count) == shard.number }
      } ?? selected
    isEmptyShard = paths.isEmpty && !selected.isEmpty
  }

  private static func emptiness(_ failed: Set<String>?) -> String {
    guard let failed else { return "no session there fits --filter." }
    let left = failed.filter { Files.exists($0) }.sorted()
    return left.isEmpty
      ? "nothing that failed before is left to verify."
      : "of what failed before nothing is among the sessions named here: "
        + "\(left.joined(separator: ", "))."
  }

  /// A filter is for the path as it is told, or for the name, with or without `.session`.
  private static func matches(_ glob: Glob, _ path: String) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let stem = name.hasSuffix(".session") ? String(name.dropLast(8)) : name
    return glob.matches(path) || glob.matches(name) || glob.matches(stem)
  }

  /// The tags of a file; `nil` where it cannot be read.
  private static func tags(_ path: String) -> [String]? {
    do {
      guard let bytes = try Files.read(path) else { return nil }
      return try SessionFile(parsing: bytes).header.tags
    } catch {
      return nil
    }
  }

  /// The part that a file belongs to, by what is in it: FNV-1a of 64 bits
  /// (http://www.isthe.com/chongo/tech/comp/fnv/), so other files and their names do not matter.
  private static func shard(of path: String, among count: Int) -> Int {
    let bytes: [UInt8]
    do { bytes = try Files.read(path) ?? [] } catch { bytes = [] }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    // Its low bits alone are poor for files that differ in their last bytes.
    return Int((hash >> 32 ^ hash) % UInt64(count)) + 1
  }
}

/// Tags as `--tag` names them: those with a `!` before them are not wanted.
private struct WantedTags {
  /// Of which a file has to have one, where there are any.
  let some: [String]
  let none: [String]

  init(_ words: [String]) {
    some = words.filter { !$0.hasPrefix("!") }
    none = words.filter { $0.hasPrefix("!") }.map { String($0.dropFirst()) }
  }

  func fit(_ tags: [String]) -> Bool {
    (some.isEmpty || tags.contains { some.contains($0) }) && !tags.contains { none.contains($0) }
  }
}

/// Tags that somebody asks for and no file has.
private struct UnknownTags {
  let sentences: [String]

  init(_ wanted: [String], among tags: [String]) {
    let known = Set(tags).sorted()
    let there =
      known.isEmpty ? "no file has any" : "those there have \(known.joined(separator: ", "))"
    var seen: Set<String> = []
    sentences = wanted.filter { !known.contains($0) && seen.insert($0).inserted }.map {
      "no session there has the tag \($0): \(there)."
    }
  }
}

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

  /// That nothing was found.
  static func nothing(in paths: [String]) -> String {
    let places = paths.isEmpty && FileKind(of: "Sessions") == nil ? ["this folder"] : paths
    let named = places.isEmpty ? "Sessions" : places.joined(separator: ", ")
    return "no session file was found in \(named)."
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
    // Properties take a search, and most names have no others.
    if scalar.isASCII { return 0x20..<0x7F ~= scalar.value }
    return switch scalar.properties.generalCategory {
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
