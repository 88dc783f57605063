import Contract
import Edge

/// Turns what a step of a request throws into its response.
enum ErrorResponses {
  /// - Parameter operation: what was asked for; `nil` while that isn't known.
  static func response(to error: any Error, of operation: Operation?) -> Response {
    switch error {
    case let error as TooManyAttempts:
      var response = Envelope.error(
        ServiceError(
          429, "TOO_MANY_ATTEMPTS",
          "too many attempts: please try again in \(error.seconds) s"))
      response.headers.append(Header("retry-after", "\(error.seconds)"))
      return response
    case let error as RateLimited:
      var response = Envelope.error(error.failure)
      response.headers.append(Header("retry-after", "\(error.seconds)"))
      return response
    case let error as MethodNotAllowed:
      let method = error.method?.rawValue ?? "this method"
      var response = Envelope.error(
        ServiceError(405, "METHOD_NOT_ALLOWED", "\(method) does not fit \(error.path)"))
      // A server answers HEAD wherever it answers GET (RFC 9110 §9.3.2).
      let methods = error.allowed.contains(.get) ? error.allowed + [.head] : error.allowed
      response.headers.append(Header("allow", methods.map(\.rawValue).joined(separator: ", ")))
      return response
    default: return Envelope.error(Service.failure(error, operation))
    }
  }

  /// Whether whoever runs the server is to know of an error that was answered so.
  static func isTrouble(_ error: any Error, _ response: Response) -> Bool {
    response.status >= 500 && !(error is ServiceError)
  }
}

/// A method that a path does not have; `Allow` names those that it has (RFC 9110 §15.5.6).
struct MethodNotAllowed: Error {
  /// `nil` for one that is known nowhere.
  let method: Request.Method?
  let path: String
  let allowed: [Request.Method]
}

extension ServiceError {
  /// Why a request is refused before anybody has looked at what it's about.
  init(refusedBefore status: Int) {
    let (code, message) =
      switch status {
      case 403:
        (
          "FORBIDDEN",
          "this name isn't served here: lume serve --allow-host NAME lets in who calls it so"
        )
      case 411: ("LENGTH_REQUIRED", "a body needs a content-length")
      case 413: ("BODY_TOO_LARGE", "the body is too long")
      case 426: ("UPGRADE_REQUIRED", "sockets speak version 13 of their protocol here")
      case 431: ("HEAD_TOO_LARGE", "the headers are too long")
      case 503: ("UNAVAILABLE", "too many connections: please try again")
      case 505: ("VERSION_NOT_SUPPORTED", "requests are HTTP/1.1 or HTTP/1.0 here")
      default: ("BAD_REQUEST", "the request cannot be read")
      }
    self.init(status, code, message)
  }
}
