import Store
import Testing

@testable import Program

/// The pictures in `Sessions/demos/` are what their sessions show.
@Suite struct DemoPicturesTests {
  static let folder = RecordedTests.folder + "/demos"

  static func sessions() throws -> [String] {
    try SessionFiles.find([folder]).paths.map { String($0.dropLast(".session".count)) }
  }

  @Test func thereAreSome() throws {
    #expect(try DemoPicturesTests.sessions().count >= 3)
  }

  /// One that is out of date is drawn anew by `Scripts/demos`.
  @Test(arguments: try sessions())
  func isUpToDate(_ path: String) throws {
    var options = ExportOptions()
    options.demo.file = path + ".session"
    let drawn = try ExportCommand(options).bytes()
    #expect(drawn.count < 50_000)
    #expect(try Files.read(path + ".svg") == drawn, "run Scripts/demos for \(path).svg")
  }
}
