import Shell
import Time

/// What the program was asked for on its command line, as plain values.
package enum Invocation: Hashable, Sendable {
  case shell(ShellRun)
  case record(RecordRun)
  case verify(VerifyRun)
  case update(UpdateRun)
  case paths
  case version
  case help
}

/// A run of the shell.
package struct ShellRun: Hashable, Sendable {
  /// Inputs of `-c` and of the file of `-f`, in their order; empty to read them.
  package var inputs: [Input] = []
  /// Whether to stay at the prompt behind them.
  package var stays = false
  package var keepsGoing = false
  package var isIncognito = false
  package var seed: UInt64?
  package var clock: Instant?
  package var pace: String?
  package var fault: String?
  package var sync: String?
  package var color: String?
  package var isASCII = false
  package var isAccessible = false

  package enum Input: Hashable, Sendable {
    case line(String)
    case file(String)
  }

  package init() {}
}

/// A recorded run of the shell.
package struct RecordRun: Hashable, Sendable {
  package var file: String
  /// `wire` or `shell`.
  package var layer = "wire"
  package var title: String?
  package var shell = ShellRun()

  package init(file: String) {
    self.file = file
  }
}

/// A comparison of session files with what the program does now.
package struct VerifyRun: Hashable, Sendable {
  /// Files and folders.
  package var paths: [String] = []
  /// A glob that a file's path must match.
  package var filter: String?
  /// Whether an incomplete file is a failure.
  package var isStrict = false
  package var stopsAtFirst = false

  package init() {}
}

/// Rewrites the expectations of session files.
package struct UpdateRun: Hashable, Sendable {
  package var paths: [String] = []
  /// Whether to say what would change and write nothing.
  package var isCheck = false
  /// Whether to write though `CI` is set.
  package var isForced = false

  package init() {}
}

/// What is wrong with a command line; one sentence that says what to do.
package struct UsageError: Error, Hashable, Sendable {
  package let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}
