import Coach
import Contract
import Edge
import JSON
import Time
import Wellness

/// One request, what it asks for, and what the steps on its way and its route need to know.
struct RequestContext {
  let request: Request
  /// What it asks for.
  let operation: Operation
  /// What stands in the place of `{id}` in the path; empty where it has none.
  let identifier: String
  /// The number of its route in the table.
  let route: Int
  /// What its response goes to; of kind `socket` where it's to become one.
  let channel: Channel
  /// Who asks; empty in process.
  let address: String
  let now: Instant
  /// The date in the user's zone.
  let today: CalendarDate
  /// Counts messages; `nil` in process.
  var messages: AttemptLimiter?
  /// Who is logged in; `nil` where nobody is asked.
  var bearer: Claims?

  /// Finds what a request asks for, once for all steps behind this one.
  ///
  /// - Throws: `ServiceError` 404, also where there is no socket; `MethodNotAllowed`.
  init(
    matching request: Request, on channel: Channel, from address: String, at now: Instant,
    today: CalendarDate
  ) throws {
    let match = RouteTable.shared.find(request.method, request.path)
    if channel.kind == .socket {
      guard case .operation(.consultation(.openSocket), _, _) = match else {
        throw ServiceError(404, "ROUTE_NOT_FOUND", "there is no socket at \(request.path)")
      }
    }
    switch match {
    case .operation(let operation, let identifier, let route):
      self.request = request
      self.operation = operation
      self.identifier = identifier
      self.route = route
      self.channel = channel
      self.address = address
      self.now = now
      self.today = today
    case .methods(let methods):
      throw MethodNotAllowed(
        method: request.method, path: String(request.path), allowed: methods)
    case .nothing: throw RequestContext.nothing(at: request)
    }
  }

  static func nothing(at request: Request) -> ServiceError {
    ServiceError(404, "ROUTE_NOT_FOUND", "there is no \(request.path) here")
  }

  /// Whose data it is about.
  var user: User.ID { bearer?.user ?? User.local }

  /// Who takes of what the server has for all.
  var sender: Sender { Sender(name: bearer?.user.text ?? address, messages: messages) }

  /// Whether a consultation may be over with it, or all of its user.
  var mayEndSockets: Bool {
    switch operation {
    case .consultation(let operation):
      switch operation {
      case .changeConsultation, .deleteConsultation, .completeConsultation, .abandonConsultation,
        .archiveConsultation:
        true
      case .listQuickActions, .listConsultations, .createConsultation, .chatAboutGoal,
        .readConsultation, .unarchiveConsultation, .listMessages, .sendMessage,
        .suggestGoalsFromConsultation, .openSocket:
        false
      }
    case .profile: method == .delete
    case .account, .goal, .advice, .insight, .description: false
    }
  }

  /// Whether it may write over something newer where it comes late; a token or a password that comes late
  /// is refused anyway.
  var mayOverwrite: Bool {
    if case .account = operation { return false }
    return method != .get
  }

  /// Whether it asks for a socket.
  var isOpening: Bool { channel.kind == .socket }

  var method: Request.Method { request.method }

  /// What an error message calls the request.
  var source: String { "\(request.method.rawValue) \(request.path)" }

  /// Whether it comes at a place of the oldest clients.
  var isOlder: Bool { request.path.starts(with: Endpoint.prefix + "/wellness/") }

  /// The id that the path names; an empty one, which nothing has, for what is too long to be one.
  func id<Kind>() -> Identifier<Kind> {
    Identifier(TextBound.identifier.admits(identifier) ? identifier : "")
  }

  /// Refuses to do something in one state alone: nothing that can be changed has an ETag, so none
  /// matches (RFC 9110 §13.1.1).
  ///
  /// - Throws: `ServiceError` 412.
  func checkMatch() throws(ServiceError) {
    guard method != .get,
      request.headers.contains(where: { $0.name == "if-match" && $0.value != "*" })
    else { return }
    throw ServiceError(
      412, "PRECONDITION_FAILED",
      "nothing was done, since nothing here has an ETag that If-Match could name: leave it out")
  }

  /// The members of the body.
  ///
  /// - Throws: `ContractError` for a body that is no JSON object, or has far more values than any
  ///   request needs, which would take the time of others.
  func fields() throws -> RequestReader {
    let most = RequestContext.mostValues
    // One takes a byte and a comma at least; no text that is taken has as many.
    if request.body.utf8.count > 2 * most, request.body.utf8.count(where: { $0 == 0x2C }) >= most {
      throw failure("", .expected("an object of at most \(most) values"))
    }
    return try RequestReader(body: request.body, source: source)
  }

  private static let mostValues = 30_000

  /// The members of a body that may be left out.
  func optionalFields() throws -> RequestReader? {
    request.body.isEmpty ? nil : try fields()
  }

  /// An error about something in the request.
  func failure(_ key: String, _ problem: ContractError.Problem) -> ContractError {
    ContractError(source: source, key: key, problem: problem)
  }

  /// A list of words for an error message.
  static func oneOf(_ words: [String]) -> String {
    "one of " + words.joined(separator: ", ")
  }
}

extension ServiceError {
  static let goalMissing = ServiceError(404, "GOAL_NOT_FOUND", "goal not found")
  static let notRecurring = ServiceError(400, "INVALID_REQUEST", "the goal does not recur")
  static let instanceMissing = ServiceError(404, "NOT_FOUND", "the goal has no such period")
  static let consultationMissing = ServiceError(404, "NOT_FOUND", "consultation not found")
  static let insightMissing = ServiceError(404, "INSIGHT_NOT_FOUND", "insight not found")
  static let consultationNotActive = ServiceError(
    400, "CONSULTATION_NOT_ACTIVE", "consultation is not active")
  static let turnInProgress = ServiceError(
    409, "TURN_IN_PROGRESS", "an answer is still being sent: please wait for its end")
  static let tooManyConsultations = ServiceError(
    429, "TOO_MANY_ACTIVE_CONSULTATIONS",
    "too many active consultations: please complete some before creating new ones")
  static let tooLittleSaid = ServiceError(
    400, "INSUFFICIENT_DATA",
    "too little was said to suggest goals: say a little more about what you would like")
  static let chatIsAboutGoal = ServiceError(
    400, "CONSULTATION_ABOUT_GOAL",
    "this chat is about a goal: goals are suggested in one that is about none")
  static let upgradeRequired = ServiceError(
    426, "UPGRADE_REQUIRED", "this is the place of a socket: ask for an upgrade")
}

/// What comes of a request.
enum Outcome {
  case response(Response)
  /// Something was said, of which the sockets of its consultation hear.
  case said(CoachService.Turn, Response)
  /// A language model is asked first, and the response comes later.
  case question(AdviceQuestion)
  /// The request becomes the socket of a consultation.
  case socket(Consultation.BackendID)
  /// Whoever has the request gives the response later.
  case later

  /// - Parameter data: makes the data of the response with what the coach gives.
  init<Value>(_ answer: Coach.Answer<Value>, _ data: @escaping (Value) -> JSON) {
    switch answer {
    case .ready(let value): self = .response(Envelope.success(200, data(value)))
    case .pending(let question): self = .question(AdviceQuestion(question, data))
    }
  }
}
