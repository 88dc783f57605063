import Demo
import Store

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
    do {
      try Files.replace(output, with: bytes)
    } catch {
      throw Ending(
        "\(output) cannot be written: name a file in a folder that exists and is yours.",
        code: ExitCode.usage)
    }
    return ExitCode.done
  }

  /// What the session becomes.
  func bytes() throws -> [UInt8] {
    let run = try DemoRun(options.demo, verb: "lume export")
    try run.check(options.still, "--at")
    if options.format == .md { return run.transcript(title: options.title) }
    var cast = try run.cast(to: options.still)
    if let title = options.title { cast.title = title }
    let theme = options.demo.theme ?? Theme.all[0]
    switch options.format {
    case .svg: return SVG.draw(cast, frame(theme), isStill: options.still != nil)
    case .cast2: return Asciicast.write(cast, version: 2, theme: theme)
    case .cast3: return Asciicast.write(cast, version: 3, theme: theme)
    case .txt, .md: return options.still == nil ? PlainText.draw(cast) : PlainText.drawScreen(cast)
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
