import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `lume doctor` says how things stand and changes nothing.
@Suite struct DoctorTests {
  private let lume: Lume

  init() throws {
    lume = try Lume()
    let made = try lume.run("-c", "/goal new \"Run far\" --target 5 km")
    try #require(made.status == 0, "\(made.complaints)")
  }

  /// What is said of one thing.
  private func line(_ name: String, of output: String) -> String {
    output.split(separator: "\n").first { $0.dropFirst(6).hasPrefix(name) }.map(String.init) ?? ""
  }

  @Test func findsNothingWrongWhereNothingIs() throws {
    let result = try lume.run("doctor")
    #expect(result.status == 0 && result.complaints == "")
    #expect(!result.output.contains("BAD"))
    #expect(line("store", of: result.output).hasSuffix("in order"))
    #expect(line("service", of: result.output) == "ok    service   built in")
  }

  @Test func findsAStoreThatIsDamaged() throws {
    var bytes = try #require(lume.folder.read("home/lume.sqlite"))
    // A page in the middle, which opening alone does not read.
    for place in 8192..<12_288 where place < bytes.count { bytes[place] = 0x5a }
    _ = try lume.folder.write(bytes, to: "home/lume.sqlite")
    let result = try lume.run("doctor")
    #expect(result.status == 74)
    #expect(line("store", of: result.output).hasPrefix("BAD   store"))
    #expect(line("store", of: result.output).hasSuffix("sets it aside and begins a new one"))
    #expect(lume.folder.read("home/lume.sqlite") == bytes)
    let next = try lume.run("-c", "/goals")
    #expect(next.status == 0 && next.complaints.contains("It is set aside as "), "\(next)")
  }

  @Test func findsAFileThatOthersMayRead() throws {
    let path = try lume.folder.write("{}", to: "home/config.json")
    chmod(path, 0o644)
    let result = try lume.run("doctor")
    #expect(result.status == 0)
    #expect(line("files", of: result.output).hasPrefix("note  files     others can read "))
  }

  @Test func findsABackendThatIsNotThereAndAnAddressThatIsNone() throws {
    let gone = try lume.run("doctor", "--backend", "http://127.0.0.1:9")
    #expect(gone.status == 69)
    #expect(line("service", of: gone.output).contains("cannot be reached (refused)"))
    let none = try lume.run("doctor", "--backend", "fitiq")
    #expect(none.status == 2)
    #expect(line("service", of: none.output).contains("--backend fitiq"))
  }

  @Test func makesNothing() throws {
    var elsewhere = lume
    elsewhere.environment["LUME_HOME"] = lume.folder("nowhere")
    let result = try elsewhere.run("doctor")
    #expect(result.status == 0)
    #expect(line("files", of: result.output).contains("is not there yet"))
    #expect(access(lume.folder("nowhere"), F_OK) != 0)
  }
}
