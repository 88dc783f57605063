import Store
import Verbs

/// A file that the user has named for what a command makes. No session is lost to it.
enum ResultFile {
  /// - Throws: `UsageError` where there is a session; `Ending` where it can't be written.
  static func write(_ bytes: [UInt8], to path: String) throws {
    try refuseSession(at: path)
    do {
      try Files.replace(path, with: bytes)
    } catch {
      throw Ending(
        "\(path) cannot be written: name a file in a folder that exists and is yours.",
        code: ExitCode.usage)
    }
  }

  /// - Throws: `UsageError` where a file is a session, which what is no session may not replace.
  static func refuseSession(at path: String) throws {
    guard try Files.begins(path, with: "lume-session ") else { return }
    throw UsageError("\(path) is a session, which would be lost: name another file")
  }
}
