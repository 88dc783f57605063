import Demo
import Edge
import Session
import Store

/// Replays a session for `play` and `export`, and draws it.
struct DemoRun {
  private let options: DemoOptions

  init(_ options: DemoOptions) {
    self.options = options
  }

  /// - Throws: `Ending` for a file that cannot be used or does not replay.
  func cast() throws -> Cast {
    let file = try read()
    let playback = Playback(file, limit: ProcessorTime.limit(ProcessorTime.usualLimit))
    let log = EdgeLog()
    do {
      _ = try ReplayRun().run(playback) { $0.logged(by: log) }
    } catch let difference as Difference {
      for line in difference.report(path: options.file) { World.complain(line) }
      throw Ending(
        "\(options.file) does not replay, so there is nothing to show: lume verify says more.",
        code: ExitCode.failed)
    }
    let cast = Cast(
      log, header: file.header, exit: 0, size: options.size ?? file.header.size,
      pacing: options.pacing, isASCII: options.isASCII)
    guard let cast else {
      throw Ending(
        "the system gives no pseudo-terminal to draw on; free some, or mount /dev/pts.",
        code: ExitCode.internalError)
    }
    return cast
  }

  private func read() throws -> SessionFile {
    guard let bytes = try Files.read(options.file) else {
      throw UsageError("there is no file \(options.file)")
    }
    do throws(SessionSyntaxError) {
      return try SessionFile(parsing: bytes)
    } catch {
      throw UsageError("\(options.file): \(error)")
    }
  }
}
