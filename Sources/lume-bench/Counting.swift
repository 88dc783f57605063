import Libc
import Program
import Time

/// What things cost in instructions, and whether they keep to their budgets.
///
/// What is said of one thing is the difference of two runs by the number of things that only one
/// of them did; so it has no start-up in it.
struct Counting {
  /// Which figures there are.
  enum Build: String {
    /// Those of `Scripts/test`, which are quick.
    case debug
    case release
  }

  let callgrind: Callgrind
  let lume: String
  let build: Build
  private var folder: String { callgrind.folder }
  var home: [String] { ["LUME_HOME=" + folder + "/home"] }

  init(valgrind: String, lume: String, build: Build, folder: String) {
    callgrind = Callgrind(valgrind: valgrind, folder: folder)
    self.lume = lume
    self.build = build
  }

  /// Something to count, by the name that `Scripts/bench count` knows it by.
  enum Part: String, CaseIterable {
    case start, verify, recorded, shell, outbox, served, large, coach, marks, growth
  }

  /// Counts some of it; the debug build has the verified turn and a long message alone.
  func figures(_ parts: [Part]) throws -> [Budgets.Figure] {
    switch build {
    case .debug: try turns([50, 400], "5 frames", bench) + [try lengths(of: 1000)]
    case .release: try parts.flatMap(figures)
    }
  }

  private func figures(_ part: Part) throws -> [Budgets.Figure] {
    switch part {
    case .start: [try start()]
    case .verify: try turns([10, 200, 2000], "5 frames", bench)
    case .recorded: try turns([10, 200, 2000], "as recorded", recorded)
    case .shell: try turns([50], "layer shell", recordedByShell)
    case .outbox: [try drained()]
    case .served: try served()
    case .large: try inputs()
    case .coach: try replies()
    case .marks: try marks()
    case .growth:
      [try lengths(of: 5000), try differences(of: 2000), try pictures(of: 1000)]
    }
  }

  /// Counts, and tells how it stands beside the table of a file; or counts everything and writes
  /// the table.
  ///
  /// - Parameter parts: what to count; everything when there are none.
  /// - Returns: whether all budgets are kept.
  func hold(
    _ parts: [Part], toTableIn path: String, on machine: String, isWriting: Bool
  ) throws -> Bool {
    let table = access(path, F_OK) == 0 ? try Budgets(parsing: read(path)) : Budgets(machine: "")
    let counted = try figures(parts.isEmpty ? Part.allCases : parts)
    if isWriting {
      try write(Array(table.updated(with: counted, on: machine).text.utf8), to: path)
    }
    let budgets = isWriting ? try Budgets(parsing: read(path)) : table
    let verdict = budgets.verdict(on: counted, areAll: parts.isEmpty)
    for line in verdict.lines { print(line) }
    if !verdict.isKept, budgets.machine != machine {
      print("The table is of \(budgets.machine), and this is \(machine).")
    }
    return verdict.isKept
  }

  private func start() throws -> Budgets.Figure {
    let arguments = ["-c", "/quit"]
    try Child(lume, arguments, environment: home, streams: .nowhere).wait()
    return Budgets.Figure(
      name: "start to exit", value: try callgrind.count(lume, arguments, environment: home))
  }

  // Replies of the built-in coach

  /// The first one in a process, which reads the library, and one on a chat of 100 messages.
  private func replies() throws -> [Budgets.Figure] {
    func counted(_ messages: Int) throws -> Double {
      try callgrind.count(
        lume, Counting.newChat + Counting.saying(messages),
        environment: coachHome("coach-\(messages)"))
    }
    let first = try counted(1) - counted(0)
    let onLong = (try counted(60) - counted(50)) / 10
    return [
      Budgets.Figure(name: "first reply in a process", value: first),
      Budgets.Figure(name: "reply on a chat of 100 messages", value: onLong),
      try grown(),
    ]
  }

  /// How much more a reply is in a chat of a thousand messages than in one of ten.
  private func grown() throws -> Budgets.Figure {
    let more = 10
    func reply(after messages: Int) throws -> Double {
      let home = coachHome("grown-\(messages)")
      try Child(
        lume, Counting.newChat + Counting.saying(messages), environment: home, streams: .nowhere
      ).wait()
      let one = try callgrind.count(lume, Counting.saying(1), environment: home)
      return (try callgrind.count(lume, Counting.saying(1 + more), environment: home) - one)
        / Double(more)
    }
    let (few, many) = (10, 1000)
    return Budgets.Figure(
      name: "reply after \(many) messages to one after \(few)",
      value: try reply(after: many) / reply(after: few), isRatio: true)
  }

  private static let newChat = [
    "-c", "/goal new \"Walk 10,000 steps\" --target 10000 steps", "-c", "/chat goal",
  ]

  private static func saying(_ messages: Int) -> [String] {
    let said = [
      "no time today, work is crazy", "am i on track?", "why", "another one",
      "im so bored of the same route", "give me a plan", "what about breakfast",
      "i slipped yesterday, feel awful", "hmm ok", "how many days left",
    ]
    return (0..<messages).flatMap { ["-c", said[$0 % said.count]] }
  }

  private func coachHome(_ name: String) -> [String] {
    ["LUME_HOME=\(folder)/\(name)", "LC_ALL=C.UTF-8"]
  }

  // Turns that are verified

  /// A verified turn in sessions of so many, what one session more of one turn costs, and how much
  /// more a turn is in the longest session than in the one before.
  private func turns(
    _ lengths: [Int], _ label: String, _ write: (_ turns: Int, _ path: String) throws -> Void
  ) throws -> [Budgets.Figure] {
    let sessions = folder + "/" + label
    try makeFolder(sessions)
    func verifying(_ lengths: Int...) throws -> Double {
      let paths = lengths.indices.map { "\(sessions)/\($0 + 1).session" }
      for (length, path) in zip(lengths, paths) { try write(length, path) }
      defer { for path in paths { unlink(path) } }
      return try callgrind.count(lume, ["verify", sessions])
    }
    let one = try verifying(1)
    let each = try lengths.map { (try verifying($0) - one) / Double($0 - 1) }
    var figures = zip(lengths, each).map { length, turn in
      Budgets.Figure(name: "verified turn, \(label), of \(length)", value: turn)
    }
    let session = try verifying(1, 1) - one
    figures.append(
      Budgets.Figure(name: "verified session of one turn, \(label)", value: session))
    guard lengths.count > 1 else { return figures }
    let (long, short) = (lengths.count - 1, lengths.count - 2)
    figures.append(
      Budgets.Figure(
        name: "verified turn, \(label), of \(lengths[long]) to one of \(lengths[short])",
        value: each[long] / each[short], isRatio: true))
    return figures
  }

  private func bench(_ turns: Int, _ path: String) throws {
    try write(try Sessions(turns: turns).make(seed: 1, with: try ReplayRun()), to: path)
  }

  /// A session that the program itself records, with the answers of the built-in coach; these have
  /// some ten frames.
  private func recorded(_ turns: Int, _ path: String) throws {
    try record(turns, to: path, layer: "wire")
  }

  private func recordedByShell(_ turns: Int, _ path: String) throws {
    try record(turns, to: path, layer: "shell")
  }

  private func record(_ turns: Int, to path: String, layer: String) throws {
    let inputs = folder + "/inputs"
    let lines = (1...turns).map { "What should I do in week \($0), when it rains?\n" }.joined()
    try write(Array(lines.utf8), to: inputs)
    try Child(
      lume,
      [
        "record", path, "--layer", layer, "--seed", "1", "--clock", "2026-03-02T07:30:00Z",
        "-f", inputs,
      ], environment: home, streams: .nowhere
    ).wait()
  }
}
