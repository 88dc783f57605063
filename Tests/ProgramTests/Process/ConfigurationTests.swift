import Libc
import TestSupport
import Testing

/// Settings come from the file, from variables and from flags.
@Suite struct ConfigurationTests {
  private func backend(_ result: Lume.Result) -> String {
    result.output.split(separator: "\n").first { $0.hasPrefix("backend") }.map(String.init) ?? ""
  }

  @Test func theBackendIsNamedByFileVariableOrFlag() throws {
    var lume = try Lume()
    lume.folder.makeFolder("home")
    func status() throws -> String {
      backend(try lume.run("--sync", "manual", "-c", "/status"))
    }
    #expect(try status().contains("the built-in backend"))
    try lume.folder.write("{\"backend\": \"http://127.0.0.1:1\"}", to: "home/config.json")
    #expect(try status().contains("http://127.0.0.1:1,"))
    lume.environment["LUME_BACKEND"] = "http://127.0.0.1:2"
    #expect(try status().contains("http://127.0.0.1:2,"))
    let flagged = try lume.run(
      "--backend", "http://127.0.0.1:3", "--sync", "manual", "-c", "/status")
    #expect(backend(flagged).contains("http://127.0.0.1:3,"))
  }

  /// Where in the file it is wrong, and about which key.
  @Test(arguments: [
    ("{\n  \"pace\": 40\n}", "line 2: \"pace\" has to be a string"),
    ("{\n\n\"pase\": \"0\"}", "line 3: there is no key \"pase\": did you mean \"pace\"?"),
    (
      "{\"pace\": \"0\",\n\"sync\": \"often\"}",
      "line 2: \"sync\" takes auto or manual, not \"often\""
    ),
    (
      "{\"color\": \"red\"}", "line 1: \"color\" takes auto, always or never, not \"red\""
    ),
    (
      "{\"pace\": \"2h\"}",
      "line 1: \"pace\" takes a time between words such as 40ms, or 0, not \"2h\""
    ),
    (
      "{\"pace\": \"0\",\n \"color\": \"never\" \"sync\": 1}",
      "line 2: ',' or '}' should stand here behind \"color\""
    ),
  ])
  func tellsLineAndKeyOfWhatIsWrong(_ text: String, _ sentence: String) throws {
    let lume = try Lume()
    lume.folder.makeFolder("home")
    try lume.folder.write(text, to: "home/config.json")
    let result = try lume.run("-c", "/status")
    #expect(result.status == 2)
    #expect(result.complaints.hasSuffix("config.json, \(sentence)\n"), "\(result.complaints)")
  }

  @Test func aVariableIsHeldToTheSame() throws {
    var lume = try Lume()
    lume.environment["LUME_SYNC"] = "manuel"
    let result = try lume.run("-c", "/status")
    #expect(result.status == 2)
    #expect(result.complaints.hasSuffix("LUME_SYNC takes auto or manual, not \"manuel\"\n"))
  }

  /// Neither may be a thing that never ends.
  @Test(arguments: ["home/config.json", "inputs"])
  func whatMayNeverEndIsRefused(_ name: String) throws {
    let lume = try Lume()
    lume.folder.makeFolder("home")
    symlink("/dev/zero", lume.folder(name))
    let result =
      try name == "inputs"
      ? lume.run("-f", lume.folder(name)) : lume.run("-c", "/status")
    #expect(result.status == (name == "inputs" ? 2 : 74), "\(result)")
    #expect(result.complaints.contains("it is a device and no file"), "\(result)")
  }

  /// As editors of Windows begin a file.
  @Test func aByteOrderMarkIsSkipped() throws {
    let lume = try Lume()
    lume.folder.makeFolder("home")
    try lume.folder.write(
      "\u{feff}{\n\"backend\": \"http://127.0.0.1:1\"}", to: "home/config.json")
    let result = try lume.run("--sync", "manual", "-c", "/status")
    #expect(backend(result).contains("http://127.0.0.1:1,"), "\(result.complaints)")
    try lume.folder.write("\u{feff}{\n\"pace\": 40}", to: "home/config.json")
    let wrong = try lume.run("-c", "/status")
    #expect(wrong.complaints.hasSuffix("config.json, line 2: \"pace\" has to be a string\n"))
  }
}
