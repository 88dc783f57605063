import Contract
import Edge
import JSON
import SQLite
import Time

/// The service without a transport: a request and the time in, a response out, or what a language
/// model is to be asked for it.
struct Service {
  let storage: Storage
  let zone: OffsetZone
  let coachService: CoachService
  private let goals: GoalRoutes
  private let advice: AdviceRoutes
  private let consultations: ConsultationRoutes
  private let insights: InsightRoutes
  private let profile: ProfileRoutes

  /// For the user whose storage it is.
  init(storage: Storage, zone: OffsetZone, model: ModelClient? = nil) {
    self.storage = storage
    self.zone = zone
    coachService = CoachService(storage: storage, zone: zone, model: model)
    goals = GoalRoutes(storage: storage, coachService: coachService)
    advice = AdviceRoutes(storage: storage, coachService: coachService)
    consultations = ConsultationRoutes(storage: storage, coachService: coachService)
    insights = InsightRoutes(storage: storage, coachService: coachService, zone: zone)
    profile = ProfileRoutes(storage: storage)
  }

  /// Answers a request; every failure is a response too.
  func answer(_ request: Request, at now: Instant) -> Outcome {
    switch RouteTable.shared.find(request.method, request.path) {
    case .nothing:
      return .response(Envelope.error(Service.nothing(at: request)))
    case .methods(let methods):
      return .response(Service.refusal(of: request, allowed: methods))
    case .operation(let operation, let identifier):
      let call = Call(
        request: request, now: now, today: zone.date(at: now), identifier: identifier)
      do {
        return try answerOnce(call, operation)
      } catch {
        return .response(Envelope.error(Service.failure(error, operation)))
      }
    }
  }

  /// What a failure is on the wire.
  static func failure(_ error: any Error, _ operation: Operation) -> ServiceError {
    switch error {
    case let error as ServiceError: return error
    case let error as ContractError: return ServiceError(400, operation.refusal, error.description)
    case let error as SQLiteError where error.kind == .busy:
      return ServiceError(503, "BUSY", "the data is in use by another program: try again")
    case let error as SQLiteError:
      return ServiceError(500, "INTERNAL_ERROR", "the data cannot be used: \(error.message)")
    default:
      return ServiceError(500, "INTERNAL_ERROR", "the data is damaged")
    }
  }

  private static func nothing(at request: Request) -> ServiceError {
    ServiceError(404, "ROUTE_NOT_FOUND", "there is no \(request.path) here")
  }

  /// A method that a path does not have; `Allow` names those that it has (RFC 9110 §15.5.6).
  private static func refusal(of request: Request, allowed: [Request.Method]) -> Response {
    var response = Envelope.error(
      ServiceError(
        405, "METHOD_NOT_ALLOWED", "\(request.method.rawValue) does not fit \(request.path)"))
    // A server answers HEAD wherever it answers GET (RFC 9110 §9.3.2).
    let methods = allowed.contains(.get) ? allowed + [.head] : allowed
    response.headers.append(Header("allow", methods.map(\.rawValue).joined(separator: ", ")))
    return response
  }

  /// Does what a request asks for in one transaction, or, under an `Idempotency-Key` that has been
  /// used for the same request, answers what was answered then. Refusals are thrown: they change
  /// nothing and are not kept. Nor is what was answered about a profile, which may be gone with all
  /// that was kept for its user.
  private func answerOnce(_ call: Call, _ operation: Operation) throws -> Outcome {
    guard call.method != .get else { return try answer(call, operation) }
    return try storage.transaction {
      guard !operation.isAboutUser, let key = call.request.header("idempotency-key") else {
        return try answer(call, operation)
      }
      if let stored = try storage.replies.find(key, of: call.request) { return .response(stored) }
      switch try answer(call, operation) {
      case .response(let response):
        try storage.replies.keep(response, key: key, of: call.request, at: call.now)
        return .response(response)
      case .question(var question):
        // A repeated request gets the answer of the rules until the model has spoken.
        try storage.replies.keep(question.provisional, key: key, of: call.request, at: call.now)
        question.keep = { try storage.replies.replace($0, key: key, of: call.request) }
        return .question(question)
      }
    }
  }

  private func answer(_ call: Call, _ operation: Operation) throws -> Outcome {
    switch operation {
    case .goal(let operation): .response(try goals.answer(call, operation))
    case .advice(let operation): try advice.answer(call, operation)
    case .consultation(let operation): try consultations.answer(call, operation)
    case .insight(let operation): .response(try insights.answer(call, operation))
    case .profile(let operation): .response(try profile.answer(call, operation))
    case .account: throw Service.nothing(at: call.request)
    case .description: .response(ServiceDescription.open.response)
    }
  }
}
