import SQLite
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files that cannot be used end the program with 74 and one sentence, and stay as they were.
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

  @Test(arguments: ["lume.sqlite", "backend.sqlite"])
  func aFileThatIsNoStore(_ name: String) throws {
    try prepare()
    let bytes = Array("Dear diary, today I walked.\n".utf8)
    try lume.folder.write(bytes, to: "home/\(name)")
    try expectSentence(
      lume.folder("home/\(name)") + " is no readable lume file: move it away and start again; "
        + "nothing was written to it.")
    #expect(lume.folder.read("home/\(name)") == bytes)
  }

  @Test(arguments: ["lume.sqlite", "backend.sqlite"])
  func aStoreOfANewerVersion(_ name: String) throws {
    try prepare()
    let path = lume.folder("home/\(name)")
    do {
      let database = try Connection(.file(path))
      try database.execute("INSERT INTO migrations (name) VALUES ('mood diary')")
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
        + " cannot be opened: check its folder, or set LUME_HOME to another one.")
  }
}
