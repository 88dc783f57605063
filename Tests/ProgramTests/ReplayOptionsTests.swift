import Session
import Store
import TestSupport
import Testing
import Time

@testable import Program
@testable import Shell
@testable import Verbs

/// A flag that decides what a run does has to come to its recording, and from there to the replay.
@Suite struct ReplayOptionsTests {
  /// What a replay has of a flag.
  private enum Flag: Sendable {
    /// The header of a recording says it.
    case inHeader(@Sendable (inout ShellFlags) -> Void)
    /// It is no part of what a replay does by; the sentence says why.
    case left(String)
  }

  /// Every field of `ShellOptions`. Whoever adds one decides here what becomes of it.
  private static let flags: [String: Flag] = [
    "inputs": .left("what is typed is recorded line by line"),
    "question": .left("lume ask is not recorded"),
    "readsQuestion": .left("lume ask is not recorded"),
    "stays": .left("the header has the mode that comes of it"),
    "keepsGoing": .inHeader { $0.keepsGoing = true },
    "isJSON": .inHeader { $0.isJSON = true },
    "isIncognito": .inHeader { $0.isIncognito = true },
    "seed": .inHeader { $0.seed = 7 },
    "clock": .inHeader { $0.clock = Instant("2026-03-02T07:30:00Z") },
    "pace": .inHeader { $0.pace = "40ms" },
    "backend": .inHeader { $0.backend = "https://fitiq.example.org" },
    "isInsecure": .inHeader { $0.isInsecure = true },
    "caFile": .left("a replay opens no connection"),
    "coach": .inHeader {
      $0.coach.address = "http://127.0.0.1:8081/v1"
      $0.coach.model = "llama3.2"
    },
    "fault": .inHeader { $0.fault = "status=500" },
    "sync": .inHeader { $0.sync = "manual" },
    "color": .inHeader { $0.color = "never" },
    "isASCII": .left("it is about the screen alone"),
    "isAccessible": .left("it is about the screen alone"),
  ]

  private static func names(of value: some Any) -> Set<String> {
    Set(Mirror(reflecting: value).children.compactMap(\.label))
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func tape() throws -> LivePlan.Tape {
    LivePlan.Tape(
      file: try OutputFile(creating: folder("\(UInt64.random(in: 0 ... .max)).session")),
      layer: .wire,
      title: nil, size: SessionHeader.Size(columns: 80, rows: 24))
  }

  /// The options of a run that is recorded.
  private func recorded(_ flags: ShellFlags) throws -> ReplayOptions {
    let plan = try LivePlan(
      flags, programName: "lume", tape: try tape(),
      start: flags.clock ?? Instant(milliseconds: 0), isInteractive: false)
    return plan.run
  }

  /// The options of the replay of such a run.
  private func replayed(_ run: ReplayOptions) throws -> ReplayOptions {
    let text = run.header(.wire).text
    return try ReplayOptions(try SessionFile(parsing: Array(text.utf8)).header)
  }

  @Test func everyFlagIsDecidedOn() {
    #expect(ReplayOptionsTests.names(of: ShellFlags()) == Set(ReplayOptionsTests.flags.keys))
  }

  @Test(arguments: flags.keys.sorted())
  func aReplayIsToldOfAFlag(name: String) throws {
    guard case .inHeader(let set) = ReplayOptionsTests.flags[name] else { return }
    var flags = ShellFlags()
    flags.seed = 1
    let without = try recorded(flags)
    set(&flags)
    let run = try recorded(flags)
    #expect(run != without)
    #expect(try replayed(run) == run)
    #expect(try replayed(without) == without)
  }

  @Test func allOfTheOptionsComeBack() throws {
    var flags = ShellFlags()
    for case .inHeader(let set) in ReplayOptionsTests.flags.values { set(&flags) }
    flags.coach = CoachFlags()
    var run = try recorded(flags)
    run.coach = "llama3.2 at http://127.0.0.1:8081/v1"
    let defaults = try recorded(ShellFlags())
    let values = Mirror(reflecting: run).children.map { ($0.label ?? "", "\($0.value)") }
    let usual = Mirror(reflecting: defaults).children.map { "\($0.value)" }
    // The zone is the machine's, who asks can be asked, the layer says why a coach stays, who is
    // recorded isn't greeted, and only a check goes by a session's clock.
    let others = ["zone", "mode", "coachObstacle", "isGreeting", "hasSessionClock"]
    for ((name, value), usual) in zip(values, usual) where !others.contains(name) {
      #expect(value != usual, "\(name) is as always")
    }
    #expect(try replayed(run) == run)
  }

  /// What the shell is told and a recording does not have must be the same in every recorded run.
  @Test func theShellIsToldOfNothingElse() throws {
    let own: Set = [
      "question", "isGreeting", "notices", "programName", "caution", "recordingProblem", "coach",
      "files", "hasSessionClock",
    ]
    let carried: Set = [
      "mode", "keepsGoing", "isJSON", "isIncognito", "backendName", "coachName", "hasAccounts",
      "zone", "sync", "pace", "color",
    ]
    #expect(ReplayOptionsTests.names(of: ShellOptions(mode: .batch)) == own.union(carried))
    let plan = try LivePlan(
      ShellFlags(), programName: "other", tape: try tape(),
      start: Instant(milliseconds: 0), isInteractive: true)
    let usual = ShellOptions(mode: .terminal)
    #expect(plan.options.programName == usual.programName && !plan.options.isGreeting)
    #expect(plan.options.question == nil && plan.options.notices.isEmpty)
  }

  @Test(arguments: ["-c /goals", "-f file", "-i"]) func aHeaderHasNoInputsInArgs(_ args: String) {
    var header = SessionHeader()
    header.args = args
    #expect(throws: UsageError.self) { try ReplayOptions(header) }
  }

  @Test func whatAHeaderHasInArgsIsReadAsFlagsAre() throws {
    var header = SessionHeader()
    header.args = "--sync manual --pace 20ms --color never --incognito"
    let run = try ReplayOptions(header)
    #expect(run.sync == .manual && run.pace == "20ms" && run.color == "never" && run.isIncognito)
    header.pace = "0"
    #expect(try ReplayOptions(header).pace == "0")
  }
}
