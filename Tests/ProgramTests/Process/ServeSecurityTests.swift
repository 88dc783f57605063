import Edge
import JSON
import Libc
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct ServeSecurityTests {
  private let lume: Lume

  init() throws {
    lume = try Lume()
  }

  private func start(_ prefix: [String] = []) throws -> ChildProcess {
    var lume = self.lume
    lume.prefix = prefix
    return try lume.start(["serve", "--port", "0", "--database", lume.folder("served.sqlite")])
  }

  private static let key = "a-key-that-nobody-may-see"

  @Test func takesItsKeyFromAFile() throws {
    let path = try lume.folder.write(ServeSecurityTests.key + "\n", to: "key")
    chmod(path, 0o600)
    let words = ["serve", "--port", "0", "--drain", "0", "--temporary", "--open"]
    let server = try lume.start(words + ["--api-key-file", path])
    let client = try ServiceClient(of: server)
    #expect(try client.ask(.get, "/goals").status == 401)
    server.send(SIGTERM)
    #expect(try !server.finish().complaints.contains("key"))
    chmod(path, 0o644)
    let open = try lume.run("serve", "--port", "0", "--temporary", "--api-key-file", path)
    #expect(open.status == 2 && open.complaints.contains("chmod 600 \(path)"))
  }

  @Test func saysWhoCanReadAKeyOfTheCommandLine() throws {
    let words = ["serve", "--port", "0", "--temporary", "--api-key", ServeSecurityTests.key]
    let server = try lume.start(words + ["--drain", "0"])
    _ = try server.line()
    server.send(SIGTERM)
    let complaints = try server.finish().complaints
    #expect(complaints.hasPrefix("lume: Everybody on this machine can read the key of --api-key: "))
    let result = try lume.run(
      "serve", "--port", "0", "--temporary", "--host", "0.0.0.0", "--api-key",
      ServeSecurityTests.key)
    #expect(result.status == 2)
    #expect(result.complaints.contains("give --api-key-file FILE, or set LUME_API_KEY"))
    #expect(!result.complaints.contains(ServeSecurityTests.key))
  }

  @Test(arguments: [("Nowhere/Nonsense", true), ("Europe/Berlin", false), ("CET-1CEST", false)])
  func saysThatAZoneIsNotKnown(zone: String, isTold: Bool) throws {
    var lume = self.lume
    lume.environment["TZ"] = zone
    let server = try lume.start(["serve", "--port", "0", "--temporary", "--drain", "0"])
    _ = try server.line()
    server.send(SIGTERM)
    let complaints = try server.finish().complaints
    #expect(complaints.contains("The system knows no zone \(zone), so days begin by UTC") == isTold)
  }

  /// Swift's runtime takes the signal, shows its threads and lets the server go on.
  @Test func endsAtOnceWhenItIsToldToQuit() throws {
    var lume = self.lume
    lume.environment["SWIFT_BACKTRACE"] = "enable=yes"
    // It would leave its memory in a file.
    lume.prefix = ["/bin/sh", "-c", "ulimit -c 0; exec \"$0\" \"$@\""]
    let server = try lume.start(["serve", "--port", "0"])
    _ = try server.line()
    server.send(SIGQUIT)
    #expect(try server.finish().status == 128 + SIGQUIT)
  }

  /// As nohup(1) and some service managers start it. SIGHUP is read first where both are there.
  @Test func aHangUpThatIsIgnoredStaysIgnored() throws {
    var lume = self.lume
    lume.prefix = ["/bin/sh", "-c", "trap '' HUP; exec \"$0\" \"$@\""]
    let server = try lume.start(["serve", "--port", "0", "--temporary", "--drain", "0"])
    _ = try server.line()
    server.send(SIGHUP)
    server.send(SIGTERM)
    #expect(try server.finish().status == 0)
  }

  /// Ten are looked at, which takes a second; those who are in feel nothing of it. Until then the
  /// others come too soon behind the eight that wait from one address.
  @Test func aThousandWrongPasswordsCostLittle() throws {
    // Nobody reads what it says of a thousand requests, for which it would wait.
    let server = try start(["/bin/sh", "-c", "exec \"$0\" \"$@\" 2>/dev/null"])
    let client = try ServiceClient(of: server)
    let token = try client.register()
    var statuses: [Int: Int] = [:]
    for wave in 0..<20 {
      let attempts = (0..<50).map { number in
        client.begin(
          .post, "/auth/login",
          ["email": "ada@example.com", "password": .string("wrong \(wave) \(number)")])
      }
      #expect(try client.ask(.get, "/goals", token: token).status == 200)
      for attempt in attempts {
        guard case .response(_, let response) = client.next(on: attempt) else {
          Issue.record("an attempt was not answered")
          return
        }
        statuses[response.status, default: 0] += 1
      }
    }
    #expect(statuses[429, default: 0] + statuses[503, default: 0] >= 980)
    #expect(statuses[429, default: 0] >= 800 && statuses[401, default: 0] >= 10)
    #expect(statuses.values.reduce(0, +) == 1000)
    #expect(try residentMegabytes(of: server) < 256)
  }

  private func residentMegabytes(of server: ChildProcess) throws -> Int {
    guard let file = fopen("/proc/\(server.process)/status", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let bytes = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      let words = String(decoding: bytes, as: UTF8.self).split { $0.isWhitespace }
      if words.first == "VmRSS:", words.count > 1 { return (Int(words[1]) ?? 0) / 1024 }
    }
    return 0
  }
}
