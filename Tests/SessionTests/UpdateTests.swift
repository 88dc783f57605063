import Numbers
import Session
import Testing

@Suite struct UpdateTests {
  static func update(_ text: String) throws -> String {
    let playback = Playback(try parse(text), mode: .collecting)
    let peer = playback.file.header.layer == .shell ? MiniBackend().peer : nil
    do {
      let exit = try MiniCore.run(.replaying(playback, peer: peer))
      try playback.finish(exitCode: exit)
    } catch is EndOfRecording {
    }
    return String(decoding: playback.updated(), as: UTF8.self)
  }

  static let script = """
    lume-session 1
    title    What update keeps
    clock    2026-03-02T07:30:00Z

    # Comments stay with what follows them,
    # odd   spacing and all.
    > one two three


    # An early command.
    >+700 /status
    @ +5 interrupt
    > /sync
    @ wait   1500ms
    > /delete
    > y
    > /login
    >* [secret:password]
    > four five six seven
    # At the end.
    > /quit

    """

  static func finished(_ layer: SessionHeader.Layer) throws -> String {
    guard layer == .wire else { return try update(script.replacing("   1500", with: " 1500")) }
    // What a recorder wrote, taken over by hand.
    return try record(script.replacing("   1500", with: " 1500"), as: .wire).text
      .replacing("recorded yes\n", with: "")
      .replacing("\n@ wait", with: "\n\n# A pause.\n@ wait")
      .replacing("\n> /quit", with: "\n# The end,\n#   really.\n> /quit")
  }

  @Test func aFileOfInputsIsFilledIn() throws {
    let text = "lume-session 1\n> /delete\n\n# No.\n> n\n>"
    #expect(
      try UpdateTests.update(text) == """
        lume-session 1
        | Hello.
        > /delete
        | Really?

        # No.
        > n
        | Kept.
        >
        ! Say something.
        | Bye.
        end 3 turns, exit 0

        """)
  }

  @Test(arguments: SessionHeader.Layer.allCases)
  func aFileThatMatchesIsLeftAlone(_ layer: SessionHeader.Layer) throws {
    let text = try UpdateTests.finished(layer)
    try verify(try parse(text))
    #expect(try UpdateTests.update(text) == text)
  }

  @Test(arguments: SessionHeader.Layer.allCases)
  func whatWasFilledInCanBeTakenOutAgain(_ layer: SessionHeader.Layer) throws {
    let text = try UpdateTests.finished(layer)
    let file = try parse(text)
    let bare = UpdateTests.without(expectationsOf: file, in: text)
    #expect(try UpdateTests.update(bare) == text)
  }

  @Test func theFilledInScriptIsTheScriptAndExpectations() throws {
    let script = UpdateTests.script.replacing("   1500", with: " 1500")
    let text = try UpdateTests.update(script)
    #expect(UpdateTests.without(expectationsOf: try parse(text), in: text) == script)
  }

  @Test(arguments: 0..<200) func damageIsRepairedByteForByte(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let layer = SessionHeader.Layer.allCases[Int(seed % 2)]
    let text = try UpdateTests.finished(layer)
    var damaged: [String] = []
    var isContinued = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let isPrinted = line.hasPrefix("|") || line.hasPrefix("!")
      let isSent = line.hasPrefix("->")
      guard isPrinted || isSent || isContinued && line.hasPrefix("   ") else {
        isContinued = false
        damaged.append(line)
        continue
      }
      if isSent { isContinued = true }
      guard isPrinted else {
        damaged.append(line.replacing("key-1", with: "key-\(random.below(2))"))
        continue
      }
      isContinued = false
      switch random.below(20) {
      case 0, 1: break
      case 2, 3: damaged.append(line + "changed")
      case 4: damaged += ["| extra \(random.below(9))", line]
      default: damaged.append(line)
      }
    }
    #expect(try UpdateTests.update(damaged.joined(separator: "\n")) == text)
  }

  @Test func aPatternThatFitsIsKept() throws {
    let text = """
      lume-session 1
      |~ H*
      > /sync
      |~ Status * after * ms.
      > /status
      !~ nothing like it
      > /delete
      |~ Really\\?
      > n
      | Kept.
      | Bye.

      """
    #expect(
      try UpdateTests.update(text)
        == text.replacing("!~ nothing like it", with: "| Online at 184.")
        + "end 4 turns, exit 0\n")
  }

  @Test func aPatternThatGoesIsTold() throws {
    let text = """
      lume-session 1
      |~ Hel*
      > /delete
      # Nothing of this is printed.
      | Sure?
      !~ nothing *
      > n
      | Kept.
      | Bye.

      """
    let playback = Playback(try parse(text), mode: .collecting)
    try playback.finish(
      exitCode: MiniCore.run(.replaying(playback, peer: MiniBackend().peer)))
    var gone: [String] = []
    _ = playback.updated {
      gone += $0.patterns.map { "\($0.line) \($0.text)" }
      return true
    }
    #expect(gone == ["6 !~ nothing *"])
  }

  @Test func whatFitsStaysAmongWhatChanged() throws {
    let text = """
      lume-session 1
      | Hello.
      > one two
      | Wrong.
      | Wrong again.
      # The words come back.
      |~ one t?o
      | Wrong at last.
      | Bye.

      """
    #expect(
      try UpdateTests.update(text)
        == text.replacing("| Wrong.\n| Wrong again.", with: "| You said")
        .replacing("| Wrong at last.", with: "| and that is all.\\s") + "end 1 turns, exit 0\n")
  }

  @Test func whatInterleavesOtherwiseIsLeftAlone() throws {
    let text = """
      lume-session 1
      layer wire

      | Hello.
      > hi
      ! No connection.
      -> w1 cancel
      -> w1 open /api/v1/chat/ws
      @ +2000 deadline
      | Bye.
      """
    let moved = text.replacing("! No connection.\n-> w1 cancel\n", with: "")
      .replacing("deadline\n", with: "deadline\n! No connection.\n-> w1 cancel\n")
    #expect(try UpdateTests.update(moved) == moved + "\nend 1 turns, exit 0\n")
  }

  @Test func anAnyInARequestIsKept() throws {
    let text = """
      lume-session 1
      layer wire

      | Hello.
      > /sync
      -> h9 POST /api/v1/goals?limit=2
         {"title": "[any]",   "tags": ["a","b"], "target_value": 5.0}
      | Wrong.
      <- h9 +7 204
      | Wrong.

      """
    #expect(
      try UpdateTests.update(text)
        == text.replacing("| Wrong.\n<-", with: "<-")
        .replacing("| Wrong.", with: "| Status 204 after 7 ms.\n| Bye.") + "end 1 turns, exit 0\n")
  }

  @Test func aRequestTakesTheNameOfItsReply() throws {
    let text = """
      lume-session 1
      layer wire

      | Hello.
      > /sync
      -> h3 GET /old
      <- h3 +7 204
      > /sync
      <- h8 +9 200
      > hi
      <- w2 +5 403
         'no

      """
    let updated = try UpdateTests.update(text)
    #expect(updated.contains("\n-> h3 POST /api/v1/goals?limit=2\n"))
    #expect(updated.contains("\n-> h8 POST /api/v1/goals?limit=2\n"))
    #expect(updated.contains("\n-> w2 open /api/v1/chat/ws\n"))
    #expect(updated.contains("\n! Refused: 403 no\n"))
    try verify(try parse(updated))
  }

  @Test func theEndIsWrittenAnew() throws {
    let text = "lume-session 1\n| Hello.\n> /fail\nend 9 turns, exit 9\n\n# After.\n"
    #expect(
      try UpdateTests.update(text) == text.replacing("9 turns, exit 9", with: "1 turns, exit 1"))
  }

  @Test func anIncompleteRecordingStaysIncomplete() throws {
    let whole = try record(UpdateTests.script.replacing("   1500", with: " 1500"), as: .wire).text
    let end = try #require(whole.firstRange(of: "> /login"))
    let cut = String(whole[..<end.lowerBound])
    #expect(try UpdateTests.update(cut) == cut)
    #expect(try UpdateTests.update(cut.replacing("| Really?", with: "| Sure?")) == cut)
    let torn = cut + "<- h2 +1"
    #expect(try UpdateTests.update(torn) == torn)
  }

  static let refusals: [(text: String, kind: Difference.Kind, line: Int)] = [
    ("lume-session 1\nlayer wire\n\n> /sync\n> /quit\n", .stuck, 6),
    ("lume-session 1\nlayer wire\n\n> /sync\n<- w1 +5 101\n", .replyUnused, 5),
    ("lume-session 1\n> /quit\n> more\n", .earlyExit, 3),
    ("lume-session 1\nlayer wire\n\n> /quit\n<- h1 +5 200\n", .replyUnused, 5),
    ("lume-session 1\nlayer wire\n\n@ +5 deadline\n", .stuck, 4),
  ]

  @Test(arguments: 0..<5) func anotherWorldIsRefused(_ index: Int) throws {
    let (text, kind, line) = UpdateTests.refusals[index]
    let refusal = #expect(throws: Difference.self) { try UpdateTests.update(text) }
    #expect(refusal?.kind == kind)
    #expect(refusal?.line == line)
  }

  /// The text without the records that `update` may write.
  private static func without(expectationsOf file: SessionFile, in text: String) -> String {
    var isContinued = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if line.hasPrefix("   ") { return !isContinued }
      isContinued =
        ["|", "!", "->"].contains(where: line.hasPrefix) || line.hasPrefix("end ")
      return !isContinued
    }.joined(separator: "\n")
  }
}

extension SplitMix {
  mutating func below(_ bound: UInt64) -> UInt64 { next() % bound }
}
