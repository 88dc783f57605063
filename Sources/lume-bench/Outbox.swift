import SQLite
import Time

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// 10,000 changes that wait in a store, told to `lume serve` on this machine, beside as many plain
/// requests to the same server over one connection.
struct Outbox {
  let lume: String
  let python: String
  /// A folder of its own.
  let folder: String

  let mix: Mix

  /// How many changes there are of each kind; what changes or goes was there before.
  struct Mix {
    let created: Int
    var progressed = 0
    var edited = 0
    var paused = 0
    var deleted = 0

    var count: Int { created + progressed + edited + paused + deleted }

    /// What somebody does who works offline.
    static let allKinds = Mix(
      created: 4_000, progressed: 2_500, edited: 1_500, paused: 1_000, deleted: 1_000)
    /// New goals alone, as many as the peer creates on a server of its own.
    static let newGoals = Mix(created: 10_000)
  }

  struct Figures {
    /// Changes told in a second.
    let drained: Double
    /// Goals created in a second by the peer.
    let plain: Double
    /// Of processor time for a change, in microseconds: the shell's, and the server's.
    let work: Double
    let serverWork: Double
  }

  private var environment: [String] {
    ["LUME_HOME=\(folder)", "LC_ALL=C.UTF-8", "HOME=\(folder)"]
  }

  /// Drains once, and lets the peer do its part.
  func measure() throws -> Figures {
    guard mkdir(folder, 0o700) == 0 else { throw BenchError("\(folder) cannot be made") }
    let database = folder + "/served.sqlite"
    try Service(
      lume, ["serve", "--open", "--port", "0", "--database", database], environment: environment
    )
    .child.stop()
    try Child(
      lume, ["--backend", "http://127.0.0.1:1", "--sync", "manual", "-c", "/status"],
      environment: environment, streams: .nowhere
    ).wait()
    let service = try Service(
      lume, ["serve", "--open", "--port", "0", "--database", database], environment: environment)
    defer { stop(service) }
    try fill(store: folder + "/lume.sqlite", served: database, server: service.address)
    let sending = try drain(to: service)
    let asking = try begin(to: service).wait()
    try check(served: database)
    let share = 1_000_000 / Double(mix.count)
    return Figures(
      drained: Double(mix.count) / ((sending.time - asking.time) / .seconds(1)),
      plain: try plain(beside: service), work: (sending.work - asking.work) / .seconds(1) * share,
      serverWork: sending.serverWork / .seconds(1) * share)
  }

  /// What it took until nothing waited any more. What comes behind it, reading what the server has,
  /// the peer doesn't do.
  private func drain(
    to service: Service
  ) throws -> (time: Duration, work: Duration, serverWork: Duration) {
    let store = try Connection(.file(folder + "/lume.sqlite"))
    let before = service.child.work() ?? .zero
    let start = ContinuousClock.now
    let shell = try begin(to: service)
    while try store.first("SELECT EXISTS (SELECT 1 FROM outbox)", make: { $0.integer(0) }) == 1 {
      guard ContinuousClock.now - start < .seconds(600) else {
        throw BenchError("changes are left after ten minutes")
      }
      usleep(2_000)
    }
    let time = ContinuousClock.now - start
    let work = (shell.work() ?? .zero, (service.child.work() ?? .zero) - before)
    try shell.wait()
    return (time, work.0, work.1)
  }

  private func stop(_ service: Service) {
    do { try service.child.stop() } catch { complain("\(error)") }
  }

  /// Begins a `/sync`.
  private func begin(to service: Service) throws -> Child {
    try Child(
      lume, ["--backend", service.address, "--sync", "manual", "-c", "/sync"],
      environment: environment, streams: .nowhere)
  }

  private func fill(store: String, served: String, server: String) throws {
    let known = mix.count - mix.created
    let now = Instant(milliseconds: Int64(time(nil)) * 1000)
    try Filling(
      goals: mix.count, consultations: 0, messages: 0, now: now, server: server,
      boundGoals: known
    ).fill(store: store, backend: served)
    let store = try Connection(.file(store))
    let later = Value.integer(now.milliseconds - 1000)
    try store.transaction {
      try store.execute("CREATE TABLE waiting (kind TEXT, id TEXT, title TEXT, place INTEGER)")
      var first: Int64 = 1
      for (kind, count) in [
        ("goal.progressed", mix.progressed), ("goal.updated", mix.edited),
        ("goal.status", mix.paused), ("goal.deleted", mix.deleted),
        ("goal.created", mix.created),
      ] {
        let last = first + Int64(count) - 1
        try store.run(
          """
          UPDATE goals SET updated_at = ?4,
            current_value = current_value + (?3 = 'goal.progressed'),
            description = iif(?3 = 'goal.updated', 'Edited: ' || description, description),
            status = iif(?3 = 'goal.status', 'paused', 'active'),
            is_deleted = ?3 = 'goal.deleted'
          WHERE place BETWEEN ?1 AND ?2
          """, .integer(first), .integer(last), .text(kind), later)
        try store.run(
          """
          INSERT INTO waiting SELECT ?3, id, title, place FROM goals
          WHERE place BETWEEN ?1 AND ?2
          """, .integer(first), .integer(last), .text(kind))
        first = last + 1
      }
      // Kinds take turns, as they do where somebody works offline.
      try store.run(
        """
        INSERT INTO outbox (key, kind, entity, title, created_at, server)
        SELECT 'key-' || place, kind, id, title, ?, ? FROM waiting ORDER BY place * 7919 % 10007
        """, later, .text(server))
      try store.run("DROP TABLE waiting")
    }
  }

  /// Nothing may be lost, nor told twice.
  private func check(served: String) throws {
    let store = try Connection(.file(folder + "/lume.sqlite"))
    let left = try store.first("SELECT count(*) FROM outbox") { $0.integer(0) }
    let goals = try Connection(.file(served)).first(
      "SELECT count(*), count(DISTINCT title) FROM goals"
    ) { [$0.integer(0), $0.integer(1)] }
    let expected = Int64(mix.count - mix.deleted)
    guard left == 0, goals == [expected, expected] else {
      throw BenchError("\(left ?? -1) changes are left, and the server has \(goals ?? []) goals")
    }
  }

  /// What the peer comes to: creating the same goals on a server that has none either, or some more
  /// where there are some.
  private func plain(beside service: Service) throws -> Double {
    guard mix.count == mix.created else { return try plainRequests(3_000, to: service) }
    let other = try Service(
      lume, ["serve", "--open", "--port", "0", "--database", folder + "/other.sqlite"],
      environment: environment)
    defer { stop(other) }
    return try plainRequests(mix.count, to: other)
  }

  /// Goals created over one connection, one after another.
  private func plainRequests(_ count: Int, to service: Service) throws -> Double {
    let script = """
      import http.client, json, sys, time, uuid
      line = http.client.HTTPConnection(sys.argv[1].split("//")[1])
      start = time.monotonic()
      for number in range(\(count)):
          body = json.dumps({"title": f"Plain {number}", "description": "x" * 100,
              "start_date": "2026-01-01", "target_date": "2030-01-01", "goal_type": "activity",
              "target_value": 10, "target_unit": "km"})
          line.request("POST", "/api/v1/goals", body, {"content-type": "application/json",
              "idempotency-key": str(uuid.uuid4())})
          response = line.getresponse()
          response.read()
          assert response.status == 201
      print(\(count) / (time.monotonic() - start))
      """
    let peer = try Child(
      python, ["-c", script, service.address], environment: environment, streams: .read)
    guard let figure = Double(try peer.rest().filter { !$0.isWhitespace }) else {
      throw BenchError("the peer's requests were not taken")
    }
    try peer.wait()
    return figure
  }
}
