import Store

/// Finds the session files that paths mean.
enum SessionFiles {
  /// Files as named, and all `*.session` below folders, in the order of the paths, each folder
  /// sorted. With no path the folder `Sessions`.
  ///
  /// - Throws: `UsageError` for a path that is nothing.
  static func find(_ paths: [String]) throws -> [String] {
    var files: [String] = []
    for path in paths.isEmpty ? ["Sessions"] : paths {
      if let below = below(path) {
        files += below
      } else if Files.exists(path) {
        files.append(path)
      } else {
        throw UsageError("there is no file or folder \(path)")
      }
    }
    return files
  }

  private static func below(_ folder: String) -> [String]? {
    guard let names = Files.names(in: folder) else { return nil }
    let base = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    return names.flatMap { name -> [String] in
      let path = "\(base)/\(name)"
      if let below = below(path) { return below }
      return name.hasSuffix(".session") ? [path] : []
    }
  }
}
