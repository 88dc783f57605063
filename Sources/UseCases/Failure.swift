import Edge
import ServiceClient
import Store
import Wellness

/// Why something could not be done. The facts only: what a person reads is made in one place, at
/// the prompt.
package enum Failure: Error, Hashable, Sendable {
  /// The backend gave no answer.
  case unreachable(ConnectionFailure)
  /// The backend answered with an error.
  case refused(status: Int, message: String)
  /// The backend asks to be left alone for so long.
  case busy(for: Duration)
  /// Nobody is logged in, and the backend wants to know who asks.
  case loginNeeded
  /// The backend does not take the key of this program.
  case keyRefused
  /// No account has this address and this password.
  case wrongPassword
  /// The backend answered with something that cannot be read; where and why.
  case unreadable(String)
  /// A goal would break a rule.
  case goal(GoalProblem)
  /// A message has no character that can be seen, or more than 5,000.
  case messageLength(Int)
  /// Few characters may have many bytes.
  case messageBytes(Int)
  /// A goal is not known to the backend yet, and why that could not be changed now.
  case unsynced(title: String, reason: String)
  /// The backend had a goal and no longer has it.
  case missing(title: String)
  case tooManyConsultations
  case blockedConsultation
  /// There is no message that could be sent again.
  case nothingToRepeat
  /// Another shell waits for the answer to the message.
  case awaitedElsewhere
  /// The user's data cannot be read or kept.
  case storage(path: String, StorageProblem)
}

/// What is wrong with a file of the user's.
package enum StorageProblem: Hashable, Sendable {
  case readOnly, corrupt, busy, cannotOpen, full
  case tooNew(step: String)
  case other(String)
}

extension Failure {
  /// The failure that an error of store or backend is; `nil` for what is none, as an interrupt.
  ///
  /// Use cases throw what store and backend do, and whoever tells a person makes a failure of it.
  package init?(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as StoreError: self.init(error)
    case BackendError.unreachable(let failure): self = .unreachable(failure)
    case BackendError.refused(status: 401, _, _, _): self = .loginNeeded
    case BackendError.keyRefused: self = .keyRefused
    case BackendError.refused(status: 429, _, _, let pause?),
      BackendError.refused(status: 503, _, _, let pause?):
      self = .busy(for: pause)
    case BackendError.refused(let status, _, let message, _):
      self = .refused(status: status, message: message)
    case BackendError.unreadable(let source, let problem):
      self = .unreadable("\(source): \(problem)")
    case let problem as GoalProblem: self = .goal(problem)
    default: return nil
    }
  }

  private init(_ error: StoreError) {
    let problem: StorageProblem =
      switch error.problem {
      case .readOnly: .readOnly
      case .corrupt: .corrupt
      case .busy: .busy
      case .cannotOpen: .cannotOpen
      case .full: .full
      case .tooNew(let step): .tooNew(step: step)
      case .other(let text): .other(text)
      }
    self = .storage(path: error.path, problem)
  }
}

extension ConnectionFailure {
  /// Why no answer came, in a few words.
  package var words: String {
    switch self {
    case .timeout: "no answer in time"
    case .refused: "connection refused"
    case .reset: "connection closed"
    case .dns: "name not found"
    case .tls: "no secure connection"
    case .wrongName: "certificate of another name"
    case .untrusted: "certificate not trusted"
    case .redirect: "redirected without end"
    case .elsewhere: "redirected to another server"
    case .truncated: "answer cut short"
    case .tooLarge: "answer too large"
    case .protocolError: "no FitIQ backend there"
    case .badFrame: "it sent a forbidden frame"
    case .badText: "it sent text that isn't UTF-8"
    case .missingLibrary: "no library for the network"
    }
  }
}
