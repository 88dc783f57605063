import Edge
import ServiceClient
import Shell
import Store
import Time
import UseCases
import Verbs

/// A shell on an edge, put together in one way for all runs: live ones, replays, and those at which
/// the inputs of a session are typed.
struct ShellRun {
  private let edge: Edge
  private let context: ClientContext

  init(
    on edge: Edge, _ store: Store, seed: UInt64, zone: OffsetZone, _ credentials: Credentials
  ) throws {
    self.edge = edge
    context = try ClientContext(
      edge: edge, store: store, seed: seed, zone: zone, credentials: credentials)
  }

  /// One that has what the last one had in memory.
  func makeShell(_ options: ShellOptions, history: History = .inMemory) throws -> Shell {
    try Shell(edge: edge, context: context, options: options, history: history)
  }
}

extension Shell {
  /// How a run has ended.
  struct End {
    /// `nil` where SIGTERM has ended it.
    let outcome: Outcome?
    /// What the program exits with, and a recording says.
    let code: Int32
  }

  /// Runs to the end, or until SIGTERM.
  func runToEnd(_ mode: ShellOptions.Mode) throws -> End {
    do {
      let outcome = try run()
      return End(outcome: outcome, code: outcome.code(mode))
    } catch is Terminated {
      return End(outcome: nil, code: ExitCode.signal(15))
    }
  }
}

extension Shell.Outcome {
  /// At a terminal, a failure was told and is over.
  func code(_ mode: ShellOptions.Mode) -> Int32 {
    switch self {
    case .done: ExitCode.done
    case .failed: mode == .batch ? ExitCode.failed : ExitCode.done
    case .unreachable: mode == .batch ? ExitCode.unreachable : ExitCode.done
    }
  }
}
