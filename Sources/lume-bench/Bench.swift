#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// All measurements, in a temporary folder of their own.
struct Bench {
  private let lume: String
  private let python: String
  private let prysk: String
  private var hasPrysk: Bool { access(prysk, F_OK) == 0 }
  private let folder: String

  init(lume: String, python: String, prysk: String) throws {
    (self.lume, self.python, self.prysk) = (lume, python, prysk)
    var template = Array("/tmp/lume-bench.XXXXXX".utf8CString)
    guard let name = mkdtemp(&template) else {
      throw BenchError("there is no temporary folder to be had")
    }
    folder = String(cString: name)
  }

  /// Takes the temporary folder away.
  func clear() {
    do {
      try Child("/bin/rm", ["-rf", folder], environment: [], streams: .nowhere).wait()
    } catch {
      complain("\(folder) is left behind: \(error)")
    }
  }

  func table() throws -> Table {
    var table = Table()
    try startup(&table)
    try throughput(Throughput(files: 1000, turns: 10, folder: folder + "/short"), &table)
    try throughput(Throughput(files: 100, turns: 200, folder: folder + "/long"), &table)
    return table
  }

  /// Programs take turns, so that both meet the same machine.
  private func startup(_ table: inout Table) throws {
    let startup = Startup(lume: lume, sqlite: "/usr/bin/sqlite3", home: folder + "/home")
    try startup.prepare()
    var ours: [Startup.AtTerminal] = []
    var theirs: [Startup.AtTerminal] = []
    var batch: [Double] = []
    var peer: [Double] = []
    for _ in 1...31 {
      peer.append(try startup.sqliteToExit().time / .milliseconds(1))
      ours.append(try startup.lumeAtTerminal())
      theirs.append(try startup.sqliteAtTerminal())
      batch.append(try startup.batch(["/quit"]).time / .milliseconds(1))
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
    let memory = ours.compactMap { $0.memory.map { $0 / 1024 } }
    let theirMemory = theirs.compactMap { $0.memory.map { $0 / 1024 } }
    guard !memory.isEmpty, !theirMemory.isEmpty else { return }
    table.add(
      "resident at the prompt", median(memory), median(theirMemory), digits: 1, unit: "MiB",
      peer: "sqlite3 at its prompt")
  }

  private func throughput(_ throughput: Throughput, _ table: inout Table) throws {
    try throughput.prepare()
    var ours: [Child.Cost] = []
    var theirs: [Child.Cost] = []
    for round in 1...9 {
      ours.append(try throughput.verify(with: lume))
      guard round % 3 == 0 else { continue }
      if hasPrysk { theirs.append(try throughput.check(withPryskIn: prysk, python: python)) }
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
  }
}

/// Writes a line to stderr.
func complain(_ line: String) {
  var text = line + "\n"
  text.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
}
