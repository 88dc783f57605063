import Contract
import Edge
import Time

/// Why the service did not do what it was asked.
package enum BackendError: Error, Hashable, Sendable {
  /// No answer came.
  case unreachable(ConnectionFailure)
  /// It answered with an error: the status decides, the code may be empty. `pause` is how long it
  /// asks not to be asked again, where it does.
  case refused(status: Int, code: String, message: String, pause: Duration? = nil)
  /// It does not take the key of this program, which no login changes.
  case keyRefused
  /// It answered with something that the contract does not know; where, and what is wrong.
  case unreadable(source: String, problem: String)

  init(_ response: Response) {
    let error = ServiceError(response)
    if error.status == 401, error.code == BackendError.keyCode {
      self = .keyRefused
      return
    }
    self = .refused(
      status: error.status, code: error.code, message: error.message,
      pause: RetryAfter.seconds(in: response))
  }

  private static let keyCode = "INVALID_API_KEY"

  init(_ error: ContractError) {
    self = .unreadable(source: error.source, problem: error.description)
  }

  /// Whether the service does not let the user in.
  var isLoggedOut: Bool {
    if case .refused(status: 401, _, _, _) = self { true } else { false }
  }

  /// Whether the service does not know the route at all; a thing that is not there has a code of
  /// its own.
  package var meansNoRoute: Bool {
    switch self {
    case .refused(405, _, _, _), .refused(501, _, _, _), .refused(404, "ROUTE_NOT_FOUND", _, _),
      .refused(404, "", _, _):
      true
    case .refused, .keyRefused, .unreachable, .unreadable: false
    }
  }

  /// Whether the service itself is at fault, and another time may be better.
  package var isOfTheService: Bool {
    switch self {
    case .refused(let status, _, _, _): status >= 500
    case .unreadable: true
    case .keyRefused, .unreachable: false
    }
  }
}
