import Edge
import SQLite
import ServiceHost
import Session
import Shell
import Store
import StreamSafe
import Terminal
import Threads
import Time
import UseCases
import Verbs

/// One run of the shell with the world: a terminal or a pipe at one end, the embedded backend at
/// the other.
///
/// Three threads at most: main has signals and the tty, the core everything in the middle, and
/// where input is no terminal a third reads it.
struct LiveRun: Sendable {
  private let run: ShellFlags
  private let programName: String
  /// Where to record to, and how; `nil` when nothing is recorded.
  private let tape: LivePlan.Tape?
  /// The session that it goes on from; `nil` for a run of its own.
  private let branch: Branch?

  init(
    _ run: ShellFlags, programName: String, tape: LivePlan.Tape? = nil, branch: Branch? = nil
  ) {
    self.run = run
    self.branch = branch
    self.programName = programName
    self.tape = tape
  }

  /// Runs the shell to its end.
  func execute() -> Int32 {
    let signals = Signals()
    let term = World.environment("TERM")
    let isInteractive =
      Terminal.isInteractive && (run.inputs.isEmpty || run.stays)
      && run.question == nil
    let start = run.clock ?? SystemClock.wall
    do {
      let plan =
        try branch.map { try LivePlan(run, branch: $0.live(isInteractive)) }
        ?? LivePlan(
          run, programName: programName, tape: tape, start: start, isInteractive: isInteractive)
      // A network has no due times: with it a clock that stands still would never wait.
      let isAlone = plan.remote == nil && plan.coach == nil
      let isStill = run.clock != nil && !isInteractive && isAlone
      let clock = branch?.clock.read ?? World.clock(from: start)
      let inbox = Inbox(clock: isStill ? .still(start) : .running(clock))
      let inputs = try inputs()
      for input in inputs { _ = inbox.putLine(input.text) }
      let (result, signal) =
        isInteractive
        ? atTerminal(plan, inbox, signals, term)
        : inBatch(plan, inbox, signals, term, places: inputs.map(\.place))
      return finish(result, signal: signal, isInteractive: isInteractive)
    } catch {
      return tell(Ending(error))
    }
  }

  /// Tells what ended the run early.
  private func tell(_ ending: Ending) -> Int32 {
    World.complain("\(programName): \(ending.sentence)")
    if run.isJSON {
      World.say(ending.kind.line(ending.sentence, at: run.clock ?? SystemClock.wall))
    }
    return ending.code
  }

  private func atTerminal(
    _ plan: LivePlan, _ inbox: Inbox, _ signals: Signals, _ term: String?
  ) -> (CoreRun.Result, Int32?) {
    let screen = Screen()
    let result = Guarded<CoreRun.Result?>(nil)
    let began = SystemThread.start {
      CrashGuard.coveringThread {
        let output = plan.modelHint?.output(screen) ?? screen.output
        let outcome = CoreRun(plan, inbox).execute(output)
        result.withLock { $0 = outcome }
      }
      screen.finish()
    }
    guard began else { return (.failed(Ending.noThread), nil) }
    var settings = Terminal.Settings()
    settings.noColor = World.environment("NO_COLOR")
    settings.term = term
    settings.reflows = Terminal.reflows(World.environment)
    settings.color = run.color.flatMap(Palette.Choice.init(rawValue:)) ?? .auto
    settings.isASCII = run.isASCII
    settings.isAccessible = run.isAccessible || World.environment("ACCESSIBLE") != nil
    settings.editor = World.environment("VISUAL") ?? World.environment("EDITOR") ?? "vi"
    settings.editConfiguration =
      World.environment("EDITRC") ?? World.environment("HOME").map { $0 + "/.editrc" }
    let kept = plan.keepsInputs ? plan.history : nil
    settings.keptInputs = { try? kept?.entries() }
    let terminal = Terminal(
      inbox: inbox, screen: screen, signals: signals, history: settings.keptInputs() ?? [],
      settings: settings)
    let signal = terminal.run()
    return (result.withLock { $0 } ?? .failed(LiveRun.noResult), signal)
  }

  private func inBatch(
    _ plan: LivePlan, _ inbox: Inbox, _ signals: Signals, _ term: String?, places: [String?]
  ) -> (CoreRun.Result, Int32?) {
    let readsInput = run.inputs.isEmpty || run.stays
    if !readsInput { inbox.endInput() }
    let input = BatchInput(
      inbox: inbox, signals: signals,
      descriptor: readsInput ? World.standardInput : World.emptyInput(),
      isOneInput: run.readsQuestion)
    let result = Guarded<CoreRun.Result?>(nil)
    // Errors that go elsewhere have no colours either.
    let isTerminal = Terminal.isOutput && !run.isJSON
    let palette = Palette(
      run.color.flatMap(Palette.Choice.init(rawValue:)) ?? .auto, isTerminal: isTerminal,
      noColor: World.environment("NO_COLOR"), term: term)
    // JSON has data in it, and no signs of ours.
    let isASCII = (run.isASCII || isTerminal && !Terminal.hasUnicode) && !run.isJSON
    let began = SystemThread.start {
      let output = PipeOutput(
        palette: palette, isASCII: isASCII,
        width: isTerminal ? Terminal.size().columns : nil, input: input,
        place: {
          let index = inbox.takenLines - 1
          return places.indices.contains(index) ? places[index] : nil
        }
      ).output
      let outcome = CoreRun(plan, inbox).execute(output)
      result.withLock { $0 = outcome }
      inbox.close()
      input.finish()
    }
    guard began else { return (.failed(Ending.noThread), nil) }
    let signal = input.run()
    return (result.withLock { $0 } ?? .failed(LiveRun.noResult), signal)
  }

  /// Bytes of a file that `-f` names.
  private static let largestInput = 64 << 20

  /// An input of `-c` or `-f`, and where it stands in a file.
  private struct PlacedInput {
    let text: String
    var place: String?
  }

  private func inputs() throws -> [PlacedInput] {
    try run.inputs.flatMap { input in
      switch input {
      case .line(let given):
        let line = given.streamSafe
        return (InputAssembler.commands(in: line) ?? [line]).map { PlacedInput(text: $0) }
      case .file(let path): return try inputs(of: path)
      }
    }
  }

  private func inputs(of path: String) throws -> [PlacedInput] {
    let need = "-f needs one with a line for each input"
    guard Files.names(in: path) == nil else {
      throw UsageError("\(path) is a folder and no file: \(need)")
    }
    guard let bytes = try Files.read(path, largest: LiveRun.largestInput) else {
      throw UsageError("there is no file \(path): \(need)")
    }
    var splitter = LineSplitter()
    var assembler = InputAssembler()
    var inputs: [PlacedInput] = []
    // Of a block or of continued lines the first one.
    var first = 1
    let lines = splitter.receive(bytes[...]) + [splitter.finish()].compactMap { $0 }
    for (index, line) in lines.enumerated() {
      if !assembler.isOpen { first = index + 1 }
      guard let text = assembler.receive(scripted: line) else { continue }
      inputs.append(PlacedInput(text: text, place: "\(path):\(first)"))
    }
    if let text = assembler.abandon() {
      inputs.append(PlacedInput(text: text, place: "\(path):\(first)"))
    }
    return inputs
  }

  private func finish(_ result: CoreRun.Result, signal: Int32?, isInteractive: Bool) -> Int32 {
    switch result {
    case .ended(let outcome): return outcome.code(isInteractive ? .terminal : .batch)
    case .brokenPipe: return ExitCode.done
    case .terminated: return ExitCode.signal(signal ?? 15)
    case .failed(let ending): return tell(ending)
    }
  }

  private static let noResult = Ending(
    "lume has an internal error (the core ended without a result).", code: ExitCode.internalError)
}
