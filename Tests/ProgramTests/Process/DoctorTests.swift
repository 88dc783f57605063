import Libc
import TestSupport
import Testing

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

  @Test func findsAHomeThatOthersCanWrite() throws {
    chmod(lume.folder("home"), 0o770)
    let result = try lume.run("doctor")
    #expect(result.status == 1)
    #expect(
      line("files", of: result.output)
        == "BAD   files     others can put what they like in the place of your data: chmod go-w "
        + lume.folder("home"))
    // At the start, too, where it's seen.
    let started = try lume.run("-c", "/goals")
    #expect(started.status == 0)
    #expect(
      started.complaints
        == "lume: others can put what they like in the place of your data: chmod go-w "
        + lume.folder("home") + "\n")
  }

  /// Root may write everything, so that the program runs as somebody else there.
  @Test(
    .enabled(if: geteuid() != 0 || access("/usr/bin/setpriv", X_OK) == 0),
    arguments: ["home", "home/lume.sqlite"])
  func findsWhatMayOnlyBeRead(_ name: String) throws {
    let names = ["home/lume.sqlite", "home/backend.sqlite"]
    for path in [lume.folder.path, lume.folder("home")] { chmod(path, 0o755) }
    var other = lume
    if geteuid() == 0 {
      other.prefix = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
      for path in ["home"] + names { _ = chown(lume.folder(path), 65534, 65534) }
    }
    chmod(lume.folder(name), name == "home" ? 0o555 : 0o444)
    defer { chmod(lume.folder(name), 0o755) }
    let result = try other.run("doctor")
    #expect(result.status == 74)
    #expect(
      result.output.contains(
        "\(lume.folder(name)) cannot be written: make it writable, or set LUME_HOME to another folder"
      ))
  }

  /// On a disk of its own that is as good as full.
  @Test(.enabled(if: geteuid() == 0 && DoctorTests.canMount))
  func findsADiskThatIsFull() throws {
    var full = lume
    full.prefix = DoctorTests.onSmallDisk(lume.folder("home"))
    let result = try full.run("doctor")
    #expect(result.status == 74)
    #expect(
      line("files", of: result.output).hasPrefix(
        "BAD   files     there is no room left on the disk of \(lume.folder("home")) ("))
  }

  private static func onSmallDisk(_ folder: String) -> [String] {
    let mount = "mount -t tmpfs -o size=64k,mode=700 none '\(folder)' && exec \"$0\" \"$@\""
    return ["/usr/bin/unshare", "-m", "/bin/sh", "-c", mount]
  }

  private static let canMount =
    system("unshare -m mount -t tmpfs none /mnt >/dev/null 2>&1") == 0

  @Test func findsABackendThatIsNotThereAndAnAddressThatIsNone() throws {
    let gone = try lume.run("doctor", "--backend", "http://127.0.0.1:9")
    #expect(gone.status == 69)
    #expect(line("service", of: gone.output).contains("cannot be reached (connection refused)"))
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
