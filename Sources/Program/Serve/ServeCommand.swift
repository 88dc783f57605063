import Database
import Edge
import Libc
import Network
import PostgreSQL
import SQLite
import ServiceHost
import Shell
import Store
import Terminal
import Threads
import Time
import Verbs

/// `lume serve`: the embedded backend on a port, for any client of the service.
struct ServeCommand: Sendable {
  private let run: ServeOptions
  /// What variables and the config file say.
  private let configuration: Configuration
  private let programName: String

  init(_ run: ServeOptions, programName: String) throws {
    configuration =
      World.environment("HOME") == nil && World.environment("LUME_HOME") == nil
      ? Configuration() : try .ofUser()
    var run = run
    if let limits = configuration.value("limits") {
      run.limits = run.limits.over(try ServeLimits(limits, from: "limits"))
    }
    self.run = run
    self.programName = programName
  }

  /// Serves until a signal asks for the end. SIGTERM drains the server, and another signal ends it at
  /// once.
  func execute() throws -> Int32 {
    Signals.allowQuitting()
    let watch = SignalWatch(Signals())
    let database = try ServedDatabase(run) { World.complain("\(programName): \($0)") }
    for warning in warnings { World.complain("\(programName): \(warning)") }
    let stop = StopRequest()
    let ending = Guarded<Int32?>(nil)
    let began = SystemThread.start {
      let code = serve(database, stop)
      ending.change { $0 = code }
      watch.finish()
    }
    guard began else { throw Ending.noThread }
    var signal = watch.wait()
    if signal == SIGTERM {
      stop.drain()
      signal = watch.wait()
    }
    stop.ask()
    let code = ending.waiting { $0.map { .done($0) } ?? .wait(nil) }
    return signal.map { ExitCode.signal($0) } ?? code
  }

  /// Everything of the server but what workers do, on one thread.
  private func serve(_ database: ServedDatabase, _ stop: StopRequest) -> Int32 {
    do {
      let passwords = PasswordWorker()
      let (served, clock) = try served(from: database, passwords)
      let log = ServerLog(format: run.log)
      let metrics = run.metricsPort.map { _ in ServerMetrics() }
      var backend: BackendServer?
      let server = try HTTPServer(
        host: run.host, port: run.port, tls: tls, limits: run.limits.network, access: run.access()
      ) { connections in
        let made = BackendServer(
          served, connections, now: clock, log: log, stop: stop, drainTime: run.drain,
          metrics: metrics)
        backend = made
        return made.handler
      }
      let metricsServer = try metrics.map { metrics in
        try MetricsServer(host: run.metricsHost, port: run.metricsPort ?? 0, metrics)
      }
      defer { metricsServer?.stop() }
      let remote = server.remote
      backend?.onWork { remote.wake() }
      // Who reads that it's listening may want it to end.
      stop.attach(remote)
      World.say("listening on \(tls == nil ? "http" : "https")://\(shown(run.host)):\(server.port)")
      if let metricsServer {
        World.say("metrics on http://\(shown(run.metricsHost)):\(metricsServer.port)/metrics")
      }
      backend?.tell("serving", [("database", .text(database.name))])
      server.run()
      backend?.shutDown()
      return ExitCode.done
    } catch let error as ServerError {
      World.complain("\(programName): \(error)")
      return ExitCode.usage
    } catch {
      let ending = Ending(error)
      World.complain("\(programName): \(ending.sentence)")
      return ending.code
    }
  }

  /// What answers, and the clock of the server's thread.
  private func served(
    from database: ServedDatabase, _ passwords: PasswordWorker
  ) throws -> (any ServedBackend, clock: () -> Instant) {
    switch database {
    case .sqlite(let place):
      let mail = Mailbox()
      let own = try equipment(Connection(place), passwords, mail)
      return (InlineBackend(own, passwords, mail), own.now)
    case .postgreSQL(let address):
      // All are the one local user where nobody logs in.
      let count = run.isOpen ? 1 : 1 + ServeCommand.userWorkers
      let backend = try WorkersBackend(count, passwords) { place, mail in
        // Who logs in is not known before, and waits for others at it; so nobody waits for long.
        let waits = place == 0 && count > 1
        let connection = try PostgreSQLConnection(
          address, waitsForRows: waits, longestWait: waits ? .milliseconds(300) : .seconds(2))
        return try equipment(connection, passwords, mail, share: max(1, count - 1))
      }
      backend.listen(at: address)
      return (backend, World.clock(from: SystemClock.wall))
    }
  }

  /// How many workers share the users who are logged in.
  private static let userWorkers = 4

  /// A service, with what is used by it alone.
  ///
  /// - Parameter share: how many there are like it.
  private func equipment(
    _ connection: any DatabaseConnection, _ passwords: PasswordWorker, _ mail: Mailbox,
    share: Int = 1
  ) throws -> ServiceWorker.Equipment {
    let own = World.clock(from: run.clock ?? SystemClock.wall)
    let shared = connection.isSharedByServers ? try DatabaseClock(connection, own: own) : nil
    let clock = shared.map { shared in { shared.now() } } ?? own
    let coach = try coach()
    let line = coach?.connect(.function { mail.put($0) })
    var modelRequests = 0
    var options = try options(coach)
    options.limits.questionsAtOnce = (options.limits.questionsAtOnce + share - 1) / share
    let service = try EmbeddedService.MultiUserService(
      options, on: connection, clock: shared, now: clock(),
      ask: {
        modelRequests += 1
        line?.perform(.request($0, $1))
      },
      giveUp: { line?.perform(.cancel($0)) }, hash: { passwords.put($0) })
    return ServiceWorker.Equipment(
      service: service, now: clock, modelRequests: { modelRequests }, end: { line?.shutdown() })
  }

  /// The language model that is the coach, by flags, variables or the config file.
  private func coach() throws -> ModelEndpoint? {
    try ModelEndpoint(
      run.coach, configuration: configuration, isInsecure: run.isInsecure, caFile: run.caFile,
      log: nil)?.forOthers()
  }

  private func options(_ coach: ModelEndpoint?) throws -> EmbeddedService.MultiUserService.Options {
    var backend = EmbeddedService.Options(seed: run.seed ?? World.randomSeed())
    backend.zone = World.zone
    backend.pace = run.pace.flatMap(WordDelay.duration) ?? .milliseconds(40)
    backend.model = coach?.model
    if let fault = run.fault { backend.faults = try Faults(parsing: fault) }
    var options = EmbeddedService.MultiUserService.Options(
      backend: backend, requiresAccounts: !run.isOpen,
      apiKey: try apiKey(),
      entropy: { World.randomSeed() })
    options.isSeedRandom = run.seed == nil
    options.limits = run.limits.service
    return options
  }

  /// What each request has to carry, by flags or the variable; `nil` for nothing.
  private func apiKey() throws -> String? {
    if let file = run.apiKeyFile { return try KeyFile.key(in: file, of: "the service") }
    return run.apiKey ?? World.environment("LUME_API_KEY")
  }

  private var tls: HTTPServer.TLS? {
    guard let certificate = run.certificate, let key = run.key else { return nil }
    return HTTPServer.TLS(certificate: certificate, key: key)
  }

  private func shown(_ host: String) -> String { host.contains(":") ? "[\(host)]" : host }

  /// What a user should know of a key that others can read, and of a server that they can reach.
  private var warnings: [String] {
    var warnings: [String] = []
    if let zone = World.unknownZone {
      warnings.append(
        "The system knows no zone \(zone), so days begin by UTC: set TZ to one such as Europe/Berlin."
      )
    }
    if run.apiKey != nil {
      warnings.append(
        "Everybody on this machine can read the key of --api-key: --api-key-file FILE or LUME_API_KEY keeps it yours."
      )
    }
    guard !run.isLocal else { return warnings }
    if tls == nil {
      warnings.append(
        "\(run.host) is open to the network, and without --tls-cert and --tls-key all of it can be read on the way."
      )
    }
    if run.isOpen {
      warnings.append(
        "There are no accounts: whoever reaches \(run.host) reads and changes all that is kept here."
      )
    }
    return warnings
  }
}

extension ServeLimits {
  /// Of connections.
  var network: HTTPServer.Limits {
    var limits = HTTPServer.Limits()
    limits.connections = self[.connections] ?? limits.connections
    limits.connectionsPerAddress = self[.connectionsPerAddress] ?? limits.connectionsPerAddress
    limits.connectionsPerProxy = self[.connectionsPerProxy] ?? limits.connectionsPerProxy
    return limits
  }

  var service: EmbeddedService.MultiUserService.Limits {
    var limits = EmbeddedService.MultiUserService.Limits()
    limits.socketsPerUser = self[.socketsPerUser] ?? limits.socketsPerUser
    limits.messagesPerMinute = self[.messagesPerMinute] ?? limits.messagesPerMinute
    limits.messagesAtOnce = self[.messagesAtOnce] ?? limits.messagesAtOnce
    limits.questionsAtOnce = self[.questionsAtOnce] ?? limits.questionsAtOnce
    return limits
  }
}
