import Libc
import SQLite
import Store
import TestSupport
import Testing

/// Files that cannot be used end the program with 74 and one sentence, and stay as they were; a
/// damaged one is set aside.
@Suite struct UnusableStoreTests {
  private let lume: Lume

  init() throws {
    lume = try Lume()
  }

  private func expectSentence(
    _ sentence: String, from lume: Lume? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let result = try (lume ?? self.lume).run("-c", "/goal new \"Swim far\" --target 1 km")
    #expect(
      result == Lume.Result(status: 74, output: "", complaints: "lume: \(sentence)\n"),
      sourceLocation: sourceLocation)
  }

  /// Makes a store with a goal in it.
  private func prepare() throws {
    let result = try lume.run("-c", "/goal new \"Run far\" --target 5 km")
    try #require(result.status == 0, "\(result.complaints)")
  }

  /// The other one of the two files brings back what it knows.
  @Test(arguments: ["lume.sqlite", "backend.sqlite"])
  func aDamagedFileIsSetAsideAndANewOneBegun(_ name: String) throws {
    try prepare()
    let bytes = Array("Dear diary, today I walked.\n".utf8)
    try lume.folder.write(bytes, to: "home/\(name)")
    let path = lume.folder("home/\(name)")
    let result = try lume.run("--clock", "2026-03-02T07:30:00Z", "-c", "/sync", "-c", "/goals")
    #expect(result.status == 0, "\(result)")
    #expect(
      result.complaints.hasPrefix(
        "\(path) was damaged. It is set aside as \(path).damaged-20260302T073000Z, "
          + "and a new one is begun: "), "\(result)")
    #expect(lume.folder.read("home/\(name).damaged-20260302T073000Z") == bytes)
    #expect(result.output.contains("Run far"), "\(result)")
    #expect(!result.output.contains("gone from the backend"), "\(result)")
  }

  /// Other people's accounts are not begun anew by themselves.
  @Test func aServerWithADamagedFileDoesNotStart() throws {
    let bytes = Array("Dear diary, today I walked.\n".utf8)
    lume.folder.makeFolder("home")
    try lume.folder.write(bytes, to: "home/served.sqlite")
    let path = lume.folder("home/served.sqlite")
    let result = try lume.run("serve", "--port", "0", "--database", path)
    #expect(result.status == 74)
    #expect(
      result.complaints
        == "lume: \(path) is damaged: move it away, or put a copy of it back; nothing was written to it.\n"
    )
    #expect(lume.folder.read("home/served.sqlite") == bytes)
  }

  /// Whatever is done with it, and whoever may read it.
  @Test(
    arguments: [
      ["serve", "--open", "--port", "0"], ["users", "list"], ["database", "check"],
      ["database", "export", "-"],
    ], ["DELETE", "WAL"])
  func anotherProgramsFileIsLeftAsItIs(_ words: [String], _ mode: String) throws {
    lume.folder.makeFolder("other")
    let path = lume.folder("other/notes.sqlite")
    do {
      let database = try Connection(.file(path))
      try database.execute(
        """
        PRAGMA journal_mode=\(mode); CREATE TABLE notes (text TEXT); PRAGMA user_version = 99
        """)
    }
    chmod(path, 0o644)
    let bytes = lume.folder.read("other/notes.sqlite")
    let process = try lume.start(words + ["--database", path])
    process.endInput()
    let result = try process.finish()
    #expect(result.status == 74)
    #expect(
      result.complaints
        == "lume: \(path) is the database of another program: name another one.\n")
    #expect(lume.folder.read("other/notes.sqlite") == bytes)
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o644)
    #expect(Files.names(in: lume.folder("other")) == ["notes.sqlite"])
  }

  @Test(arguments: ["lume.sqlite", "backend.sqlite"])
  func aStoreOfANewerVersion(_ name: String) throws {
    try prepare()
    let path = lume.folder("home/\(name)")
    do {
      let database = try Connection(.file(path))
      try database.execute(
        "INSERT INTO migrations (name) VALUES ('mood diary'); PRAGMA user_version = 1")
      try database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    }
    let bytes = lume.folder.read("home/\(name)")
    try expectSentence(
      "\(path) was written by a newer lume (mood diary): update lume, "
        + "or set LUME_HOME to another folder.")
    #expect(lume.folder.read("home/\(name)") == bytes)
  }

  @Test(arguments: ["lume.sqlite", "backend.sqlite"])
  func aStoreThatSomebodyElseHolds(_ name: String) throws {
    try prepare()
    let path = lume.folder("home/\(name)")
    let other = try Connection(.file(path))
    try other.execute("BEGIN EXCLUSIVE")
    let began = ContinuousClock.now
    try expectSentence(
      "\(path) has been held by another program for more than 5 seconds: "
        + "end that one and try again.")
    #expect(ContinuousClock.now - began >= .seconds(5))
    try other.execute("ROLLBACK")
  }

  /// Root may write everything, so that the program runs as somebody else there.
  @Test(.enabled(if: geteuid() != 0 || access("/usr/bin/setpriv", X_OK) == 0))
  func aStoreThatMayOnlyBeRead() throws {
    try prepare()
    let path = lume.folder("home/lume.sqlite")
    for folder in [lume.folder.path, lume.folder("home")] { chmod(folder, 0o555) }
    chmod(path, 0o444)
    defer { for folder in [lume.folder.path, lume.folder("home")] { chmod(folder, 0o755) } }
    var other = lume
    if geteuid() == 0 {
      other.prefix = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    }
    let bytes = lume.folder.read("home/lume.sqlite")
    try expectSentence(
      "\(path) cannot be written: make it writable, or set LUME_HOME to another folder.",
      from: other)
    #expect(lume.folder.read("home/lume.sqlite") == bytes)
  }

  /// A write beyond the limit would end the program with a signal. The thread sanitizer's own memory
  /// doesn't bear the limit.
  @Test(.enabled(if: dlsym(nil, "__tsan_init") == nil))
  func aStoreThatMayNotGetLarger() throws {
    var other = lume
    other.prefix = ["/bin/sh", "-c", "ulimit -f 24; exec \"$0\" \"$@\""]
    let result = try other.run("-c", "/goal new \"Swim far\" --target 1 km")
    #expect(result.status == 74, "\(result)")
    #expect(result.complaints.contains("a file may not get larger here: see ulimit -f"))
  }

  /// It would be waited for until somebody writes to it.
  @Test func aConfigurationThatIsAPipe() throws {
    lume.folder.makeFolder("home")
    mkfifo(lume.folder("home/config.json"), 0o600)
    try expectSentence(
      lume.folder("home/config.json")
        + " cannot be used (it is a pipe and no file): check it, or set LUME_HOME to another folder."
    )
  }

  @Test func aTimeZoneThatIsAPipe() throws {
    var other = lume
    mkfifo(lume.folder("zone"), 0o600)
    other.environment["TZ"] = ":" + lume.folder("zone")
    let result = try other.run("-c", "/goals")
    #expect(result.status == 0, "\(result)")
  }

  @Test func aHomeBelowAFile() throws {
    try lume.folder.write("", to: "file")
    var other = lume
    other.environment = ["LUME_HOME": lume.folder("file/home")]
    try expectSentence(
      lume.folder("file/home")
        + " cannot be used (Not a directory): check it, or set LUME_HOME to another folder.",
      from: other)
  }

  @Test(.enabled(if: access("/proc/self", F_OK) == 0))
  func aHomeThatCannotBeMade() throws {
    var other = lume
    other.environment = ["LUME_HOME": "/proc/lume"]
    try expectSentence(
      "/proc/lume cannot be used (No such file or directory): check it, "
        + "or set LUME_HOME to another folder.", from: other)
  }

  @Test func aStoreThatIsAFolder() throws {
    lume.folder.makeFolder("home")
    lume.folder.makeFolder("home/lume.sqlite")
    try expectSentence(
      lume.folder("home/lume.sqlite")
        + " cannot be opened: check its owner and its folder, or set LUME_HOME to another one.")
  }
}
