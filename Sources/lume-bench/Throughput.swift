import Program

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How many turns a second are verified, beside a program that compares what shell commands print.
struct Throughput {
  let files: Int
  let turns: Int
  /// A folder of its own.
  let folder: String

  /// In all files together.
  var steps: Int { files * turns }

  /// Writes the sessions, and as many files with as many `echo` steps for prysk.
  func prepare() throws {
    let replay = try ReplayRun()
    let sessions = Sessions(turns: turns)
    let echoes = (1...turns).map { "  $ echo line \($0)\n  line \($0)\n" }.joined()
    guard mkdir(folder, 0o700) == 0, mkdir(echoFolder, 0o700) == 0 else {
      throw BenchError("\(folder) cannot be made")
    }
    for number in 1...files {
      try write(try sessions.make(seed: number, with: replay), to: "\(folder)/\(number).session")
      try write(Array(echoes.utf8), to: "\(echoFolder)/\(number).t")
    }
  }

  /// Has lume verify all sessions on one thread, or more.
  func verify(with lume: String, threads: Int = 1) throws -> Child.Cost {
    try Child(
      lume, ["verify", "-j", String(threads), folder], environment: [], streams: .nowhere
    ).wait()
  }

  /// Has prysk check all its files, which it does on one core too.
  ///
  /// - Parameter libraries: the folder that prysk was installed to.
  func check(withPryskIn libraries: String, python: String) throws -> Child.Cost {
    let environment = ["PYTHONPATH=\(libraries)", "PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8"]
    return try Child(
      python, ["-m", "prysk", "-q", echoFolder], environment: environment, streams: .nowhere
    ).wait()
  }

  private var echoFolder: String { folder + "-echo" }
}

/// Writes a file.
func write(_ bytes: [UInt8], to path: String) throws {
  guard let file = fopen(path, "w") else { throw BenchError("\(path) cannot be written") }
  defer { fclose(file) }
  guard fwrite(bytes, 1, bytes.count, file) == bytes.count else {
    throw BenchError("\(path) cannot be written")
  }
}
