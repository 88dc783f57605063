import SQLite
import ServiceHost
import Session
import Shell
import Store
import Time
import Verbs

/// What is decided of a live run before any thread starts; every part of it may cross to the core.
struct LivePlan: Sendable {
  /// Where a recorded run is written to, and as what.
  struct Tape: Sendable {
    let file: OutputFile
    let layer: SessionHeader.Layer
    let title: String?
    /// Of the terminal, if the run has one.
    let size: SessionHeader.Size
    /// What it starts from, and the header's name for it; `nil` for nothing.
    var start: (state: SessionState, name: String)?

    /// Whether what is personal is written as it is.
    var keepsPersonal = false
    /// What somebody's own file says of secrets.
    var own = OwnSecrets.none

    /// The header of the file.
    func header(_ run: ReplayOptions) -> SessionHeader {
      var header = run.header(layer)
      header.title = title
      header.state = start?.name
      if run.mode == .terminal { header.size = size }
      return header
    }
  }

  /// What a replay goes by too.
  let run: ReplayOptions
  /// Where the user's files are; `nil` for a run that keeps nothing.
  let locations: Locations?
  let history: HistoryFile?
  /// Whether inputs are added to it.
  let keepsInputs: Bool
  /// The backend on the network; `nil` for the one that is built in.
  let remote: RemoteBackend?
  /// The language model that is the coach; `nil` for the one that is built in.
  let coach: ModelEndpoint?
  /// What other language models are reached with, where the user may choose one.
  let coachSetup: CoachSetup?
  /// What says at a first start that there is one; `nil` where nobody is to be told.
  let modelHint: ModelHint?
  /// Their names, where somebody may complete them.
  let modelNames: ModelNames?
  /// What the backend is told that is built in.
  let embedded: EmbeddedService.Options
  /// Where to record to; `nil` when nothing is recorded.
  let tape: Tape?
  /// What the shell is told.
  let options: ShellOptions
  /// The session that the run goes on from; `nil` for a run of its own.
  let branch: Branch?

  /// - Throws: `UsageError`; `SettingError`; `StoreError`.
  init(
    _ flags: ShellFlags, programName: String, tape: Tape?, start: Instant, isInteractive: Bool
  ) throws {
    if flags.isJSON, isInteractive {
      throw UsageError(
        "--json is for programs: name inputs with -c or -f, or pipe them in, without -i")
    }
    self.tape = tape
    branch = nil
    let configuration: Configuration
    if tape == nil {
      let locations = try Locations(environment: World.environment)
      try locations.prepare()
      if let exposure = locations.exposure { World.complain("\(programName): \(exposure)") }
      self.locations = locations
      history = HistoryFile(path: locations.history)
      configuration = try Configuration(path: locations.config)
    } else {
      (locations, history) = (nil, nil)
      configuration = Configuration()
    }
    keepsInputs = isInteractive && !flags.isIncognito
    let locations = locations
    remote = try configuration.value("backend", flag: flags.backend).map {
      try RemoteBackend($0, run: flags, configuration: configuration, locations: locations)
    }
    coach = try LivePlan.coach(flags, configuration, isRemote: remote != nil, log: locations?.log)
    if coach != nil, tape?.layer == .shell {
      throw UsageError(
        "--layer shell replays the built-in coach: leave out --layer, or the coach with --coach off"
      )
    }
    var run = ReplayOptions(
      flags, configuration, start: start, mode: isInteractive ? .terminal : .batch)
    run.backend = remote?.name
    run.coach = coach?.title
    if tape?.layer == .shell { run.coachObstacle = ReplayOptions.replaysBuiltInCoach }
    let isStill = flags.clock != nil && !isInteractive && remote == nil && coach == nil
    if isStill, tape == nil { run.coachObstacle = ReplayOptions.hasOwnClock }
    self.run = run
    coachSetup =
      remote == nil ? LivePlan.coachSetup(flags, configuration, coach, log: locations?.log) : nil
    modelNames = remote == nil && isInteractive ? ModelNames() : nil
    let isNamed = configuration.value("coach", flag: flags.coach.address) != nil
    let isFirstStart = locations.map { !Files.exists($0.store) } ?? false
    modelHint =
      isFirstStart && isInteractive && !isNamed ? coachSetup.map(ModelHint.init) : nil
    var embedded = try run.embedded(in: locations.map { .file($0.backend) } ?? .memory)
    embedded.state = tape?.start?.state.backend
    self.embedded = embedded
    var options = run.shell
    options.question = flags.question
    if tape == nil {
      options.isGreeting = isInteractive
      options.programName = programName
    }
    options.recordingProblem = RecordingGate.problem
    if tape != nil { options.recordingProblem = nil }
    options.coach.takesKept = tape == nil && remote == nil && !isNamed && !isStill
    if let modelNames { options.coach.modelNames = { modelNames.known } }
    if isInteractive, let coachSetup {
      let rules = options.coach
      options.coach.modelsOf = { rules.models(of: $0, setup: coachSetup) }
    }
    if isInteractive { options.files = Files.names(beginning:) }
    self.options = options
  }

  /// A run that goes on from a session: what the session says is what it goes by.
  ///
  /// - Throws: `UsageError`; `SettingError`.
  init(_ flags: ShellFlags, branch: Branch) throws {
    var run = try ReplayOptions(branch.source.file.header)
    remote = try flags.backend.map {
      try RemoteBackend($0, run: flags, configuration: Configuration(), locations: nil)
    }
    let isOfShell = branch.source.file.header.layer == .shell
    // A session of layer shell replays the built-in coach, so what goes on in one has no other.
    let configuration =
      isOfShell && branch.tape != nil ? Configuration() : try Configuration.ofUser()
    let coach = try LivePlan.coach(flags, configuration, isRemote: remote != nil, log: nil)
    self.coach = coach
    coachSetup = coach.map { LivePlan.coachSetup(flags, configuration, $0, log: nil) }
    if !isOfShell { run.backend = remote?.name }
    run.coach = coach?.title
    (locations, history, tape) = (nil, nil, nil)
    (modelHint, modelNames) = (nil, nil)
    run.coachObstacle = "A session that goes on is answered by its own backend."
    keepsInputs = false
    self.run = run
    embedded = try run.embedded()
    options = run.shell
    self.branch = branch
  }

  /// What other models are reached with than the one that is the coach at the start, whose key is
  /// for it alone. A key file that cannot be used is the business of who uses it: without it, the
  /// server says that a key is missing.
  static func coachSetup(
    _ flags: ShellFlags, _ configuration: Configuration, _ coach: ModelEndpoint?, log: String?
  ) -> CoachSetup {
    let key: String?
    do {
      key = try ModelEndpoint.key(configuration, flags.coach)
    } catch {
      key = nil
    }
    return CoachSetup(
      key: key, for: coach?.address,
      configuration.network(caFile: flags.caFile, isInsecure: flags.isInsecure, log: log),
      isInsecure: flags.isInsecure)
  }

  /// The coach of a remote backend is its own: one that is set for all runs is not used then, and
  /// one that is asked for is a mistake.
  static func coach(
    _ flags: ShellFlags, _ configuration: Configuration, isRemote: Bool, log: String?
  ) throws -> ModelEndpoint? {
    guard isRemote else {
      return try ModelEndpoint(
        flags.coach, configuration: configuration, isInsecure: flags.isInsecure,
        caFile: flags.caFile, log: log)
    }
    guard flags.coach == CoachFlags() else {
      throw UsageError(
        "--coach is for the built-in backend, and a remote one has its own coach: leave out --coach or the backend"
      )
    }
    return nil
  }
}
