import Demo
import JSON
import Session
import StreamSafe
import Testing

@Suite struct SessionDraftTests {
  private func draft(_ text: String, prompt: String? = nil) throws -> SessionDraft {
    try SessionDraft(importing: Array(text.utf8), name: "x", prompt: prompt)
  }

  /// The records, without header and comments.
  private func records(_ text: String, prompt: String? = nil) throws -> [String] {
    let draft = try draft(text, prompt: prompt)
    _ = try SessionFile(parsing: Array(draft.text.utf8))
    return draft.text.split(separator: "\n").filter { "><-|!@ ".contains($0.first ?? "#") }
      .map(String.init)
  }

  @Test func aTranscriptIsTypedBehindItsPrompt() throws {
    let text = "Welcome\nlume ▸ /goals\nNo goals.\nWalk ● ▸ hello \\ there\nHi.\nWalk ● ▸\n"
    #expect(try draft(text).source == .transcript)
    #expect(
      try records(text) == ["> /goals", "| No goals.", "> hello \\\\ there", "| Hi."])
    #expect(try draft(text).text.contains("\n# Welcome\n"))
  }

  @Test(arguments: ["$ ", "> ", "% ", "❯ "]) func otherPromptsAreKnown(_ prompt: String) throws {
    #expect(try records("\(prompt)one\ntwo\n\(prompt)three\n") == ["> one", "| two", "> three"])
  }

  @Test func aPromptMayBeNamed() throws {
    #expect(try records("me: a\nb\nme: c\n", prompt: "me: ") == ["> a", "| b", "> c"])
  }

  @Test(arguments: [
    ("one\ntwo\n", nil, "no prompt was found, so what was typed can't be told from"),
    ("", nil, "no prompt was found"),
    ("$ a\nb\n", "me: ", "nothing is typed behind \"me: \": --prompt"),
    ("$ \n", nil, "nothing is typed behind \"$ \""),
    (
      "{\"version\":2,\"width\":80,\"height\":24}\n[0.1,\"o\",\"hello\\r\\n\"]\n", nil,
      "no prompt was found"
    ),
  ])
  func whatHasNoInputIsRefused(_ text: String, _ prompt: String?, _ start: String) {
    let problem = #expect(throws: SessionDraft.Problem.self) { try draft(text, prompt: prompt) }
    #expect(problem?.sentence.hasPrefix(start) ?? false, "\(String(describing: problem))")
  }

  @Test func aLumeAtWhichNothingWasTypedIsAFile() throws {
    #expect(try records("Hello.\nlume ▸\n") == [])
  }

  @Test func everyLineIsTypedBehindNoPrompt() throws {
    #expect(try records("one\n\n$ two\n", prompt: "") == ["> one", "> $ two"])
  }

  @Test func escapeSequencesAndWhatIsWrittenOverAreUndone() throws {
    let text =
      "\u{1B}[1;32mlume ▸\u{1B}[0m /gaols\u{8}\u{8}\u{8}\u{8}oals\r\n\u{1B}]0;t\u{7}abc\rx\n"
    #expect(try records(text) == ["> /goals", "| xbc"])
  }

  @Test(arguments: [
    "{\"version\":2,\"width\":80,\"height\":24}\n[0.1,\"o\",\"l ▸ \"]\n[3,\"o\",\"/g\\u001b[K\"]\n"
      + "[3.5,\"o\",\"o\\r\\n\"]\n[3.7,\"o\",\"ok\\r\\nl ▸ \"]\n[3.8,\"m\",\"end\"]\n"
      + "[9,\"o\",\"/quit\\r\\nBye.\\r\\n\"]\n",
    "{\"version\":3,\"term\":{\"cols\":80,\"rows\":24}}\n[0.1,\"o\",\"l ▸ \"]\n[2.9,\"o\",\"/g\\u001b[K\"]\n"
      + "# a comment\n[0.5,\"o\",\"o\\r\\n\"]\n[0.2,\"o\",\"ok\\r\\nl ▸ \"]\n[0.1,\"m\",\"end\"]\n"
      + "[5.2,\"o\",\"/quit\\r\\nBye.\\r\\n\"]\n",
  ])
  func aCastIsWhatItsTerminalShowed(_ cast: String) throws {
    #expect(try draft(cast).source == .asciicast)
    #expect(
      try records(cast) == ["> /go", "| ok", "@ marker \"end\"", "@ wait 5s", "> /quit", "| Bye."])
  }

  @Test func aCastOfVersion1IsReadToo() throws {
    let cast =
      "{\"version\": 1, \"width\": 80, \"height\": 24, \"stdout\": [[0.1, \"$ a\\r\\n\"], [1, \"b\\r\\n\"]]}"
    #expect(try records(cast) == ["> a", "| b"])
  }

  @Test func aHARFileIsWhatCrossedTheWire() throws {
    let har = """
      {"log": {"entries": [
        {"startedDateTime": "2026-03-02T07:30:01Z", "time": 10,
         "request": {"method": "GET", "url": "wss://a.example/ws"}, "response": {"status": 101},
         "_webSocketMessages": [{"type": "send", "time": 1.5, "opcode": 1, "data": "{\\"b\\":1}"},
           {"type": "receive", "time": 1.75, "opcode": 2, "data": "AAEC"}]},
        {"startedDateTime": "2026-03-02T07:30:00.5Z", "time": 184.7,
         "request": {"method": "POST", "url": "https://a.example/goals?x=1#y", "headers": [
            {"name": "Content-Type", "value": "application/json"}, {"name": "X", "value": "y"}],
            "postData": {"text": "{\\"title\\":\\"Run\\"}"}},
         "response": {"status": 201, "headers": [],
            "content": {"text": "eyJhIjoxfQ==", "encoding": "base64"}}},
        {"startedDateTime": "2026-03-02T07:30:02Z", "time": 3,
         "request": {"method": "GET", "url": "https://a.example"}, "response": {"status": 0}},
        {"startedDateTime": "2026-03-02T07:30:03Z", "request": {"method": "BREW", "url": "x:"}}]}}
      """
    #expect(
      try records(har) == [
        "-> h1 POST /goals?x=1", "   content-type: application/json", "   {\"title\": \"Run\"}",
        "<- h1 +184 201", "   {\"a\": 1}", "-> w1 open /ws", "<- w1 +1 101", "-> w1 {\"b\": 1}",
        "<- w1 +250 b64:AAEC", "-> h2 GET /", "<- h2 +3 fail reset",
      ])
    #expect(
      try draft(har).text.contains(
        "\nclock    2026-03-02T07:30:00.500Z\nlayer    wire\nset      sync manual\n"))
    #expect(try draft(har).text.contains("\n# Left out: BREW x:\n"))
  }

  @Test(arguments: [
    ("{\"log\": {\"entries\": []}}", "this HAR file has no entry, so nothing was recorded"),
    (
      "{\"log\": {\"entries\": [{\"request\": {\"method\": \"BREW\", \"url\": \"x:\"}}]}}",
      "none of the 1 entries of this HAR file is a request that lume could make"
    ),
  ])
  func aHARFileWithoutRequestsIsRefused(_ text: String, _ start: String) {
    let problem = #expect(throws: SessionDraft.Problem.self) { try draft(text) }
    #expect(problem?.sentence.hasPrefix(start) ?? false)
  }

  @Test(arguments: ["{\"a\": 1}", "{", "{\"version\": 9}\n[1,\"o\",\"x\"]\n"])
  func otherJSONIsRefused(_ text: String) {
    #expect(throws: SessionDraft.Problem.self) { try draft(text) }
  }

  @Test func whatIsNoTextIsRefused() {
    #expect(throws: SessionDraft.Problem.self) {
      try SessionDraft(importing: [0xFF, 0x00], name: "x")
    }
  }

  /// Whatever comes, a draft reads as a session.
  @Test func anythingMakesADraftThatReads() throws {
    var state: UInt64 = 7
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
    let alphabet = Array("ab ▸$>\n\r\t\u{1B}[;KAJH0129\\\u{202E}\u{7F}|{é\u{FEFF}".unicodeScalars)
    for _ in 0..<300 {
      var text = String.UnicodeScalarView()
      for _ in 0..<(next() % 60) { text.append(alphabet[Int(next()) % alphabet.count]) }
      let string = String(text)
      if string.drop(while: { $0.isWhitespace || $0 == "\u{FEFF}" }).first == "{" { continue }
      do {
        _ = try draft(string)
      } catch let problem as SessionDraft.Problem {
        #expect(problem.sentence.contains("--prompt"))
      }
    }
  }

  /// Our own casts name each input where it is typed, also behind a question.
  @Test func aMarkerThatIsTheInputIsNoMarker() throws {
    let cast =
      "{\"version\":2,\"width\":80,\"height\":24}\n[0.1,\"o\",\"l ▸ \"]\n[0.2,\"m\",\"A plan\"]\n"
      + "[0.2,\"m\",\"/log\"]\n[0.3,\"o\",\"/log\\r\\nSure?\\r\\n? \"]\n[0.4,\"m\",\"y\"]\n"
      + "[0.5,\"o\",\"y\\r\\nDone.\\r\\n\"]\n"
    #expect(
      try records(cast) == [
        "@ marker \"A plan\"", "> /log", "| Sure?", "> y", "| Done.",
      ])
  }

  @Test func ourOwnMarkdownIsReadByItsParts() throws {
    let text = """
      # A goal

      ```text
      lume ▸ /goal new "Run" \\ x
      Goal 1 saved.
      Sure?
      ? y
      ```

      **You:** How \\*should\\*  \nI start?

      > Walk &lt;1 km&gt; &amp; rest.  \n>
      > Then *run*.

      ````text
      lume ▸ /quit
      ```
      ````
      """
    #expect(try draft(text).source == .transcript)
    #expect(
      try records(text) == [
        "> /goal new \"Run\" \\\\ x", "| Goal 1 saved.", "| Sure?", "> y", "> How *should*",
        "   I start?",
        "| Walk <1 km&gt; & rest.", "|", "| Then *run*.", "> /quit", "| ```",
      ])
  }

  @Test(arguments: ["1e19", "-1e308", "1e308", "0.5"])
  func aCastMayHaveAnyTime(_ time: String) throws {
    let cast = "{\"version\":2,\"width\":80,\"height\":24}\n[\(time),\"o\",\"$ hi\\r\\n\"]\n"
    _ = try SessionDraft(importing: Array(cast.utf8), name: "t.cast")
  }

  @Test(arguments: ["<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>", "<?xml version=\"1.0\"?>"])
  func aPictureIsRefusedInOneSentence(_ text: String) throws {
    let problem = #expect(throws: SessionDraft.Problem.self) { try draft(text) }
    #expect(
      problem?.sentence
        == "a picture or a page can't be imported: an asciicast, a HAR file, a transcript of lume export and a text copied from a terminal can"
    )
  }

  /// A cursor is moved no further than a screen is large, however often it's asked to.
  @Test(arguments: ["B", "C"]) func aCursorThatIsMovedFarMakesNoRoom(final: String) throws {
    let moves = String(repeating: "\u{1b}[9999\(final)", count: 100)
    #expect(try draft("$ b\n$ a\(moves)x\n").text.utf8.count < 4_000)
  }

  /// Whatever size a cast says, and however often its screen is erased.
  @Test(arguments: [
    "\\u001b[9999Bx\\u001b[2J", "\\n\\u001b[9999Cx", "\\u001b[?1049hx\\u001b[?1049l",
  ])
  func aDraftIsNoLongerThanWhatWasWritten(_ piece: String) throws {
    let header = "{\"version\":2,\"width\":1000000000,\"height\":1000000000}\n"
    let cast =
      header + "[0,\"o\",\"$ b\\r\\n\"]\n[0.1,\"o\",\"\(String(repeating: piece, count: 400))\"]\n"
    #expect(try draft(cast).text.utf8.count < 8 * cast.utf8.count + (64 << 10))
  }

  @Test(arguments: [
    "$ a\u{301}MARKS\nb\n",
    "{\"version\":2,\"width\":80,\"height\":24}\n[0.1,\"o\",\"$ aMARKS\\r\\n\"]\n",
    """
    {"log":{"version":"1.2","entries":[{"startedDateTime":"2026-03-02T07:30:00Z","time":5,
    "request":{"method":"GET","url":"http://localhost/","headers":[]},
    "response":{"status":200,"headers":[],"content":{"text":"aMARKS"}}}]}}
    """,
  ])
  func marksWithoutEndAreBroken(_ text: String) throws {
    for mark in ["\u{301}", #"\u0301"#] where text.first == "{" || mark == "\u{301}" {
      let marks = String(repeating: mark, count: 40)
      let draft = try draft(text.replacing("MARKS", with: marks)).text
      // A terminal's screen has no room for more of them anyway.
      let isCast = text.contains("width")
      #expect(draft == draft.streamSafe)
      #expect(draft.unicodeScalars.contains("\u{200b}") || isCast)
    }
  }

  @Test func aSessionFileIsReadWithoutMarksWithoutEnd() throws {
    let marks = String(repeating: "\u{301}", count: 40)
    let text = "lume-session 1\n\n> a\(marks)\n"
    let file = try SessionFile(parsing: Array(text.utf8))
    #expect(file.bytes == Array(text.streamSafe.utf8) && file.bytes.count == text.utf8.count + 3)
  }
}
