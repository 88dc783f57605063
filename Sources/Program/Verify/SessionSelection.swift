import Session
import Store

/// Which of the files that are there a run of `verify` is about.
struct SessionSelection {
  /// In the order in which they are told of.
  let paths: [String]
  /// What was left out that somebody might expect.
  let notes: [String]
  /// Whether there were files, and all of them belong to other shards.
  let isEmptyShard: Bool

  /// - Throws: `UsageError` for a path that is nothing.
  init(_ run: VerifyOptions) throws(UsageError) {
    let found = try SessionFiles.find(run.paths)
    notes = found.notes
    let globs = run.filters.map { Glob($0) }
    let selected = found.paths.filter { path in
      (globs.isEmpty || globs.contains { SessionSelection.matches($0, path) })
        && (run.tags.isEmpty || SessionSelection.has(run.tags, path))
    }
    paths =
      run.shard.map { shard in
        selected.filter { SessionSelection.shard(of: $0, among: shard.count) == shard.number }
      } ?? selected
    isEmptyShard = paths.isEmpty && !selected.isEmpty
  }

  /// A filter is for the path as it is told, or for the name, with or without `.session`.
  private static func matches(_ glob: Glob, _ path: String) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let stem = name.hasSuffix(".session") ? String(name.dropLast(8)) : name
    return glob.matches(path) || glob.matches(name) || glob.matches(stem)
  }

  /// What cannot be read is kept, so that it is told of.
  private static func has(_ tags: [String], _ path: String) -> Bool {
    do {
      guard let bytes = try Files.read(path) else { return true }
      let file = try SessionFile(parsing: bytes)
      return file.header.tags.contains { tags.contains($0) }
    } catch {
      return true
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
