import Contract
import Edge
import JSON
import Testing
import Time

@testable import ServiceHost

@Suite struct ModelTurnTests {
  @Test func sendsPiecesAsTheyComeAndKeepsWhatWasSent() throws {
    let talk = try Talk()
    let (id, channel) = try talk.room(goal: try talk.client.makeGoal())
    try talk.client.say("How do I begin?", on: channel)
    #expect(Client.frames(try talk.client.due()) == [.messageReceived])
    #expect(try talk.client.history(id) == [["user", "How do I begin?"]])
    #expect(Client.frames(try talk.says("Walk ")) == [])
    #expect(Client.frames(try talk.says("today.")) == [.chunk("Walk today.")])
    #expect(try talk.client.history(id).count == 1)
    #expect(Client.frames(try talk.ends()) == [.complete])
    #expect(
      try talk.client.history(id) == [["user", "How do I begin?"], ["assistant", "Walk today."]])
    #expect(try talk.responds(200).isEmpty)
    #expect(talk.client.peer.due() == nil)
  }

  @Test func cutsAPieceThatIsTooLongBeforeItIsShown() throws {
    let talk = try Talk()
    let (id, channel) = try talk.room()
    try talk.client.say("hello", on: channel)
    _ = try talk.client.due()
    let piece = "Walk." + String(repeating: "\u{200d}", count: 20_000)
    let frames = Client.frames(try talk.says(piece))
    let shown = frames.map { if case .chunk(let text) = $0 { text.utf8.count } else { 0 } }
    let most = LanguageModel(name: "").longestAnswer
    // Less what is held back of a sentence that has no end.
    let least = most - SentenceGate.longestSentence - 3
    #expect((least...most).contains(shown[0]) && frames.last == .complete)
    let answer = try talk.client.history(id).last?.last ?? ""
    #expect(answer.hasSuffix(Talk.closing) || answer.utf8.count < most + 200)
    #expect(talk.line.givenUp.count == 1)
  }

  @Test func asksForAStreamOnAChannelOfAPeer() throws {
    let talk = try Talk()
    try talk.client.say("hello", on: try talk.room().channel)
    let asked = try #require(talk.line.asked.last)
    #expect(asked.channel.kind == .peer && talk.line.asked.count == 1)
    #expect(asked.request.method == .post && asked.request.target == "/chat/completions")
    #expect(asked.request.header("accept") == "text/event-stream")
    let body = try JSON(parsing: asked.request.body)
    #expect(body["model"] == "llama3.2" && body["stream"] == true)
    #expect(try talk.toldPlainly().last == ["user", "hello"])
  }

  @Test func aByteAtATimeMakesNoDifference() throws {
    let talk = try Talk()
    let (id, channel) = try talk.room()
    try talk.client.say("hello", on: channel)
    let answer = "Läufe, 5 “km” 🙂."
    let bytes = Array((Talk.event(answer) + "data: [DONE]\n\n").utf8)
    var arrivals = try talk.client.due()
    for byte in bytes {
      try talk.client.peer.deliver(.frame(try talk.question, .binary([byte])), talk.client.now)
      arrivals += try talk.client.due()
    }
    #expect(Client.frames(arrivals) == [.messageReceived, .chunk(answer), .complete])
    #expect(try talk.client.history(id).last == ["assistant", answer])
  }

  @Test func theNextQuestionTellsTheTurnsBefore() throws {
    let talk = try Talk()
    let (_, channel) = try talk.room()
    for text in ["one", "two"] {
      try talk.client.say(text, on: channel)
      try talk.says("Answer to \(text).")
      try talk.ends()
    }
    #expect(
      try talk.toldPlainly().dropFirst() == [
        ["user", "one"], ["assistant", "Answer to one."], ["user", "two"],
      ])
  }

  /// So that a server need not read again what it has read: rules, facts and turns as they were sent
  /// then, also where the goal has moved on and time has passed.
  @Test func theNextQuestionBeginsWithAllOfTheOneBefore() throws {
    let talk = try Talk()
    let goal = try talk.client.makeGoal()
    let (_, channel) = try talk.room(goal: goal)
    var bodies: [String] = []
    for text in ["How much is left?", "I'm at 4000 now.", "And now?"] {
      try talk.client.say(text, on: channel)
      bodies.append(try #require(talk.line.asked.last).request.body)
      try talk.says("Answer to \(text)")
      try talk.ends()
      talk.client.wait(.seconds(3600))
    }
    for (before, after) in zip(bodies, bodies.dropFirst()) {
      let messages = before.split(separator: "], \"model\"").first ?? ""
      #expect(messages.count < before.count && after.hasPrefix(messages), "\(before)\n\(after)")
    }
    let last = try talk.told().filter { $0[0] == "user" }
    #expect(last[0][1].contains("Goal: ") && !last[1][1].contains("Goal: "))
    #expect(last[1][1].contains("4,000 of") && !last[2][1].contains("4,000 of"), "\(last)")
  }

  @Test func whatBrokeOffIsNotToldAgain() throws {
    let talk = try Talk()
    let (_, channel) = try talk.room()
    try talk.client.say("one", on: channel)
    try talk.says("Begun, and then")
    try talk.responds(500)
    try talk.client.say("two", on: channel)
    let told = try talk.told().dropFirst()
    #expect(told.map(\.[0]) == ["user"])
    #expect(told.last?[1].hasSuffix("two") ?? false)
  }

  @Test(arguments: [
    "<|im_end|>", "<|eot_id|>", "\nUser: and now?", "<tool_call>{}", "</s>", "[INST]",
  ])
  func aMarkBehindTheAnswerEndsIt(mark: String) throws {
    let talk = try Talk()
    let (id, channel) = try talk.room()
    try talk.client.say("hello", on: channel)
    var frames: [ServerFrame] = []
    for letter in "Walk today.\(mark) and so on" where !frames.contains(.complete) {
      frames += Client.frames(try talk.says(String(letter)))
    }
    #expect(frames.last == .complete, "\(frames)")
    #expect(try talk.client.history(id).last == ["assistant", "Walk today."])
    #expect(talk.line.givenUp.count == 1)
  }

  @Test func theSameOverAndOverEndsIt() throws {
    let talk = try Talk()
    let (id, channel) = try talk.room()
    try talk.client.say("hello", on: channel)
    var frames: [ServerFrame] = []
    for _ in 1...20 where !frames.contains(.complete) {
      frames += Client.frames(try talk.says("Take a short walk. "))
    }
    #expect(frames.last == .complete)
    #expect((try talk.client.history(id).last?[1].count ?? 0) < 100)
  }

  @Test(arguments: [
    (
      ConnectionFailure.refused,
      "(The language model cannot be reached: its server may not be running; "
    ),
    (.dns, "(The language model cannot be reached; "),
    (.timeout, "(The language model is silent; "),
    (.untrusted, "(The language model cannot be trusted: its certificate is not good; "),
    (.wrongName, "(The language model cannot be trusted: its certificate is for another name; "),
    (.truncated, "(The language model broke off; "),
    (.protocolError, "(The language model made no sense; "),
  ])
  func aFailureIsOneLineAndTheBuiltInCoachAnswers(
    failure: ConnectionFailure, line: String
  ) throws {
    let talk = try Talk()
    try expectFallback(talk, line) { try talk.fails(failure) }
  }

  @Test(arguments: [
    (
      401,
      "(The language model asks for a key; set LUME_COACH_KEY or give --coach-key-file FILE; "
    ),
    (404, "(The language model is not at this address; most addresses end in /v1; "),
    (500, "(The language model failed with status 500; "),
    (200, "(The language model failed; "),
  ])
  func aRefusalIsOneLineToo(status: Int, line: String) throws {
    let talk = try Talk()
    try expectFallback(talk, line) { try talk.responds(status, "{\"error\": \"sk-secret\"}") }
  }

  @Test(arguments: [
    ("<html>\n\n<body>data</body>", "made no sense"), ("data: {\"id\": 7}\n\n", "made no sense"),
    ("data: [DONE]\n\n", "made no sense"),
    (
      "data: {\"choices\":[{\"delta\":{\"content\":\" \\n\"}}]}\n\ndata: [DONE]\n\n",
      "made no sense"
    ),
    ("data: {\"error\":{\"message\":\"sk-secret\"}}\n\n", "failed"),
  ])
  func nonsenseIsOneLineToo(bytes: String, reason: String) throws {
    let talk = try Talk()
    try expectFallback(talk, "(The language model \(reason); ") {
      try talk.bytes(bytes) + talk.responds(200)
    }
  }

  @Test func silenceIsOneLineToo() throws {
    let talk = try Talk()
    try expectFallback(talk, "(The language model is silent; ") {
      talk.client.wait(.milliseconds(119_999))
      _ = try talk.client.due()
      #expect(talk.line.givenUp.isEmpty)
      talk.client.wait(.milliseconds(1))
      let arrivals = try talk.client.due()
      #expect(talk.line.givenUp == [try talk.question])
      return arrivals
    }
  }

  /// Has the model fail; the user must get one line and the answer of the built-in coach.
  private func expectFallback(
    _ talk: Talk, _ line: String, _ fail: () throws -> [Arrival]
  ) throws {
    let (id, channel) = try talk.room()
    try talk.client.say("How do I begin?", on: channel)
    #expect(Client.frames(try talk.client.due()) == [.messageReceived])
    let arrivals = try fail()
    let text = Client.text(arrivals)
    let reference = try Client()
    let room = try reference.open(try reference.makeConsultation()).channel
    try reference.say("How do I begin?", on: room)
    let answer = Client.text(try reference.arrivals().map(\.arrival))
    #expect(text == line + "the built-in coach answers.)\n" + answer)
    #expect(Client.frames(arrivals).last == .complete)
    #expect(try talk.client.history(id).last == ["assistant", text])
    #expect(talk.client.peer.due() == nil && !text.contains("sk-secret"))
  }

  @Test func theAnswerOfTheBuiltInCoachKeepsThePace() throws {
    let talk = try Talk(pace: .milliseconds(40))
    try talk.client.say("How do I begin?", on: try talk.room().channel)
    _ = try talk.client.due()
    let first = try talk.fails(.refused)
    #expect(Client.frames(first).count == 1)
    let rest = try talk.client.arrivals()
    #expect(rest.count > 10 && rest.first?.after == 40 && rest[1].after == 80)
    #expect(Client.frames(rest.map(\.arrival)).last == .complete)
  }

  @Test func aBytePutsTheSilenceOff() throws {
    let talk = try Talk()
    try talk.client.say("hello", on: try talk.room().channel)
    _ = try talk.client.due()
    for _ in 1...5 {
      talk.client.wait(.seconds(15))
      try talk.bytes(": working\n\n")
    }
    #expect(Client.frames(try talk.says("Walk.")).last == .chunk("Walk."))
  }

  @Test func aClientIsNotLeftAloneWhileTheModelThinks() throws {
    let talk = try Talk()
    let (id, channel) = try talk.room()
    try talk.client.say("hello", on: channel)
    _ = try talk.client.due()
    #expect(Client.frames(try talk.says("<think>hm")).count == 1)
    var frames: [ServerFrame] = []
    for _ in 1...24 {
      talk.client.wait(.seconds(1))
      frames += Client.frames(try talk.says(" hm"))
    }
    #expect(frames == Array(repeating: .waiting("The language model is thinking…"), count: 4))
    try talk.says("</think>\nWalk.")
    try talk.ends()
    #expect(try talk.client.history(id).last == ["assistant", "Walk."])
  }

  @Test(arguments: [true, false])
  func whatCameBeforeItStoppedIsKept(isCut: Bool) throws {
    let talk = try Talk()
    let (id, channel) = try talk.room()
    try talk.client.say("hello", on: channel)
    try talk.says("Walk three ")
    let frames = Client.frames(isCut ? try talk.fails(.truncated) : try talk.responds(200))
    #expect(
      frames == [.chunk("Walk three "), .notice("\n\n" + Talk.closing, .broken), .complete])
    #expect(try talk.client.history(id).last == ["assistant", "Walk three \n\n" + Talk.closing])
  }

  @Test func anEndThatWasAnnouncedIsNoFailure() throws {
    let talk = try Talk()
    let (id, channel) = try talk.room()
    try talk.client.say("hello", on: channel)
    try talk.bytes(
      #"data: {"choices":[{"delta":{"content":"Walk."},"finish_reason":"stop"}]}"# + "\n\n")
    #expect(Client.frames(try talk.responds(200)).last == .complete)
    #expect(try talk.client.history(id).last == ["assistant", "Walk."])
  }

  @Test func anAnswerThatWouldNotEndIsStopped() throws {
    let talk = try Talk()
    let (id, channel) = try talk.room()
    try talk.client.say("hello", on: channel)
    let frames = Client.frames(try talk.says(String(repeating: "blah ", count: 4000)))
    #expect(frames.last == .complete)
    #expect(talk.line.givenUp == [try talk.question])
    let text = try talk.client.history(id).last?.last ?? ""
    #expect(text.hasSuffix("(The language model would not end and was stopped.)"))
    #expect(try talk.says("more") == [])
  }

  @Test func anInterruptStopsTheModelAndKeepsWhatWasSent() throws {
    let talk = try Talk()
    let (id, channel) = try talk.room()
    try talk.client.say("hello", on: channel)
    try talk.says("Walk. Or ")
    try talk.client.interrupt(channel)
    #expect(Client.frames(try talk.client.due()) == [.interrupted])
    #expect(talk.line.givenUp == [try talk.question])
    #expect(try talk.says("run.").isEmpty)
    #expect(talk.client.peer.due() == nil)
    #expect(try talk.client.history(id) == [["user", "hello"], ["assistant", "Walk. "]])
    #expect(try talk.client.isCut(id))
  }

  @Test(arguments: [CloseCode.normal, .goingAway])
  func theModelGoesOnWhenTheSocketIsClosed(code: CloseCode) throws {
    let talk = try Talk()
    let (id, channel) = try talk.room()
    try talk.client.say("hello", on: channel)
    try talk.says("Walk. Or ")
    try talk.client.close(channel, code)
    #expect(talk.line.givenUp == [])
    #expect(try talk.says("run.").isEmpty)
    #expect(try talk.client.history(id) == [["user", "hello"]])
    #expect(try talk.ends().isEmpty)
    #expect(try talk.client.history(id) == [["user", "hello"], ["assistant", "Walk. Or run."]])
    #expect(try !talk.client.isCut(id) && talk.client.peer.due() == nil)
  }

  @Test func whoComesBackHearsAllOfTheAnswer() throws {
    let talk = try Talk()
    let (id, channel) = try talk.room()
    try talk.client.say("hello", on: channel)
    try talk.says("Walk. Or ")
    try talk.client.close(channel)
    try talk.says("run. ")
    let heard =
      try talk.client.open(id, as: Channel(.socket, 2)) + talk.says("Or swim.") + talk.ends()
    #expect(Client.text(heard) == "Walk. Or run. Or swim.")
    #expect(Client.frames(heard).first == .connected && Client.frames(heard).last == .complete)
    #expect(try talk.client.history(id).last == ["assistant", "Walk. Or run. Or swim."])
  }

  /// Also where nobody has a socket of the chat when it is posted.
  @Test func whatIsPostedIsAnsweredToWhoOpensASocket() throws {
    let talk = try Talk()
    let id = try talk.client.makeConsultation()
    _ = try talk.client.data(.post, "/consultations/\(id)/messages", ["content": "hello"])
    try talk.says("Walk. ")
    let heard =
      try talk.client.open(id, as: Channel(.socket, 2)) + talk.says("Or run.") + talk.ends()
    #expect(Client.text(heard) == "Walk. Or run." && Client.frames(heard).last == .complete)
  }

  @Test func theEndOfAConsultationStopsTheModel() throws {
    let talk = try Talk()
    let (id, channel) = try talk.room()
    try talk.client.say("hello", on: channel)
    _ = try talk.client.due()
    let path = "/consultations/\(id)"
    try talk.client.peer.emit(
      .request(Channel(.http, 90), Request(.delete, Endpoint.prefix + path)), talk.client.now)
    let arrivals = try talk.client.due()
    #expect(arrivals.contains { $0.channel == channel })
    #expect(talk.line.givenUp == [try talk.question])
    #expect(talk.client.peer.due() == nil)
  }

  @Test func oneTurnAtATime() throws {
    let talk = try Talk()
    let (_, channel) = try talk.room()
    try talk.client.say("hello", on: channel)
    _ = try talk.client.due()
    try talk.client.say("are you there?", on: channel)
    guard case .error(_, code: "TURN_IN_PROGRESS")? = Client.frames(try talk.client.due()).first
    else {
      Issue.record("the second message was taken")
      return
    }
    #expect(talk.line.asked.count == 1)
    #expect(Client.frames(try talk.says("Yes.")) == [.chunk("Yes.")])
  }

  @Test func aRepeatedMessageGetsTheSameAnswerAndAsksNobody() throws {
    let talk = try Talk()
    let (id, channel) = try talk.room()
    try talk.client.say("hello", id: "d-1", on: channel)
    try talk.says("Walk today.")
    try talk.ends()
    try talk.client.say("hello", id: "d-1", on: channel)
    #expect(Client.text(try talk.client.due()) == "Walk today.")
    #expect(talk.line.asked.count == 1)
    #expect(try talk.client.history(id).count == 2)
  }

  @Test func oneThatIsRepeatedMeanwhileHearsAllOfTheAnswer() throws {
    let talk = try Talk()
    let (id, channel) = try talk.room()
    try talk.client.say("hello", id: "d-1", on: channel)
    #expect(Client.text(try talk.says("Walk on. ")) != "")
    try talk.client.say("hello", id: "d-1", on: channel)
    let arrivals = try talk.client.due() + talk.says("Then rest.") + talk.ends()
    #expect(Client.frames(arrivals).first == .messageReceived)
    #expect(Client.text(arrivals) == "Walk on. Then rest.")
    #expect(talk.line.asked.count == 1)
    #expect(try talk.client.history(id).last == ["assistant", "Walk on. Then rest."])
  }

  @Test func aRedFlagIsAMatterOfTheRules() throws {
    let talk = try Talk()
    let (id, channel) = try talk.room()
    try talk.client.say("I have chest pain when I climb stairs", on: channel)
    let frames = Client.frames(try talk.client.due())
    #expect(talk.line.asked.isEmpty && frames.last == .complete)
    #expect(try talk.client.history(id).last?.last?.contains("doctor") ?? false)
    // It is a state: what comes in between is not the model's matter either.
    try talk.client.say("ok, what about breakfast then?", on: channel)
    _ = try talk.client.due()
    #expect(talk.line.asked.isEmpty)
    try talk.client.say("I saw my doctor about it and it's all clear", on: channel)
    _ = try talk.client.due()
    #expect(talk.line.asked.isEmpty)
    try talk.client.say("what about breakfast then?", on: channel)
    let turns = try talk.told().map(\.first)
    #expect(
      turns == ["system"] + Array(repeating: ["user", "assistant"], count: 3).joined() + ["user"])
  }

  @Test func escapeSequencesOfAModelGoNowhere() throws {
    let talk = try Talk()
    let (id, channel) = try talk.room()
    try talk.client.say("hello", on: channel)
    try talk.says("\n\u{1b}[31mWalk\u{7}\r\n")
    try talk.says("today.")
    try talk.ends()
    #expect(try talk.client.history(id).last == ["assistant", "[31mWalk\ntoday."])
  }

  /// Also where they come in many pieces, and where control characters stood between them.
  @Test(arguments: ["", "\u{200e}"]) func keepsNoMarksWithoutEnd(between: String) throws {
    let talk = try Talk()
    let (id, channel) = try talk.room()
    try talk.client.say("hello", on: channel)
    _ = try talk.client.due()
    _ = try talk.says("Walk")
    for _ in 0..<4 { _ = try talk.says(between + String(repeating: "\u{301}", count: 20)) }
    _ = try talk.ends()
    let scalars = Array((try talk.client.history(id).last?.last ?? "").unicodeScalars)
    #expect(scalars.count { $0 == "\u{301}" } == 80)
    #expect(scalars.split(separator: "\u{200b}").map(\.count) == [34, 30, 20])
  }
}
