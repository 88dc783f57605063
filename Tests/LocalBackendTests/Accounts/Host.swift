import Contract
import Edge
import JSON
import SQLite
import Testing
import Time
import Wellness

@testable import LocalBackend

/// Talks to a served backend as a server does, runs its work in line, and keeps the clock.
final class Host {
  struct Tokens: Equatable {
    var user = ""
    let access: String
    let refresh: String
  }

  let served: LocalBackend.MultiUserService
  private(set) var now = Client.start
  /// What came out beside frames, responses and closings.
  private(set) var troubles: [String] = []
  private(set) var work = 0
  private let described: Described

  init(
    place: Connection.Place = .memory, seed: UInt64 = 1, pace: Duration = .zero,
    faults: Faults = .none, isOpen: Bool = false, apiKey: String? = nil,
    model: LanguageModel? = nil, line: Talk.Line = Talk.Line(),
    rules change: (inout Accounts.Rules) -> Void = { _ in }
  ) throws {
    var random = SplitMix64(seed: seed &+ 99)
    var options = LocalBackend.MultiUserService.Options(
      backend: LocalBackend.Options(place: place, seed: seed, pace: pace, faults: faults),
      requiresAccounts: !isOpen, apiKey: apiKey, entropy: { random.next() })
    options.backend.model = model
    options.rules.cost = .least
    change(&options.rules)
    served = try LocalBackend.MultiUserService(
      options, now: now, ask: { line.asked.append(($0, $1)) },
      giveUp: { line.givenUp.append($0) })
    described = isOpen ? .open : .withAccounts
  }

  func wait(_ duration: Duration) { now = now + duration }

  /// Sends a request under `/api/v1` and gives its response, however it comes.
  func ask(
    _ method: Request.Method, _ path: String, _ body: JSON? = nil, token: String? = nil,
    key: String? = nil, from address: String = "192.0.2.1", headers: [Header] = []
  ) throws -> Response {
    var headers = headers
    if let token { headers.append(Header("authorization", "Bearer \(token)")) }
    if let key { headers.append(Header("idempotency-key", key)) }
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

  private func receive(_ request: Request, from address: String) throws -> Response {
    var reply = served.respond(to: request, from: address, at: now)
    if case .work(let job) = reply {
      work += 1
      reply = served.finish(job.run(), at: now)
    }
    switch reply {
    case .now(let response): return response
    case .later(let token):
      while let due = served.due {
        now = max(now, due)
        for case .response(token, let response) in take() { return response }
      }
      throw Lost()
    case .work: throw Lost()
    }
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
  func admit(
    _ consultation: String, token: String? = nil, query: String = "", headers: [Header] = []
  ) -> LocalBackend.MultiUserService.Admission {
    let bearer = token.map { [Header("authorization", "Bearer \($0)")] } ?? []
    let target = "\(Endpoint.prefix)/consultations/\(consultation)/ws\(query)"
    return served.admit(Request(.get, target, headers: bearer + headers), at: now)
  }

  /// Opens the socket of a consultation and takes its first frame.
  func open(
    _ consultation: String, token: String? = nil
  ) throws -> LocalBackend.MultiUserService.SocketToken {
    switch admit(consultation, token: token) {
    case .accepted(let socket):
      _ = take()
      return socket
    case .refused(let response): throw Client.Refused(response: response)
    }
  }

  func say(_ content: String, on socket: LocalBackend.MultiUserService.SocketToken) {
    let frame = ClientFrame.message(content: content, clientID: nil)
    served.received(.text(frame.text), on: socket, at: now)
  }

  /// What is due now.
  func take() -> [LocalBackend.MultiUserService.Outgoing] {
    let outgoing = served.take(by: now)
    for case .trouble(let text) in outgoing { troubles.append(text) }
    return outgoing
  }

  /// Takes so many things, or all until an instant, and goes forward in time with them.
  func takeAll(until end: Instant) -> [LocalBackend.MultiUserService.Outgoing] {
    var outgoing: [LocalBackend.MultiUserService.Outgoing] = []
    while let due = served.due, due <= end {
      now = max(now, due)
      outgoing += take()
    }
    return outgoing
  }

  struct Lost: Error {}
}

extension [LocalBackend.MultiUserService.Outgoing] {
  /// What came on a socket: the types of frames, and how it was closed.
  func summary(of socket: LocalBackend.MultiUserService.SocketToken) -> [String] {
    compactMap { outgoing in
      switch outgoing {
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
      case .close(socket, let code, _): "close \(code.rawValue)"
      case .drop(socket): "drop"
      default: nil
      }
    }
  }

  /// The text of the chunks that came on a socket.
  func text(on socket: LocalBackend.MultiUserService.SocketToken) -> String {
    compactMap { outgoing -> String? in
      guard case .frame(socket, .text(let text)) = outgoing else { return nil }
      return ServerFrame.all(in: text).compactMap { result in
        if case .success(.chunk(let text)) = result { text } else { nil }
      }.joined()
    }.joined()
  }
}
