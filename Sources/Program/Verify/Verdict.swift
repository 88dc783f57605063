import Session
import Store
import Verbs

/// What one session file has come to.
enum Verdict: Sendable {
  case passed
  /// Nothing differs, and nothing is proved by that.
  case notChecked(Unchecked)
  /// It has no end where one is asked for.
  case incomplete
  case differs(Difference)
  /// The file cannot be used; the sentence that says why, and the line if there is one.
  case unusable(String, line: Int? = nil)

  /// Replays a file.
  ///
  /// - Parameter limit: how much processor time of this thread it may take.
  init(
    on file: SessionFile, at path: String, _ replay: ReplayRun,
    _ limit: TimeLimit = ProcessorTime.limit(SessionTimeout.usual)
  ) {
    do {
      try replay.run(Playback(file, limit: limit), at: path)
      self = file.unchecked.map { .notChecked($0) } ?? .passed
    } catch {
      self.init(for: error)
    }
  }

  /// What an error makes of a file.
  init(for error: any Error) {
    switch error {
    case let difference as Difference: self = .differs(difference)
    case let error as SessionSyntaxError: self = .unusable("\(error)", line: error.line)
    case let error as UsageError: self = .unusable(error.sentence, line: error.line)
    default: self = .unusable(Ending(error).sentence)
    }
  }
}

extension SessionFile {
  /// Reads a file.
  ///
  /// - Throws: what a `Verdict` says of an error.
  init(reading path: String) throws {
    guard let bytes = try Files.read(path) else { throw UsageError("there is no such file.") }
    try self.init(parsing: bytes)
  }
}
