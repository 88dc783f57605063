import Contract
import Database
import Edge
import Time
import Wellness

/// The one way of all requests, in process and on a port:
///
///     key → match → marks → bearer → owner → room → type → idempotency → route
///
/// Each step is a line of `answer`. Those of a `policy` are there on a port alone. A step that has
/// something against a request throws it. Around them stand the faults of `simulation` and the
/// headers of every response.
extension EmbeddedService {
  /// Answers a request, or opens the socket that it asks for, on a channel of that kind.
  ///
  /// - Parameter address: who asks, for counting attempts to log in.
  /// - Returns: `nil` where the socket is open, and where the response comes later, out of `next`;
  ///   in process it always does.
  func respond(
    to request: Request, on channel: Channel, from address: String = "", at now: Instant
  ) -> Response? {
    finishAgain()
    var user: User.ID?
    let failure = simulation.failure(on: channel.kind)
    var response = failure ?? answer(request, on: channel, from: address, as: &user, at: now)
    if let given = response {
      let sent = failure.map(withHeaders) ?? outgoing(given, on: channel)
      if isImmediate(channel) {
        response = sent
      } else {
        put(sent, on: channel, at: now)
        response = nil
      }
    }
    // Behind the response, which tells why.
    if let user, request.method != .get { closeEnded(of: user, at: now) }
    closeRevoked(at: now)
    return response
  }

  private func answer(
    _ request: Request, on channel: Channel, from address: String, as user: inout User.ID?,
    at now: Instant
  ) -> Response? {
    var operation: Operation?
    do {
      try policy?.authenticator.checkKey(of: request)
      let zone = zone(at: now)
      var call = try RequestContext(
        matching: request, on: channel, from: address, at: now, today: zone.date(at: now))
      operation = call.operation
      asked.route = call.route
      if call.mayOverwrite, database.lease?.isJustBack(at: now) ?? false {
        throw Service.stoodStill
      }
      try call.checkMarks()
      call.messages = policy?.messages
      call.bearer = try policy?.authenticator.bearer(of: call)
      asked.user = call.bearer?.user
      let service = service(for: call.user, in: zone)
      let outcome = try whileLoggedIn(call.bearer?.logIn) {
        try policy?.checkOwner(of: call, in: database)
        try policy?.checkRoom(for: call, in: sockets)
        try policy?.checkType(of: request)
        user = call.user
        return try service.once(call) {
          // What is done for accounts isn't taken back.
          if case .account = call.operation { try call.checkMatch() }
          let outcome = try route(call, to: service)
          // Any other refusal comes first (RFC 9110 §13.2.1), and what was done is taken back.
          try call.checkMatch()
          return outcome
        }
      }
      if call.mayEndSockets { tellOthers(of: call.user) }
      if case .profile(.deleteUser) = call.operation { erasureDue = now }
      return response(outcome, of: call, service)
    } catch is Occupied
      where postponed.put(.request(request, address: address), on: channel, of: user, at: now)
    {
      return nil
    } catch {
      let response = ErrorResponses.response(to: error, of: operation)
      if ErrorResponses.isTrouble(error, response) { asked.trouble = "\(error)" }
      return response
    }
  }

  /// - Throws: `ServiceError` 401 where the session has ended, before anything that `body` does is seen.
  func whileLoggedIn<Result>(
    _ session: AccountTable.Session?, _ body: () throws -> Result
  ) throws -> Result {
    guard let session else { return try body() }
    return try database.accounts.requiringOpen(
      session.id, of: session.user, else: ServiceError.tokenRevoked, body)
  }

  private func route(_ call: RequestContext, to service: Service) throws -> Outcome {
    switch call.operation {
    case .account(let operation):
      guard let policy else { throw RequestContext.nothing(at: call.request) }
      guard let accounts = policy.accounts else {
        return .response(try policy.openAccounts.answer(call, operation))
      }
      return try accounts.answer(call, operation)
    case .description:
      let hasAccounts = policy?.accounts != nil
      return .response((hasAccounts ? ServiceDescription.withAccounts : .open).response)
    case .goal, .advice, .consultation, .insight, .profile: return try service.answer(call)
    }
  }

  /// What there is to give of an outcome now.
  private func response(
    _ outcome: Outcome, of call: RequestContext, _ service: Service
  ) -> Response? {
    switch outcome {
    case .response(var response):
      // Also beside what was answered before under the same key.
      if case .goal = call.operation { response.headers.append(Addition.header) }
      return response
    case .said(let turn, let response):
      sockets.begin(
        turn, service.storage, from: nil, due: call.now + simulation.faults.latency, simulation,
        &schedule)
      models.ask(turn.question, at: call.now)
      return response
    case .question(let question):
      guard let model = models.current else { return question.provisional }
      model.ask(question, of: call.user, for: call.channel, at: call.now)
    case .socket(let consultation): open(call, in: consultation, service.coachService)
    case .later: break
    }
    return nil
  }

  /// A response as it leaves: with what every one gets, and what the faults make of it.
  func outgoing(_ response: Response, on channel: Channel) -> Response {
    let response = withHeaders(response)
    return channel.kind == .http ? simulation.garbled(response) : response
  }

  private func withHeaders(_ response: Response) -> Response {
    policy == nil ? response : ServerPolicy.withHeaders(response)
  }

  /// Whether a response is handed back and not put on its way.
  private func isImmediate(_ channel: Channel) -> Bool {
    policy != nil && (channel.kind == .socket || simulation.faults.latency == .zero)
  }
}

/// Who takes of what a server has for all: a user, or, where nobody logs in, an address, since all
/// are the one local user there.
struct Sender {
  /// The user's id or the address; empty in process.
  let name: String
  /// Counts the messages of all; `nil` in process, where there is no limit.
  let messages: AttemptLimiter?

  /// Counts a message.
  ///
  /// - Throws: `RateLimited` for one too many.
  func count(at now: Instant) throws {
    if let wait = try messages?.count(name, at: now) {
      throw RateLimited(things: "messages", wait: wait)
    }
  }

  /// Counts an insight, of which there may be as many as of messages.
  ///
  /// - Throws: `RateLimited` for one too many.
  func countInsight(at now: Instant) throws {
    if let wait = try messages?.count("\(name) insights", at: now) {
      throw RateLimited(things: "insights", wait: wait)
    }
  }
}

/// Somebody has to wait before the next message, or insight.
struct RateLimited: Error {
  let things: String
  let wait: Duration

  /// Rounded up.
  var seconds: Int { Int((wait.milliseconds + 999) / 1000) }

  /// The wait is told in a header, too, where there is one.
  var failure: ServiceError {
    ServiceError(
      429, "RATE_LIMITED",
      "these are more \(things) than this server takes of one user at a time: please try again in \(seconds) s"
    )
  }
}

/// Whoever the rows of the backend belong to.
enum User {
  typealias ID = Identifier<User>

  /// The one user in process, and of a server without accounts, who never logs in.
  static let local = ID("5e1f0000-0000-4000-8000-000000000001")
}

/// What a backend on a port holds requests to, step by step, and adds to responses.
struct ServerPolicy {
  let authenticator: Authenticator
  /// How much each user with an account may have.
  var quota = Quota()
  /// How much of the server's time each may take.
  let limits: EmbeddedService.MultiUserService.Limits
  /// Counts the messages of all.
  let messages: AttemptLimiter
  /// What stands for accounts where there are none.
  let openAccounts: OpenAccounts

  init(
    authenticator: Authenticator, openAccounts: OpenAccounts,
    limits: EmbeddedService.MultiUserService.Limits, in database: ServiceDatabase
  ) {
    self.limits = limits
    messages = AttemptLimiter(
      RateLimiter(perMinute: limits.messagesPerMinute, atOnce: limits.messagesAtOnce),
      of: "messages", in: database)
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
    let type = (request.header("content-type") ?? "").lowercased()
    let parts = type.split(separator: ";", omittingEmptySubsequences: false).map {
      $0.filter { !" \t\"".contains($0) }
    }
    let isUTF8 = parts.allSatisfy { !$0.hasPrefix("charset=") || $0 == "charset=utf-8" }
    guard parts.first == "application/json", isUTF8 else {
      throw ServiceError(
        415, "UNSUPPORTED_MEDIA_TYPE",
        "a body is application/json in UTF-8 here, and its content-type says so")
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
  ///
  /// - Parameters:
  ///   - isOrigin: of a 403, whether it's for the origin.
  ///   - isBody: of a 503, whether it's for the body; else the server ends.
  init(refusedBefore status: Int, ofOrigin isOrigin: Bool, ofBody isBody: Bool) {
    let (code, message) =
      switch status {
      case 403 where isOrigin:
        (
          "FORBIDDEN",
          "pages of this origin aren't let in here: lume serve --allow-origin ORIGIN lets them in"
        )
      case 403:
        (
          "FORBIDDEN",
          "this name isn't served here: lume serve --allow-host NAME lets in who calls it so"
        )
      case 411: ("LENGTH_REQUIRED", "a body needs a content-length")
      case 413: ("BODY_TOO_LARGE", "the body is too long")
      case 426: ("UPGRADE_REQUIRED", "sockets speak version 13 of their protocol here")
      case 431: ("HEAD_TOO_LARGE", "the headers are too long")
      case 503 where isBody:
        ("UNAVAILABLE", "too many bodies are on their way at the moment: please try again")
      case 503: ("UNAVAILABLE", "this server is shutting down: please try again")
      case 505: ("VERSION_NOT_SUPPORTED", "requests are HTTP/1.1 or HTTP/1.0 here")
      default: ("BAD_REQUEST", "the request cannot be read")
      }
    self.init(status, code, message)
  }
}
