import Contract
import Edge
import Time
import Wellness

extension LocalBackend {
  /// The backend as a server shows it to many users: requests, sockets and time in; responses,
  /// frames and closings out.
  ///
  /// It opens no socket, reads no clock and starts no thread; confined to the thread that serves.
  /// Nothing is thrown: every failure is a response, a closed socket or `trouble`.
  package final class MultiUserService {
    private let backend: LocalBackend
    private let authenticator: Authenticator
    private let accounts: Accounts?
    /// The log-ins that sockets belong to.
    private var sessions: [SocketToken: AccountTable.Session.ID] = [:]
    private var given = 0
    private var pending: [Int: Pending] = [:]
    private var troubles: [String] = []
    private var isClosing = false

    /// What came of a job is taken on here.
    private struct Pending {
      let then: (PasswordJob.Outcome, Instant) throws -> Response
    }

    /// How many passwords may wait to be hashed at once: some seconds' worth.
    private static let mostPending = 32
    /// In bytes, of the body of a request.
    package static let longestBody = 1 << 20

    /// Opens the data, or makes it.
    ///
    /// - Parameters:
    ///   - ask: as for `LocalBackend.init`; what comes of it is brought by `deliver`.
    ///   - giveUp: as for `LocalBackend.init`.
    /// - Throws: as `LocalBackend.init` does.
    package init(
      _ options: Options, now: Instant, ask: @escaping (Channel, Request) -> Void = { _, _ in },
      giveUp: @escaping (Channel) -> Void = { _ in }
    ) throws {
      backend = try LocalBackend(options.backend, now: now, ask: ask, giveUp: giveUp)
      accounts =
        options.requiresAccounts
        ? try Accounts(backend.archive, options.rules, Entropy(options.entropy), now: now) : nil
      authenticator = Authenticator(apiKey: options.apiKey, accounts: accounts)
    }

    /// Answers a request.
    ///
    /// - Parameter address: who asks, for counting attempts to log in.
    package func respond(to request: Request, from address: String, at now: Instant) -> Reply {
      if let failure = backend.failure() { return reply(failure, at: now) }
      // Whatever is answered: that a token was stolen is noticed when it is refused.
      defer { closeRevoked(at: now) }
      do {
        guard !isClosing else { throw MultiUserService.isGoing }
        guard request.body.utf8.count <= MultiUserService.longestBody else {
          throw MultiUserService.isTooLong
        }
        try authenticator.checkKey(of: request)
        let match = RouteTable.shared.find(request.method, request.path)
        if let accounts, case .operation(.account(let operation), _) = match {
          let step = try accounts.answer(operation, call(request, at: now), from: address)
          switch step {
          case .done(let response): return reply(response, at: now)
          case .job(let job, let then): return .work(try hold(job, then))
          }
        }
        if accounts != nil, case .operation(.description, _) = match {
          return reply(ServiceDescription.withAccounts.response, at: now)
        }
        let token = ReplyToken(number: next())
        guard let response = try answer(request, for: token, at: now) else { return .later(token) }
        return reply(response, at: now)
      } catch {
        return reply(Refusal.response(to: error), at: now)
      }
    }

    /// Takes back what a worker has done, and gives the response that was waiting for it.
    package func finish(_ finished: Work.Finished, at now: Instant) -> Reply {
      guard let pending = pending.removeValue(forKey: finished.number) else {
        return reply(Refusal.response(to: Accounts.isBusy), at: now)
      }
      do {
        return reply(try pending.then(finished.outcome, now), at: now)
      } catch {
        return reply(Refusal.response(to: error), at: now)
      }
    }

    /// Nobody waits for a response any more that was to come later.
    package func cancel(_ token: ReplyToken) {
      attempt { try backend.end(token.channel) }
    }

    /// Decides whether a request may become the socket of a consultation.
    ///
    /// The token is in the `Authorization` header or, where there is none, in the query as `token`.
    package func admit(_ request: Request, at now: Instant) -> Admission {
      do {
        guard !isClosing else { throw MultiUserService.isGoing }
        try authenticator.checkKey(of: request)
        let bearer = try authenticator.bearer(ofUpgrade: call(request, at: now))
        let user = bearer?.user ?? User.local
        try checkOwner(of: request, user)
        let token = SocketToken(number: next())
        try backend.open(token.channel, request, as: user, at: now)
        sessions[token] = bearer?.session
        if let expiry = bearer?.expires {
          backend.close(
            token.channel, .policyViolation, "the access token has expired", .expired, at: expiry)
        }
        return .accepted(token)
      } catch {
        return .refused(Refusal.response(to: error))
      }
    }

    /// Takes what a client has sent over a socket.
    package func received(_ frame: Frame, on token: SocketToken, at now: Instant) {
      backend.receive(frame, on: token.channel, at: now)
    }

    /// A socket is gone. Where its client has closed it, of an answer remains what was taken to be
    /// sent; where it broke, the history has the answer whole.
    package func closed(_ token: SocketToken, byClient isWanted: Bool) {
      sessions[token] = nil
      attempt {
        try isWanted ? backend.end(token.channel) : backend.lose(token.channel)
      }
    }

    /// When `take` has something next; `nil` while nothing is on its way.
    package var due: Instant? { backend.due }

    /// Takes what came of something that was asked of the outside.
    package func deliver(_ arrival: Arrival, at now: Instant) {
      attempt { try backend.deliver(arrival, at: now) }
    }

    /// Takes all that is due, in order.
    package func take(by now: Instant) -> [Outgoing] {
      var outgoing: [Outgoing] = []
      while let delivery = next(by: now) {
        attempt { try backend.reached(delivery) }
        if let one = out(delivery.arrival) { outgoing.append(one) }
      }
      troubles += backend.takeTroubles()
      defer { troubles = [] }
      return outgoing + troubles.map(Outgoing.trouble)
    }

    /// Closes every socket with 1001 and lets nobody in any more. What was sent of running answers
    /// is kept; the closings and the responses that were to come later are due at once.
    package func shutDown(at now: Instant) {
      isClosing = true
      for channel in backend.channels {
        close(channel, .goingAway, "the server is shutting down", at: now)
      }
      attempt { try backend.endQuestions(at: now) }
      backend.hurry(to: now)
    }
  }
}

extension LocalBackend.MultiUserService {
  private static let isGoing = ServiceError(
    503, "UNAVAILABLE", "the server is shutting down: please try again")
  private static let isTooLong = ServiceError(
    413, "BODY_TOO_LARGE", "the body is longer than \(longestBody) bytes")

  private func next() -> Int {
    given += 1
    return given
  }

  private func call(_ request: Request, at now: Instant) -> Call {
    Call(request: request, now: now, today: backend.date(at: now), identifier: "")
  }

  /// What is due by then. A failure costs one delivery and not the others.
  private func next(by now: Instant) -> Delivery? {
    do {
      return try backend.next(by: now)
    } catch {
      troubles.append("\(error)")
      return nil
    }
  }

  /// Answers what is not about accounts. Which routes there are is nobody's secret.
  ///
  /// - Parameter token: names the response where it comes later.
  private func answer(
    _ request: Request, for token: ReplyToken, at now: Instant
  ) throws -> Response? {
    var request = request
    // The server leaves the body away (RFC 9110 §9.3.2).
    if request.method == .head { request.method = .get }
    guard case .operation(let operation, _) = RouteTable.shared.find(request.method, request.path),
      operation.needsToken
    else { return backend.answer(request, as: User.local, for: token.channel, at: now) }
    let user = try authenticator.bearer(of: request, at: now)?.user ?? User.local
    let response = backend.answer(request, as: user, for: token.channel, at: now)
    if request.method != .get { attempt { try backend.closeEnded(of: user, at: now) } }
    return response
  }

  private func reply(_ response: Response, at now: Instant) -> Reply {
    let response = backend.garbled(response)
    guard backend.simulation.faults.latency > .zero else { return .now(response) }
    let token = ReplyToken(number: next())
    backend.respond(response, on: token.channel, at: now)
    return .later(token)
  }

  private func hold(
    _ job: PasswordJob, _ then: @escaping (PasswordJob.Outcome, Instant) throws -> Response
  ) throws -> Work {
    guard pending.count < LocalBackend.MultiUserService.mostPending else { throw Accounts.isBusy }
    let number = next()
    pending[number] = Pending(then: then)
    return Work(number: number, job: job)
  }

  /// Somebody else's consultation is refused as such, so that a user who has two accounts learns
  /// why; for all other routes it does not exist.
  private func checkOwner(of request: Request, _ user: User.ID) throws {
    guard
      case .operation(.consultation(.openSocket), let identifier) = RouteTable.shared.find(
        request.method, request.path)
    else { return }
    let id = Consultation.BackendID(identifier)
    guard id.isUUID else {
      throw ServiceError(400, "VALIDATION_ERROR", "the id of a consultation is a UUID")
    }
    if let owner = try backend.archive.owner(of: id), owner != user {
      throw ServiceError(403, "FORBIDDEN", "this consultation is somebody else's")
    }
  }

  /// Closes the sockets of sessions that were ended, by logging out or otherwise.
  private func closeRevoked(at now: Instant) {
    guard let revoked = accounts?.takeRevoked(), !revoked.isEmpty else { return }
    let tokens = sessions.filter { revoked.contains($0.value) }.keys
    for token in tokens.sorted(by: { $0.number < $1.number }) {
      close(token.channel, .policyViolation, "the access token has been revoked", at: now)
    }
  }

  private func close(_ channel: Channel, _ code: CloseCode, _ reason: String, at now: Instant) {
    attempt { try backend.end(channel) }
    backend.close(channel, code, reason, .ended, at: now)
  }

  private func out(_ arrival: Arrival) -> Outgoing? {
    switch arrival {
    case .response(let channel, let response):
      return .response(ReplyToken(number: channel.number), response)
    case .frame(let channel, let frame):
      return .frame(SocketToken(number: channel.number), frame)
    case .closed(let channel, let code, let reason):
      let token = SocketToken(number: channel.number)
      sessions[token] = nil
      return .close(token, code, reason: reason)
    case .failed(let channel, _):
      let token = SocketToken(number: channel.number)
      sessions[token] = nil
      return .drop(token)
    case .opened, .line, .endOfInput, .interrupt, .terminate, .deadline: return nil
    }
  }

  /// Does something; a failure is nobody's but the log's.
  private func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      troubles.append("\(error)")
    }
  }
}
