import Libc

/// The tokens of the user, one line for each server: its address, the access token and the refresh
/// token, apart by tabs. Only the user may read the file.
package struct TokenFile: Sendable {
  private let path: String

  package init(path: String) {
    self.path = path
  }

  /// What is kept for a server; `nil` where nothing is.
  ///
  /// A file that others may read is closed to them first.
  ///
  /// - Throws: `StoreError`.
  package func tokens(for server: String) throws -> (access: String, refresh: String)? {
    guard let line = try lines().first(where: { $0.first == server }), line.count == 3 else {
      return nil
    }
    return (line[1], line[2])
  }

  /// Keeps the tokens for a server, or forgets them.
  ///
  /// - Throws: `StoreError`.
  package func keep(_ tokens: (access: String, refresh: String)?, for server: String) throws {
    var lines = try lines().filter { $0.first != server }
    if let tokens { lines.append([server, tokens.access, tokens.refresh]) }
    let text = lines.map { $0.joined(separator: "\t") + "\n" }.joined()
    try Files.replace(path, with: Array(text.utf8))
  }

  /// Runs a body while no other program does so with tokens of the same folder.
  ///
  /// - Throws: `StoreError`, and what the body throws.
  package func withExclusiveLock<Result>(_ body: () throws -> Result) throws -> Result {
    let end = path.lastIndex(of: "/")
    let folder = end.map { String(path[..<$0]) } ?? "."
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Files.failure(folder) }
    // Whoever closes it, or dies, gives the lock back.
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw Files.failure(folder) }
    }
    return try body()
  }

  private func lines() throws -> [[String]] {
    guard Files.exists(path) else { return [] }
    guard chmod(path, 0o600) == 0 else { throw Files.failure(path) }
    let text = String(decoding: try Files.read(path) ?? [], as: UTF8.self)
    return text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
