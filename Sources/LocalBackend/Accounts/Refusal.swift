import Contract
import Edge

/// What a server answers where it does not do what was asked.
enum Refusal {
  /// The error, with the headers that HTTP wants beside it (RFC 9110 §10.2.3 and §11.6.1).
  static func response(to error: any Error) -> Response {
    if let error = error as? TooManyAttempts {
      var response = Envelope.error(
        ServiceError(
          429, "TOO_MANY_ATTEMPTS",
          "too many attempts: please try again in \(error.seconds) s"))
      response.headers.append(Header("retry-after", "\(error.seconds)"))
      return response
    }
    let failure = Service.failure(error, .account(.register))
    var response = Envelope.error(failure)
    switch failure.status {
    case 401: response.headers.append(Header("www-authenticate", "Bearer"))
    case 503: response.headers.append(Header("retry-after", "1"))
    default: break
    }
    return response
  }
}
