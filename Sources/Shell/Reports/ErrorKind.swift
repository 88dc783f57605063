import Time
import UseCases

/// Why something was not done, as a word for programs; words are added and never change.
package enum ErrorKind: String, Sendable {
  /// A command line or a command of the shell that cannot be understood.
  case usage
  /// Nothing has the name that was given.
  case notFound = "not-found"
  /// Several things have the name that was given.
  case ambiguous
  /// It cannot be taken back, and `--yes` was not given.
  case unconfirmed
  /// It cannot be done as things stand; the sentence says why.
  case refused
  /// A value is out of its bounds.
  case invalid
  /// The backend gave no answer.
  case offline
  /// The backend asks to be left alone for a while.
  case busy
  /// The backend refused it.
  case backend
  /// The backend answered something that cannot be read.
  case unreadable
  case loginNeeded = "login-needed"
  case wrongPassword = "wrong-password"
  /// The backend does not take the API key.
  case keyRefused = "key-refused"
  /// The goal is not known to the backend yet.
  case unsynced
  /// The backend no longer has it.
  case missing
  /// There are as many active chats as there may be.
  case tooManyChats = "too-many-chats"
  case interrupted
  /// The answer went past what is taken of one; so much is kept.
  case tooLong = "too-long"
  /// The user's files cannot be used.
  case storage
  case `internal`

  /// What ended a run before or behind its inputs, as a line of `--json`.
  package func line(_ sentence: String, at now: Instant) -> String {
    Event.error(Event.Problem(kind: self, sentence: sentence, advice: advice)).line(
      turn: 0, at: now)
  }

  init(_ failure: Failure) {
    switch failure {
    case .unreachable: self = .offline
    case .refused: self = .backend
    case .busy: self = .busy
    case .loginNeeded: self = .loginNeeded
    case .wrongPassword: self = .wrongPassword
    case .keyRefused: self = .keyRefused
    case .unreadable: self = .unreadable
    case .goal, .messageLength, .messageBytes: self = .invalid
    case .unsynced: self = .unsynced
    case .missing: self = .missing
    case .tooManyConsultations: self = .tooManyChats
    case .blockedConsultation, .nothingToRepeat, .awaitedElsewhere: self = .refused
    case .storage: self = .storage
    }
  }

  /// What to do about it where the same helps always.
  var advice: String? {
    switch self {
    case .notFound, .ambiguous: "list what there is, and name it by its number, title or id"
    case .unconfirmed: "--yes"
    case .offline, .unsynced: "/sync"
    case .busy: "try again later"
    case .loginNeeded: "/login EMAIL"
    case .wrongPassword: "/login EMAIL"
    case .unreadable: "check --backend"
    case .keyRefused: "LUME_API_KEY"
    case .missing: "/goal restore"
    case .tooManyChats: "/chat complete"
    case .storage: "lume doctor"
    case .usage, .refused, .invalid, .backend, .interrupted, .tooLong, .internal: nil
    }
  }
}
