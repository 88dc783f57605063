import Demo
import Session
import Terminal
import Verbs

/// `lume play`: a session in the user's terminal, drawn for its size.
struct PlayCommand {
  private let options: PlayOptions

  init(_ options: PlayOptions) {
    self.options = options
  }

  /// - Throws: `Ending` for a file that cannot be used or does not replay, and where there is no
  ///   terminal.
  func execute() throws -> Int32 {
    guard Terminal.isInteractive, Terminal.canPaint(term: World.environment("TERM")) else {
      throw UsageError(
        "lume play needs a terminal; lume export \(options.demo.file) writes a file instead")
    }
    let run = try DemoRun(options.demo, verb: "lume play")
    let size = Terminal.size()
    _ = try run.cast(size: SessionHeader.Size(columns: size.columns, rows: size.rows))
    let terminal = RawTerminal()
    if let theme = options.demo.theme { terminal.write(theme.sequence.utf8) }
    let player = Player(
      on: terminal, isStepwise: options.isStepwise, isASCII: options.demo.isASCII
    ) { size in
      do {
        return try run.cast(
          size: SessionHeader.Size(columns: size.columns, rows: size.rows), isFixed: true)
      } catch {
        // It could be drawn before: what is there stays.
        return nil
      }
    }
    let signal = player?.run() ?? nil
    if options.demo.theme != nil { terminal.write(Theme.resetSequence.utf8) }
    terminal.end()
    if signal == nil { World.say("End of \(options.demo.file).") }
    return signal.map { ExitCode.signal($0 == 0 ? 1 : $0) } ?? ExitCode.done
  }
}
