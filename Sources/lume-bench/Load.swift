import JSON
import Libc
import Network

/// `lume serve` under 1,000 silent and 100 talking sockets, beside an aiohttp server that speaks
/// the same frames.
struct Load {
  let lume: String
  /// An interpreter, and the folder in which pip has installed aiohttp.
  let python: String
  let libraries: String
  /// The file `peer.py` of this target.
  let script: String
  /// A program that asks for requests; without it there are no figures about them.
  let wrk: String
  /// A folder of its own.
  let folder: String

  /// What one service came to.
  struct Figures {
    /// In KiB, with all sockets open and talked on.
    var memory: [Double] = []
    /// At the pace of a person who reads, beyond the pace itself.
    var paced = Times()
    /// As fast as it goes.
    var hurried = Times()
    var turnsPerSecond: [Double] = []
    /// Of its processor time for a turn as fast as it goes, in microseconds; and of ours.
    var work: [Double] = []
    var ownWork: [Double] = []
    /// For one goal, for twenty, and for twenty with another query each time.
    var goal: [Service.MultiUserService] = []
    var goals: [Service.MultiUserService] = []
    var otherGoals: [Service.MultiUserService] = []
  }

  /// Milliseconds from a message to the first piece of the answer.
  struct Times {
    var middle: [Double] = []
    var slowest: [Double] = []

    mutating func add(_ waits: [Double], beyond pace: Double) {
      let sorted = waits.sorted()
      guard !sorted.isEmpty else { return }
      middle.append(sorted[sorted.count / 2] - pace)
      slowest.append(sorted[sorted.count * 99 / 100] - pace)
    }
  }

  /// Between two words; what `lume serve` has by itself.
  private static let pace = 40
  private static let accounts = 10
  private static let silentEach = 10

  /// Takes turns, so that both meet the same machine.
  func figures(rounds: Int) throws -> (ours: Figures, theirs: Figures) {
    var (ours, theirs) = (Figures(), Figures())
    let rooms = try prepare()
    for round in 1...rounds {
      for pace in [0, Load.pace] {
        let talk = try measure(try serve(pace), rooms, pace, &ours)
        if round == 1 { try record(talk, rooms[0], pace) }
        _ = try measure(try startPeer(pace), rooms, pace, &theirs)
      }
    }
    return (ours, theirs)
  }

  /// Makes the accounts and their consultations, which the peer does not look at.
  private func prepare() throws -> [Crowd.Room] {
    guard mkdir(folder, 0o700) == 0 else { throw BenchError("\(folder) cannot be made") }
    OpenFiles.allow(4096)
    let service = try serve(0)
    let crowd = try Crowd(at: service.address)
    let rooms = try crowd.makeRooms(accounts: Load.accounts)
    // Ten there are already.
    try crowd.makeGoals(10, as: rooms[0])
    crowd.leave()
    try service.child.stop()
    return rooms
  }

  private func serve(_ pace: Int) throws -> Service {
    try Service(
      lume,
      [
        "serve", "--port", "0", "--drain", "0", "--database", folder + "/backend.sqlite", "--pace",
        "\(pace)ms",
      ]
        + Service.unlimited,
      environment: [])
  }

  private func startPeer(_ pace: Int) throws -> Service {
    try Service(
      python, [script, recording(pace), "\(pace)"],
      environment: ["PYTHONPATH=\(libraries)", "PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8"])
  }

  private func measure(
    _ service: Service, _ rooms: [Crowd.Room], _ pace: Int, _ figures: inout Figures
  ) throws -> Crowd.Talk {
    let crowd = try Crowd(at: service.address)
    try crowd.enter(rooms, silentEach: Load.silentEach)
    let before = service.child.work() ?? .zero
    let talk =
      try pace == 0
      ? crowd.talk(for: .seconds(4), beginnings: .zero)
      : crowd.talk(for: .seconds(8), beginnings: .seconds(2))
    if pace == 0 {
      let work = (service.child.work() ?? .zero) - before
      figures.hurried.add(talk.waits, beyond: 0)
      figures.turnsPerSecond.append(talk.turnsPerSecond)
      figures.work.append(work / .microseconds(1) / Double(talk.waits.count))
      figures.ownWork.append(talk.ownWork)
    } else {
      figures.paced.add(talk.waits, beyond: Double(pace))
      if let memory = service.child.residentMemory() { figures.memory.append(memory) }
      if access(wrk, X_OK) == 0 {
        let goal = Crowd.goals + "/" + rooms[0].goal
        figures.goal.append(try service.serve(goal, to: rooms[0], wrk: wrk))
        figures.goals.append(try service.serve(Crowd.goals, to: rooms[0], wrk: wrk))
        figures.otherGoals.append(
          try service.serve(Crowd.goals, to: rooms[0], wrk: wrk, varied: folder + "/varied.lua"))
      }
    }
    crowd.leave()
    try service.child.stop()
    return talk
  }

  // What the peer repeats

  private func recording(_ pace: Int) -> String { folder + "/recorded-\(pace).json" }

  /// Keeps a turn of middle length for the peer.
  private func record(_ talk: Crowd.Talk, _ room: Crowd.Room, _ pace: Int) throws {
    guard !talk.turns.isEmpty else { throw BenchError("no turn was heard to its end") }
    let turn = talk.turns.sorted { $0.count < $1.count }[talk.turns.count / 2]
    let service = try serve(pace)
    let crowd = try Crowd(at: service.address)
    let recorded: JSON = [
      "frames": .array(try turn.map { try JSON(parsing: $0) }),
      "goal": try crowd.read(Crowd.goals + "/" + room.goal, as: room),
      "goals": try crowd.read(Crowd.goals, as: room),
    ]
    crowd.leave()
    try service.child.stop()
    try write(Array(recorded.text().utf8), to: recording(pace))
  }
}
