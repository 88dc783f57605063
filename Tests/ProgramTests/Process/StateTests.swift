import TestSupport
import Testing

/// Sessions that start from a prepared store.
@Suite struct StateTests {
  private let lume: Lume
  private var folder: TemporaryFolder { lume.folder }

  init() throws {
    lume = try Lume()
    let made = try lume.run(
      "-c", "/goal new \"Run far\" --target 5 km", "-c", "/chat goal",
      "-c", "my key is sk-verysecret0123456789abcdef")
    try #require(made.status == 0, "\(made.complaints)")
  }

  @Test(arguments: ["wire", "shell"])
  func aCopyOfOnesOwnReplays(_ layer: String) throws {
    let result = try lume.run(
      "record", "a.session", "--layer", layer, "--mine", "--yes", "-c", "/goals", "-c",
      "/chat list",
      "-c", "And then?", "-c", "/goal progress 2", "-c", "/sync")
    #expect(result.status == 0, "\(result)")
    #expect(result.output.contains("Run far"))
    #expect(
      result.complaints.hasPrefix(
        "a.state.sql will have a copy of what you have, for whoever reads it:\n"
          + "1 goal, 1 chat, 2 messages, 5 settings.\nYour goals:\n  Run far\n"))
    let state = try #require(folder.text("a.state.sql"))
    #expect(state.hasPrefix("-- lume-state 1\n-- store, schema "))
    #expect(state.contains("\n-- backend, schema ") == (layer == "shell"))
    #expect(!state.contains("verysecret"))
    #expect(folder.text("a.session")?.contains("\nstate    a.state.sql\n") ?? false)
    #expect(try lume.run("verify", "a.session").status == 0)
    #expect(try lume.run("update", "a.session").output == "a.session: nothing to update\n")
    // What the user has is as it was.
    #expect(try lume.run("-c", "/goals").output.contains("0 of 5 km"))

    folder.makeFolder("d")
    let again = try lume.run(
      "record", "d/b.session", "--state", "a.state.sql", "-c", "/goals", "-c", "/sync")
    #expect(again.status == 0 && again.output.contains("Run far"), "\(again)")
    let name = layer == "wire" ? "b.state.sql" : "../a.state.sql"
    #expect(folder.text("d/b.session")?.contains("\nstate    \(name)\n") ?? false)
    #expect(try lume.run("verify", "d").status == 0)
  }

  @Test func whoIsNotAskedHasToSayYes() throws {
    let result = try lume.run("record", "a.session", "--mine", "-c", "/goals")
    #expect(result.status == 2 && result.output == "")
    #expect(
      result.complaints.hasSuffix(
        "lume: nobody can be asked here whether that is meant: --yes says so\n"))
    #expect(folder.read("a.session") == nil && folder.read("a.state.sql") == nil)
  }

  @Test func aFileThatIsThereIsNeverReplaced() throws {
    try folder.write("precious\n", to: "a.state.sql")
    let result = try lume.run("record", "a.session", "--mine", "--yes", "-c", "/goals")
    #expect(result.status == 2)
    #expect(result.complaints.contains("lume: a.state.sql cannot be made; "))
    #expect(folder.text("a.state.sql") == "precious\n" && folder.read("a.session") == nil)
  }

  @Test func withoutAStoreThereIsNothingToCopy() throws {
    let result = try Lume().run("record", "a.session", "--mine", "--yes")
    #expect(
      result
        == Lume.Result(
          status: 2, output: "",
          complaints:
            "lume: --mine starts from a copy of what you have, and there is nothing yet\n"))
  }

  @Test(
    arguments: [
      ("absent", nil, "the session starts from absent, and there is no such file beside it"),
      ("d", nil, "the session starts from d, and there is no such file beside it"),
      ("/etc/passwd", nil, "state in the header takes a path from the folder of the session, not "),
      ("s", "root:x:0:0\n", "s is no state of a session: it has to begin with \"-- lume-state 1\""),
      ("s", "-- lume-state 1\n", "s has no part of the store, which begins with "),
      (
        "s", "-- lume-state 1\n-- store, schema 1\nDROP TABLE goals;\n",
        "s, line 3: a state has lines such as INSERT INTO goals (id) VALUES ('a');"
      ),
      (
        "s", "-- lume-state 1\n-- store, schema 999\n",
        "s was written by a later version of lume: update it to read that file"
      ),
      (
        "s", "-- lume-state 1\n-- store, schema 1\nINSERT INTO gaols (id) VALUES ('a');\n",
        "s has a table or a column that there never was: gaols"
      ),
      ("/dev/null/../zero", nil, "state in the header takes a path from the folder"),
      ("../../../../../../../../dev/zero", nil, "the session starts from ../../.."),
      (
        "s",
        "-- lume-state 1\n-- store, schema 1\nINSERT INTO goals (id) VALUES (-9223372036854775808);\n",
        "s, line 3: a number is out of range"
      ),
      (
        "s", "-- lume-state 1\n-- store, schema 1\nINSERT INTO goals (id) VALUES ('1e400');\n",
        "s, line 3: a number is out of range"
      ),
      (
        "s", "-- lume-state 1\n-- store, schema 1\nINSERT INTO goals (id) VALUES ('a');\n",
        "s does not fit into a store: "
      ),
    ] as [(String, String?, String)])
  func aStateThatCannotBeUsedIsToldBySentence(
    _ name: String, _ text: String?, _ sentence: String
  ) throws {
    folder.makeFolder("d")
    if let text { try folder.write(text, to: name) }
    try folder.write("lume-session 1\nstate \(name)\n\n> /goals\n", to: "a.session")
    let verified = try lume.run("verify", "a.session")
    #expect(verified.status == 2)
    let isOfLine = verified.output.hasPrefix("FAIL a.session: line 2: \(sentence)")
    #expect(
      isOfLine || verified.output.hasPrefix("FAIL a.session: \(sentence)"), "\(verified)")
    #expect(!verified.output.contains("root") && !verified.output.contains("DROP"))
    let updated = try lume.run("update", "a.session")
    #expect(updated.status == 2 && updated.complaints.contains(sentence))
  }

  @Test func aStateToRecordFromHasToBeOne() throws {
    try folder.write("hello\n", to: "s")
    for (name, sentence) in [
      ("absent", "there is no file absent: --state needs one such as chat.state.sql"),
      ("s", "s is no state of a session: it has to begin with \"-- lume-state 1\""),
    ] {
      let result = try lume.run("record", "a.session", "--state", name)
      #expect(result == Lume.Result(status: 2, output: "", complaints: "lume: \(sentence)\n"))
      #expect(folder.read("a.session") == nil)
    }
    let both = try lume.run("record", "a.session", "--state", "s", "--mine")
    #expect(
      both.complaints
        == "lume: --state and --mine are two states to start from: leave one out\n")
  }
}
