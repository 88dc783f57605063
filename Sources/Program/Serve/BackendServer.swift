import Edge
import Network
import ServiceHost
import Time

/// Connects what is served with the server that has the sockets; confined to the server's thread.
final class BackendServer {
  private let backend: any ServedBackend
  private let connections: HTTPServer.Connections
  private let now: () -> Instant
  private let log: ServerLog
  private let stop: StopRequest
  private let drainTime: Duration
  private let metrics: ServerMetrics?
  private var figures: ServerMetrics.Figures?

  /// - Parameter drainTime: until sockets are closed where the server is to end when it's drained.
  init(
    _ backend: any ServedBackend, _ connections: HTTPServer.Connections,
    now: @escaping () -> Instant, log: ServerLog, stop: StopRequest, drainTime: Duration,
    metrics: ServerMetrics? = nil
  ) {
    self.backend = backend
    self.connections = connections
    self.now = now
    self.log = log
    self.stop = stop
    self.drainTime = drainTime
    self.metrics = metrics
  }

  /// What the server calls.
  var handler: HTTPServer.Handler {
    let backend = backend
    var handler = HTTPServer.Handler(
      now: now, respond: backend.respond, admit: backend.respond,
      plainError: { EmbeddedService.MultiUserService.refusal($0) },
      unknownMethod: EmbeddedService.MultiUserService.unknownMethod)
    handler.refusedOrigin = { EmbeddedService.MultiUserService.refusal(403, ofOrigin: true) }
    handler.refusedBody = { EmbeddedService.MultiUserService.refusal(503, ofBody: true) }
    handler.admitsLater = backend.opensLater
    handler.abandoned = backend.end
    handler.received = { backend.receive($1, on: $0) }
    handler.isFull = backend.isFull
    handler.closed = backend.end
    handler.due = { backend.due }
    handler.subject = { backend.subject }
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
      if let refused = entry.refused {
        let flag = refused.isOrigin ? "--allow-origin" : "--allow-host"
        fields += [("refused-name", .text(refused.name)), ("allow-it-with", .text(flag))]
      }
      if let trouble = entry.subject.trouble { fields.append(("trouble", .text(trouble))) }
      self.log.write(fields, at: self.now())
    }
    handler.rested = {
      self.log.flush()
      self.stopWhenDrained()
      self.measure()
    }
    return handler
  }

  /// Has this called when other threads have done something.
  func onWork(_ wake: @escaping @Sendable () -> Void) { backend.start(wake) }

  /// Writes to the log how far the server is.
  func tell(_ state: String, _ fields: [ServerLog.Field] = []) {
    log.write([("state", .text(state)), ("version", .text(Program.version))] + fields, at: now())
  }

  /// Ends what runs.
  func shutDown() {
    backend.shutDown(sending: connections)
    fire(now())
    tell("ended")
    log.flush()
  }

  private func fire(_ instant: Instant) {
    for trouble in backend.fire(instant, to: connections) {
      log.write([("trouble", .text(trouble))], at: now())
    }
  }

  private func woken() {
    backend.takeWork()
    guard !backend.isDraining, stop.isDraining else { return }
    backend.beginDrain(drainTime)
    tell("draining")
  }

  private func measure() {
    guard let metrics else { return }
    var figures = backend.figures
    figures.connections = connections.count
    if figures != self.figures { metrics.set(figures) }
    self.figures = figures
  }

  private func stopWhenDrained() {
    guard backend.isDraining else { return }
    let readiness = backend.readiness
    if readiness.isOver || readiness.isIdle && !connections.areAnswering { stop.ask() }
  }
}
