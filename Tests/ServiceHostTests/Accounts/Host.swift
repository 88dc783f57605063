import Contract
import Database
import Edge
import JSON
import Numbers
import SQLite
import Testing
import Time
import Wellness

@testable import ServiceHost

/// Talks to a served backend as a server does, runs its work in line, and keeps the clock.
final class Host {
  struct Tokens: Equatable {
    var user = ""
    let access: String
    let refresh: String
  }

  let served: EmbeddedService.MultiUserService
  private(set) var now = Client.start
  /// What came out beside frames, responses and closings.
  private(set) var troubles: [String] = []
  private(set) var work = 0
  private let works: Works
  private var channels = 0
  private let described: Described

  init(
    place: Connection.Place = .memory, on database: (any DatabaseConnection)? = nil,
    seed: UInt64 = 1, isSeedRandom: Bool = false, pace: Duration = .zero,
    faults: Faults = .none, isOpen: Bool = false, apiKey: String? = nil,
    model: LanguageModel? = nil, line: Talk.Line = Talk.Line(),
    quota: Quota = Quota(), limits: EmbeddedService.MultiUserService.Limits = .init(),
    rules change: (inout Accounts.Rules) -> Void = { _ in }
  ) throws {
    var random = SplitMix(seed: seed &+ 99)
    var options = EmbeddedService.MultiUserService.Options(
      backend: EmbeddedService.Options(place: place, seed: seed, pace: pace, faults: faults),
      requiresAccounts: !isOpen, apiKey: apiKey, entropy: { random.next() })
    options.backend.model = model
    options.rules.cost = .least
    options.quota = quota
    options.isSeedRandom = isSeedRandom
    options.limits = limits
    change(&options.rules)
    let works = Works()
    self.works = works
    served = try EmbeddedService.MultiUserService(
      options, on: database ?? TestDatabase.open(place), now: now,
      ask: { line.asked.append(($0, $1)) },
      giveUp: { line.givenUp.append($0) }, hash: { works.waiting.append($0) })
    described = isOpen ? .open : .withAccounts
  }

  func wait(_ duration: Duration) { now = now + duration }

  /// The channel of the next request or socket, as a server gives it.
  func channel(_ kind: Channel.Kind) -> Channel {
    channels += 1
    return Channel(kind, channels)
  }

  /// Sends a request under `/api/v1` and gives its response, however it comes.
  func ask(
    _ method: Request.Method, _ path: String, _ body: JSON? = nil, token: String? = nil,
    key: String? = nil, from address: String = "192.0.2.1", headers: [Header] = []
  ) throws -> Response {
    var headers = headers
    if let token { headers.append(Header("authorization", "Bearer \(token)")) }
    if let key { headers.append(Header("idempotency-key", key)) }
    if body != nil { headers.append(Envelope.contentType) }
    let request = Request(
      method, Endpoint.prefix + path, headers: headers, body: body?.text() ?? "")
    return try send(request, from: address)
  }

  func send(_ request: Request, from address: String = "192.0.2.1") throws -> Response {
    let response = try receive(request, from: address)
    // A description says of HEAD what it says of GET (RFC 9110 §9.3.2).
    if request.method != .head {
      #expect(described.problems(in: response, to: request) == [])
    }
    return response
  }

  /// Sends a request, and gives the work that its response waits for instead of doing it.
  func begin(
    _ request: Request, from address: String = "192.0.2.1"
  ) -> (response: Response?, work: PasswordTask?) {
    let response = served.respond(to: request, on: channel(.http), from: address, at: now)
    return (response, works.waiting.popLast())
  }

  /// The response that has waited for some work.
  func finish(_ finished: PasswordTask.Finished) -> Response? {
    served.finish(finished, at: now)
    return take().compactMap { arrival -> Response? in
      if case .response(finished.channel, let response) = arrival { response } else { nil }
    }.first
  }

  private func receive(_ request: Request, from address: String) throws -> Response {
    let channel = channel(.http)
    if let response = served.respond(to: request, on: channel, from: address, at: now) {
      return response
    }
    while let job = works.waiting.popLast() {
      work += 1
      served.finish(job.run(), at: now)
    }
    while let due = served.due {
      now = max(now, due)
      for case .response(channel, let response) in take() { return response }
    }
    throw Lost()
  }

  /// Sends a request and gives the `data` of its response.
  func data(
    _ method: Request.Method, _ path: String, _ body: JSON? = nil, token: String? = nil,
    key: String? = nil
  ) throws -> JSON {
    let response = try ask(method, path, body, token: token, key: key)
    guard response.status < 300, let data = try JSON(parsing: response.body)["data"] else {
      throw Client.Refused(response: response)
    }
    return data
  }

  /// Status and code of what a request is refused with.
  func refusal(
    _ method: Request.Method, _ path: String, _ body: JSON? = nil, token: String? = nil,
    headers: [Header] = []
  ) throws -> String {
    Host.summary(try ask(method, path, body, token: token, headers: headers))
  }

  static func summary(_ response: Response) -> String {
    let code = ServiceError(response).code
    return code.isEmpty ? "\(response.status)" : "\(response.status) \(code)"
  }

  static func registration(
    _ email: String = "ada@example.com", password: String = "correct horse",
    name: String = "Ada", born: String = "1990-12-10"
  ) -> JSON {
    [
      "email": .string(email), "password": .string(password), "name": .string(name),
      "date_of_birth": .string(born),
    ]
  }

  static func passwords(_ old: String, _ new: String) -> JSON {
    ["old_password": .string(old), "new_password": .string(new)]
  }

  /// Makes an account and gives its first tokens.
  func register(_ email: String = "ada@example.com") throws -> Tokens {
    tokens(try data(.post, "/auth/register", Host.registration(email)))
  }

  func logIn(
    _ email: String = "ada@example.com", password: String = "correct horse"
  ) throws -> Tokens {
    tokens(
      try data(
        .post, "/auth/login", ["email": .string(email), "password": .string(password)]))
  }

  /// Whose the log-in is that these open.
  func user(_ email: String) throws -> String? {
    try data(.get, "/users/me", token: logIn(email).access)["user_id"]?.stringValue
  }

  func refresh(_ token: String) throws -> Tokens {
    tokens(try data(.post, "/auth/refresh", ["refresh_token": .string(token)]))
  }

  func tokens(_ data: JSON) -> Tokens {
    Tokens(
      user: data["user_id"]?.stringValue ?? "", access: data["access_token"]?.stringValue ?? "",
      refresh: data["refresh_token"]?.stringValue ?? "")
  }

  func makeGoal(_ token: String? = nil) throws -> String {
    try data(.post, "/goals", Client.goal(), token: token)["id"]?.stringValue ?? ""
  }

  func makeConsultation(_ token: String? = nil) throws -> String {
    let data = try data(.post, "/consultations", ["persona": "general_wellness"], token: token)
    return data["consultation"]?["id"]?.stringValue ?? ""
  }

  /// Asks for the socket of a consultation.
  ///
  /// - Returns: its channel, and what it's refused with.
  func admit(
    _ consultation: String, token: String? = nil, query: String = "", headers: [Header] = []
  ) -> (socket: Channel, refusal: Response?) {
    let bearer = token.map { [Header("authorization", "Bearer \($0)")] } ?? []
    let target = "\(Endpoint.prefix)/consultations/\(consultation)/ws\(query)"
    return admit(Request(.get, target, headers: bearer + headers))
  }

  func admit(
    _ request: Request, from address: String = "192.0.2.1"
  ) -> (socket: Channel, refusal: Response?) {
    let socket = channel(.socket)
    return (socket, served.respond(to: request, on: socket, from: address, at: now))
  }

  /// Opens the socket of a consultation and takes its first frame.
  func open(_ consultation: String, token: String? = nil) throws -> Channel {
    let (socket, refusal) = admit(consultation, token: token)
    if let refusal { throw Client.Refused(response: refusal) }
    _ = take()
    return socket
  }

  func say(_ content: String, on socket: Channel) {
    let frame = ClientFrame.message(content: content, clientID: nil)
    served.received(.text(frame.text), on: socket, at: now)
  }

  /// What is due now.
  func take() -> [Arrival] {
    let arrivals = served.popDue(by: now)
    troubles += served.popTroubles()
    return arrivals
  }

  /// Takes so many things, or all until an instant, and goes forward in time with them.
  func takeAll(until end: Instant) -> [Arrival] {
    var arrivals: [Arrival] = []
    while let due = served.due, due <= end {
      now = max(now, due)
      arrivals += take()
    }
    return arrivals
  }

  struct Lost: Error {}

  /// What is to be done on another thread.
  private final class Works {
    var waiting: [PasswordTask] = []
  }
}

extension [Arrival] {
  /// What came on a socket: the types of frames, and how it was closed.
  func summary(of socket: Channel) -> [String] {
    compactMap { arrival in
      switch arrival {
      case .frame(socket, .text(let text)):
        ServerFrame.all(in: text).map { result in
          switch result {
          case .success(.connected): "connected"
          case .success(.messageReceived): "received"
          case .success(.chunk): "chunk"
          case .success(.complete): "complete"
          case .success(.error(_, let code)): "error \(code ?? "")"
          case .success(.pong): "pong"
          case .success, .failure: "other"
          }
        }.joined(separator: "+")
      case .closed(socket, let code, _): "close \(code.rawValue)"
      case .failed(socket, _): "drop"
      default: nil
      }
    }
  }

  /// The text of the chunks that came on a socket.
  func text(on socket: Channel) -> String {
    compactMap { arrival -> String? in
      guard case .frame(socket, .text(let text)) = arrival else { return nil }
      return ServerFrame.all(in: text).compactMap { result in
        if case .success(.chunk(let text)) = result { text } else { nil }
      }.joined()
    }.joined()
  }
}
