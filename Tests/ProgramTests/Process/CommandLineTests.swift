import TestSupport
import Testing

@Suite struct CommandLineTests {
  @Test func tellsItsVersionAndThoseOfItsLibraries() throws {
    let result = try Lume().run("--version")
    #expect(result.status == 0 && result.complaints == "")
    let lines = result.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("lume ") ?? false)
    for library in [
      "SQLite 3.", "libedit ", "libcurl ", "libmicrohttpd ", "GnuTLS ", "wslay ", "libsodium ",
      "PCRE2 10.",
    ] {
      #expect(lines.dropFirst().contains { $0.contains(library) }, "\(library)")
    }
  }

  @Test func helpFitsAScreen() throws {
    let result = try Lume().run("--help")
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(result.status == 0 && lines.count <= 26)
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: [
    (["--nope"], "lume has no flag --nope: lume --help lists them"),
    (["verify", "--nope"], "lume verify has no flag --nope: lume verify --help lists them"),
    (["-c"], "-c needs a value behind it"),
    (
      ["--fault", "bogus", "-c", "/goals"],
      "fault 'bogus' should be latency=200ms, status=500@0.1, garbage=0.1, drop=3, close=3, batch, "
        + "refuse or off"
    ),
  ])
  func aMistakeIsOneSentenceAndNothingElse(_ arguments: [String], _ sentence: String) throws {
    let lume = try Lume()
    let process = try lume.start(arguments)
    let result = try process.finish()
    #expect(result == Lume.Result(status: 2, output: "", complaints: "lume: \(sentence)\n"))
    #expect(lume.folder.read("home/lume.sqlite") == nil)
  }

  @Test func tellsWhereTheFilesAre() throws {
    var lume = try Lume()
    let home = lume.folder("home")
    let result = try lume.run("paths")
    #expect(result.status == 0)
    let rows = [
      "config    \(home)/config.json", "store     \(home)/lume.sqlite",
      "backend   \(home)/backend.sqlite", "sessions  \(home)/sessions",
      "history   \(home)/history", "log       \(home)/log",
    ]
    #expect(Set(rows).isSubset(of: result.output.split(separator: "\n").map(String.init)))
    #expect(lume.folder.read("home/lume.sqlite") == nil)
    lume.environment = ["LUME_HOME": "", "HOME": "/h", "XDG_DATA_HOME": "/d"]
    let desktop = try lume.run("paths").output
    #expect(desktop.contains("store     /d/lume/lume.sqlite\n"))
    #expect(desktop.contains("history   /h/.local/state/lume/history\n"))
  }

  @Test func namesTheVariableThatIsMissing() throws {
    var lume = try Lume()
    lume.environment = ["LUME_HOME": ""]
    let result = try lume.run("-c", "/goals")
    #expect(result.status == 74)
    #expect(result.complaints.contains("neither HOME nor LUME_HOME is set"))
    #expect(result.complaints.split(separator: "\n").count == 1)
  }
}
