#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Programs beside `lume verify` that hand back what was recorded, or type what a test has: as many
/// exchanges in as many files.
struct Replayers {
  private let exchanges: Throughput
  private let python: String
  /// The folder that vcrpy was installed to.
  private let libraries: String
  /// The folder with what the peers run.
  private let scripts: String
  private static let expect = "/usr/bin/expect"

  private var cassettes: String { exchanges.folder + "-cassettes" }

  /// - Parameter peer: the path of a script that the others stand beside.
  init(_ exchanges: Throughput, python: String, libraries: String, peer: String) {
    (self.exchanges, self.python, self.libraries) = (exchanges, python, libraries)
    scripts = peer.lastIndex(of: "/").map { String(peer[..<$0]) } ?? "."
  }

  /// Has vcrpy play all of its cassettes; `nil` where it isn't installed.
  func playCassettes() throws -> Child.Cost? {
    guard access(libraries + "/vcr", F_OK) == 0 else { return nil }
    if access(cassettes, F_OK) != 0 {
      _ = try run(
        python,
        ["cassettes.py", "make", cassettes, String(exchanges.files), String(exchanges.turns)])
    }
    return try run(python, ["cassettes.py", "replay", cassettes])
  }

  /// Has expect type all lines; `nil` where it isn't installed.
  func type() throws -> Child.Cost? {
    guard access(Replayers.expect, X_OK) == 0 else { return nil }
    return try run(
      Replayers.expect, ["dialogues.exp", String(exchanges.files), String(exchanges.turns)])
  }

  private func run(_ program: String, _ arguments: [String]) throws -> Child.Cost {
    let environment = ["PYTHONPATH=\(libraries)", "PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8"]
    var arguments = arguments
    arguments[0] = scripts + "/" + arguments[0]
    return try Child(program, arguments, environment: environment, streams: .nowhere).wait()
  }
}
