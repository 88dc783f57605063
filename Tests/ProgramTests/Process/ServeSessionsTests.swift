import Session
import TestSupport
import Testing
import Time

@testable import Program

/// Every file in `Sessions/` that is only typed is the same conversation with a server on a port.
@Suite struct ServeSessionsTests {
  private static let folder =
    #filePath.split(separator: "/").dropLast(4).reduce("") { $0 + "/" + $1 } + "/Sessions"

  private static func files() throws -> [String] {
    try SessionFiles.find([folder]).paths.map { String($0.dropFirst(folder.count + 1)) }
  }

  @Test(arguments: try files())
  func isTheSameAcrossSockets(_ file: String) throws {
    let script = try ServeScript(path: "\(ServeSessionsTests.folder)/\(file)")
    if let reason = script.reason { try Test.cancel("\(reason)") }
    var (host, user) = (try Lume(), try Lume())
    // A zone of POSIX has its sign the other way round.
    let zone = -script.header.zone.minutes / 60
    host.environment["TZ"] = "LUME\(zone < 0 ? "" : "+")\(zone)"
    user.environment["TZ"] = host.environment["TZ"]
    var (output, complaints, status): ([String], [String], Int32) = ([], [], -1)
    // Under another address it would be another server.
    var port: Substring = "0"
    for sitting in script.sittings {
      let clock = ["--clock", sitting.clock.rfc3339(), "--seed", "\(script.header.seed)"]
      let server = try Server(
        host, port: port, ["--open", "--pace", script.header.pace ?? "0"] + clock)
      port = server.port
      let process = try user.start(
        ["--backend", server.address, "--pace", script.header.pace ?? "40ms"] + clock
          + (script.header.mode == .batch ? [] : ["--keep-going"])
          + script.header.settings.flatMap { ["--\($0.key)", $0.value] })
      process.write(sitting.input)
      let result = try process.finish()
      try server.stop()
      output += ServeSessionsTests.lines(result.output, server)
      complaints += ServeSessionsTests.lines(result.complaints, server)
      status = result.status
    }
    #expect(output == script.output.map(ServeSessionsTests.timeless))
    // Nobody who types into a pipe has an Up key.
    let typed = script.complaints.map { $0.replacing("; Up brings the line back", with: "") }
    #expect(complaints == typed.map(ServeSessionsTests.timeless))
    // At a prompt a failure was told and is over.
    let isPrompt = script.header.mode != .batch
    #expect(status == script.status || isPrompt && [1, 69].contains(status))
  }

  /// Enough of them are left to show something.
  @Test func mostThatAreOnlyTypedAreServed() throws {
    let scripts = try ServeSessionsTests.files().map {
      try ServeScript(path: "\(ServeSessionsTests.folder)/\($0)")
    }
    #expect(scripts.filter { $0.reason == nil }.count >= 12)
  }

  private static func lines(_ text: String, _ server: Server) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return lines.map {
      timeless(
        $0.replacing(server.address, with: "the built-in backend")
          .replacing("the backend's own", with: "the built-in coach"))
    }
  }

  /// A line without what a watch would show.
  private static func timeless(_ line: some StringProtocol) -> String {
    String(line).replacing(/[0-9]+ ms/, with: "0 ms").replacing(/[0-9]{2}:[0-9]{2}/, with: "00:00")
  }
}
