import Libc

/// All measurements, in a temporary folder of their own.
struct Bench {
  let lume: String
  let python: String
  /// The folder in which pip has installed aiohttp, if it could.
  let libraries: String
  private var hasLibraries: Bool { access(libraries, F_OK) == 0 }
  let peer: String
  let wrk: String
  static let sqlite = "/usr/bin/sqlite3"
  let folder: String

  /// What is measured.
  enum Part: String, CaseIterable { case serve, scale }

  func table(_ parts: [Part]) throws -> Table {
    var table = Table()
    for part in parts {
      switch part {
      case .serve: if hasLibraries { try load(&table) }
      case .scale: try scale(&table)
      }
    }
    return table
  }

  private func load(_ table: inout Table) throws {
    let load = Load(
      lume: lume, python: python, libraries: libraries, script: peer, wrk: wrk,
      folder: folder + "/load")
    let (ours, theirs) = try load.figures(rounds: 3)
    func add(
      _ label: String, _ part: (Load.Figures) -> [Double], digits: Int, unit: String,
      peer: String = "aiohttp, the same frames"
    ) {
      let (ours, theirs) = (part(ours), part(theirs))
      guard !ours.isEmpty, !theirs.isEmpty else { return }
      table.add(label, median(ours), median(theirs), digits: digits, unit: unit, peer: peer)
    }
    add("serve, 1,100 sockets, resident", { $0.memory.map { $0 / 1024 } }, digits: 1, unit: "MiB")
    add("serve, to first chunk at 40 ms a word, p50", \.paced.middle, digits: 2, unit: "ms more")
    add("serve, to first chunk at 40 ms a word, p99", \.paced.slowest, digits: 2, unit: "ms more")
    add("serve, to first chunk in a hurry, p50", \.hurried.middle, digits: 1, unit: "ms")
    add("serve, to first chunk in a hurry, p99", \.hurried.slowest, digits: 1, unit: "ms")
    add("serve, turns in a hurry", \.turnsPerSecond, digits: 0, unit: "turns/s")
    add("serve, processor time in a hurry", \.work, digits: 0, unit: "µs a turn")
    add(
      "the client itself in a hurry", \.ownWork, digits: 0, unit: "µs a turn",
      peer: "the client itself")
    for (what, part) in [
      ("one goal", \Load.Figures.goal), ("20 goals", \.goals),
      ("20 goals, never the same query", \.otherGoals),
    ] {
      add(
        "serve, GET \(what)", { $0[keyPath: part].map(\.perSecond) }, digits: 0,
        unit: "requests/s", peer: "aiohttp, the same body")
      add(
        "serve, GET \(what), on one core", { $0[keyPath: part].map { 1_000_000 / $0.work } },
        digits: 0, unit: "requests/s", peer: "aiohttp, the same body")
    }
  }
}

/// Writes a line to stderr.
func complain(_ line: String) {
  var text = line + "\n"
  text.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
}
