import SQLite
import ServiceHost
import Session
import Shell
import Store
import Terminal
import UseCases
import Verbs

/// What ended the program early: a sentence for the user and the code for the system.
struct Ending: Error, Sendable {
  let sentence: String
  let code: Int32

  static let noThread = Ending(
    "the system gives no further thread; end some programs and try again.",
    code: ExitCode.internalError)

  /// Sorts any error into user, files and internal, which alone decides wording and code.
  init(_ error: any Error) {
    switch error {
    case let ending as Ending: self = ending
    case let error as UsageError: (sentence, code) = (error.sentence, ExitCode.usage)
    case let error as SettingError: (sentence, code) = ("\(error)", ExitCode.usage)
    case let error as SQLiteError where error.kind == .corrupt:
      sentence =
        "\(error.path) is damaged: move it away, or put a copy of it back; nothing was written to it."
      code = ExitCode.unusableStore
    case let error as SQLiteError:
      let failure = Failure(StoreError(error)) ?? .unreadable("\(error)")
      let isOwn = Ending.isOwn(error.path)
      (sentence, code) = (FailureText.sentence(failure, isOwn: isOwn), ExitCode.unusableStore)
    // A file that the user has named.
    case let error as StoreError where !Ending.isOwn(error.path):
      let failure = Failure(error) ?? .unreadable("\(error)")
      (sentence, code) = (FailureText.sentence(failure, isOwn: false), ExitCode.usage)
    case let error as OutputFailure:
      let reason = World.description(ofError: error.code)
      (sentence, code) = (
        "the output cannot be written (\(reason)): send it somewhere else.",
        ExitCode.unusableStore
      )
    case let error as Migrations.TooNew:
      let failure = Failure.storage(path: error.path, .tooNew(step: error.step))
      (sentence, code) = (
        FailureText.sentence(failure, isOwn: Ending.isOwn(error.path)), ExitCode.unusableStore
      )
    case let error as Migrations.OtherProgram:
      sentence = "\(error.path) is the database of another program: name another one."
      code = ExitCode.unusableStore
    default:
      if let ending = Ending(postgreSQL: error) {
        self = ending
      } else if let failure = Failure(error) {
        sentence = FailureText.sentence(failure)
        if case .storage = failure { code = ExitCode.unusableStore } else { code = ExitCode.failed }
      } else {
        sentence = "lume has an internal error (\(error)). Your data is safe; please report it."
        code = ExitCode.internalError
      }
    }
  }

  /// Whether a file is one that lume keeps, in a folder that LUME_HOME moves.
  private static func isOwn(_ path: String) -> Bool {
    do {
      return try Locations(environment: World.environment).folders.contains {
        "\(path)/".hasPrefix("\($0)/") || "\($0)/".hasPrefix("\(path)/")
      }
    } catch {
      return true
    }
  }

  /// The same for programs.
  var kind: ErrorKind {
    switch code {
    case ExitCode.usage: .usage
    case ExitCode.unusableStore: .storage
    case ExitCode.unreachable: .offline
    case ExitCode.internalError: .internal
    default: .refused
    }
  }

  init(_ sentence: String, code: Int32) {
    self.sentence = sentence
    self.code = code
  }
}
