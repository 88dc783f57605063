import Patterns
import Session
import Store

extension OwnSecrets {
  /// Of a file that somebody writes by hand, in bytes.
  private static let largest = 1 << 20

  /// What the file says that stands beside a session, or in the nearest folder above it.
  ///
  /// - Throws: `UsageError` for a line that can't be read, and where secrets can't be found at all.
  static func beside(_ session: String) throws -> OwnSecrets {
    do throws(PatternError) {
      try SecretFinder.load()
    } catch {
      throw UsageError("a library isn't there, without which secrets can't be found (\(error))")
    }
    var folder = Files.folder(of: session)
    while true {
      let path = folder == "." ? fileName : folder == "/" ? "/" + fileName : "\(folder)/\(fileName)"
      if let bytes = try Files.read(path, largest: largest) {
        do throws(Mistake) {
          return try OwnSecrets(parsing: String(decoding: bytes, as: UTF8.self))
        } catch {
          throw UsageError("\(path), line \(error.line): \(error.sentence)")
        }
      }
      if folder == "." || folder == "/" { return .none }
      folder = Files.folder(of: folder)
    }
  }
}
