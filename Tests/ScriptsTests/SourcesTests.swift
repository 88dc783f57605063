import TestSupport
import Testing

/// What no file of the project may have in it.
@Suite struct SourcesTests {
  /// The address of a backend is a setting, and no account of somebody is needed to test.
  @Test(arguments: [
    "[a-z-]+\\.fly\\.dev", "api\\.fitiq\\.com",
    "eyJ[A-Za-z0-9_-]+\\.eyJ[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]{40}",
  ])
  func namesNoServiceAndHasNoTokenOfOne(_ pattern: String) throws {
    let words = ["/usr/bin/env", "grep", "-rnE", pattern]
    let folders = ["Sources", "Tests", "Sessions", "Scripts", "README.md"].map {
      "\(Script.projectPath)/\($0)"
    }
    let found = try Command(words: words + folders, environment: ["PATH=/usr/bin:/bin"]).run()
    let lines = found.output.split(separator: "\n").filter { !$0.contains("SourcesTests.swift") }
    #expect(lines.isEmpty && found.complaints == "", "\(lines)")
  }
}
