import Edge
import LocalBackend
import Network
import Time

/// Connects the backend that is served with the server that has the sockets; confined to the
/// server's thread. Passwords are hashed by a worker beside it.
final class BackendServer {
  private let served: LocalBackend.MultiUserService
  private let connections: HTTPServer.Connections
  private let worker = PasswordWorker()
  private let mail: Mailbox
  private let now: () -> Instant
  private let log: (String) -> Void
  private var admitted: [Int: LocalBackend.MultiUserService.SocketToken] = [:]
  /// What is for a socket that is admitted and not open yet.
  private var waiting:
    [LocalBackend.MultiUserService.SocketToken: [LocalBackend.MultiUserService.Outgoing]] = [:]
  private var lastAdmission = 0
  private var tokens: [HTTPServer.SocketID: LocalBackend.MultiUserService.SocketToken] = [:]
  private var sockets: [LocalBackend.MultiUserService.SocketToken: HTTPServer.SocketID] = [:]
  private var exchanges: [LocalBackend.MultiUserService.ReplyToken: HTTPServer.ExchangeID] = [:]

  init(
    _ served: LocalBackend.MultiUserService, _ connections: HTTPServer.Connections, _ mail: Mailbox,
    now: @escaping () -> Instant, log: @escaping (String) -> Void
  ) {
    self.served = served
    self.connections = connections
    self.mail = mail
    self.now = now
    self.log = log
  }

  /// What the server calls.
  var handler: HTTPServer.Handler {
    var handler = HTTPServer.Handler(
      now: now, respond: respond, admit: admit, plainError: BackendServer.plainError)
    handler.abandoned = abandoned
    handler.opened = opened
    handler.unopened = unopened
    handler.received = { socket, frame in
      guard let token = self.tokens[socket] else { return }
      self.served.received(frame, on: token, at: self.now())
    }
    handler.closed = closed
    handler.due = { self.served.due }
    handler.fire = fire
    handler.woken = woken
    handler.log = { entry in
      self.log(
        "time=\(self.now().rfc3339(fractionDigits: 3)) method=\(entry.method) "
          + "path=\(entry.path) status=\(entry.status) ms=\(entry.milliseconds) bytes=\(entry.bytes)"
      )
    }
    return handler
  }

  /// Has this called when the worker has done something or something came from the coach.
  func onWork(_ wake: @escaping @Sendable () -> Void) {
    mail.onPut(wake)
    worker.start(wake)
  }

  /// Ends what runs: closings and what is left of answers are sent by the next `fire`.
  func shutDown() {
    served.shutDown(at: now())
    fire(now())
    worker.stop()
  }

  private func respond(
    _ exchange: HTTPServer.ExchangeID, _ request: Request, _ client: HTTPServer.Client
  ) -> Response? {
    take(served.respond(to: request, from: client.address, at: now()), for: exchange)
  }

  /// The response that can be given now; others are given when they come.
  private func take(
    _ reply: LocalBackend.MultiUserService.Reply, for exchange: HTTPServer.ExchangeID
  ) -> Response? {
    switch reply {
    case .now(let response): return response
    case .later(let token): exchanges[token] = exchange
    case .work(let work): worker.put(work, exchange)
    }
    return nil
  }

  private func abandoned(_ exchange: HTTPServer.ExchangeID) {
    guard let token = exchanges.first(where: { $0.value == exchange })?.key else { return }
    exchanges[token] = nil
    served.cancel(token)
  }

  private func admit(_ request: Request, _ client: HTTPServer.Client) -> HTTPServer.Admission {
    switch served.admit(request, at: now()) {
    case .refused(let response): return .refuse(response)
    case .accepted(let token):
      lastAdmission += 1
      admitted[lastAdmission] = token
      waiting[token] = []
      return .accept(state: lastAdmission)
    }
  }

  private func opened(_ socket: HTTPServer.SocketID, _ state: Int) {
    guard let token = admitted.removeValue(forKey: state) else { return }
    tokens[socket] = token
    sockets[token] = socket
    for outgoing in waiting.removeValue(forKey: token) ?? [] { hand(out: outgoing) }
  }

  private func unopened(_ state: Int) {
    guard let token = admitted.removeValue(forKey: state) else { return }
    waiting[token] = nil
    served.closed(token, byClient: false)
  }

  private func closed(_ socket: HTTPServer.SocketID, byClient: Bool) {
    guard let token = tokens.removeValue(forKey: socket) else { return }
    sockets[token] = nil
    served.closed(token, byClient: byClient)
  }

  private func fire(_ instant: Instant) {
    for outgoing in served.take(by: instant) { hand(out: outgoing) }
  }

  private func hand(out outgoing: LocalBackend.MultiUserService.Outgoing) {
    switch outgoing {
    case .response(let token, let response):
      if let exchange = exchanges.removeValue(forKey: token) {
        connections.answer(exchange, response)
      }
    case .frame(let token, let frame):
      withSocket(token, for: outgoing) { connections.send($0, frame) }
    case .close(let token, let code, _):
      withSocket(token, for: outgoing) { connections.close($0, code) }
    case .drop(let token):
      withSocket(token, for: outgoing) { connections.close($0, .internalError) }
    case .trouble(let text): log("time=\(now().rfc3339(fractionDigits: 3)) trouble=\(text)")
    }
  }

  /// Does something with an open socket, or keeps what is for it until it is open.
  private func withSocket(
    _ token: LocalBackend.MultiUserService.SocketToken,
    for outgoing: LocalBackend.MultiUserService.Outgoing,
    _ body: (HTTPServer.SocketID) -> Void
  ) {
    if let socket = sockets[token] { body(socket) } else { waiting[token]?.append(outgoing) }
  }

  private func woken() {
    for arrival in mail.takeAll() { served.deliver(arrival, at: now()) }
    for (finished, exchange) in worker.takeDone() {
      let reply = served.finish(finished, at: now())
      if let response = take(reply, for: exchange) { connections.answer(exchange, response) }
    }
  }

  /// What the server refuses by itself, as the service says it.
  private static func plainError(_ status: Int) -> Response {
    let (code, message) =
      switch status {
      case 403: ("FORBIDDEN", "this name is not served here")
      case 405: ("METHOD_NOT_ALLOWED", "this method is not known here")
      case 411: ("LENGTH_REQUIRED", "a body needs a content-length")
      case 413: ("BODY_TOO_LARGE", "the body is too long")
      case 426: ("UPGRADE_REQUIRED", "sockets speak version 13 of their protocol here")
      case 431: ("HEAD_TOO_LARGE", "the headers are too long")
      case 503: ("UNAVAILABLE", "too many connections: please try again")
      case 505: ("VERSION_NOT_SUPPORTED", "requests are HTTP/1.1 or HTTP/1.0 here")
      default: ("BAD_REQUEST", "the request cannot be read")
      }
    let body =
      "{\"data\": null, \"error\": {\"code\": \"\(code)\", \"message\": \"\(message)\"}, "
      + "\"success\": false}"
    return Response(status, headers: [Header("content-type", "application/json")], body: body)
  }
}

/// Hashes passwords on a thread of its own, one after another.
final class PasswordWorker: Sendable {
  private struct State: Sendable {
    var waiting: [(Work, HTTPServer.ExchangeID)] = []
    var done: [(Work.Finished, HTTPServer.ExchangeID)] = []
    var isStopped = false
  }

  private let state = Guarded(State())

  /// Begins to work; `wake` is called, on the worker's thread, when something is done.
  func start(_ wake: @escaping @Sendable () -> Void) {
    SystemThread.start { [self] in
      while let (work, exchange) = next() {
        let finished = work.run()
        state.change { $0.done.append((finished, exchange)) }
        wake()
      }
    }
  }

  func put(_ work: Work, _ exchange: HTTPServer.ExchangeID) {
    state.change { $0.waiting.append((work, exchange)) }
  }

  /// What was done since the last time.
  func takeDone() -> [(Work.Finished, HTTPServer.ExchangeID)] {
    state.change { state in
      defer { state.done = [] }
      return state.done
    }
  }

  /// Lets the thread end after what it is at.
  func stop() {
    state.change { $0.isStopped = true }
  }

  private func next() -> (Work, HTTPServer.ExchangeID)? {
    state.waiting { state in
      if state.isStopped { return .done(nil) }
      guard !state.waiting.isEmpty else { return .wait(nil) }
      return .done(state.waiting.removeFirst())
    }
  }
}
