import SQLite
import Store
import Time

/// Opens the user's files; one that is damaged is set aside, and a new one begun.
struct DatabaseRecovery {
  private let now: Instant
  private var pathsSetAside: [String] = []
  /// What the user has to know of it.
  private(set) var notices: [String] = []

  init(now: Instant) {
    self.now = now
  }

  /// Opens what is kept in a file.
  ///
  /// - Parameters:
  ///   - path: of the file; `nil` for none.
  ///   - recovery: what comes back by itself, for the user.
  mutating func open<Opened>(
    _ path: String?, recovery: String, _ body: () throws -> Opened
  ) throws -> Opened {
    guard let path else { return try body() }
    if DamagedDatabase.isSuspected(path) { try setAside(path, recovery) }
    do {
      return try body()
    } catch let error as StoreError where error.problem == .corrupt {
      try setAside(path, recovery)
    } catch let error as SQLiteError where error.kind == .corrupt {
      try setAside(path, recovery)
    }
    return try body()
  }

  /// Whether a new file was begun in its place.
  func hasSetAside(_ path: String?) -> Bool { path.map(pathsSetAside.contains) ?? false }

  private mutating func setAside(_ path: String, _ recovery: String) throws {
    guard let aside = try DamagedDatabase.setAside(path, at: now) else { return }
    pathsSetAside.append(path)
    notices.append(
      "\(path) was damaged. It is set aside as \(aside), and a new one is begun: \(recovery).")
  }
}
