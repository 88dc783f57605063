import Coach
import Network
import SQLite
import ServiceHost
import Session
import Shell
import Time
import Verbs

/// All that decides what a run of the shell does with the same inputs and the same answers of a
/// backend.
///
/// Made from a command line or from the header of a session file, and written to such a header:
/// what a run goes by and is not in here, a replay cannot know of.
struct ReplayOptions: Hashable, Sendable {
  private(set) var start: Instant
  let zone: OffsetZone
  /// Of ids.
  private(set) var seed: UInt64
  let mode: ShellOptions.Mode
  let keepsGoing: Bool
  let isJSON: Bool
  let isIncognito: Bool
  /// Whether the shell greets the user though the run is a replay.
  private(set) var isGreeting = false
  /// Whether plain http may leave this machine.
  let isInsecure: Bool
  /// Settings that win over what is kept.
  private(set) var sync: SyncMode?
  private(set) var pace: String?
  private(set) var color: String?
  /// How the embedded backend misbehaves, as `Faults` reads it.
  private(set) var fault: String?
  /// What the store and the user call a remote backend; `nil` for the one that is built in.
  var backend: String?
  /// What the user calls the language model that is the coach; `nil` for the built-in one.
  var coach: String?
  /// Why the coach stays what it is, in words of a sentence; `nil` where it may be changed.
  var coachObstacle: String?

  /// Whether a live run starts when its session says.
  var hasSessionClock = false

  private init(
    _ flags: ShellFlags, start: Instant, zone: OffsetZone, seed: UInt64, mode: ShellOptions.Mode
  ) {
    self.start = start
    self.zone = zone
    self.seed = seed
    self.mode = mode
    keepsGoing = flags.keepsGoing
    isJSON = flags.isJSON
    isIncognito = flags.isIncognito
    isInsecure = flags.isInsecure
    sync = flags.sync.flatMap(SyncMode.init(rawValue:))
    pace = flags.pace
    color = flags.color
    fault = flags.fault
  }

  /// What flags, variables and the config file say; the backend and the coach are the caller's to
  /// make something of.
  init(_ flags: ShellFlags, _ configuration: Configuration, start: Instant, mode: ShellOptions.Mode)
  {
    self.init(
      flags, start: start, zone: World.zone(at: start), seed: flags.seed ?? World.randomSeed(),
      mode: mode)
    sync = configuration.value("sync", flag: flags.sync).flatMap(SyncMode.init(rawValue:))
    pace = configuration.value("pace", flag: flags.pace)
    color = configuration.value("color", flag: flags.color)
  }

  /// What the header of a session file says.
  ///
  /// - Throws: `UsageError` for what a header cannot say.
  init(_ header: SessionHeader) throws {
    let words = (header.args ?? "").split(separator: " ").map(String.init)
    let invocation: Invocation
    do {
      invocation = try InvocationParser.parse(words)
    } catch {
      throw UsageError("args in the header: \(error.sentence)", header: "args")
    }
    guard case .shell(let flags) = invocation, flags.inputs.isEmpty, !flags.stays else {
      throw UsageError(
        "args in the header takes flags of the shell, such as --keep-going", header: "args")
    }
    self.init(
      flags, start: header.clock, zone: header.zone, seed: header.seed,
      mode: header.mode == .batch ? .batch : .terminal)
    if isJSON, mode == .terminal {
      throw UsageError(
        "args --json in the header takes mode batch: nobody reads JSON at a prompt",
        header: "args")
    }
    isGreeting = header.isGreeted
    backend = try flags.backend.map(ReplayOptions.name)
    // In layer shell the coach of the embedded backend answers, and the header says which it was.
    if header.layer == .wire { coach = header.coach }
    if header.layer == .shell { coachObstacle = ReplayOptions.replaysBuiltInCoach }
    pace = header.pace ?? pace
    fault = header.fault ?? fault
    do throws(SettingError) {
      _ = try fault.map { fault throws(SettingError) in try Faults(parsing: fault) }
    } catch {
      throw UsageError("\(error)", header: header.fault == nil ? "args" : "fault")
    }
    for setting in header.settings {
      switch setting.key {
      case "sync":
        guard let mode = SyncMode(rawValue: setting.value) else {
          throw UsageError(
            "set sync in the header takes auto or manual, not \"\(setting.value)\"",
            header: "set sync")
        }
        sync = mode
      case "pace": pace = setting.value
      case "color": color = setting.value
      default: break
      }
    }
  }

  /// The same run with another backend and another coach, at once and with nothing that goes wrong
  /// on purpose where the backend is a remote one.
  ///
  /// - Parameter start: when it starts; `nil` for when the header says.
  func live(at start: Instant?, backend: String?, coach: String?) -> ReplayOptions {
    var run = self
    run.start = start ?? self.start
    (run.backend, run.coach, run.pace) = (backend, coach, nil)
    if backend != nil { run.fault = nil }
    return run
  }

  /// Why the coach of a run of layer shell stays what it is.
  static let replaysBuiltInCoach =
    "A session of layer shell is replayed with the built-in coach, which answers in it."
  /// Why the coach of a run with a clock of its own does.
  static let hasOwnClock =
    "A run with --clock doesn't wait for a language model: start it with --coach URL."

  /// The same run at another time; `nil` for the same.
  func startingAt(_ start: Instant?) -> ReplayOptions {
    var run = self
    run.start = start ?? self.start
    return run
  }

  /// The same run with other ids.
  func reseeded(_ seed: UInt64) -> ReplayOptions {
    var run = self
    run.seed = seed
    return run
  }

  private static func name(of backend: String) throws -> String {
    do {
      return try BaseAddress(backend, insecure: true).description
    } catch {
      throw UsageError("args in the header: --backend \(backend): \(error)", header: "args")
    }
  }

  /// The flags that a header has as they are typed.
  private var flags: ShellFlags {
    var flags = ShellFlags()
    flags.backend = backend
    flags.isInsecure = isInsecure
    flags.isJSON = isJSON
    flags.keepsGoing = keepsGoing
    flags.isIncognito = isIncognito
    return flags
  }

  /// The header of a recording of such a run.
  func header(_ layer: SessionHeader.Layer) -> SessionHeader {
    var header = SessionHeader()
    header.clock = start
    header.zone = zone
    header.seed = seed
    header.layer = layer
    header.mode = mode == .batch ? .batch : .terminal
    header.pace = pace
    header.fault = fault
    header.coach = coach ?? (layer == .shell ? RuleBasedCoach.version : nil)
    let args = ShellFlag.all.compactMap { $0.recorded?(flags) }
    if !args.isEmpty { header.args = args.joined(separator: " ") }
    let settings = [("sync", sync?.rawValue), ("color", color)]
    header.settings = settings.compactMap { key, value in
      value.map { SessionHeader.Setting(key: key, value: $0) }
    }
    return header
  }

  /// What the shell is told.
  var shell: ShellOptions {
    var options = ShellOptions(mode: mode)
    options.keepsGoing = keepsGoing
    options.isJSON = isJSON
    options.isIncognito = isIncognito
    options.isGreeting = isGreeting
    options.hasSessionClock = hasSessionClock
    options.zone = zone
    options.sync = sync
    options.pace = pace
    options.color = color
    options.coachName = coach
    options.caution = GoalCaution.text
    options.coach = CoachRules(isInsecure: isInsecure, obstacle: coachObstacle)
    if let backend {
      options.backendName = backend
      options.hasAccounts = true
    }
    return options
  }

  /// What the embedded backend is told.
  ///
  /// - Throws: `SettingError` for faults that are none.
  func embedded(in place: Connection.Place = .memory) throws -> EmbeddedService.Options {
    EmbeddedService.Options(
      place: place, seed: seed, zone: zone,
      faults: try fault.map { try Faults(parsing: $0) } ?? .none)
  }
}
