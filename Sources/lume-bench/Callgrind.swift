import Libc

/// Counts the instructions that a program executes, by callgrind (https://valgrind.org).
///
/// Unlike times they hardly depend on the machine, nor on what else it does. Hashing has no random
/// seed here, so that two runs of a program do the same.
struct Callgrind {
  /// The path of the program of that name.
  let valgrind: String
  /// A folder that has the report of the last run.
  let folder: String

  private var report: String { folder + "/callgrind.log" }

  /// Runs a program to its end.
  ///
  /// - Parameter codes: with which it may exit.
  /// - Throws: `BenchError` when it ends otherwise.
  func count(
    _ program: String, _ arguments: [String], environment: [String] = [],
    endingWith codes: Set<Int32> = [0]
  ) throws -> Double {
    try start(program, arguments, environment, .nowhere).wait(for: codes)
    return try collected()
  }

  /// Starts a service, has it asked for something, and stops it.
  func count(
    serving program: String, _ arguments: [String], while body: (_ address: String) throws -> Void
  ) throws -> Double {
    let service = try Service(start(program, arguments, [], .read))
    do {
      try body(service.address)
    } catch {
      try service.child.stop()
      throw error
    }
    try service.child.stop()
    return try collected()
  }

  private func start(
    _ program: String, _ arguments: [String], _ environment: [String], _ streams: Child.Streams
  ) throws -> Child {
    let options = [
      "--tool=callgrind", "--callgrind-out-file=/dev/null", "--log-file=" + report,
    ]
    return try Child(
      valgrind, options + [program] + arguments,
      environment: environment + [
        "SWIFT_DETERMINISTIC_HASHING=1", "SWIFT_BACKTRACE=enable=no", "LC_ALL=C.UTF-8",
      ], streams: streams)
  }

  /// What the report says: "Collected : 12345".
  private func collected() throws -> Double {
    let line = try read(report).split(separator: "\n").last { $0.contains("Collected :") }
    guard let count = line?.split(separator: " ").last.flatMap({ Double($0) }) else {
      throw BenchError("callgrind does not say what it has counted")
    }
    return count
  }
}

func write(_ bytes: [UInt8], to path: String) throws {
  guard let file = fopen(path, "w") else { throw BenchError("\(path) cannot be written") }
  defer { fclose(file) }
  guard fwrite(bytes, 1, bytes.count, file) == bytes.count else {
    throw BenchError("\(path) cannot be written")
  }
}

/// The text of a file.
func read(_ path: String) throws -> String {
  guard let file = fopen(path, "r") else { throw BenchError("\(path) cannot be read") }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
    bytes += chunk.prefix(count)
  }
  return String(decoding: bytes, as: UTF8.self)
}
