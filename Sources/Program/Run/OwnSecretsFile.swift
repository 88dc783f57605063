import Patterns
import Session
import Store
import Verbs

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
    for folder in folders(above: session) {
      let path = folder == "." ? fileName : folder == "/" ? "/" + fileName : "\(folder)/\(fileName)"
      if let bytes = try Files.read(path, largest: largest) {
        do throws(Mistake) {
          return try OwnSecrets(parsing: String(decoding: bytes, as: UTF8.self))
        } catch {
          throw UsageError("\(path), line \(error.line): \(error.sentence)")
        }
      }
    }
    return .none
  }

  /// The folder of a session and those above it, the nearest first.
  private static func folders(above session: String) -> [String] {
    var folder = Files.folder(of: session)
    var folders = [folder]
    while folder != ".", folder != "/", !folder.hasSuffix("..") {
      folder = Files.folder(of: folder)
      folders.append(folder)
    }
    // A name that begins in the working folder doesn't have those above that.
    folder = Files.resolved(folder.hasPrefix("/") ? folder : "\(World.folder)/\(folder)")
    while folder != "/" {
      folder = Files.folder(of: folder)
      folders.append(folder)
    }
    return folders
  }
}
