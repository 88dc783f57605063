import Contract
import Edge

/// Why the service did not do what it was asked.
package enum BackendError: Error, Hashable, Sendable {
  /// No answer came.
  case unreachable(ConnectionFailure)
  /// It answered with an error: the status decides, the code may be empty.
  case refused(status: Int, code: String, message: String)
  /// It answered with something that the contract does not know; where, and what is wrong.
  case unreadable(source: String, problem: String)

  init(_ error: ServiceError) {
    self = .refused(status: error.status, code: error.code, message: error.message)
  }

  init(_ error: ContractError) {
    self = .unreadable(source: error.source, problem: error.description)
  }
}
