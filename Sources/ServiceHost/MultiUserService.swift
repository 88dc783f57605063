import Contract
import Database
import Edge
import SQLite
import Time
import Wellness

extension EmbeddedService {
  /// The backend as a server shows it to many users: requests, sockets and time in; responses,
  /// frames and closings out. Everything goes by the channel that the server gives it.
  ///
  /// It opens no socket, reads no clock and starts no thread; confined to the thread that serves.
  /// Nothing is thrown: every failure is a response, a closed socket or a trouble for the log.
  package final class MultiUserService {
    let backend: EmbeddedService
    /// `nil` until the server begins to end.
    package internal(set) var drain: Drain?

    /// Opens the data, or makes it.
    ///
    /// - Parameters:
    ///   - database: of nobody else; `nil` for the one that the options name.
    ///   - clock: what all instants are by, where servers share the data; it's corrected with each beat.
    ///   - ask: as for `EmbeddedService.init`; what comes of it is brought by `deliver`.
    ///   - giveUp: as for `EmbeddedService.init`.
    ///   - hash: what to call to have a password hashed on another thread; what comes of it is
    ///     brought by `finish`.
    /// - Throws: as `EmbeddedService.init` does.
    package init(
      _ options: Options, on database: (any DatabaseConnection)? = nil,
      clock: DatabaseClock? = nil, now: Instant,
      ask: @escaping (Channel, Request) -> Void = { _, _ in },
      giveUp: @escaping (Channel) -> Void = { _ in },
      hash: @escaping (PasswordTask) -> Void = { _ in }
    ) throws {
      var served = options.backend
      served.model?.questionsAtOnce = options.limits.questionsAtOnce
      backend = try EmbeddedService(
        served, on: database ?? Connection(served.place), isSeedRandom: options.isSeedRandom,
        now: now, ask: ask, giveUp: giveUp)
      backend.database.lease?.clock = clock
      let accounts =
        options.requiresAccounts
        ? try Accounts(
          backend.database, options.rules, Entropy(options.entropy), now: now, hash: hash) : nil
      backend.policy = ServerPolicy(
        authenticator: Authenticator(apiKey: options.apiKey, accounts: accounts),
        openAccounts: OpenAccounts(Entropy(options.entropy)), limits: options.limits,
        in: backend.database)
      backend.policy?.quota = options.quota
      let isErasing = try Erasure(database: backend.database.connection).next() != nil
      backend.erasureDue = isErasing ? now : nil
    }

    /// Answers a request, or decides about the opening of a socket on a channel of that kind.
    ///
    /// - Parameter address: who asks, for counting attempts to log in.
    /// - Returns: `nil` where the response comes out of `popDue` later, and where the socket is open;
    ///   its frames come out of `popDue`, `connected` first.
    package func respond(
      to request: Request, on channel: Channel, from address: String, at now: Instant
    ) -> Response? {
      backend.renewLease(at: now)
      backend.asked = Asked()
      var request = request
      // The server leaves the body away (RFC 9110 §9.3.2).
      if request.method == .head { request.method = .get }
      switch channel.kind {
      case .http:
        if let health = backend.health(request, isEnding: drain != nil, at: now) { return health }
      case .socket: if let refusalOfSockets { return refusalOfSockets }
      case .peer: break
      }
      return backend.respond(to: request, on: channel, from: address, at: now)
    }

    /// What the server that has the connections refuses by itself, before it's a request for
    /// anything; with the headers of every response.
    package static func refusal(
      _ status: Int, ofOrigin isOrigin: Bool = false, ofBody isBody: Bool = false
    ) -> Response {
      ServerPolicy.withHeaders(
        Envelope.error(ServiceError(refusedBefore: status, ofOrigin: isOrigin, ofBody: isBody)))
    }

    /// What answers a request by a method that isn't known here.
    package static func unknownMethod(_ request: Request) -> Response {
      var allowed: [Request.Method] = EmbeddedService.isHealth(request.path) ? [.get] : []
      // No path has a HEAD of its own.
      if case .methods(let methods) = RouteTable.shared.find(.head, request.path) {
        allowed = methods
      }
      let error: any Error =
        allowed.isEmpty
        ? RequestContext.nothing(at: request)
        : MethodNotAllowed(method: nil, path: String(request.path), allowed: allowed)
      return ServerPolicy.withHeaders(ErrorResponses.response(to: error, of: nil))
    }

    /// Takes back what a worker has done; the response that waited for it comes out of `popDue`.
    package func finish(_ finished: PasswordTask.Finished, at now: Instant) {
      guard let accounts = backend.policy?.accounts else { return }
      let response: Response
      do {
        response = try accounts.finish(finished, at: now)
      } catch {
        response = ErrorResponses.response(to: error, of: nil)
        if ErrorResponses.isTrouble(error, response) { backend.attempt { throw error } }
      }
      backend.send(response, on: finished.channel, at: now)
      backend.closeRevoked(at: now)
    }

    /// Nobody waits for a response any more that was to come later.
    package func cancel(_ channel: Channel) {
      backend.attempt { try backend.end(channel) }
    }

    /// Takes what a client has sent over a socket.
    package func received(_ frame: Frame, on channel: Channel, at now: Instant) {
      backend.renewLease(at: now)
      backend.receive(frame, on: channel, at: now)
    }

    /// A socket is gone, whoever has closed it; the history gets the answer whole.
    package func closed(_ channel: Channel) {
      backend.attempt { try backend.end(channel) }
    }

    /// When `popDue` has something next; `nil` while nothing is on its way.
    package var due: Instant? {
      guard let end = drain?.end else { return backend.due }
      return backend.due.map { min($0, end) } ?? end
    }

    /// Takes what came of something that was asked of the outside.
    package func deliver(_ arrival: Arrival, at now: Instant) {
      backend.deliver(arrival, at: now)
    }

    /// Takes all that is due, in order: responses, frames, and the end of sockets, which are to be
    /// closed or, where they failed, cut off without a word.
    package func popDue(by now: Instant) -> [Arrival] {
      backend.renewLease(at: now)
      backend.goOnWithPostponed(at: now)
      backend.goOnErasing(at: now)
      var arrivals: [Arrival] = []
      while let delivery = backend.next(by: now) {
        guard backend.reaches(delivery, at: now) else { continue }
        if case .opened = delivery.arrival { continue }
        arrivals.append(delivery.arrival)
      }
      goOnDraining(at: now)
      return arrivals
    }

    /// What could not be done since the last time, for the log.
    package func popTroubles() -> [String] { backend.popTroubles() }

    /// Closes every socket with 1001, once the server lets nobody in any more. Running answers are kept
    /// whole, and what there is of a language model's; the closings and the responses that were to come
    /// later are due at once.
    package func shutDown(at now: Instant) {
      for channel in backend.sockets.channels {
        backend.close(channel, .goingAway, "the server is shutting down", at: now)
      }
      backend.endQuestions(at: now)
      backend.attempt { try backend.database.lease?.end() }
      backend.schedule.hurry(to: now)
    }
  }
}

extension EmbeddedService.MultiUserService {
  /// How much of a server one of its users may take at a time; where nobody logs in, one address.
  package struct Limits: Sendable {
    /// Sockets that are open.
    package var socketsPerUser = 64
    /// Messages, over sockets and otherwise: one every three seconds.
    package var messagesPerMinute = 20
    /// Messages without a pause, until they are paid for.
    package var messagesAtOnce = 10
    /// Questions of all users that a language model is at; others wait, and users take turns. More
    /// than one user can have, who has ten active chats and one answer at a time in each.
    package var questionsAtOnce = 16

    package init() {}
  }

  /// What a server is made with.
  package struct Options {
    /// Of the backend that is served.
    package var backend: EmbeddedService.Options
    /// Whether no other start has its seed, so that ids needn't be kept to be given out once.
    package var isSeedRandom = false
    /// Whether somebody has to log in; otherwise all who come are the one local user.
    package var requiresAccounts: Bool
    /// What every request has to carry as `X-API-Key`; `nil` where it need not.
    package var apiKey: String?
    /// Random bits that nobody can guess: keys and tokens are made of them.
    package var entropy: () -> UInt64
    /// How much of the server one of its users may take at a time.
    package var limits = Limits()
    /// Other than this only in tests.
    var rules = Accounts.Rules()
    /// Other than this only in tests.
    var quota = Quota()

    /// - Parameter entropy: random bits that nobody can guess.
    package init(
      backend: EmbeddedService.Options, requiresAccounts: Bool = true, apiKey: String? = nil,
      entropy: @escaping () -> UInt64
    ) {
      self.backend = backend
      self.requiresAccounts = requiresAccounts
      self.apiKey = apiKey
      self.entropy = entropy
    }
  }
}

/// What is known of a request, or heard from other servers, without a service.
extension EmbeddedService.MultiUserService {
  /// Answers whether the process does; `nil` for a request for something else.
  ///
  /// - Returns: the response, and the number of the route.
  package static func liveness(_ request: Request) -> (response: Response, route: Int)? {
    guard request.path == EmbeddedService.healthPaths[0],
      request.method == .get || request.method == .head
    else { return nil }
    return (EmbeddedService.isAlive, RouteTable.shared.routes.count)
  }

  /// The response where too many wait already.
  package static var isBusy: Response {
    ServerPolicy.withHeaders(
      Envelope.error(
        ServiceError(503, "BUSY", "this server has too much to do: please try again")))
  }

  /// Whose request it is by its token, at which nobody has looked; `nil` where there's none, and for
  /// what is about log-ins.
  package static func claimedUser(of request: Request) -> String? {
    guard !request.path.starts(with: logIns) else { return nil }
    if let bearer = Bearer(request) { return TokenSigner.claimedUser(of: bearer.token) }
    return RequestContext.parameterText("token", of: request).flatMap {
      TokenSigner.claimedUser(of: $0)
    }
  }

  private static let logIns = Endpoint.prefix + "/auth/"

  /// On which servers tell each other something.
  package static var channel: String { ServerLease.channel }

  /// Whose sockets may be over by what another server has told; `nil` for what this version doesn't
  /// know.
  package static func user(toldOf text: String) -> String? {
    text.hasPrefix(ServerLease.ofUser) ? String(text.dropFirst(ServerLease.ofUser.count)) : nil
  }

  /// Closes the sockets of a user that are over by what another server has done; `nil` for all users.
  package func closeEnded(of user: String?, at now: Instant) {
    backend.closeEndedElsewhere(of: user.map { Identifier($0) }, at: now)
  }
}

extension EmbeddedService.MultiUserService {
  /// What goes on in a service, and what has since its start.
  package struct Figures: Hashable, Sendable {
    package let sockets: Int
    package let turns: Int
    /// How often the server's lease was renewed; `nil` where no other server has the data.
    package let beats: Int?
    /// How many leases of dead servers it has ended.
    package let endedLeases: Int?
    /// Whether its data could be reached, and written, last.
    package let hasData: Bool

    /// Those of both together.
    package static func + (left: Figures, right: Figures) -> Figures {
      Figures(
        sockets: left.sockets + right.sockets, turns: left.turns + right.turns,
        beats: sum(left.beats, right.beats), endedLeases: sum(left.endedLeases, right.endedLeases),
        hasData: left.hasData && right.hasData)
    }

    private static func sum(_ left: Int?, _ right: Int?) -> Int? {
      guard let left, let right else { return left ?? right }
      return left + right
    }
  }

  package var figures: Figures {
    Figures(
      sockets: backend.sockets.count, turns: backend.sockets.turns,
      beats: backend.database.lease?.beats, endedLeases: backend.database.lease?.ended,
      hasData: !backend.database.connection.hasFailedToWrite)
  }

  /// The routes that requests are told apart by, with the words of a description. The number of one is
  /// its place.
  package static var routes: [(method: String, path: String)] {
    RouteTable.shared.routes.map { ($0.method.rawValue, Endpoint.prefix + $0.path) }
      + EmbeddedService.healthPaths.map { ("GET", $0) }
  }

  /// The number of the route that was asked for last, `nil` for a request for nothing; by whom, where
  /// somebody is logged in; and why it failed, where that isn't their doing.
  package var asked: (route: Int?, user: String?, trouble: String?) {
    (backend.asked.route, backend.asked.user?.text, backend.asked.trouble)
  }
}
