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
}
