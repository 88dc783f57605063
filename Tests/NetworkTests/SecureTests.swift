import Edge
import Libc
import TestSupport
import Testing

@testable import Network

/// An authority and two certificates of its, made for the tests.
final class Certificates: Sendable {
  static let shared = Certificates()

  let folder: String
  private let isThere: Bool

  var authority: String { folder + "/ca.pem" }

  private init() {
    var template = Array("/tmp/lume-tls-XXXXXX".utf8CString)
    folder = mkdtemp(&template).map { String(cString: $0) } ?? "/nowhere"
    let script = """
      cd \(folder) && exec >log 2>&1
      openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 \
        -subj "/CN=lume test authority" -keyout ca.key -out ca.pem || exit 1
      openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj "/CN=localhost" \
        -addext "subjectAltName=DNS:localhost" -keyout rsa.key -out rsa.pem || exit 1
      for host in localhost other.test; do
        openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj "/CN=$host" \
          -keyout $host.key -out $host.csr &&
        echo "subjectAltName=DNS:$host" >$host.ext &&
        openssl x509 -req -in $host.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 2 \
          -extfile $host.ext -out $host.pem || exit 1
      done
      """
    isThere = system(script) == 0
  }

  deinit { system("rm -rf \(folder)") }

  static var areThere: Bool { shared.isThere }

  func tls(_ host: String) -> HTTPServer.TLS {
    HTTPServer.TLS(certificate: "\(folder)/\(host).pem", key: "\(folder)/\(host).key")
  }
}

@Suite(.timeLimit(.minutes(10)), .enabled(if: Certificates.areThere, "openssl is missing"))
struct SecureTests {
  private func client(_ port: Int, trusting: Bool) throws -> RunningClient {
    var options = NetworkOptions()
    if trusting { options.caFile = Certificates.shared.authority }
    return try RunningClient("https://localhost:\(port)", options: options)
  }

  @Test func speaksToAServerWithTheRightName() throws {
    let server = try RunningServer(tls: Certificates.shared.tls("localhost")) { .echo($0) }
    let client = try client(server.port, trusting: true)
    let body = String(repeating: "0123456789", count: 50_000)
    #expect(client.exchange(Request(.post, "/", body: body)).response?.body == body)
    let channel = client.channel(.socket)
    client.network.perform(.open(channel, Request(.get, "/")))
    #expect(client.next(on: channel) == .opened(channel))
    let frame = Frame.text(String(repeating: "é", count: 30_000))
    client.network.perform(.send(channel, frame))
    #expect(client.next(on: channel).frame == frame)
    server.stop()
    #expect(client.next(on: channel) == .closed(channel, .goingAway, reason: ""))
  }

  /// More than the system holds for both ends, so that some of it has to be tried again.
  @Test func bringsBackMuchAtOnce() throws {
    var limits = HTTPServer.Limits()
    limits.message = 16 << 20
    limits.queue = 64 << 20
    let tls = Certificates.shared.tls("localhost")
    let server = try RunningServer(tls: tls, limits: limits) { .echo($0) }
    let client = try client(server.port, trusting: true)
    let channel = client.channel(.socket)
    client.network.perform(.open(channel, Request(.get, "/")))
    #expect(client.next(on: channel) == .opened(channel))
    let frames = (1...4).map { Frame.binary([UInt8](repeating: UInt8($0), count: $0 << 20)) }
    for frame in frames { client.network.perform(.send(channel, frame)) }
    for frame in frames { #expect(client.next(on: channel).frame == frame) }
  }

  @Test(arguments: [
    ("other.test", true, ConnectionFailure.wrongName), ("localhost", false, .untrusted),
  ])
  func refusesTheWrongNameAndAStrangersAuthority(
    name: String, trusting: Bool, failure: ConnectionFailure
  ) throws {
    let server = try RunningServer(tls: Certificates.shared.tls(name)) { .echo($0) }
    let client = try client(server.port, trusting: trusting)
    #expect(client.exchange(Request(.get, "/")).failure == failure)
    let channel = client.channel(.socket)
    client.network.perform(.open(channel, Request(.get, "/")))
    #expect(client.next(on: channel).failure == failure)
  }

  /// What anybody who later gets hold of the key could read, and what is too old.
  @Test(arguments: [
    ("-tls1_2 -cipher AES128-GCM-SHA256", false), ("-tls1_1 -cipher DEFAULT@SECLEVEL=0", false),
    ("-tls1_2 -cipher ECDHE-RSA-AES128-GCM-SHA256", true), ("-tls1_3", true),
  ])
  func aServerAgreesOnlyOnKeysThatPass(flags: String, agrees: Bool) throws {
    let server = try RunningServer(tls: Certificates.shared.tls("rsa")) { .echo($0) }
    let command = "openssl s_client -connect localhost:\(server.port) \(flags)"
    #expect((system("\(command) </dev/null >/dev/null 2>&1") == 0) == agrees)
  }

  @Test(arguments: [
    ("-tls1_2 -cipher AES128-GCM-SHA256", false), ("-tls1_1 -cipher DEFAULT@SECLEVEL=0", false),
    ("-tls1_2 -cipher ECDHE-RSA-AES128-GCM-SHA256", true), ("-tls1_3", true),
  ])
  func aClientAgreesOnlyOnKeysThatPass(flags: String, agrees: Bool) throws {
    let folder = Certificates.shared.folder
    let server = try PlainServer(
      "openssl s_server -accept 0 -www -cert \(folder)/rsa.pem -key \(folder)/rsa.key \(flags)")
    var options = NetworkOptions()
    options.caFile = "\(folder)/rsa.pem"
    let client = try RunningClient("https://localhost:\(server.port)", options: options)
    let outcome = client.exchange(Request(.get, "/"))
    #expect((outcome.response?.status == 200) == agrees && (outcome.failure == .tls) != agrees)
  }

  @Test(arguments: [0o644, 0o604, 0o602, 0o606])
  func refusesAKeyThatEveryoneMayReadOrWrite(mode: mode_t) throws {
    let tls = Certificates.shared.tls("other.test")
    let exposed = HTTPServer.TLS(certificate: tls.certificate, key: "\(tls.key).\(mode)")
    system("cp \(tls.key) \(exposed.key)")
    chmod(exposed.key, mode)
    #expect(throws: ServerError.exposedKey(path: exposed.key)) {
      try HTTPServer(host: "127.0.0.1", port: 0, tls: exposed) { .echo($0) }
    }
    chmod(exposed.key, 0o640)
    #expect(throws: Never.self) {
      try HTTPServer(host: "127.0.0.1", port: 0, tls: exposed) { .echo($0) }
    }
  }

  @Test(arguments: ["", "\u{16}\u{3}\u{1}", "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"])
  func endsConnectionsThatDoNotSpeakTLS(start: String) throws {
    var limits = HTTPServer.Limits()
    limits.idle = .seconds(1)
    let tls = Certificates.shared.tls("localhost")
    let server = try RunningServer(tls: tls, limits: limits) { .echo($0) }
    let connection = try RawConnection(port: server.port)
    connection.write(start)
    #expect(!connection.readAll().contains("HTTP"))
    #expect(server.stop())
  }

  @Test func aConnectionThatHasNotAgreedOnKeysCountsForItsAddress() throws {
    var limits = HTTPServer.Limits()
    limits.connectionsPerAddress = 1
    let server = try RunningServer(
      tls: Certificates.shared.tls("localhost"), limits: limits
    ) { .echo($0) }
    let silent = try RawConnection(port: server.port)
    let client = try client(server.port, trusting: true)
    #expect(client.exchange(Request(.get, "/")).response == nil)
    silent.write("no greeting")
    #expect(!silent.readAll().contains("HTTP"))
    var response: Response?
    for _ in 0..<10_000 where response == nil {
      response = client.exchange(Request(.get, "/")).response
    }
    #expect(response?.status == 200)
  }

  @Test func failsWithATLSErrorWhereThereIsNone() throws {
    let server = try RunningServer { .echo($0) }
    let client = try client(server.port, trusting: true)
    #expect(client.exchange(Request(.get, "/")).failure == .tls)
  }
}

/// A server that says `ACCEPT ADDRESS:PORT` when it listens; ended with the value.
private final class PlainServer {
  let port: Int
  private let process: pid_t
  private let output: UnsafeMutablePointer<FILE>

  struct Silent: Error {}

  init(_ command: String) throws {
    guard let output = popen("echo $$; exec \(command) 2>&1", "r") else { throw Silent() }
    self.output = output
    var lines: [String] = []
    var line = [CChar](repeating: 0, count: 512)
    while lines.last?.hasPrefix("ACCEPT ") != true, fgets(&line, 512, output) != nil {
      let bytes = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      lines.append(String(decoding: bytes, as: UTF8.self))
    }
    let end = lines.last?.split(separator: ":").last.flatMap { Int($0.trimmingSuffix()) }
    guard let process = lines.first.flatMap({ pid_t($0.trimmingSuffix()) }), let end else {
      pclose(output)
      throw Silent()
    }
    (self.process, port) = (process, end)
  }

  deinit {
    // It has the signal mask of the thread that began it.
    kill(process, SIGKILL)
    pclose(output)
  }
}

extension StringProtocol {
  /// Without the end of the line.
  fileprivate func trimmingSuffix() -> String { String(prefix { !$0.isNewline }) }
}
