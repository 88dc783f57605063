import Demo
import Edge
import Session
import Store
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

/// `lume export`: a session as something that others can show.
struct ExportCommand {
  private let options: ExportOptions

  init(_ options: ExportOptions) {
    self.options = options
  }

  /// - Throws: `Ending` for a file that cannot be used, does not replay or cannot be written.
  func execute() throws -> Int32 {
    if options.output == nil, World.isOutputTerminal, ![.txt, .md].contains(options.format) {
      throw UsageError(
        "\(options.format.rawValue) is not for a terminal: lume export \(options.demo.file)"
          + " -o FILE writes it to a file, and --format txt shows it here")
    }
    let bytes = try bytes()
    guard let output = options.output else {
      World.put(bytes)
      return ExitCode.done
    }
    try ResultFile.write(bytes, to: output)
    return ExitCode.done
  }

  /// What the session becomes.
  func bytes() throws -> [UInt8] {
    if options.demo.file == "-" { return try draw(sent()) }
    let run = try DemoRun(options.demo, verb: "lume export")
    try run.check(options.still?.turn, "--at")
    if options.format == .md { return run.transcript(title: try options.title.map(swept)) }
    return try draw(run.cast(to: options.still?.turn))
  }

  /// What stdin has, as a terminal shows it.
  private func sent() throws -> Cast {
    let sent = try Files.read("/dev/stdin", largest: ExportCommand.mostSent) ?? []
    let bytes = try Array(swept(String(decoding: sent, as: UTF8.self)).utf8)
    let size = options.demo.size ?? SessionHeader.Size(columns: 80, rows: 24)
    return Cast(sent: bytes, size: size)
  }

  /// A text without what looks like a secret.
  private func swept(_ text: String) throws -> String {
    SecretFinder(own: try .beside(options.output ?? options.demo.file)).sweep(text)
  }

  /// Bytes that one screen may take.
  private static let mostSent = 1 << 20

  private func draw(_ cast: Cast) throws -> [UInt8] {
    var cast = cast
    if let title = options.title { cast.title = try swept(title) }
    let theme = options.demo.theme ?? Demo.Theme.all[0]
    let isStill = options.still != nil || options.demo.file == "-"
    switch options.format {
    case .svg: return SVG.draw(cast, frame(theme), isStill: isStill)
    case .cast2: return Asciicast.write(cast, version: 2, theme: theme)
    case .cast3: return Asciicast.write(cast, version: 3, theme: theme)
    case .txt, .md: return !isStill ? PlainText.draw(cast) : PlainText.drawScreen(cast)
    }
  }

  private func frame(_ theme: Demo.Theme) -> SVG.Frame {
    var frame = SVG.Frame()
    frame.theme = theme
    frame.hasWindow = options.hasWindow
    if let padding = options.padding { frame.padding = padding * 10 }
    return frame
  }
}

/// Replays a session for `play` and `export`, and draws it.
struct DemoRun {
  private let options: DemoOptions
  let session: SessionFile
  /// What crossed the edge of the replay.
  private let log = EdgeLog()
  private let exit: Int
  private let own: OwnSecrets

  /// Replays the session.
  ///
  /// - Throws: `Ending` for a file that cannot be used, does not replay, or has fewer turns.
  init(_ options: DemoOptions, verb: String) throws {
    self.options = options
    own = try .beside(options.file)
    guard let bytes = try Files.read(options.file) else {
      throw UsageError("there is no file \(options.file)")
    }
    do throws(SessionSyntaxError) {
      session = try SessionFile(parsing: bytes)
    } catch {
      throw UsageError("\(options.file): \(error)")
    }
    let replay = try ReplayRun()
    let playback = Playback(session, limit: ProcessorTime.limit(options.timeout))
    let log = log
    do {
      try replay.run(playback, at: options.file) { $0.logged(by: log) }
    } catch let difference as Difference {
      for line in difference.report(path: options.file) { World.complain(line) }
      throw Ending(
        "\(options.file) does not replay, and \(verb) shows what the program does. See above.",
        code: ExitCode.failed)
    }
    exit = replay.exit ?? 0
    try check(options.pacing.from, "--from")
    try check(options.pacing.to, "--to")
  }

  /// - Throws: `UsageError` for a turn that the session does not have.
  func check(_ turn: Int?, _ flag: String) throws {
    let turns = session.turns
    guard let turn, turn > turns else { return }
    throw UsageError(
      turns == 0
        ? "\(options.file) has no turn, so \(flag) has nothing to show"
        : "\(options.file) has \(turns) turns: \(flag) takes 1 to \(turns), not \(turn)")
  }

  /// Draws the session.
  ///
  /// - Parameters:
  ///   - size: of the terminal, where the user does not say.
  ///   - last: the last turn that is shown, where that is not what the user says.
  ///   - isFixed: whether the terminal keeps its size, which the user's flag does not exceed.
  /// - Throws: `Ending` where there is nothing to draw on.
  func cast(
    size: SessionHeader.Size? = nil, to last: Int? = nil, isFixed: Bool = false
  ) throws -> Cast {
    var pacing = options.pacing
    if let last { pacing.to = last }
    var wanted = options.size ?? size ?? session.header.size
    if isFixed, let size {
      wanted = SessionHeader.Size(
        columns: min(wanted.columns, size.columns), rows: min(wanted.rows, size.rows))
    }
    let cast = Cast(
      log, of: session, exit: exit,
      // A terminal that is there may be narrower than one for a picture.
      size: isFixed ? wanted : DemoSize.clamped(wanted), pacing: pacing, isASCII: options.isASCII,
      isFixed: isFixed, own: own)
    guard let cast else {
      throw Ending(
        "the system gives no pseudo-terminal to draw on: end some programs and try again.",
        code: ExitCode.internalError)
    }
    if let (line, text) = cast.mistyped.first {
      throw UsageError(
        "\(options.file): @ type leaves \"\(line)\" at the prompt, and the input behind it is \"\(text)\""
      )
    }
    return cast
  }

  /// The session as Markdown.
  func transcript(title: String?) -> [UInt8] {
    Transcript.write(
      log, title: title ?? session.header.title, pacing: options.pacing, own: own)
  }
}
