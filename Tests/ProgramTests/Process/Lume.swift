import Libc
import TestSupport

/// The program as it was built, run with a home of its own, bounded in time.
struct Lume {
  let folder: TemporaryFolder
  /// Set beside `LUME_HOME`; an empty value takes the variable out.
  var environment: [String: String] = [:]
  /// What stands before the program's path, as `setpriv` with its flags.
  var prefix: [String] = []
  var timeout: Duration = .seconds(30)
  /// Where its output goes instead of to the test, e.g. `/dev/full`.
  var outputPath: String?
  /// Whether anybody reads its output.
  var isRead = true

  init() throws {
    folder = try TemporaryFolder()
  }

  /// With the home of another one.
  init(in folder: TemporaryFolder) {
    self.folder = folder
  }

  typealias Result = ChildProcess.Result

  /// Beside the bundle of the tests.
  static let path: String = {
    let parts = (CommandLine.arguments.first ?? "").split(separator: "/")
    let end = parts.firstIndex { $0.hasSuffix(".xctest") } ?? parts.endIndex - 1
    return "/" + parts[..<end].joined(separator: "/") + "/lume"
  }()

  /// Runs the program to its end.
  func run(_ arguments: String..., input: String = "") throws -> Result {
    let process = try start(arguments)
    process.write(input)
    process.endInput()
    return try process.finish(within: timeout)
  }

  func start(_ arguments: [String]) throws -> ChildProcess {
    var variables = [
      "LUME_HOME": folder("home"), "PATH": "/usr/bin:/bin", "TZ": "UTC",
      "SWIFT_BACKTRACE": "enable=no",
    ]
    variables.merge(environment) { $1 }
    let inFolder = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder.path]
    return try ChildProcess(
      inFolder + prefix + [Lume.path] + arguments,
      environment: variables.filter { !$0.value.isEmpty }.map { "\($0.key)=\($0.value)" },
      outputPath: outputPath, isRead: isRead)
  }
}
