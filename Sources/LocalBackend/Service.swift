import Contract
import Edge
import JSON
import SQLite
import Time

/// The service without a transport: a request and the time in, a response out.
struct Service {
  private let storage: Storage
  private let zone: OffsetZone
  let desk: CoachDesk
  private let goals: GoalRoutes
  private let tips: GoalTipsRoute
  private let consultations: ConsultationRoutes
  private let messages: MessageRoutes
  private let profile: ProfileRoutes

  /// For the user whose storage it is.
  init(storage: Storage, zone: OffsetZone) {
    self.storage = storage
    self.zone = zone
    desk = CoachDesk(storage: storage, zone: zone)
    goals = GoalRoutes(storage: storage)
    tips = GoalTipsRoute(storage: storage, desk: desk)
    consultations = ConsultationRoutes(storage: storage, desk: desk)
    messages = MessageRoutes(storage: storage, desk: desk)
    profile = ProfileRoutes(storage: storage)
  }

  /// Answers a request; every failure is a response too.
  func answer(_ request: Request, at now: Instant) -> Response {
    let call = Call(request: request, now: now, today: zone.date(at: now))
    guard let route = Route(path: request.path) else {
      return Envelope.error(
        ServiceError(404, "ROUTE_NOT_FOUND", "there is no \(request.path) here"))
    }
    do {
      return try answerOnce(call, route)
    } catch {
      return Envelope.error(Service.failure(error, route))
    }
  }

  /// What a failure is on the wire.
  static func failure(_ error: any Error, _ route: Route) -> ServiceError {
    switch error {
    case let error as ServiceError: return error
    case let error as ContractError:
      let code =
        switch route {
        case .goals, .goal: "INVALID_REQUEST"
        case .consultations, .chatAboutGoal, .consultation, .profile: "VALIDATION_ERROR"
        }
      return ServiceError(400, code, error.description)
    case let error as SQLiteError where error.kind == .busy:
      return ServiceError(503, "BUSY", "the data is in use by another program: try again")
    case let error as SQLiteError:
      return ServiceError(500, "INTERNAL_ERROR", "the data cannot be used: \(error.message)")
    default:
      return ServiceError(500, "INTERNAL_ERROR", "the data is damaged")
    }
  }

  /// Does what a request asks for in one transaction, or, under an `Idempotency-Key` that has been
  /// used for the same request, answers what was answered then. Refusals are thrown: they change
  /// nothing and are not kept. Nor is what was answered about a profile, which may be gone with all
  /// that was kept for its user.
  private func answerOnce(_ call: Call, _ route: Route) throws -> Response {
    guard call.method != .get else { return try answer(call, route) }
    return try storage.transaction {
      guard !route.isProfile, let key = call.request.header("idempotency-key") else {
        return try answer(call, route)
      }
      if let stored = try storage.replies.find(key, of: call.request) { return stored }
      let response = try answer(call, route)
      try storage.replies.keep(response, key: key, of: call.request, at: call.now)
      return response
    }
  }

  private func answer(_ call: Call, _ route: Route) throws -> Response {
    let response: Response? =
      switch route {
      case .goals: try goals.answer(call)
      case .goal(let id, .tips): try tips.answer(call, id)
      case .goal(let id, let part): try goals.answer(call, id, part)
      case .consultations: try consultations.answer(call)
      case .chatAboutGoal: try consultations.chatAboutGoal(call)
      case .profile: try profile.answer(call)
      case .consultation(let id, .messages): try messages.answer(call, id)
      case .consultation(let id, let part): try consultations.answer(call, id, part)
      }
    guard let response else {
      throw ServiceError(
        405, "METHOD_NOT_ALLOWED", "\(call.method.rawValue) does not fit \(call.request.path)")
    }
    return response
  }
}
