import Coach
import LocalBackend
import Session
import Shell
import Store
import Time

/// What is decided of a live run before any thread starts; every part of it may cross to the core.
struct Plan: Sendable {
  /// What a recorded run is told.
  struct Tape: Sendable {
    let header: SessionHeader
    let file: OutputFile
  }

  let start: Instant
  let zone: OffsetZone
  let seed: UInt64
  let faults: Faults
  /// Where the user's files are; `nil` for a run that keeps nothing.
  let locations: Locations?
  let history: HistoryFile?
  /// Whether inputs are added to it.
  let keepsInputs: Bool
  /// The backend on the network; `nil` for the one that is built in.
  let remote: RemoteBackend?
  /// The language model that is the coach; `nil` for the one that is built in.
  let coach: ModelEndpoint?
  /// Where to record to; `nil` when nothing is recorded.
  let tape: Tape?
  let options: Options

  /// - Throws: `UsageError`; `SettingError`; `StoreError`.
  init(
    _ run: ShellOptions, programName: String, tape: Tape?, start: Instant, isInteractive: Bool
  ) throws {
    if run.isJSON, isInteractive {
      throw UsageError(
        "--json is for programs: name inputs with -c or -f, or pipe them in, without -i")
    }
    self.start = start
    self.tape = tape
    zone = tape?.header.zone ?? World.zone(at: start)
    seed = tape?.header.seed ?? run.seed ?? World.randomSeed()
    faults = try run.fault.map { try Faults(parsing: $0) } ?? .none
    let configuration: Configuration
    if tape == nil {
      let locations = try Locations(environment: World.environment)
      try locations.prepare()
      self.locations = locations
      history = HistoryFile(path: locations.history)
      configuration = try Configuration(path: locations.config)
    } else {
      (locations, history) = (nil, nil)
      configuration = Configuration()
    }
    keepsInputs = isInteractive && !run.isIncognito
    let locations = locations
    remote = try configuration.value("backend", flag: run.backend).map {
      try RemoteBackend($0, run: run, configuration: configuration, locations: locations)
    }
    coach = try Plan.coach(run, configuration, isRemote: remote != nil)
    if coach != nil, tape?.header.layer == .shell {
      throw UsageError(
        "--layer shell replays the built-in coach: leave out --layer, or the coach with --coach off"
      )
    }
    var options = Options(mode: isInteractive ? .terminal : .batch)
    options.keepsGoing = run.keepsGoing
    options.isIncognito = run.isIncognito
    options.isJSON = run.isJSON
    options.question = run.question
    options.isGreeting = isInteractive && tape == nil
    options.programName = programName
    options.caution = GoalCaution.text
    options.zone = zone
    options.sync = configuration.value("sync", flag: run.sync).flatMap(SyncMode.init(rawValue:))
    options.pace = configuration.value("pace", flag: run.pace)
    options.color = configuration.value("color", flag: run.color)
    if let remote {
      options.backendName = remote.name
      options.hasAccounts = true
    }
    options.coachName = coach?.title
    self.options = options
  }

  /// The coach of a remote backend is its own: one that is set for all runs is not used then, and
  /// one that is asked for is a mistake.
  private static func coach(
    _ run: ShellOptions, _ configuration: Configuration, isRemote: Bool
  ) throws -> ModelEndpoint? {
    guard isRemote else {
      return try ModelEndpoint(
        run.coach, configuration: configuration, isInsecure: run.isInsecure, caFile: run.caFile)
    }
    guard run.coach == CoachFlags() else {
      throw UsageError(
        "--coach is for the built-in backend, and a remote one has its own coach: leave out --coach or the backend"
      )
    }
    return nil
  }
}
