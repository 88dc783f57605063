import Coach
import Edge
import LocalBackend
import Network
import SQLite
import Session
import Shell
import Store
import Time
import UseCases

/// Runs the shell from a session file: the same shell, another edge.
package final class ReplayRun {
  private let store: Store

  /// Makes the store that serves one run after another, emptied in between.
  package init() throws {
    store = try Store(.memory, server: "embedded")
  }

  /// How a run ended that found no difference.
  package enum Ending: Hashable, Sendable {
    case complete
    /// The file is a recording that was never finished, and holds as far as it goes.
    case incomplete
  }

  /// Runs a file to its end.
  ///
  /// - Throws: `Difference` for the first one found; `SettingError` for a header that cannot be
  ///   used.
  package func run(_ playback: Playback) throws -> Ending {
    let header = playback.file.header
    try store.empty()
    let edge = Edge.replaying(playback, peer: try peer(header))
    let context = try ClientContext(edge: edge, store: store, seed: header.seed, zone: header.zone)
    var options = Options(mode: header.mode == .batch ? .batch : .terminal)
    options.zone = header.zone
    options.caution = GoalCaution.text
    options.pace = header.pace
    if header.layer == .wire { options.coachName = header.coach }
    let flags = try ReplayRun.flags(header)
    options.keepsGoing = flags.keepsGoing
    options.isJSON = flags.isJSON
    if flags.isJSON, options.mode == .terminal {
      throw UsageError("args --json in the header takes mode batch: nobody reads JSON at a prompt")
    }
    if let backend = flags.backend {
      options.backendName = try ReplayRun.name(of: backend)
      options.hasAccounts = true
    }
    for setting in header.settings {
      switch setting.key {
      case "sync":
        guard let mode = SyncMode(rawValue: setting.value) else {
          throw UsageError("set sync in the header takes auto or manual, not \"\(setting.value)\"")
        }
        options.sync = mode
      case "pace": options.pace = setting.value
      case "color": options.color = setting.value
      default: break
      }
    }
    do {
      let shell = try Shell(edge: edge, context: context, options: options)
      let outcome = try shell.run()
      try playback.finish(exitCode: Int(LiveRun.code(outcome, options.mode)))
    } catch is Terminated {
      try playback.finish(exitCode: Int(ExitCode.signal(15)))
    } catch is EndOfRecording {
      return .incomplete
    }
    return playback.file.isIncomplete ? .incomplete : .complete
  }

  /// The further flags that the header names.
  private static func flags(_ header: SessionHeader) throws -> ShellOptions {
    let words = (header.args ?? "").split(separator: " ").map(String.init)
    guard case .shell(let run) = try InvocationParser.parse(words) else {
      throw UsageError("args in the header takes flags of the shell, such as --keep-going")
    }
    return run
  }

  private static func name(of backend: String) throws -> String {
    do {
      return try BaseAddress(backend, insecure: true).description
    } catch {
      throw UsageError("args in the header: --backend \(backend): \(error)")
    }
  }

  private func peer(_ header: SessionHeader) throws -> Peer? {
    guard header.layer == .shell else { return nil }
    let faults = try header.fault.map { try Faults(parsing: $0) }
    let options = LocalBackend.Options(
      seed: header.seed, zone: header.zone, faults: faults ?? .none)
    return try LocalBackend(options, now: header.clock).peer()
  }
}
