import Contract
import Database
import Edge
import JSON
import Time
import Wellness

/// What the service does for one user.
struct Service {
  let storage: UserStorage
  let coachService: CoachService
  private let goals: GoalRoutes
  private let advice: AdviceRoutes
  private let consultations: ConsultationRoutes
  private let insights: InsightRoutes
  private let profile: ProfileRoutes

  /// For the user whose storage it is.
  init(storage: UserStorage, zone: OffsetZone, models: ModelClients = ModelClients()) {
    self.storage = storage
    coachService = CoachService(storage: storage, zone: zone, models: models)
    goals = GoalRoutes(storage: storage, coachService: coachService)
    advice = AdviceRoutes(storage: storage, coachService: coachService)
    consultations = ConsultationRoutes(storage: storage, coachService: coachService)
    insights = InsightRoutes(storage: storage, coachService: coachService, zone: zone)
    profile = ProfileRoutes(storage: storage)
  }

  /// What a failure is on the wire.
  ///
  /// - Parameter operation: what was asked for; `nil` while that isn't known.
  static func failure(_ error: any Error, _ operation: Operation?) -> ServiceError {
    switch error {
    case let error as ServiceError: return error
    case let error as RateLimited: return error.failure
    case let error as ContractError:
      return ServiceError(400, operation?.refusal ?? "VALIDATION_ERROR", error.description)
    case let error as any DatabaseError where error.kind == .busy || error.kind == .conflict:
      return isBusy
    case is Occupied: return isBusy
    case let error as any DatabaseError
    where error.kind == .unreachable || error.kind == .unresolved:
      return ServiceError(503, "UNAVAILABLE", "the data can't be reached: try again")
    case let error as any DatabaseError:
      return ServiceError(500, "INTERNAL_ERROR", "the data cannot be used: \(error.message)")
    default:
      return ServiceError(500, "INTERNAL_ERROR", "the data is damaged")
    }
  }

  static let stoodStill = ServiceError(
    503, "UNAVAILABLE", "this server has stood still for some seconds: please try again")
  private static let isBusy = ServiceError(
    503, "BUSY", "the data is in use by another program: try again")

  /// Does what a request asks for in one transaction, or, under an `Idempotency-Key` that has been
  /// used for the same request, answers what was answered then. Refusals are thrown: they change
  /// nothing and are not kept. Nor is what was answered about a profile, which may be gone with all
  /// that was kept for its user. What belongs to no user yet has transactions of its own.
  func once(_ call: RequestContext, _ answer: () throws -> Outcome) throws -> Outcome {
    if call.method == .get { return try answer() }
    let keys = call.request.headers.filter { $0.name == "idempotency-key" }
    let key = keys.first?.value
    if let key, keys.count > 1 || !TextBound.identifier.admits(key) || !Service.isKey(key) {
      throw ServiceError(
        400, call.operation.refusal,
        "the Idempotency-Key should be one of 1 to \(TextBound.identifier.bytes) bytes of ASCII")
    }
    if case .account = call.operation { return try answer() }
    guard let key, !call.operation.isAboutUser else { return try storage.transaction(answer) }
    do {
      return try once(call, under: key, answer)
    } catch let error as any DatabaseError where error.kind == .unresolved {
      // Whether it was done shows by what was kept.
      return try once(call, under: key, answer)
    }
  }

  /// Bytes that aren't UTF-8 are mended when they're read, and would be the same for two keys.
  private static func isKey(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x20...0x7e).contains($0) }
  }

  private func once(
    _ call: RequestContext, under key: String, _ answer: () throws -> Outcome
  ) throws -> Outcome {
    try storage.transaction {
      if let stored = try storage.replies.find(key, of: call.request) { return .response(stored) }
      let outcome = try answer()
      switch outcome {
      case .response(let response), .said(_, let response):
        try storage.replies.keep(response, key: key, of: call.request, at: call.now)
        return outcome
      case .question(var question):
        // A repeated request gets the answer of the rules until the model has spoken.
        try storage.replies.keep(question.provisional, key: key, of: call.request, at: call.now)
        question.keep = { try storage.replies.replace($0, key: key, of: call.request) }
        return .question(question)
      case .socket, .later: return outcome
      }
    }
  }

  /// Has the route answer that a request asks for.
  func answer(_ call: RequestContext) throws -> Outcome {
    switch call.operation {
    case .goal(let operation): .response(try goals.answer(call, operation))
    case .advice(let operation): try advice.answer(call, operation)
    case .consultation(let operation): try consultations.answer(call, operation)
    case .insight(let operation): .response(try insights.answer(call, operation))
    case .profile(let operation): .response(try profile.answer(call, operation))
    case .account, .description: throw RequestContext.nothing(at: call.request)
    }
  }
}
