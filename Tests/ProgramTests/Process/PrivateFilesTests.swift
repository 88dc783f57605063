import Libc
import TestSupport
import Testing

/// What the program keeps is its user's alone, whatever the umask.
@Suite struct PrivateFilesTests {
  private var lume: Lume

  init() throws {
    lume = try Lume()
    lume.prefix = ["/bin/sh", "-c", "umask 0 && exec \"$0\" \"$@\""]
  }

  /// The permissions of all files in the home.
  private func modes() throws -> [String: mode_t] {
    var modes: [String: mode_t] = [:]
    let home = lume.folder("home")
    guard let stream = opendir(home) else { throw SystemFailure(call: "opendir", code: errno) }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      var status = stat()
      guard stat("\(home)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        continue
      }
      modes[name] = status.st_mode & 0o777
    }
    return modes
  }

  @Test func nobodyElseMayReadThem() throws {
    let words = ["-c", "/goal new \"Run far\" --target 5 km", "-c", "How should I start?"]
    let shell = try lume.start(words + ["-i"])
    shell.write("/goals\n")
    _ = try shell.line()
    let made = try modes()
    #expect(made.keys.contains("lume.sqlite") && made.keys.contains("backend.sqlite"))
    for (name, mode) in made { #expect(mode & 0o077 == 0, "\(name)") }
    #expect(try shell.finish().status == 0)

    for name in try modes().keys { chmod(lume.folder("home/\(name)"), 0o666) }
    #expect(try lume.run("-c", "/goals").status == 0)
    for (name, mode) in try modes() { #expect(mode == 0o600, "\(name)") }
  }

  /// Whoever has put a link there decides about what it leads to.
  @Test func whatAHistoryLeadsToIsLeftAlone() throws {
    let path = try lume.folder.write("/goals\n", to: "elsewhere")
    chmod(path, 0o644)
    lume.folder.makeFolder("home")
    symlink(path, lume.folder("home/history"))
    #expect(try lume.run("-c", "/goals").status == 0)
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o644)
    #expect(lstat(lume.folder("home/history"), &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
    #expect(lume.folder.read("elsewhere") == Array("/goals\n".utf8))
  }

  @Test func norThoseOfAServer() throws {
    let path = lume.folder("served.sqlite")
    for mode in [nil, 0o666] as [mode_t?] {
      if let mode { chmod(path, mode) }
      let server = try lume.start(["serve", "--port", "0", "--drain", "0", "--database", path])
      _ = try ServiceClient(of: server).register("user\(mode ?? 0)")
      for suffix in ["", "-wal", "-shm"] {
        var status = stat()
        #expect(stat(path + suffix, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600, "\(suffix)")
      }
      server.send(SIGTERM)
      #expect(try server.finish().status == 0)
    }
  }

  @Test func aKeyThatEveryoneMayReadIsNoKey() throws {
    let path = try lume.folder.write("no key", to: "key.pem")
    chmod(path, 0o644)
    let result = try lume.run(
      "serve", "--port", "0", "--tls-cert", path, "--tls-key", path, "--database",
      lume.folder("served.sqlite"))
    #expect(result.status == 2)
    #expect(
      result.complaints
        == "lume: \(path) is open to everyone on this machine, so its key is no secret: "
        + "chmod o= \(path)\n")
  }
}
