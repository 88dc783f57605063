import CLibPQ
import CPostgreSQLLibrary

/// libpq, which is loaded by what needs it first.
package enum PostgreSQLLibrary {
  /// The library isn't there.
  package struct Missing: Error, Hashable, Sendable, CustomStringConvertible {
    /// As the system's loader says it, e.g. `libpq.so.5: cannot open shared object file: No such
    /// file or directory`.
    package let description: String
  }

  private static let loaded: Result<String, Missing> = {
    if let problem = lume_load_libpq() {
      return .failure(Missing(description: String(cString: problem)))
    }
    let version = PQlibVersion()
    return .success("libpq \(version / 10_000).\(version % 10_000)")
  }()

  /// Loads it, once in a process.
  ///
  /// - Returns: the version, e.g. `libpq 15.18`.
  /// - Throws: `Missing`, at each call.
  @discardableResult
  package static func load() throws(Missing) -> String { try loaded.get() }
}
