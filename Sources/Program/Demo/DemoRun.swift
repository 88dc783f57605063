import Demo
import Edge
import Session
import Store
import Verbs

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
