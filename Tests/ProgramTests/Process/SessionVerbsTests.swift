import TestSupport
import Testing

@Suite struct SessionVerbsTests {
  private let lume: Lume
  private var folder: TemporaryFolder { lume.folder }

  init() throws {
    lume = try Lume()
  }

  @Test(arguments: [
    ("hello\n", "line 1, column 1: This is not a session file."),
    ("lume-session 1\n\n> /goals\n?? what\n", "line 4, column 1: No record begins like this."),
  ])
  func aFileThatDoesNotReadIsToldByItsLine(_ text: String, _ sentence: String) throws {
    try folder.write(text, to: "bad.session")
    let verified = try lume.run("verify", "bad.session")
    #expect(verified.status == 2)
    #expect(verified.output.hasPrefix("FAIL bad.session: \(sentence)"), "\(verified.output)")
    let updated = try lume.run("update", "bad.session")
    #expect(updated.status == 2)
    #expect(
      updated.complaints.hasPrefix("lume update: bad.session: \(sentence)"),
      "\(updated.complaints)")
    #expect(folder.text("bad.session") == text)
  }

  @Test(arguments: ["verify", "update"])
  func whatIsNotThereIsToldByName(_ verb: String) throws {
    #expect(
      try lume.run(verb, "absent.session")
        == Lume.Result(
          status: 2, output: "",
          complaints: "lume \(verb): there is no file or folder absent.session\n"))
    folder.makeFolder("empty")
    #expect(
      try lume.run(verb, "empty")
        == Lume.Result(
          status: 4, output: "", complaints: "lume \(verb): no session file was found in empty.\n"))
    #expect(
      try lume.run(verb).complaints == "lume \(verb): no session file was found in this folder.\n")
  }

  /// The one way in which most tests begin.
  @Test func aFileOfInputsAloneBecomesATest() throws {
    try folder.write(
      "lume-session 1\n> /goal new \"Run far\" --target 5 km\n> /goals\n> hello\n> /quit\n",
      to: "mine.session")
    #expect(try lume.run("verify", "mine.session").status == 1)
    let check = try lume.run("update", "--check", "mine.session")
    #expect(
      check.status == 1 && check.output.hasPrefix("mine.session: would be updated\n    3 + | "))
    let update = try lume.run("update", "mine.session")
    #expect(
      update.status == 0
        && update.output == check.output.replacing("would be updated", with: "updated"))
    let text = try #require(folder.text("mine.session"))
    #expect(text.hasPrefix("lume-session 1\n> /goal new"))
    #expect(text.contains("\n| Goal 1 saved: Run far (0 of 5 km, due 2026-01-31).\n> /goals\n"))
    #expect(text.hasSuffix("end 4 turns, exit 0\n"))
    let verified = try lume.run("verify", "mine.session")
    #expect(verified.status == 0 && verified.output.hasPrefix("1 passed ("))
    #expect(try lume.run("update", "mine.session").output == "mine.session: nothing to update\n")
    // Of a folder those are told that change, and how many there are.
    try folder.write("lume-session 1\n> /quit\n", to: "other.session")
    let all = try lume.run("update", "--check", ".")
    #expect(all.status == 1)
    #expect(all.output.hasPrefix("./other.session: would be updated\n    "))
    #expect(all.output.hasSuffix("\n1 of 2 sessions would be updated\n"))
    #expect(folder.text("mine.session") == text)
  }

  /// A millisecond is not enough for any of these.
  @Test func aSessionThatTakesTooLongIsStopped() throws {
    let inputs = String(repeating: "> /goal new \"Run far\" --target 5 km\n> /goals\n", count: 200)
    try folder.write("lume-session 1\n\n" + inputs, to: "long.session")
    #expect(try lume.run("update", "long.session").status == 0)
    let text = try #require(folder.text("long.session"))
    #expect(try lume.run("verify", "--timeout", "5m", "long.session").status == 0)
    let verified = try lume.run("verify", "--timeout", "1ms", "long.session")
    #expect(verified.status == 1)
    #expect(verified.output.hasPrefix("FAIL long.session  turn "))
    #expect(verified.output.contains("\n  the program took too long and was stopped (line "))
    #expect(verified.output.contains("\n      + (still runs after 1 ms of processor time)\n"))
    let updated = try lume.run("update", "--timeout", "1ms", "long.session")
    #expect(updated.status == 1)
    #expect(
      updated.complaints
        == "lume update: long.session is left as it was: --timeout gives it longer.\n")
    #expect(folder.text("long.session") == text)
  }

  private static let wrong =
    "lume-session 1\n\n> /goals\n| Wrong one.\n> /status --nonsense\n| Wrong two.\n"
    + "> /goals\n| Wrong three.\n"

  @Test func updateTakesOneTurn() throws {
    try folder.write(SessionVerbsTests.wrong, to: "w.session")
    let result = try lume.run("update", "--turn", "3", "w.session")
    #expect(result.status == 1, "\(result)")
    #expect(result.complaints == "lume update: w.session: 2 differences stay as they are.\n")
    let text = try #require(folder.text("w.session"))
    #expect(text.contains("\n| Wrong one.\n"))
    #expect(text.contains("\n| Wrong two.\n> /goals\n| No goals"))
    // The end is of the last turn.
    #expect(!text.contains("Wrong three") && text.hasSuffix("\nend 3 turns, exit 0\n"))
    let none = try lume.run("update", "--turn", "4", "w.session")
    #expect(none.status == 2)
    #expect(
      none.complaints
        == "lume update: w.session: it has 3 turns: --turn takes 0 to 3, not 4\n")
  }

  @Test func updateAsksOfEachDifference() throws {
    try folder.write(SessionVerbsTests.wrong, to: "w.session")
    let result = try lume.run("update", "--ask", "w.session", input: "y\nhm\nn\na\n")
    #expect(result.status == 1, "\(result)")
    #expect(result.output.contains("w.session  turn 1  > /goals  (line 4)\n      - | Wrong one.\n"))
    #expect(result.output.hasSuffix("w.session: updated\n"))
    let text = try #require(folder.text("w.session"))
    #expect(!text.contains("Wrong one") && text.contains("Wrong two"))
    #expect(!text.contains("Wrong three") && text.contains("\nend 3 turns, exit 0\n"))
    let before = text
    let quit = try lume.run("update", "--ask", "w.session", input: "q\n")
    #expect(quit.status == 1 && folder.text("w.session") == before)
    // Who can't be asked has accepted nothing.
    let nobody = try lume.run("update", "--ask", "w.session")
    #expect(nobody.status == 1 && folder.text("w.session") == before)
    let rest = try lume.run("update", "--ask", "w.session", input: "y\n")
    #expect(rest.status == 0 && !(folder.text("w.session")?.contains("Wrong") ?? true))
  }

  @Test func updateChangesNothingUnderCI() throws {
    try folder.write("lume-session 1\n> /goals\n", to: "mine.session")
    var ci = lume
    ci.environment = ["CI": "true"]
    let refused = try ci.run("update", "mine.session")
    #expect(
      refused
        == Lume.Result(
          status: 2, output: "",
          complaints:
            "lume update: CI is set, where files should not change; --force does it anyway.\n"
        ))
    #expect(folder.text("mine.session") == "lume-session 1\n> /goals\n")
    #expect(try ci.run("update", "--check", "mine.session").status == 1)
    #expect(try ci.run("update", "--force", "mine.session").status == 0)
  }

  /// None of them has a difference: a header alone, a recording without its end, and lines that
  /// hold for anything.
  @Test(arguments: [
    ("", "it has no records"), ("recorded yes\n\n> /goals\n", "the recording was cut"),
    ("> /goals\n|...\nend 1 turns, exit 0\n", "it asserts nothing"),
  ])
  func whereNothingIsCheckedNothingHasPassed(_ records: String, _ reason: String) throws {
    try folder.write("lume-session 1\n\(records)", to: "open.session")
    for flags in [[], ["--strict"], ["--perturb", "2"]] {
      let result = try lume.start(["verify", "open.session"] + flags).finish()
      #expect(result.status == 3, "\(flags)")
      #expect(result.output.hasPrefix("not checked open.session: \(reason)"), "\(result.output)")
      #expect(result.output.contains("\n1 not checked ("))
    }
    #expect(try lume.run("update", "open.session").status == 0)
  }

  @Test func jsonThatCantBeReadIsAnError() throws {
    try folder.write(
      "lume-session 1\nlayer wire\n\n> /sync\n-> h1 GET /goals\n<- h1 +1 200\n   {\"data\":\n",
      to: "broken.session")
    let result = try lume.run("verify", "broken.session")
    #expect(result.status == 2)
    #expect(
      result.output.hasPrefix("FAIL broken.session: line 7: the JSON ends too early; a text that"),
      "\(result.output)")
  }

  @Test(arguments: ["wire", "shell"])
  func aRecordingReplays(_ layer: String) throws {
    let result = try lume.run(
      "record", "--layer", layer, "first.session", "-c", "/goal new \"Run far\" --target 5 km",
      "-c", "/chat goal -- How should I start?", "-c", "/tips", "-c", "/sync")
    #expect(result.status == 0, "\(result.complaints)")
    #expect(
      result.complaints.hasPrefix(
        "Recording to first.session, on an empty store that is gone afterwards.\n"))
    #expect(
      result.complaints.hasSuffix(
        "Recorded 4 turns to first.session. It replays: lume verify first.session, "
          + "lume play first.session.\n"))
    #expect(try lume.run("verify", "first.session").status == 0)
    #expect(folder.text("first.session")?.contains("\nlayer    \(layer)\n") ?? false)
    #expect(folder.read("home/lume.sqlite") == nil)
  }

  @Test func aRecordingNeverReplacesAFile() throws {
    try folder.write("precious\n", to: "mine.session")
    let result = try lume.run("record", "mine.session", "-c", "/goals")
    #expect(
      result
        == Lume.Result(
          status: 2, output: "",
          complaints:
            "lume: mine.session is there already: name a new file; lume record --again mine.session types its inputs once more.\n"
        ))
    #expect(folder.text("mine.session") == "precious\n")
    let absent = try lume.run("record", "absent/mine.session", "-c", "/goals")
    #expect(
      absent.status == 2
        && absent.complaints
          == "lume: absent/mine.session can't be made: name a new file in a folder that exists and is yours.\n"
    )
  }

  @Test(arguments: [["--fault", "bogus"], ["-f", "absent"]])
  func aRecordingThatNeverBeganLeavesNoFile(_ flags: [String]) throws {
    let process = try lume.start(["record", "first.session"] + flags)
    #expect(try process.finish().status == 2)
    #expect(folder.read("first.session") == nil)
  }
}
