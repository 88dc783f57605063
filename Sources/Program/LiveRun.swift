import Edge
import LocalBackend
import SQLite
import Session
import Shell
import Store
import Terminal
import Time
import UseCases

/// One run of the shell with the world: a terminal or a pipe at one end, the embedded backend at
/// the other.
///
/// Three threads at most: main has signals and the tty, the core everything in the middle, and
/// where input is no terminal a third reads it.
struct LiveRun: Sendable {
  private let run: ShellRun
  private let programName: String
  /// Where to record to, and how; `nil` when nothing is recorded.
  private let tape: Tape?

  /// What a recorded run is told.
  struct Tape: Sendable {
    let header: SessionHeader
    let file: OutputFile
  }

  init(_ run: ShellRun, programName: String, tape: Tape? = nil) {
    self.run = run
    self.programName = programName
    self.tape = tape
  }

  /// What the core has come to.
  private enum Result: Sendable {
    case ended(Shell.Outcome)
    case terminated
    case brokenPipe
    case failed(Ending)
  }

  /// Runs the shell to its end.
  func execute() -> Int32 {
    let signals = Signals()
    let term = World.environment("TERM")
    let isInteractive = Terminal.isInteractive(term: term) && (run.inputs.isEmpty || run.stays)
    let start = run.clock ?? World.wallClock
    let isStill = run.clock != nil && !isInteractive
    let inbox = Inbox(clock: isStill ? .still(start) : .running(World.clock(from: start)))
    do {
      let plan = try Plan(self, start: start, isInteractive: isInteractive)
      for input in try inputs() { _ = inbox.putLine(input) }
      let (result, signal) =
        isInteractive
        ? atTerminal(plan, inbox, signals, term) : inBatch(plan, inbox, signals, term)
      return finish(result, signal: signal, isInteractive: isInteractive)
    } catch {
      let ending = Ending(error, backendPath: "")
      World.complain("\(programName): \(ending.sentence)")
      return ending.code
    }
  }

  /// What is decided before any thread starts; every part of it may cross to the core.
  struct Plan: Sendable {
    let start: Instant
    let zone: OffsetZone
    let seed: UInt64
    let faults: Faults
    let locations: Locations?
    let history: HistoryFile?
    var options: Options

    init(_ live: LiveRun, start: Instant, isInteractive: Bool) throws {
      let run = live.run
      self.start = start
      zone = live.tape?.header.zone ?? World.zone(at: start)
      seed = live.tape?.header.seed ?? run.seed ?? World.randomSeed()
      faults =
        try run.fault.map { try Faults(parsing: $0) } ?? .none
      options = Options(mode: isInteractive ? .terminal : .batch)
      options.keepsGoing = run.keepsGoing
      options.isGreeting = isInteractive && live.tape == nil
      options.programName = live.programName
      options.zone = zone
      options.sync = run.sync.flatMap(SyncMode.init(rawValue:))
      options.pace = run.pace
      options.color = run.color
      guard live.tape == nil else {
        (locations, history) = (nil, nil)
        return
      }
      let locations = try Locations(environment: World.environment)
      try locations.prepare()
      self.locations = locations
      history = isInteractive && !run.isIncognito ? HistoryFile(path: locations.history) : nil
    }
  }

  private func atTerminal(
    _ plan: Plan, _ inbox: Inbox, _ signals: Signals, _ term: String?
  ) -> (Result, Int32?) {
    let screen = Screen()
    let result = Guarded<Result?>(nil)
    let began = SystemThread.start {
      let outcome = core(plan, inbox, screen.paper)
      result.withLock { $0 = outcome }
      screen.finish()
    }
    guard began else { return (.failed(LiveRun.noThread), nil) }
    var settings = Terminal.Settings()
    settings.noColor = World.environment("NO_COLOR")
    settings.term = term
    settings.color = run.color.flatMap(Palette.Choice.init(rawValue:)) ?? .auto
    settings.isASCII = run.isASCII
    settings.isAccessible = run.isAccessible || World.environment("ACCESSIBLE") != nil
    settings.editor = World.environment("VISUAL") ?? World.environment("EDITOR") ?? "vi"
    let terminal = Terminal(
      inbox: inbox, screen: screen, signals: signals, history: earlierInputs(plan.history),
      settings: settings)
    let signal = terminal.run()
    return (result.withLock { $0 } ?? .failed(LiveRun.noResult), signal)
  }

  private func inBatch(
    _ plan: Plan, _ inbox: Inbox, _ signals: Signals, _ term: String?
  ) -> (Result, Int32?) {
    let readsInput = run.inputs.isEmpty || run.stays
    if !readsInput { inbox.endInput() }
    let input = BatchInput(
      inbox: inbox, signals: signals,
      descriptor: readsInput ? World.standardInput : World.emptyInput())
    let result = Guarded<Result?>(nil)
    let palette = Palette(
      run.color.flatMap(Palette.Choice.init(rawValue:)) ?? .auto, isTerminal: false,
      noColor: World.environment("NO_COLOR"), term: term)
    let began = SystemThread.start {
      let outcome = core(plan, inbox, PipePaper(palette: palette).paper)
      result.withLock { $0 = outcome }
      inbox.close()
      input.finish()
    }
    guard began else { return (.failed(LiveRun.noThread), nil) }
    let signal = input.run()
    return (result.withLock { $0 } ?? .failed(LiveRun.noResult), signal)
  }

  /// Everything in the middle, on a thread of its own.
  private func core(_ plan: Plan, _ inbox: Inbox, _ paper: Paper) -> Result {
    do {
      let store = try Store(
        plan.locations.map { .file($0.store) } ?? .memory, server: "embedded")
      let backend = try LocalBackend(
        LocalBackend.Options(
          place: plan.locations.map { .file($0.backend) } ?? .memory, seed: plan.seed,
          zone: plan.zone, faults: plan.faults),
        now: inbox.now)
      let live = Edge.live(inbox, paper, backend.peer())
      let recorder = tape.map { tape in
        Recorder(
          header: tape.header, write: { try tape.file.write($0) },
          sync: { try tape.file.synchronize() })
      }
      let edge = recorder.map { live.recorded(by: $0) } ?? live
      try recorder?.begin()
      return try converse(plan, edge, store, recorder)
    } catch is BrokenPipe {
      return .brokenPipe
    } catch {
      return .failed(Ending(error, backendPath: plan.locations?.backend ?? "memory"))
    }
  }

  private func converse(
    _ plan: Plan, _ edge: Edge, _ store: Store, _ recorder: Recorder?
  ) throws -> Result {
    let office = Office(edge: edge, store: store, seed: plan.seed, zone: plan.zone)
    do {
      let shell = try Shell(
        edge: edge, office: office, options: plan.options, remember: LiveRun.remember(plan.history))
      let outcome = try shell.run()
      try recorder?.finish(exit: Int(LiveRun.code(outcome, plan.options.mode)))
      return .ended(outcome)
    } catch is Terminated {
      try recorder?.finish(exit: Int(ExitCode.signal(15)))
      return .terminated
    }
  }

  /// Keeps inputs in a file; one that cannot be written is told of once.
  private static func remember(_ history: HistoryFile?) -> (String) throws -> Void {
    var isWritable = true
    return { entry in
      guard isWritable, let history else { return }
      do {
        try history.append(entry)
      } catch {
        isWritable = false
        throw error
      }
    }
  }

  private func earlierInputs(_ history: HistoryFile?) -> [String] {
    do {
      return try history?.entries() ?? []
    } catch {
      return []
    }
  }

  private func inputs() throws -> [String] {
    var inputs: [String] = []
    for input in run.inputs {
      switch input {
      case .line(let line): inputs.append(line)
      case .file(let path):
        guard let bytes = try Files.read(path) else {
          throw Ending(
            "there is no file \(path): -f needs one with a line for each input",
            code: ExitCode.usage)
        }
        var assembler = InputAssembler()
        let lines = String(decoding: bytes, as: UTF8.self).split(
          separator: "\n", omittingEmptySubsequences: false)
        inputs += lines.compactMap { assembler.take(String($0)) }
        inputs += [assembler.abandon()].compactMap { $0 }
      }
    }
    return inputs
  }

  static func code(_ outcome: Shell.Outcome, _ mode: Options.Mode) -> Int32 {
    switch outcome {
    case .done: ExitCode.done
    case .failed: mode == .batch ? ExitCode.failed : ExitCode.done
    case .unreachable: mode == .batch ? ExitCode.unreachable : ExitCode.done
    }
  }

  private func finish(_ result: Result, signal: Int32?, isInteractive: Bool) -> Int32 {
    switch result {
    case .ended(let outcome): return LiveRun.code(outcome, isInteractive ? .terminal : .batch)
    case .brokenPipe: return ExitCode.done
    case .terminated: return ExitCode.signal(signal ?? 15)
    case .failed(let ending):
      World.complain("\(programName): \(ending.sentence)")
      return ending.code
    }
  }

  private static let noThread = Ending(
    "the system gives no further thread; end some programs and try again.",
    code: ExitCode.internalError)
  private static let noResult = Ending(
    "lume has an internal error (the core ended without a result).", code: ExitCode.internalError)
}
