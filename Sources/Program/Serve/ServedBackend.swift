import Edge
import Network
import ServiceHost
import Time

/// What answers the requests of a server and opens its sockets: a service on the server's own thread,
/// or workers. Confined to that thread.
protocol ServedBackend: AnyObject {
  /// Whether sockets are opened by `fire`, if they aren't refused.
  var opensLater: Bool { get }
  /// What the last request was about that was answered at once.
  var subject: HTTPServer.Subject { get }

  /// Answers a request or the opening of a socket; `nil` where that's left to `fire`, or the socket is
  /// open.
  func respond(_ channel: Channel, _ request: Request, _ client: HTTPServer.Client) -> Response?
  func receive(_ frame: Frame, on channel: Channel)
  /// Whether enough frames of a socket wait, until `fire` has it read on.
  func isFull(_ channel: Channel) -> Bool
  /// Nobody is at the other end of a channel any more.
  func end(_ channel: Channel)

  /// When there is something for `fire`.
  var due: Instant? { get }
  /// Gives clients what is for them.
  ///
  /// - Returns: what went wrong, for the log.
  func fire(_ now: Instant, to connections: HTTPServer.Connections) -> [String]
  /// Takes what other threads have done.
  func takeWork()
  /// Has this called when they have done something.
  func start(_ wake: @escaping @Sendable () -> Void)

  var isDraining: Bool { get }
  /// - Parameter time: until sockets are closed.
  func beginDrain(_ time: Duration)
  /// Whether a server that is being drained may end where it's answering nobody, and whether it does in
  /// any case.
  var readiness: (isIdle: Bool, isOver: Bool) { get }
  /// Stores what is left of answers.
  func shutDown(sending connections: HTTPServer.Connections)

  var figures: ServerMetrics.Figures { get }
}

extension HTTPServer.Connections {
  /// Gives a client what is for it.
  func perform(_ arrival: Arrival) {
    switch arrival {
    case .response(let channel, let response): answer(channel, response)
    case .opened(let channel): open(channel)
    case .frame(let channel, let frame): send(channel, frame)
    case .closed(let channel, let code, _): close(channel, code)
    case .failed(let channel, _): close(channel, .internalError)
    case .line, .endOfInput, .interrupt, .terminate, .deadline: break
    }
  }
}

/// A service on the thread of the server, for data that are in a file. Passwords are hashed by a worker
/// beside it.
final class InlineBackend: ServedBackend {
  private let own: ServiceWorker.Equipment
  private let served: EmbeddedService.MultiUserService
  private let passwords: PasswordWorker
  private let mail: Mailbox
  private let now: () -> Instant

  /// - Parameters:
  ///   - passwords: what the service has its passwords hashed by.
  ///   - mail: what the service is to be brought from the outside.
  init(_ own: ServiceWorker.Equipment, _ passwords: PasswordWorker, _ mail: Mailbox) {
    (self.own, served, now) = (own, own.service, own.now)
    self.passwords = passwords
    self.mail = mail
  }

  var opensLater: Bool { false }

  var subject: HTTPServer.Subject {
    let asked = served.asked
    return HTTPServer.Subject(route: asked.route, user: asked.user, trouble: asked.trouble)
  }

  func respond(
    _ channel: Channel, _ request: Request, _ client: HTTPServer.Client
  ) -> Response? {
    served.respond(to: request, on: channel, from: client.share, at: now())
  }

  func receive(_ frame: Frame, on channel: Channel) {
    served.received(frame, on: channel, at: now())
  }

  func isFull(_ channel: Channel) -> Bool { false }

  func end(_ channel: Channel) { served.closed(channel) }

  var due: Instant? { served.due }

  func fire(_ now: Instant, to connections: HTTPServer.Connections) -> [String] {
    for arrival in served.popDue(by: now) { connections.perform(arrival) }
    return served.popTroubles()
  }

  func takeWork() {
    for arrival in mail.popSome() { served.deliver(arrival, at: now()) }
    for finished in passwords.popDone() { served.finish(finished, at: now()) }
  }

  func start(_ wake: @escaping @Sendable () -> Void) {
    mail.onPut(wake)
    passwords.start(wake)
  }

  var isDraining: Bool { served.drain != nil }
  func beginDrain(_ time: Duration) { served.beginDrain(time, at: now()) }
  var readiness: (isIdle: Bool, isOver: Bool) { served.readiness }

  func shutDown(sending connections: HTTPServer.Connections) {
    served.shutDown(at: now())
    _ = fire(now(), to: connections)
    passwords.stop()
    own.end()
  }

  var figures: ServerMetrics.Figures {
    ServerMetrics.Figures(modelRequests: own.modelRequests(), service: served.figures)
  }
}
