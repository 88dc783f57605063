import Contract
import Edge
import Time
import Wellness

/// What a backend on a port holds requests to, step by step, and adds to responses.
struct ServerPolicy {
  let authenticator: Authenticator
  /// How much each user with an account may have.
  var quota = Quota()
  /// How much of the server's time each may take.
  let limits: EmbeddedService.MultiUserService.Limits
  /// Counts the messages of all.
  let messages: MessageLimiter
  /// What stands for accounts where there are none.
  let openAccounts: OpenAccounts

  init(
    authenticator: Authenticator, openAccounts: OpenAccounts,
    limits: EmbeddedService.MultiUserService.Limits, in database: ServiceDatabase
  ) {
    self.limits = limits
    messages = MessageLimiter(limits, in: database)
    self.authenticator = authenticator
    self.openAccounts = openAccounts
  }

  /// `nil` where nobody has to log in.
  var accounts: Accounts? { authenticator.accounts }

  /// A page of a browser can send any body anywhere, but none of this type without being let.
  ///
  /// - Throws: `ServiceError` 415.
  func checkType(of request: Request) throws(ServiceError) {
    guard !request.body.isEmpty else { return }
    let type = request.header("content-type")?.prefix { $0 != ";" && $0 != " " } ?? ""
    guard type.lowercased() == "application/json" else {
      throw ServiceError(
        415, "UNSUPPORTED_MEDIA_TYPE",
        "a body is application/json here, and its content-type says so")
    }
  }

  /// Refuses a socket in somebody else's consultation as such, so that a user who has two accounts
  /// learns why; for all other routes it doesn't exist.
  ///
  /// - Throws: `ServiceError` 400 for what is no id, 403.
  func checkOwner(of call: RequestContext, in database: ServiceDatabase) throws {
    guard call.isOpening else { return }
    let id: Consultation.BackendID = call.id()
    guard id.isUUID else {
      throw ServiceError(400, "VALIDATION_ERROR", "the id of a consultation is a UUID")
    }
    if let owner = try database.owner(of: id), owner != call.user {
      throw ServiceError(403, "FORBIDDEN", "this consultation is somebody else's")
    }
  }

  /// - Throws: `ServiceError` 429 for a socket where there are as many as one user may have.
  func checkRoom(for call: RequestContext, in sockets: SocketSessions) throws(ServiceError) {
    guard call.isOpening, sockets.count(of: call.sender) >= limits.socketsPerUser else { return }
    throw ServiceError(
      429, "TOO_MANY_SOCKETS",
      "you have as many sockets as this server opens for one user, \(limits.socketsPerUser): close one first"
    )
  }

  /// Adds the headers that HTTP wants beside a status (RFC 9110 §10.2.3 and §11.6.1). What all
  /// responses carry belongs here, too.
  static func withHeaders(_ response: Response) -> Response {
    var response = response
    switch response.status {
    case 401: response.headers.append(Header("www-authenticate", "Bearer"))
    case 503: response.headers.append(Header("retry-after", "1"))
    default: break
    }
    return response
  }
}
