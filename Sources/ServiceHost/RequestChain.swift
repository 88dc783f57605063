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
      var call = try RequestContext(
        matching: request, on: channel, from: address, at: now, today: date(at: now))
      operation = call.operation
      asked.route = call.route
      try call.checkMarks()
      call.messages = policy?.messages
      call.bearer = try policy?.authenticator.bearer(of: call)
      asked.user = call.bearer?.user
      try policy?.checkOwner(of: call, in: database)
      try policy?.checkRoom(for: call, in: sockets)
      try policy?.checkType(of: request)
      user = call.user
      let service = service(for: call.user)
      let outcome = try service.once(call) { try route(call, to: service) }
      if call.mayEndSockets { tellOthers(of: call.user) }
      return response(outcome, of: call, service)
    } catch is Occupied
      where postponed.put(.request(request, address: address), on: channel, at: now)
    {
      return nil
    } catch {
      let response = ErrorResponses.response(to: error, of: operation)
      if ErrorResponses.isTrouble(error, response) { asked.trouble = "\(error)" }
      return response
    }
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
    case .response(let response): return response
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
