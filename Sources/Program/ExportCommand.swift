import Demo
import Store

/// `lume export`: a session as something that others can show.
struct ExportCommand {
  private let options: ExportOptions

  init(_ options: ExportOptions) {
    self.options = options
  }

  func execute() throws -> Int32 {
    let cast = try DemoRun(options.demo).cast()
    let bytes =
      switch options.format {
      case .svg: SVG.draw(cast, options.frame, isStill: options.still != nil)
      case .txt, .md, .cast2, .cast3: PlainText.draw(cast)
      }
    if let output = options.output {
      try Files.replace(output, with: bytes)
    } else {
      World.put(bytes)
    }
    return ExitCode.done
  }
}
