import Libc
import Time

/// What a server does for a client, and what a shell does with a store that has much in it.
extension Counting {
  // What is served

  /// The server is a process of its own; whoever asks it is not counted.
  func served() throws -> [Budgets.Figure] {
    let few = 20
    let fewRequests = try serving { crowd, room in
      for _ in 0..<few { _ = try crowd.read(Crowd.goals, as: room) }
    }
    let manyRequests = try serving { crowd, room in
      for _ in 0..<3 * few { _ = try crowd.read(Crowd.goals, as: room) }
    }
    func othersRead(_ count: Int) throws -> Double {
      try serving { crowd, room in
        for number in 0..<count { _ = try crowd.read(Crowd.goals + "?n=\(number)", as: room) }
      }
    }
    let (fewOthers, manyOthers) = (try othersRead(few), try othersRead(3 * few))
    var (fewChunks, manyChunks) = (0, 0)
    let shortTalk = try serving { crowd, room in
      try crowd.enter([room], silentEach: 0)
      fewChunks = try crowd.converse(times: few)
    }
    let longTalk = try serving { crowd, room in
      try crowd.enter([room], silentEach: 0)
      manyChunks = try crowd.converse(times: 3 * few)
    }
    return [
      Budgets.Figure(
        name: "GET /goals of 20, served", value: (manyOthers - fewOthers) / Double(2 * few)),
      Budgets.Figure(
        name: "GET /goals of 20, served again",
        value: (manyRequests - fewRequests) / Double(2 * few)),
      Budgets.Figure(
        name: "streamed chunk, its share of a served turn",
        value: (longTalk - shortTalk) / Double(manyChunks - fewChunks)),
    ]
  }

  func serving(_ body: (Crowd, Crowd.Room) throws -> Void) throws -> Double {
    let database = callgrind.folder + "/served.sqlite"
    for suffix in ["", "-wal", "-shm"] { unlink(database + suffix) }
    return try callgrind.count(
      serving: lume,
      [
        "serve", "--open", "--port", "0", "--drain", "0", "--database", database, "--pace", "0ms",
        "--seed", "1",
      ] + Service.unlimited
    ) { address in
      let crowd = try Crowd(at: address)
      defer { crowd.leave() }
      let rooms = try crowd.makeRooms(of: "anyone")
      // Ten there are already.
      try crowd.makeGoals(10, as: rooms[0])
      try body(crowd, rooms[0])
    }
  }

  // What a shell does

  private func environment(_ home: String) -> [String] {
    ["LUME_HOME=\(callgrind.folder)/\(home)"]
  }

  /// Goals that were made while nothing was sent, with their progress, are told to the backend
  /// inside: one change each.
  func drained() throws -> Budgets.Figure {
    let few = 100
    func sending(_ goals: Int) throws -> Double {
      let home = environment("outbox-\(goals)")
      let inputs = callgrind.folder + "/changes"
      let lines = (1...goals).map {
        "/goal new \"Walk \($0) km\" --target \($0) km --by 2030-01-01 --every once\n"
          + "/goal progress 1\n"
      }.joined()
      try write(Array(lines.utf8), to: inputs)
      try Child(
        lume, ["--sync", "manual", "-f", inputs], environment: home, streams: .nowhere
      ).wait()
      return try callgrind.count(lume, ["--sync", "manual", "-c", "/sync"], environment: home)
    }
    let count = try sending(3 * few) - sending(few)
    return Budgets.Figure(name: "drained change of the outbox", value: count / Double(2 * few))
  }

  /// Inputs that read and that write, in a store of 10,000 goals.
  func inputs() throws -> [Budgets.Figure] {
    let home = environment("large")
    let folder = callgrind.folder + "/large"
    try makeFolder(folder)
    try Child(lume, ["-c", "/status"], environment: home, streams: .nowhere).wait()
    try Filling(
      goals: 10_000, consultations: 0, messages: 0, now: Instant(milliseconds: 1_772_436_600_000)
    ).fill(store: folder + "/lume.sqlite", backend: folder + "/backend.sqlite")
    try Child(lume, ["-c", "/sync"], environment: home, streams: .nowhere).wait()
    func running(_ input: String, times: Int) throws -> Double {
      let clock = ["--clock", "2026-03-02T07:30:00Z"]
      // Reads the whole list again where goals or the day have changed, so that no start that is
      // counted does.
      try Child(lume, clock + ["-c", "/quit"], environment: home, streams: .nowhere).wait()
      let inputs = Array(repeating: ["-c", input], count: times).joined()
      return try callgrind.count(lume, clock + inputs, environment: home)
    }
    return try ["/goals", "/today", "/goal progress 7", "How should I start?"].map { input in
      let count = try running(input, times: 30) - running(input, times: 10)
      return Budgets.Figure(name: "\(input), with 10,000 goals", value: count / 20)
    }
  }

  func makeFolder(_ path: String) throws {
    guard mkdir(path, 0o700) == 0 else { throw BenchError("\(path) cannot be made") }
  }
}
