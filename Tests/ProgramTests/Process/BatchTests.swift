import Libc
import TestSupport
import Testing

@Suite struct BatchTests {
  private static let noGoals =
    "No goals yet. Make one: /goal new \"Walk 10k steps\" --target 10000 steps --by +30d\n"

  @Test func runsTheInputLineByLine() throws {
    let result = try Lume().run(
      "--clock", "2026-03-02T07:30:00Z",
      input: "/goals\n\n/goal new \"Run far\" --target 5 km\n/goal progress 2.5\n")
    #expect(
      result
        == Lume.Result(
          status: 0,
          output: BatchTests.noGoals + """
            Goal 1 saved: Run far (0 of 5 km, due 2026-04-01).
            ██████████░░░░░░░░░░  50 %  Run far (2.5 of 5 km, due 2026-04-01)

            """, complaints: ""))
  }

  /// Whoever reads the output has an answer before the next command is written.
  @Test func saysWhatCameOfACommandBeforeItReadsTheNext() throws {
    let lume = try Lume()
    let process = try lume.start([])
    for title in ["Run far", "Swim far"] {
      process.write("/goal new \"\(title)\" --target 5 km\n")
      #expect(try process.line().contains("saved: \(title)"))
    }
    #expect(try process.finish().status == 0)
  }

  @Test func breaksMarksWithoutEndInItsArguments() throws {
    let marks = String(repeating: "\u{301}", count: 31)
    let result = try Lume().run("-c", "/goal new \"Run \(marks)\" --target 5 km")
    #expect(result.output.unicodeScalars.contains("\u{200b}"))
  }

  @Test func stopsAtTheFirstFailure() throws {
    let result = try Lume().run(input: "/goal show 1\n/goals\n")
    #expect(result.status == 1 && result.output == "")
    #expect(result.complaints.hasPrefix("There is no goal yet. Make one: "))
  }

  @Test func goesOnWhereItIsToldTo() throws {
    let result = try Lume().run("--keep-going", input: "/frob\n/goals\n")
    #expect(result.status == 1 && result.output == BatchTests.noGoals)
    #expect(
      result.complaints
        == "Unknown command /frob: /help all lists all (// or a leading space sends it as text)\n")
  }

  @Test(arguments: ["/frob\n/goals\n", "/goals\n/frob\n"])
  func isOneThatFailedWhereverItFails(_ input: String) throws {
    #expect(try Lume().run("--keep-going", input: input).status == 1)
  }

  @Test func namesTheLineOfAFileThatFails() throws {
    let lume = try Lume()
    let path = try lume.folder.write(
      "\u{feff}/whoami\n# A comment.\n\n/goal new \\\n\"Run far\" \\\n--frob\n/frob\n", to: "in.txt"
    )
    let result = try lume.run("--keep-going", "-c", "/frob", "-f", path)
    let complaints = result.complaints.split(separator: "\n")
    #expect(complaints.count == 3 && complaints[0].hasPrefix("Unknown command /frob"))
    #expect(complaints[1].hasPrefix("\(path):4: Unknown flag --frob"))
    #expect(complaints[2].hasPrefix("\(path):7: Unknown command /frob"))
    #expect(result.output == "The only user of the built-in backend, which has no accounts.\n")
  }

  @Test func answersOnItsOutputAndRemarksBesideIt() throws {
    let result = try Lume().run(input: "hello\n")
    #expect(result.status == 0)
    #expect(result.output.count > 20 && result.output.hasSuffix("\n"))
    #expect(result.complaints.hasPrefix("No chat was open: this goes to Wellness Coach.\n"))
    #expect(!result.output.contains("\u{1b}") && !result.output.contains("▸"))
  }

  /// Programs see no hints, so that theirs don't count.
  @Test func explainsAThingInTwoRunsOfAll() throws {
    let lume = try Lume()
    let asPrograms = try lume.run(
      "--json", "-c", "/goal new Run --target 5 km", "-c", "/goal pause", "-c", "/goal resume")
    #expect(asPrograms.status == 0)
    let said = try (1...3).map { _ in
      try lume.run("-c", "/goal pause 1", "-c", "/goal resume 1").output.split(separator: "\n")[0]
    }
    let explained: Substring = "Paused: Run. /goal resume takes it up again."
    #expect(said == [explained, explained, "Paused: Run."])
  }

  /// It is sent when the backend is back, like any other change.
  @Test func aMessageThatIsKeptIsNoFailure() throws {
    let result = try Lume().run("--backend", "http://127.0.0.1:1", "-c", "hello", "-c", "/goals")
    #expect(result.status == 0 && result.output == BatchTests.noGoals, "\(result)")
    #expect(result.complaints.contains("Queued (offline)"))
  }

  @Test func takesABlockAsOneInput() throws {
    let result = try Lume().run(
      input: "\"\"\"\n/goal new \"Run\nfar\"\n\"\"\"\n/goal new Swim \\\nfar\n/goals\n")
    #expect(result.status == 0, "\(result.complaints)")
    #expect(result.output.contains("saved: Swim far"))
  }

  @Test(arguments: ["/help\n/help\n/help\n", "hello\n"])
  func endsQuietlyWhereNobodyReads(_ input: String) throws {
    var lume = try Lume()
    lume.isRead = false
    let result = try lume.run(input: input)
    #expect(result.status == 0)
    #expect(!result.complaints.contains("error"))
  }

  @Test(arguments: [["--help"], ["--version"], ["paths"]])
  func aListThatNobodyReadsIsNoFailure(_ arguments: [String]) throws {
    var lume = try Lume()
    lume.isRead = false
    #expect(
      try lume.start(arguments).finish() == Lume.Result(status: 0, output: "", complaints: ""))
  }

  @Test(
    .enabled(if: access("/dev/full", F_OK) == 0),
    arguments: [["-c", "/help"], ["--help"], ["paths"], ["--version"], ["doctor"]])
  func saysThatTheOutputCannotBeWritten(_ arguments: [String]) throws {
    var lume = try Lume()
    lume.outputPath = "/dev/full"
    let result = try lume.start(arguments).finish()
    #expect(result.status == 74)
    #expect(
      result.complaints == "lume: the output cannot be written (No space left on device): "
        + "send it somewhere else.\n")
  }

  /// What is opened next must not take the place of a closed stream.
  @Test func aClosedOutputHarmsNoFile() throws {
    var lume = try Lume()
    lume.prefix = ["/bin/sh", "-c", "exec \"$@\" >&- 2>&-", "sh"]
    let closed = try lume.run("-c", "/goal new \"Run far\" --target 5 km")
    #expect(closed == Lume.Result(status: 74, output: "", complaints: ""))
    lume.prefix = []
    let result = try lume.run("-c", "/goal show")
    #expect(result.status == 0 && result.output.hasPrefix("Run far\n"))
  }

  @Test(arguments: ["\n", "\r\n"]) func commandsOfTheLineRunInTheirOrder(newline: String) throws {
    let lume = try Lume()
    try lume.folder.write(
      "# Two goals\(newline)/goal new \"Swim far\" --target 1 km\(newline)/goal use 1\(newline)",
      to: "script")
    let result = try lume.run(
      "-c", "/goal new \"Run far\" --target 5 km", "-f", "script", "-c", "/goal complete",
      input: "/frob\n")
    #expect(result.status == 0, "\(result.complaints)")
    let lines = result.output.split(separator: "\n")
    #expect(lines.map { $0.prefix(6) } == ["Goal 1", "Goal 2", "Active", "Comple"])
    #expect(lines.last?.contains("Run far") ?? false)
  }

  @Test(arguments: [
    ["ask", "Is a caf\u{fffd} open?"], ["-c", "/goal new \"\u{fffd} bad\" --target 5 km"],
    ["--clock", "2026-03-02T07:30:00Z"],
  ])
  func refusesWhatIsNotUTF8(_ arguments: [String]) throws {
    let lume = try Lume()
    let process = try lume.start(arguments)
    process.write("\u{fffd} was eaten\n/goals\n")
    process.endInput()
    let result = try process.finish()
    #expect(result.status == 1 && result.output == "")
    #expect(
      result.complaints
        == "The input has bytes that aren't UTF-8 where it shows \u{fffd}: nothing was done.\n")
  }

  @Test func staysToReadMoreWhereItIsToldTo() throws {
    let result = try Lume().run("-i", "-c", "/goals", input: "/set sync manual\n/quit\n/frob\n")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix(BatchTests.noGoals + "sync    manual"))
  }

  @Test func aFileOfInputsThatIsNoneIsToldByName() throws {
    let lume = try Lume()
    lume.folder.makeFolder("there")
    for (name, problem) in [
      ("absent", "there is no file absent"), ("there", "there is a folder and no file"),
    ] {
      let result = try lume.run("-f", name)
      #expect(
        result
          == Lume.Result(
            status: 2, output: "",
            complaints: "lume: \(problem): -f needs one with a line for each input\n")
      )
    }
  }

  @Test func findsWhatAnEarlierRunHasKept() throws {
    let lume = try Lume()
    _ = try lume.run(
      "-c", "/goal new \"Run far\" --target 5 km", "-c", "/set pace 2s --save", "-c", "/set log off"
    )
    let result = try lume.run(
      "-c", "/goal show", "-c", "/set pace", "-c", "/set log", "-c", "/outbox")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("Run far\n"))
    #expect(result.output.contains("\npace    2s "))
    #expect(result.output.contains("\nlog     ask "))
    #expect(result.output.hasSuffix("Nothing is waiting: the backend has everything.\n"))
  }

  @Test(arguments: [
    ("/goal show \"Climb\"", "There is no goal \"Climb\". /goals lists them.\n"),
    (
      "/goal new Swim --by 31 feb", "\"31 feb\" is no date: February has 29 days\n"
    ),
    (
      "/goal progress 5 kg",
      "\"Run far\" counts in km, not in kg, and no goal is called \"kg\".\n"
    ),
    ("/goal new Ab", "A title needs at least 3 characters.\n"),
  ])
  func sayWhatIsWrongInOneSentence(_ command: String, _ complaint: String) throws {
    let result = try Lume().run("-c", "/goal new \"Run far\" --target 5 km", "-c", command)
    #expect(result.status == 1)
    #expect(result.complaints == complaint)
  }

  @Test func aBackendThatCannotBeReachedHasItsOwnCode() throws {
    let result = try Lume().run(
      "--fault", "latency=60s", "--clock", "2026-03-02T07:30:00Z",
      "-c", "/tips", "-c", "/goals", input: "")
    #expect(result.status == 1)
    let unreachable = try Lume().run(
      "--fault", "latency=60s", "--clock", "2026-03-02T07:30:00Z", "-c",
      "/goal new \"Run far\" --target 5 km", "-c", "/tips")
    #expect(unreachable.status == 69)
    #expect(unreachable.complaints.contains("has to be synced first"))
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func aSignalEndsItWithItsCode(_ signal: Int32) throws {
    let lume = try Lume()
    let process = try lume.start([])
    process.write("/goals\n")
    _ = try process.line()
    process.send(signal)
    #expect(try process.finish(inputGoesOn: true).status == 128 + signal)
  }
}
