import TestSupport

/// One run of a program, bounded in time, with its output collected.
struct Command {
  /// The program's path and its arguments.
  var words: [String]
  /// `NAME=value`, nothing is inherited.
  var environment: [String] = []
  var inputPath: String?
  var timeout: Duration = .seconds(60)

  func run() throws -> ChildProcess.Result {
    try ChildProcess(words, environment: environment, inputPath: inputPath)
      .finish(within: timeout)
  }
}
