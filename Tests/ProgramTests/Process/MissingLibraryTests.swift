import TestSupport
import Testing

/// The libraries of the network are loaded when they are needed, and may be missing until then.
@Suite struct MissingLibraryTests {
  private var lume: Lume

  init() throws {
    lume = try Lume()
    lume.folder.makeFolder("libraries")
    lume.environment["LD_LIBRARY_PATH"] = lume.folder("libraries")
  }

  /// Puts something in front of a library that is none.
  private func breakLibrary(_ name: String) throws {
    _ = try lume.folder.write("no library", to: "libraries/" + name)
  }

  #if os(Linux)
    @Test func aClientIsOfflineWithoutThem() throws {
      try breakLibrary("libcurl.so.4")
      let result = try lume.run(
        "--backend", "http://127.0.0.1:9", "-c", "/goal new \"Run far\" --target 5 km", "-c",
        "/goals")
      #expect(result.status == 0)
      #expect(result.output.contains("Run far"))
      // Where lume paths says.
      let log = try #require(lume.folder.text("home/log"))
      #expect(log.contains("libcurl.so.4: "), "\(log)")
      #expect(
        result.complaints.contains(
          "The backend cannot be reached (no library for the network)"),
        "\(result.complaints)")
    }

    @Test func theDoctorNamesTheOneThatIsMissing() throws {
      try breakLibrary("libcurl.so.4")
      let result = try lume.run("doctor")
      #expect(result.status == 1)
      #expect(
        result.output.contains("BAD   network   no backend and no language model can be asked: "))
      #expect(result.output.contains("libraries/libcurl.so.4"))
    }

    @Test func nothingElseNeedsThem() throws {
      try breakLibrary("libcurl.so.4")
      try breakLibrary("libmicrohttpd.so.12")
      try breakLibrary("libgnutls.so.30")
      try breakLibrary("libpcre2-8.so.0")
      try breakLibrary("libpq.so.5")
      let result = try lume.run(
        "-c", "/goal new \"Run far\" --target 5 km", "-c", "How do I start?")
      #expect(result.status == 0 && !result.complaints.contains("cannot"), "\(result.complaints)")
      let version = try lume.run("--version")
      #expect(version.status == 0 && version.output.contains("libcurl.so.4"))
    }

    @Test func aServerSaysWhichOneItLacks() throws {
      try breakLibrary("libmicrohttpd.so.12")
      let result = try lume.run("serve", "--port", "0")
      #expect(result.status == 2 && result.output == "")
      #expect(
        result.complaints.hasPrefix("lume: a library of the server isn't there ("),
        "\(result.complaints)")
      #expect(result.complaints.contains("libmicrohttpd.so.12"))
      let doctor = try lume.run("doctor")
      #expect(doctor.status == 0 && doctor.output.contains("not there for lume serve: "))
    }

    @Test func aServerNeedsThatOfPostgreSQLForThatAlone() throws {
      try breakLibrary("libpq.so.5")
      let server = try Server(lume, ["--open", "--temporary"])
      try server.stop()
      let result = try lume.run("serve", "--port", "0", "--database", "postgres:///lume")
      #expect(result.status == 2 && result.output == "")
      #expect(
        result.complaints.hasPrefix("lume: a library of PostgreSQL isn't there ("),
        "\(result.complaints)")
    }

    /// Nothing is written of which nobody knows whether it is a secret.
    @Test func nothingIsRecordedWhereSecretsCanNotBeFound() throws {
      try breakLibrary("libpcre2-8.so.0")
      let result = try lume.run("record", "a.session", "-c", "/goals")
      #expect(result.status == 2 && lume.folder.read("a.session") == nil)
      #expect(
        result.complaints.hasPrefix(
          "lume: a library isn't there, without which secrets can't be found ("),
        "\(result.complaints)")
      #expect(result.complaints.contains("libpcre2-8.so.0"))
    }
  #endif
}
