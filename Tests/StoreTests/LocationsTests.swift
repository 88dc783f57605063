import Libc
import TestSupport
import Testing

@testable import Store

@Suite struct LocationsTests {
  @Test func oneFolderTakesEverything() throws {
    let variables = ["LUME_HOME": "/l", "HOME": "/h", "XDG_DATA_HOME": "/x"]
    let locations = try Locations(environment: { variables[$0] })
    #expect(locations.config == "/l/config.json")
    #expect(locations.store == "/l/lume.sqlite")
    #expect(locations.backend == "/l/backend.sqlite")
    #expect(locations.sessions == "/l/sessions")
    #expect(locations.history == "/l/history")
    #expect(locations.log == "/l/log")
  }

  @Test func liesWhereTheDesktopKeepsSuchFiles() throws {
    let variables = ["HOME": "/h", "LUME_HOME": "", "XDG_STATE_HOME": ""]
    let locations = try Locations(environment: { variables[$0] })
    #expect(locations.config == "/h/.config/lume/config.json")
    #expect(locations.store == "/h/.local/share/lume/lume.sqlite")
    #expect(locations.backend == "/h/.local/share/lume/backend.sqlite")
    #expect(locations.sessions == "/h/.local/share/lume/sessions")
    #expect(locations.history == "/h/.local/state/lume/history")
    #expect(locations.log == "/h/.local/state/lume/log")
  }

  @Test func eachFolderOfTheDesktopCanBeElsewhere() throws {
    let variables = [
      "HOME": "/h", "XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d", "XDG_STATE_HOME": "/s",
    ]
    let locations = try Locations(environment: { variables[$0] })
    #expect(locations.config == "/c/lume/config.json")
    #expect(locations.store == "/d/lume/lume.sqlite")
    #expect(locations.history == "/s/lume/history")
  }

  @Test(arguments: [[:], ["HOME": "", "LUME_HOME": ""]])
  func sayThatAHomeIsMissing(_ variables: [String: String]) {
    #expect(
      throws: StoreError(path: "$HOME", problem: .other("neither HOME nor LUME_HOME is set"))
    ) {
      _ = try Locations(environment: { variables[$0] })
    }
  }

  @Test func preparesFoldersThatOnlyTheUserMayEnter() throws {
    let folder = try TemporaryFolder()
    let variables = ["HOME": folder.path]
    let locations = try Locations(environment: { variables[$0] })
    try locations.prepare()
    try locations.prepare()
    for path in [".config/lume", ".local/share/lume", ".local/state/lume"] {
      #expect(permissions(of: folder(path)) == 0o700, "\(path)")
    }
  }

  @Test(arguments: [
    (0o644, 0o600), (0o666, 0o600), (0o777, 0o700), (0o440, 0o400), (0o600, 0o600),
  ])
  func closesFilesThatOthersMayRead(found: mode_t, left: mode_t) throws {
    let folder = try TemporaryFolder()
    let locations = try Locations(environment: { $0 == "LUME_HOME" ? folder.path : nil })
    let names = [
      "config.json", "lume.sqlite", "lume.sqlite-wal", "lume.sqlite-shm", "backend.sqlite",
      "backend.sqlite-wal", "backend.sqlite-shm", "history", "log", "tokens",
    ]
    for name in names + ["other"] {
      try Files.replace(folder(name), with: [1])
      chmod(folder(name), found)
    }
    try locations.prepare()
    for name in names { #expect(permissions(of: folder(name)) == left, "\(name)") }
    #expect(permissions(of: folder("other")) == found)
    #expect(try Files.read(folder("tokens")) == [1])
  }

  /// A store that is a link to a file beside the home.
  private func storeElsewhere() throws -> (TemporaryFolder, Locations) {
    let folder = try TemporaryFolder()
    let locations = try Locations(environment: { $0 == "LUME_HOME" ? folder("home") : nil })
    try Files.makeFolder(folder("home"))
    try Files.replace(folder("file"), with: [1])
    chmod(folder("file"), 0o644)
    symlink(folder("file"), locations.store)
    return (folder, locations)
  }

  /// A link of somebody else's, and one to somebody else's file: neither mode is touched.
  @Test(.enabled(if: geteuid() == 0), arguments: [true, false])
  func refusesAStoreThatIsALinkOfOthers(isLinkTheirs: Bool) throws {
    let (folder, locations) = try storeElsewhere()
    if isLinkTheirs {
      lchown(locations.store, 65534, 65534)
    } else {
      chown(folder("file"), 65534, 65534)
    }
    #expect(
      throws: StoreError(
        path: locations.store,
        problem: .other("it is somebody else's link, or one to somebody else's file"))
    ) { try locations.prepare() }
    #expect(permissions(of: folder("file")) == 0o644)
  }

  @Test func takesAStoreThatTheUserHasPutElsewhere() throws {
    let (folder, locations) = try storeElsewhere()
    try locations.prepare()
    #expect(permissions(of: folder("file")) == 0o600)
  }

  @Test func tellsWhoElseCanWriteToTheFolders() throws {
    let folder = try TemporaryFolder()
    let locations = try Locations(environment: { $0 == "LUME_HOME" ? folder("home") : nil })
    try locations.prepare()
    #expect(locations.exposure == nil)
    chmod(folder("home"), 0o770)
    #expect(locations.exposure?.hasSuffix("chmod go-w \(folder("home"))") == true)
    guard geteuid() == 0 else { return }
    chmod(folder("home"), 0o700)
    chown(folder("home"), 65534, 65534)
    #expect(locations.exposure?.hasPrefix("\(folder("home")) belongs to somebody else") == true)
  }

  @Test func namesTheFolderThatCannotBeMade() throws {
    let folder = try TemporaryFolder()
    try Files.replace(folder("file"), with: [])
    let home = folder("file/lume")
    let locations = try Locations(environment: { $0 == "LUME_HOME" ? home : nil })
    #expect(throws: StoreError(path: home, problem: .other("Not a directory"))) {
      try locations.prepare()
    }
  }
}
