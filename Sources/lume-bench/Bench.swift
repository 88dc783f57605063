#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// All measurements, in a temporary folder of their own.
struct Bench {
  let lume: String
  let python: String
  /// The folder in which pip has installed prysk and aiohttp, if it could.
  private let libraries: String
  private var hasLibraries: Bool { access(libraries, F_OK) == 0 }
  private let peer: String
  private let wrk: String
  static let sqlite = "/usr/bin/sqlite3"
  let folder: String

  init(
    lume: String, python: String, libraries: String, peer: String, wrk: String, folder: String
  ) {
    (self.lume, self.python, self.libraries) = (lume, python, libraries)
    (self.peer, self.wrk, self.folder) = (peer, wrk, folder)
  }

  /// What is measured.
  enum Part: String, CaseIterable {
    case start, verify, recordings, large, serve, scale, outbox, coach
  }

  func table(_ parts: [Part]) throws -> Table {
    var table = Table()
    for part in parts {
      switch part {
      case .start: try startup(&table)
      case .verify:
        try throughput(Throughput(files: 1000, turns: 10, folder: folder + "/short"), &table)
        try throughput(Throughput(files: 100, turns: 200, folder: folder + "/long"), &table)
      case .recordings:
        try recordings(&table)
        try replayers(&table)
      case .large: try large(&table)
      case .serve: if hasLibraries { try load(&table) }
      case .scale: try scale(&table)
      case .outbox: try outbox(&table)
      case .coach: try coach(&table)
      }
    }
    return table
  }

  /// Programs take turns, so that both meet the same machine.
  private func startup(_ table: inout Table) throws {
    let startup = Startup(lume: lume, sqlite: Bench.sqlite, home: folder + "/home")
    try startup.prepare()
    var ours: [Startup.AtTerminal] = []
    var theirs: [Startup.AtTerminal] = []
    var batch: [Double] = []
    var network: [Double] = []
    var peer: [Double] = []
    for _ in 1...31 {
      peer.append(try startup.sqliteToExit().time / .milliseconds(1))
      ours.append(try startup.lumeAtTerminal())
      theirs.append(try startup.sqliteAtTerminal())
      batch.append(try startup.batch(["/quit"]).time / .milliseconds(1))
      network.append(try startup.batchOnNetwork(["/quit"]).time / .milliseconds(1))
    }
    let sqlite = "sqlite3 :memory: .quit"
    let toExit = median(peer)
    table.add(
      "start to prompt", median(ours.map { $0.prompt / .milliseconds(1) }), toExit, digits: 1,
      unit: "ms", peer: sqlite)
    table.add(
      "start to exit, /quit typed", median(ours.map { $0.exit / .milliseconds(1) }), toExit,
      digits: 1, unit: "ms", peer: sqlite)
    table.add("start to exit, -c /quit", median(batch), toExit, digits: 1, unit: "ms", peer: sqlite)
    table.add(
      "start to exit, -c /quit, with libraries of the network", median(network), toExit, digits: 1,
      unit: "ms", peer: sqlite)
    let memory = ours.compactMap { $0.memory.map { $0 / 1024 } }
    let theirMemory = theirs.compactMap { $0.memory.map { $0 / 1024 } }
    guard !memory.isEmpty, !theirMemory.isEmpty else { return }
    table.add(
      "resident at the prompt", median(memory), median(theirMemory), digits: 1, unit: "MiB",
      peer: "sqlite3 at its prompt")
  }

  private func coach(_ table: inout Table) throws {
    let times = try CoachReplies(lume: lume, folder: folder).times(rounds: 9)
    for (label, time) in [
      ("first reply in a process", times.first), ("reply on a chat of 100 messages", times.onLong),
    ] {
      table.add(
        label, time, times.start, digits: 1, unit: "ms", peer: "the same run without a message")
    }
  }

  private func throughput(_ throughput: Throughput, _ table: inout Table) throws {
    try throughput.prepare()
    var ours: [Child.Cost] = []
    var onTwo: [Child.Cost] = []
    var theirs: [Child.Cost] = []
    for round in 1...9 {
      ours.append(try throughput.verify(with: lume))
      onTwo.append(try throughput.verify(with: lume, threads: 2))
      guard round % 3 == 0 else { continue }
      if hasLibraries {
        theirs.append(try throughput.check(withPryskIn: libraries, python: python))
      }
    }
    let what = "verify, \(throughput.turns) turns a session"
    let peer = "prysk, as many echo steps"
    func rate(_ costs: [Child.Cost], _ part: KeyPath<Child.Cost, Duration>) -> Double? {
      if costs.isEmpty { return nil }
      return Double(throughput.steps) / median(costs.map { $0[keyPath: part] / .seconds(1) })
    }
    for (part, unit) in [(\Child.Cost.time, "turns/s"), (\.work, "turns/s of processor time")] {
      guard let ourRate = rate(ours, part) else { continue }
      table.add(what, ourRate, rate(theirs, part), digits: 0, unit: unit, peer: peer)
    }
    if let two = rate(onTwo, \.time), let one = rate(ours, \.time) {
      table.add(what + ", -j 2", two, one, digits: 0, unit: "turns/s", peer: "-j 1")
    }
  }

  private func recordings(_ table: inout Table) throws {
    let recordings = Recordings(lume: lume, folder: folder + "/recordings")
    try recordings.prepare()
    var hundred: [Double] = []
    var one: [Double] = []
    for _ in 1...15 {
      hundred.append(try recordings.export().time / .milliseconds(1))
      one.append(try recordings.exportOne().time / .milliseconds(1))
    }
    table.add(
      "export as SVG, 100 turns", median(hundred), median(one), digits: 1, unit: "ms",
      peer: "the same of one turn")
    let costs = try (1...5).map { _ in try recordings.recordedExchange() }
    table.add(
      "recording, beside the exchange", median(costs.map { $0.recorded - $0.run }),
      median(costs.map(\.run)), digits: 1, unit: "µs of processor time",
      peer: "replaying the exchange")
  }

  private func large(_ table: inout Table) throws {
    let recordings = Recordings(lume: lume, folder: folder + "/large")
    try recordings.prepare()
    let large = try recordings.verifyLarge(mebibytes: 256)
    table.add(
      "verify a large session, at most resident", large.memory, large.file, digits: 0,
      unit: "MiB", peer: "the file")
  }

  /// Programs take turns, so that all meet the same machine.
  private func replayers(_ table: inout Table) throws {
    let exchanges = Throughput(files: 100, turns: 10, folder: folder + "/exchanges")
    try exchanges.prepare()
    let peers = Replayers(exchanges, python: python, libraries: libraries, peer: peer)
    var ours: [Child.Cost] = []
    var cassettes: [Child.Cost] = []
    var typed: [Child.Cost] = []
    for _ in 1...3 {
      ours.append(try exchanges.verify(with: lume))
      if let cost = try peers.playCassettes() { cassettes.append(cost) }
      if let cost = try peers.type() { typed.append(cost) }
    }
    func rate(_ costs: [Child.Cost]) -> Double? {
      if costs.isEmpty { return nil }
      return Double(exchanges.steps) / median(costs.map { $0.time / .seconds(1) })
    }
    guard let ourRate = rate(ours) else { return }
    for (costs, peer) in [
      (cassettes, "vcrpy, as many exchanges"), (typed, "expect, as many lines typed into cat"),
    ] {
      table.add(
        "verify, 10 turns a session", ourRate, rate(costs), digits: 0, unit: "turns/s", peer: peer)
    }
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
