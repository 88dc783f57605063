import Store
import Testing

@testable import Program
@testable import Verbs

/// The pictures in `Sessions/demos/` and the stills in `Sessions/screens/` are what their sessions
/// show.
@Suite struct DemoPicturesTests {
  private static let folders: [(name: String, still: ExportOptions.Still?)] = [
    ("demos", nil), ("screens", .end),
  ]

  static func sessions() throws -> [(path: String, still: ExportOptions.Still?)] {
    try folders.flatMap { name, still in
      try SessionFiles.find(["\(RecordedSessions.folder)/\(name)"]).paths.map {
        (String($0.dropLast(".session".count)), still)
      }
    }
  }

  @Test func thereAreSome() throws {
    #expect(try DemoPicturesTests.sessions().count >= 8)
  }

  /// One that is out of date is drawn anew by `Scripts/demos`.
  @Test(arguments: try sessions())
  func isUpToDate(_ path: String, _ still: ExportOptions.Still?) throws {
    var options = ExportOptions()
    options.demo.file = path + ".session"
    options.still = still
    let drawn = try ExportCommand(options).bytes()
    #expect(drawn.count < 50_000)
    #expect(try Files.read(path + ".svg") == drawn, "run Scripts/demos for \(path).svg")
  }
}
