import Demo
import Session
import Store
import Verbs

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
    let theme = options.demo.theme ?? Theme.all[0]
    let isStill = options.still != nil || options.demo.file == "-"
    switch options.format {
    case .svg: return SVG.draw(cast, frame(theme), isStill: isStill)
    case .cast2: return Asciicast.write(cast, version: 2, theme: theme)
    case .cast3: return Asciicast.write(cast, version: 3, theme: theme)
    case .txt, .md: return !isStill ? PlainText.draw(cast) : PlainText.drawScreen(cast)
    }
  }

  private func frame(_ theme: Theme) -> SVG.Frame {
    var frame = SVG.Frame()
    frame.theme = theme
    frame.hasWindow = options.hasWindow
    if let padding = options.padding { frame.padding = padding * 10 }
    return frame
  }
}
