import Edge
import Network
import SQLite
import ServiceClient
import ServiceHost
import Session
import Time
import Verbs

/// What a session is typed at: a remote backend, or the embedded one with what answers in it.
struct LiveService: Sendable {
  let remote: RemoteBackend?
  let coach: ModelEndpoint?
  private let setup: CoachSetup

  /// What flags name; variables alone name nothing.
  ///
  /// - Throws: `UsageError` for what does not fit together.
  init(named flags: ShellFlags) throws {
    remote = try flags.backend.map {
      try RemoteBackend($0, run: flags, configuration: Configuration(), locations: nil)
    }
    coach =
      flags.coach == CoachFlags()
      ? nil : try LivePlan.coach(flags, Configuration(), isRemote: remote != nil, log: nil)
    setup = LivePlan.coachSetup(flags, Configuration(), coach, log: nil)
  }

  /// Reads flags and variables, and for a model the config file: what is typed at a backend is told to
  /// one that was named for it.
  ///
  /// - Throws: `UsageError` for what does not fit together.
  init(_ flags: ShellFlags) throws {
    let named = Configuration()
    remote = try named.value("backend", flag: flags.backend).map {
      try RemoteBackend($0, run: flags, configuration: named, locations: nil)
    }
    let configuration = remote == nil ? try Configuration.ofUser() : named
    coach = try LivePlan.coach(flags, configuration, isRemote: remote != nil, log: nil)
    setup = LivePlan.coachSetup(flags, configuration, coach, log: nil)
  }

  /// What the user calls it.
  var title: String { remote?.name ?? coach?.place ?? "the built-in backend" }

  /// What must never be written to a recording.
  func secrets(_ credentials: Credentials) -> [Effect] {
    (remote?.secrets(credentials) ?? []) + (coach?.secrets ?? [])
  }

  /// Opens the way to it for one run, on new data where it is the embedded one.
  ///
  /// - Parameters:
  ///   - state: what the embedded backend begins with; `nil` for nothing.
  ///   - body: is given the other end of the wire and what lets the user in.
  func using<Result>(
    _ run: ReplayOptions, _ inbox: Inbox, state: Dump? = nil, tokens: Credentials.Tokens? = nil,
    apiKey: String? = nil,
    _ body: (Peer, Credentials) throws -> Result
  ) throws -> Result {
    if let remote {
      let network = remote.connect(inbox)
      defer { network.shutdown() }
      return try body(
        network.peer, Credentials(apiKey: apiKey ?? remote.apiKey, tokens: tokens))
    }
    let line = CoachLine(setup, .inbox(inbox))
    defer { line.shutdown() }
    var options = try run.embedded()
    options.state = state
    let backend = try EmbeddedService(options, now: inbox.now)
    line.connect(backend, to: coach)
    return try body(line.peer(of: backend), Credentials())
  }
}
