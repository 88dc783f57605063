import Edge
import Network
import ServiceHost
import Time

/// Connects the backend that is served with the server that has the sockets; confined to the
/// server's thread. Passwords are hashed by a worker beside it.
final class BackendServer {
  private let served: EmbeddedService.MultiUserService
  private let connections: HTTPServer.Connections
  private let worker: PasswordWorker
  private let mail: Mailbox
  private let now: () -> Instant
  private let log: ServerLog
  private let stop: StopRequest
  private let drainTime: Duration
  private let metrics: ServerMetrics?
  /// How often a language model was asked.
  private let modelRequests: () -> Int
  private var figures: ServerMetrics.Figures?

  /// - Parameters:
  ///   - worker: what the service has its passwords hashed by.
  ///   - mail: what the service is to be brought from the outside.
  ///   - drainTime: until sockets are closed where the server is to end when it's drained.
  init(
    _ served: EmbeddedService.MultiUserService, _ connections: HTTPServer.Connections,
    _ worker: PasswordWorker, _ mail: Mailbox, now: @escaping () -> Instant,
    log: ServerLog, stop: StopRequest, drainTime: Duration, metrics: ServerMetrics? = nil,
    modelRequests: @escaping () -> Int = { 0 }
  ) {
    self.served = served
    self.connections = connections
    self.worker = worker
    self.mail = mail
    self.now = now
    self.log = log
    self.stop = stop
    self.drainTime = drainTime
    self.metrics = metrics
    self.modelRequests = modelRequests
  }

  /// What the server calls.
  var handler: HTTPServer.Handler {
    var handler = HTTPServer.Handler(
      now: now, respond: respond, admit: respond, plainError: served.refusal,
      unknownMethod: served.unknownMethod)
    handler.abandoned = { self.served.cancel($0) }
    handler.received = { self.served.received($1, on: $0, at: self.now()) }
    handler.closed = served.closed
    handler.due = { self.served.due }
    handler.subject = {
      let asked = self.served.asked
      return HTTPServer.Subject(route: asked.route, user: asked.user)
    }
    handler.fire = fire
    handler.woken = woken
    handler.log = { entry in
      self.metrics?.record(entry)
      var fields: [ServerLog.Field] = [
        ("method", .text(entry.method)), ("path", .text(entry.path)),
        ("status", .number(entry.status)), ("ms", .number(entry.milliseconds)),
        ("bytes", .number(entry.bytes)), ("id", .text(entry.id)), ("client", .text(entry.client)),
      ]
      if let user = entry.subject.user { fields.append(("user", .text(user))) }
      if let name = entry.refusedName {
        fields += [("refused-name", .text(name)), ("allow-it-with", .text("--allow-host"))]
      }
      self.log.write(fields, at: self.now())
    }
    handler.rested = {
      self.log.flush()
      self.stopWhenDrained()
      self.measure()
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
    log.flush()
    worker.stop()
  }

  private func respond(
    _ channel: Channel, _ request: Request, _ client: HTTPServer.Client
  ) -> Response? {
    served.respond(to: request, on: channel, from: client.share, at: now())
  }

  private func fire(_ instant: Instant) {
    for arrival in served.popDue(by: instant) {
      switch arrival {
      case .response(let channel, let response): connections.answer(channel, response)
      case .frame(let channel, let frame): connections.send(channel, frame)
      case .closed(let channel, let code, _): connections.close(channel, code)
      case .failed(let channel, _): connections.close(channel, .internalError)
      case .opened, .line, .endOfInput, .interrupt, .terminate, .deadline: break
      }
    }
    for trouble in served.popTroubles() {
      log.write([("trouble", .text(trouble))], at: now())
    }
  }

  private func woken() {
    for arrival in mail.popSome() { served.deliver(arrival, at: now()) }
    for finished in worker.popDone() { served.finish(finished, at: now()) }
    if served.drain == nil, stop.isDraining { served.beginDrain(drainTime, at: now()) }
  }

  private func measure() {
    guard let metrics else { return }
    let figures = ServerMetrics.Figures(
      connections: connections.count, modelRequests: modelRequests(), service: served.figures)
    if figures != self.figures { metrics.set(figures) }
    self.figures = figures
  }

  private func stopWhenDrained() {
    switch served.drain {
    case nil, .waiting: return
    case .closing: if connections.areAnswering || !served.isIdle { return }
    case .over: break
    }
    stop.ask()
  }
}
