import Contract
import Edge

/// Why the service did not do what it was asked.
package enum BackendError: Error, Hashable, Sendable {
  /// No answer came.
  case unreachable(ConnectionFailure)
  /// It answered with an error.
  case refused(ServiceError)
  /// It answered with something that the contract does not know.
  case unreadable(ContractError)
}
