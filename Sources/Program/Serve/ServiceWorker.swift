import Edge
import Network
import Numbers
import ServiceHost
import Terminal
import Threads
import Time
import Verbs

/// A thread with a service and a connection to the database of its own, for the requests and sockets of
/// some of the users. Whatever it waits for, the server's thread and other workers don't.
final class ServiceWorker: Sendable {
  typealias Service = EmbeddedService.MultiUserService

  enum Task: Sendable {
    case request(Channel, Request, HTTPServer.Client)
    case frame(Channel, Frame)
    case end(Channel)
    case hashed(PasswordTask.Finished)
    /// Sockets of a user may be over by what another server has done, or of all.
    case told(user: String?)
    case drain(Duration)
    case shutDown
  }

  enum Result: Sendable {
    /// What a request came to, `nil` where that comes later, and what it was about.
    case response(Channel, Response?, HTTPServer.Subject)
    /// No frame of a channel waits any more of which `put` had said that enough do.
    case taken(Channel)
    case arrival(Arrival)
    case trouble(String)
  }

  /// What its thread makes before it works, and uses alone.
  struct Equipment {
    let service: Service
    let now: () -> Instant
    /// How often a language model was asked.
    var modelRequests: () -> Int = { 0 }
    var end: () -> Void = {}
  }

  /// How it stands.
  struct Report: Equatable, Sendable {
    var service: Service.Figures
    var modelRequests = 0
    var isIdle = false
    var isOver = false
    var hasEnded = false
    /// How many tasks it has done, and how long it took and had them wait, in microseconds.
    var tasks = 0
    var work = 0
    var wait = 0
  }

  private struct Inbox {
    var tasks = TaskQueue()
    /// Whether something has come from a language model.
    var hasMail = false
  }

  /// What comes from a language model.
  let mail = Mailbox()
  private let inbox = Guarded(Inbox())
  private let report = Guarded<Report?>(nil)
  private let outbox: Outbox

  /// - Parameter outbox: what it gives its results to.
  init(_ outbox: Outbox) { self.outbox = outbox }

  // Any thread

  /// Gives it something to do.
  ///
  /// - Parameter owner: whose it is.
  /// - Returns: whether a request was taken, and whether another frame of the socket would be.
  @discardableResult
  func put(_ task: Task, of owner: TaskQueue.Owner = .server) -> Bool {
    inbox.change { $0.tasks.put(task, of: owner) }
  }

  /// How many tasks wait.
  var waiting: Int { inbox.withLock(\.tasks.count) }

  /// `nil` before it works.
  var state: Report? { report.withLock { $0 } }

  /// Waits until it has ended.
  func waitForEnd(until end: ContinuousClock.Instant) {
    report.waiting { report in
      if report?.hasEnded ?? true { return .done(()) }
      let left = end - .now
      return left > .zero ? .wait(left) : .done(())
    }
  }

  // Its own thread

  /// Begins to work.
  ///
  /// - Throws: what making the equipment does; `Ending` where there's no thread.
  func start(_ equip: @escaping @Sendable (Mailbox) throws -> Equipment) throws {
    let start = Guarded<Swift.Result<Void, any Error>?>(nil)
    let began = SystemThread.start(blocksSignals: true) { [self] in
      do {
        let equipment = try equip(mail)
        mail.onPut { [inbox] in inbox.change { $0.hasMail = true } }
        report.change { $0 = Report(service: equipment.service.figures) }
        start.change { $0 = .success(()) }
        work(equipment)
        equipment.end()
        report.change { $0?.hasEnded = true }
      } catch {
        start.change { $0 = .failure(error) }
      }
    }
    guard began else { throw Ending.noThread }
    try start.waiting { $0.map { .done($0) } ?? .wait(nil) }.get()
  }

  private func work(_ own: Equipment) {
    let service = own.service
    var report = Report(service: service.figures)
    var isOver = false
    while !isOver {
      let due = service.due
      let next = inbox.waiting {
        inbox -> Guarded<Inbox>.Attempt<TaskQueue.Next?> in
        if let next = inbox.tasks.popNext() { return .done(next) }
        if inbox.hasMail {
          inbox.hasMail = false
          return .done(nil)
        }
        guard let due else { return .wait(nil) }
        let left = due - own.now()
        return left > .zero ? .wait(left) : .done(nil)
      }
      let began = ContinuousClock.now
      var results: [Result] = []
      if let next {
        if case .shutDown = next.task { isOver = true }
        perform(next.task, own, &results)
        if let channel = next.emptied { results.append(.taken(channel)) }
        report.tasks += 1
        report.wait += (began - next.since).microseconds
      }
      for arrival in mail.popSome() { service.deliver(arrival, at: own.now()) }
      let now = own.now()
      if let due = service.due, due <= now {
        results += service.popDue(by: now).map(Result.arrival)
      }
      results += service.popTroubles().map(Result.trouble)
      if next != nil { report.work += (ContinuousClock.now - began).microseconds }
      report.service = service.figures
      report.modelRequests = own.modelRequests()
      (report.isIdle, report.isOver) = service.readiness
      let wasReady = state.map { $0.isIdle || $0.isOver }
      self.report.change { $0 = report }
      outbox.put(results, wakes: wasReady != (report.isIdle || report.isOver))
    }
  }

  private func perform(_ task: Task, _ own: Equipment, _ results: inout [Result]) {
    let service = own.service
    switch task {
    case .request(let channel, let request, let client):
      let response = service.respond(
        to: request, on: channel, from: client.share, at: own.now())
      let asked = service.asked
      let subject = HTTPServer.Subject(
        route: asked.route, user: asked.user, trouble: asked.trouble)
      results.append(.response(channel, response, subject))
      if response == nil, channel.kind == .socket { results.append(.arrival(.opened(channel))) }
    case .frame(let channel, let frame): service.received(frame, on: channel, at: own.now())
    case .end(let channel): service.closed(channel)
    case .hashed(let finished): service.finish(finished, at: own.now())
    case .told(let user): service.closeEnded(of: user, at: own.now())
    case .drain(let time): service.beginDrain(time, at: own.now())
    case .shutDown: service.shutDown(at: own.now())
    }
  }

  /// What workers have done, until the server's thread takes it.
  final class Outbox: Sendable {
    private struct State: Sendable {
      var results: [Result] = []
      var wake: @Sendable () -> Void = {}
    }

    private let state = Guarded(State())

    func onPut(_ wake: @escaping @Sendable () -> Void) { state.change { $0.wake = wake } }

    /// - Parameter wakes: whether the server is to look though there's nothing for clients.
    func put(_ results: [Result], wakes: Bool = false) {
      guard wakes || !results.isEmpty else { return }
      let wake = state.withLock { state -> (@Sendable () -> Void)? in
        defer { state.results += results }
        // Who was woken before takes these, too.
        return state.results.isEmpty ? state.wake : nil
      }
      wake?()
    }

    func pop() -> [Result] {
      state.withLock { state in
        defer { state.results.removeAll() }
        return state.results
      }
    }
  }
}

extension Duration {
  fileprivate var microseconds: Int { Int(clamping: self / .microseconds(1)) }
}

/// Hashes passwords on a thread of its own, one after another.
final class PasswordWorker: Sendable {
  private struct State: Sendable {
    var waiting: [PasswordTask] = []
    var done: [PasswordTask.Finished] = []
    var isStopped = false
  }

  private let state = Guarded(State())

  /// Begins to work; `wake` is called, on the worker's thread, when something is done.
  func start(_ wake: @escaping @Sendable () -> Void) {
    SystemThread.start { [self] in
      while let work = next() {
        let finished = work.run()
        state.change { $0.done.append(finished) }
        wake()
      }
    }
  }

  func put(_ work: PasswordTask) {
    state.change { $0.waiting.append(work) }
  }

  /// What was done since the last time.
  func popDone() -> [PasswordTask.Finished] {
    state.withLock { state in
      defer { state.done = [] }
      return state.done
    }
  }

  /// Lets the thread end after what it is at.
  func stop() {
    state.change { $0.isStopped = true }
  }

  private func next() -> PasswordTask? {
    state.waiting { state in
      if state.isStopped { return .done(nil) }
      guard !state.waiting.isEmpty else { return .wait(nil) }
      return .done(state.waiting.removeFirst())
    }
  }
}

/// What came from the threads of the network for a server that asks another one, until the
/// server's own thread takes it.
final class Mailbox: Sendable {
  /// Bytes of arrivals that are taken at once: so much of what a model says is read between two
  /// looks at the server's clients.
  static let step = 64 << 10

  private struct State: Sendable {
    var arrivals: [Arrival] = []
    /// The first of them that is not taken.
    var next = 0
    var wake: @Sendable () -> Void = {}
  }

  private let state = Guarded(State())

  /// Has this called whenever something is put; it is called at once where something is there.
  func onPut(_ wake: @escaping @Sendable () -> Void) {
    let isFilled = state.change { state in
      state.wake = wake
      return !state.arrivals.isEmpty
    }
    if isFilled { wake() }
  }

  /// Puts what came. From any thread.
  func put(_ arrival: Arrival) {
    let wake = state.change { state in
      state.arrivals.append(arrival)
      return state.wake
    }
    wake()
  }

  /// Takes what is there, oldest first, up to the arrival that fills `step`; has itself called again
  /// where more is left.
  func popSome() -> [Arrival] {
    let (taken, wake) = state.change { state in
      var size = 0
      let first = state.next
      while state.next < state.arrivals.count, size < Mailbox.step {
        size += state.arrivals[state.next].size
        state.next += 1
      }
      let taken = Array(state.arrivals[first..<state.next])
      guard state.next == state.arrivals.count else { return (taken, Optional(state.wake)) }
      (state.arrivals, state.next) = ([], 0)
      return (taken, nil)
    }
    wake?()
    return taken
  }
}
