import Edge
import Program
import Session

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is done with session files beside verifying many of them.
struct Recordings {
  let lume: String
  /// A folder of its own.
  let folder: String

  func prepare() throws {
    guard mkdir(folder, 0o700) == 0 else { throw BenchError("\(folder) cannot be made") }
    let replay = try ReplayRun()
    for turns in [1, 100, 2000] {
      let bytes = try Sessions(turns: turns).make(seed: turns, with: replay)
      try write(bytes, to: path(turns: turns))
    }
  }

  private func path(turns: Int) -> String { "\(folder)/\(turns).session" }

  /// Draws a session of 100 turns; what a start takes is in it.
  func export() throws -> Child.Cost { try export(turns: 100) }

  /// Draws one of a single turn: what a start takes.
  func exportOne() throws -> Child.Cost { try export(turns: 1) }

  private func export(turns: Int) throws -> Child.Cost {
    try Child(
      lume, ["export", path(turns: turns), "-o", "\(folder)/out.svg"], environment: [],
      streams: .nowhere
    ).wait()
  }

  /// The processor time that recording adds to an exchange of five frames, in microseconds; what
  /// is recorded is kept in memory, so it is without the file.
  func recordedExchange() throws -> (run: Double, recorded: Double) {
    let turns = 2000
    let file = try SessionFile(
      parsing: Sessions(turns: turns).make(seed: 7, with: try ReplayRun()))
    let replay = try ReplayRun()
    var header = file.header
    header.isRecorded = true
    func work(_ watching: (Edge) -> Edge) throws -> Double {
      let start = clock()
      try replay.run(Playback(file), watching: watching)
      return Double(clock() - start) * 1_000_000 / Double(CLOCKS_PER_SEC) / Double(turns)
    }
    _ = try work { $0 }
    let run = try work { $0 }
    var bytes = 0
    let recorder = Recorder(header: header, write: { bytes += $0.count })
    try recorder.begin()
    return (run, try work { $0.recorded(by: recorder) })
  }

  /// Verifies one session of about so many MiB.
  ///
  /// - Returns: the most memory that it held at once and the size of the file, in MiB.
  func verifyLarge(mebibytes: Int) throws -> (memory: Double, file: Double) {
    let replay = try ReplayRun()
    let text = String(decoding: try Sessions(turns: 3).make(seed: 1, with: replay), as: UTF8.self)
      .replacing(#/"client_id": "[^"]*"/#, with: "\"client_id\": \"[uuid]\"")
    let turns = text.split(separator: "\n> ").map(String.init)
    guard turns.count == 4, let end = turns[3].firstRange(of: "\n-> w1 close") else {
      throw BenchError("a session has another form than it had")
    }
    let turn = "\n> " + turns[2]
    let count = mebibytes * 1_048_576 / turn.utf8.count
    var bytes = Array((turns[0] + "\n> " + turns[1]).utf8)
    for _ in 0..<count { bytes += turn.utf8 }
    bytes += "\n> \(turns[3][..<end.lowerBound])\n-> w1 close 1000\n".utf8
    let path = "\(folder)/large.session"
    try write(bytes, to: path)
    let cost = try Child(
      lume, ["verify", "--timeout", "20m", path], environment: [], streams: .nowhere
    ).wait()
    return (cost.memory / 1_048_576, Double(bytes.count) / 1_048_576)
  }
}
