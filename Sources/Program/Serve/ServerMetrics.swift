import Edge
import Network
import ServiceHost
import Threads
import Time
import Verbs

/// What a server has done since its start, in the words of
/// [Prometheus](https://prometheus.io/docs/instrumenting/exposition_formats/). Written by the server's
/// thread, and read by that of `MetricsServer`.
final class ServerMetrics: Sendable {
  typealias Service = EmbeddedService.MultiUserService

  /// What changes beside requests.
  struct Figures: Equatable, Sendable {
    var connections = 0
    var modelRequests: Int
    var service: Service.Figures
    /// `nil` where the data are in a file.
    var workers: Workers?
  }

  /// The threads that wait for PostgreSQL, with a connection each.
  struct Workers: Equatable, Sendable {
    let count: Int
    /// How many tasks wait for one.
    let waiting: Int
    /// How many were done, and how long that took and they had waited, in microseconds.
    let tasks: Int
    let work: Int
    let wait: Int
  }

  /// The requests for one route.
  private struct Requests: Sendable {
    var statuses: [(status: Int, count: Int)] = []
    /// How many took no longer than the bound at the same place, and longer than the one before; the
    /// last is for those beyond all bounds.
    var counts = [Int](repeating: 0, count: ServerMetrics.bounds.count + 1)
    var microseconds = 0

    mutating func add(_ status: Int, _ microseconds: Int) {
      if let place = statuses.firstIndex(where: { $0.status == status }) {
        statuses[place].count += 1
      } else {
        statuses.append((status, 1))
      }
      var place = 0
      while place < bounds.count, microseconds > bounds[place].microseconds { place += 1 }
      counts[place] += 1
      self.microseconds += microseconds
    }
  }

  private struct State: Sendable {
    /// By the number of the route; the last is for what is none.
    var routes = [Requests](repeating: Requests(), count: ServerMetrics.routes.count)
    var figures: Figures?
  }

  private static let bounds: [(microseconds: Int, text: String)] = [
    (1_000, "0.001"), (2_500, "0.0025"), (5_000, "0.005"), (10_000, "0.01"), (25_000, "0.025"),
    (50_000, "0.05"), (100_000, "0.1"), (250_000, "0.25"), (500_000, "0.5"), (1_000_000, "1"),
    (2_500_000, "2.5"), (10_000_000, "10"),
  ]
  private static let routes = Service.routes + [("other", "other")]

  private let state = Guarded(State())

  func record(_ entry: HTTPServer.LogEntry) {
    state.withLock { state in
      let route = entry.subject.route ?? state.routes.count - 1
      state.routes[route].add(entry.status, entry.microseconds)
    }
  }

  func set(_ figures: Figures) {
    state.withLock { $0.figures = figures }
  }

  /// All of it as Prometheus reads it, version 0.0.4.
  var text: String {
    let state = state.withLock { $0 }
    let asked = zip(ServerMetrics.routes, state.routes).filter { !$1.statuses.isEmpty }.map {
      (labels: "method=\"\($0.method)\",route=\"\($0.path)\"", requests: $1)
    }
    var text = ServerMetrics.head("lume_requests_total", "counter", "Requests by status.")
    for (labels, requests) in asked {
      for (status, count) in requests.statuses {
        text += "lume_requests_total{\(labels),status=\"\(status)\"} \(count)\n"
      }
    }
    let name = "lume_request_seconds"
    text += ServerMetrics.head(
      name, "histogram", "From a request's head to the last byte of its response.")
    for (labels, requests) in asked {
      var sum = 0
      let bounds = ServerMetrics.bounds.map(\.text) + ["+Inf"]
      for (bound, count) in zip(bounds, requests.counts) {
        sum += count
        text += "\(name)_bucket{\(labels),le=\"\(bound)\"} \(sum)\n"
      }
      text += "\(name)_sum{\(labels)} \(Double(requests.microseconds) / 1_000_000)\n"
      text += "\(name)_count{\(labels)} \(sum)\n"
    }
    text += ServerMetrics.head("lume_build_info", "gauge", "Which version it is.")
    text += "lume_build_info{version=\"\(Program.version)\"} 1\n"
    guard let figures = state.figures else { return text }
    let rows: [(name: String, type: String, help: String, value: Int?)] = [
      (
        "lume_database_up", "gauge", "Whether the data could be reached, and written, last.",
        figures.service.hasData ? 1 : 0
      ),
      ("lume_connections", "gauge", "Connections of clients.", figures.connections),
      ("lume_sockets", "gauge", "Open sockets of chats.", figures.service.sockets),
      ("lume_turns_total", "counter", "Messages that were answered.", figures.service.turns),
      (
        "lume_model_requests_total", "counter", "Requests to a language model.",
        figures.modelRequests
      ),
      (
        "lume_lease_beats_total", "counter", "Renewals of the server's lease in PostgreSQL.",
        figures.service.beats
      ),
      (
        "lume_leases_ended_total", "counter", "Leases of dead servers that this one has ended.",
        figures.service.endedLeases
      ),
      (
        "lume_workers", "gauge", "Threads with a connection to PostgreSQL each.",
        figures.workers?.count
      ),
      (
        "lume_tasks_waiting", "gauge", "Requests and messages that wait for a worker.",
        figures.workers?.waiting
      ),
      (
        "lume_tasks_total", "counter", "What workers have done.", figures.workers?.tasks
      ),
    ]
    for (name, type, help, value) in rows {
      if let value { text += ServerMetrics.head(name, type, help) + "\(name) \(value)\n" }
    }
    guard let workers = figures.workers else { return text }
    for (name, help, time) in [
      ("lume_task_seconds_total", "How long workers were at it.", workers.work),
      ("lume_task_wait_seconds_total", "How long it had waited for them.", workers.wait),
    ] {
      text += ServerMetrics.head(name, "counter", help) + "\(name) \(Double(time) / 1_000_000)\n"
    }
    return text
  }

  private static func head(_ name: String, _ type: String, _ help: String) -> String {
    "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
  }
}

/// Answers `GET /metrics` on a port and a thread of its own, so that it does while the server waits for
/// its database.
struct MetricsServer: Sendable {
  let port: Int
  private let remote: HTTPServer.Remote

  /// - Throws: `ServerError`; `Ending` where there's no thread for it.
  init(host: String, port: Int, _ metrics: ServerMetrics) throws {
    let start = Guarded<Result<MetricsServer, ServerError>?>(nil)
    let began = SystemThread.start(blocksSignals: true) {
      do throws(ServerError) {
        var limits = HTTPServer.Limits()
        limits.connections = 64
        let server = try HTTPServer(host: host, port: port, limits: limits) { _ in
          HTTPServer.Handler(
            now: { SystemClock.wall }, respond: { _, request, _ in metrics.answer(request) },
            admit: { _, _, _ in Response(404) }, plainError: { Response($0) },
            unknownMethod: { _ in Response(405, headers: [Header("allow", "GET, HEAD")]) })
        }
        let made = MetricsServer(port: server.port, remote: server.remote)
        start.change { $0 = .success(made) }
        server.run()
      } catch {
        start.change { $0 = .failure(error) }
      }
    }
    guard began else { throw Ending.noThread }
    self = try start.waiting { $0.map { .done($0) } ?? .wait(nil) }.get()
  }

  private init(port: Int, remote: HTTPServer.Remote) {
    (self.port, self.remote) = (port, remote)
  }

  func stop() { remote.stop() }
}

extension ServerMetrics {
  fileprivate func answer(_ request: Request) -> Response {
    guard request.path == "/metrics" else { return Response(404) }
    guard request.method == .get || request.method == .head else {
      return Response(405, headers: [Header("allow", "GET, HEAD")])
    }
    let type = Header("content-type", "text/plain; version=0.0.4; charset=utf-8")
    return Response(200, headers: [type], body: text)
  }
}
