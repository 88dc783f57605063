import Libc
import TestSupport

/// The scripts of this project, as the tests run them.
enum Script {
  static let projectPath = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }

  /// The scripts are run by the system's own bash, so that a test may leave the path empty.
  static func command(_ path: String, _ arguments: [String] = [], searchPath: String) -> Command {
    Command(
      words: ["/bin/bash", path] + arguments,
      environment: ["PATH=\(searchPath)", "HOME=/nonexistent"])
  }

  /// Where the tests' own programs are found, `swift` among them.
  static var searchPath: String {
    getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
  }

  static func text(of name: String) throws -> String {
    let result = try Command(words: ["/bin/cat", "\(projectPath)/Scripts/\(name)"]).run()
    return result.output
  }
}
