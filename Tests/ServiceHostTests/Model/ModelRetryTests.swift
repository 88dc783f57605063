import Contract
import Edge
import JSON
import Testing
import Time

@testable import ServiceHost

/// What is done before a model is given up, and what is said of an answer that is not all of one.
@Suite struct ModelRetryTests {
  private static let overflow =
    #"{"error":{"message":"the request exceeds the available context size","type":"exceed_context_size_error"}}"#

  private func busy(_ talk: Talk, _ status: Int, retryAfter: String? = nil) throws -> [Arrival] {
    let headers = retryAfter.map { [Header("retry-after", $0)] } ?? []
    let response = Response(status, headers: headers, body: #"{"error":"Slow down."}"#)
    try talk.client.peer.deliver(.response(try talk.question, response), talk.client.now)
    return try talk.client.due()
  }

  /// A talk in which a message waits for its answer.
  private func asked(_ options: String...) throws -> (talk: Talk, id: String, channel: Channel) {
    var model = LanguageModel(name: "llama3.2")
    for option in options { try model.options.set(option) }
    let talk = try Talk(model: model)
    let (id, channel) = try talk.room()
    try talk.client.say("hello", on: channel)
    _ = try talk.client.due()
    return (talk, id, channel)
  }

  @Test(arguments: [(429, "3", 3), (503, nil, 2), (529, "0", 1)])
  func asksAgainWhenTheServerAsksFor(status: Int, retryAfter: String?, seconds: Int) throws {
    let (talk, id, _) = try asked()
    let wait = "The language model has too much to do; trying again in \(seconds) s."
    #expect(Client.frames(try busy(talk, status, retryAfter: retryAfter)) == [.waiting(wait)])
    talk.client.wait(.milliseconds(499))
    _ = try talk.client.due()
    #expect(talk.line.asked.count == 1)
    talk.client.wait(.seconds(seconds))
    _ = try talk.client.due()
    #expect(talk.line.asked.count == 2)
    #expect(Set(talk.line.asked.map(\.request)).count == 1)
    try talk.says("Walk.")
    try talk.ends()
    #expect(try talk.client.history(id).last == ["assistant", "Walk."])
  }

  @Test func aLongWaitIsToldAgainAndAgain() throws {
    let (talk, _, _) = try asked()
    _ = try busy(talk, 429, retryAfter: "20")
    talk.client.wait(.seconds(5))
    let wait = "The language model has too much to do; trying again in 15 s."
    #expect(Client.frames(try talk.client.due()) == [.waiting(wait)])
  }

  @Test(arguments: ["3600", "61"])
  func doesNotWaitForEver(retryAfter: String) throws {
    let (talk, _, _) = try asked()
    let text = Client.text(try busy(talk, 429, retryAfter: retryAfter))
    #expect(
      text.hasPrefix(
        "(The language model has too much to do, and asks to wait \(retryAfter) s: \"Slow down\"; "
      ), "\(text)")
    #expect(talk.line.asked.count == 1)
  }

  @Test func givesUpAfterSomeAttempts() throws {
    let (talk, _, _) = try asked()
    var arrivals: [Arrival] = []
    for _ in 1...5 {
      arrivals = try busy(talk, 503)
      talk.client.wait(.seconds(30))
      arrivals += try talk.client.due()
    }
    #expect(talk.line.asked.count == 5)
    #expect(
      Client.text(arrivals).hasPrefix("(The language model has too much to do: \"Slow down\""))
  }

  @Test func whoInterruptsAWaitIsNotAskedFor() throws {
    let (talk, _, channel) = try asked()
    _ = try busy(talk, 503)
    try talk.client.interrupt(channel)
    talk.client.wait(.seconds(30))
    _ = try talk.client.due()
    #expect(talk.line.asked.count == 1 && talk.client.peer.due() == nil)
  }

  @Test func tellsHalfOfTheConversationWhereAllIsTooMuch() throws {
    let talk = try Talk()
    let (id, channel) = try talk.room()
    for number in 1...4 {
      try talk.client.say("question \(number)", on: channel)
      try talk.says("Answer \(number).")
      try talk.ends()
    }
    try talk.client.say("and now?", on: channel)
    _ = try talk.client.due()
    #expect(try talk.told().count == 10)
    try talk.responds(400, ModelRetryTests.overflow)
    #expect(
      try talk.toldPlainly().dropFirst() == [
        ["user", "question 3"], ["assistant", "Answer 3."], ["user", "question 4"],
        ["assistant", "Answer 4."], ["user", "and now?"],
      ])
    let line =
      "(The language model was told only the last 4 messages before this one: more of the chat "
      + "does not fit into its context.)\n"
    #expect(Client.frames(try talk.says("Walk.")) == [.notice(line, .omitted), .chunk("Walk.")])
    try talk.ends()
    #expect(try talk.client.history(id).last == ["assistant", line + "Walk."])
    // The next question is as short at once, and what was said of it is not the model's.
    try talk.client.say("thanks", on: channel)
    let told = try talk.told()
    #expect(told.count <= 6 && !told.joined().contains { $0.hasPrefix("(The language model") })
  }

  @Test func aQuestionThatIsTooLongByItselfIsGivenUp() throws {
    let (talk, _, _) = try asked()
    let text = Client.text(try talk.responds(400, ModelRetryTests.overflow))
    #expect(text.hasPrefix("(The language model cannot take so much text: "), "\(text)")
    #expect(talk.line.asked.count == 1)
  }

  @Test(arguments: [
    ("length", "stopped at its limit of tokens: /more goes on with it; "),
    ("content_filter", "was stopped by its server's content filter; /again asks once more.)"),
  ])
  func saysWhyNotAllIsSaid(reason: String, line: String) throws {
    let (talk, id, _) = try asked()
    try talk.says("Walk")
    let frames = Client.frames(
      try talk.bytes(#"data: {"choices":[{"delta":{},"finish_reason":"\#(reason)"}]}"# + "\n\n")
        + talk.ends())
    guard case .notice(let text, .ended)? = frames.dropFirst().first else {
      Issue.record("no line: \(frames)")
      return
    }
    #expect(frames.first == .chunk("Walk") && frames.last == .complete)
    #expect(text.hasPrefix("\n\n(The language model " + line))
    #expect(try talk.client.history(id).last == ["assistant", "Walk" + text])
  }

  @Test func tokensThatWentIntoThoughtsAreSaid() throws {
    let (talk, _, _) = try asked()
    try talk.says("<think>hm")
    let event = #"data: {"choices":[{"delta":{},"finish_reason":"length"}]}"# + "\n\n"
    #expect(Client.text(try talk.bytes(event) + talk.ends()) == "")
    // Now that it's known to think, it's asked again with room for that.
    #expect(talk.line.asked.count == 2)
    let again = try JSON(parsing: try #require(talk.line.asked.last).request.body)
    #expect(again["max_tokens"] == 2000)
    try talk.says("<think>hm")
    let text = Client.text(try talk.bytes(event) + talk.ends())
    #expect(
      text.hasPrefix(
        "(The language model has used up its tokens before it said anything, which --coach-option "
          + "max-tokens raises; the built-in coach answers.)\n"), "\(text)")
  }

  @Test(arguments: [true, false])
  func aWholeObjectIsTakenForAStream(isCut: Bool) throws {
    let (talk, id, _) = try asked()
    let body = #"{"choices":[{"message":{"content":"Walk today."},"finish_reason":"stop"}]}"#
    if isCut {
      for byte in body.utf8 {
        try talk.client.peer.deliver(
          .frame(try talk.question, .binary([byte])), talk.client.now)
      }
    } else {
      try talk.bytes(body)
    }
    #expect(Client.frames(try talk.responds(200)).last == .complete)
    #expect(try talk.client.history(id).last == ["assistant", "Walk today."])
  }

  @Test func anErrorInPlaceOfAStreamIsOne() throws {
    let (talk, _, _) = try asked()
    try talk.bytes(#"{"error":{"message":"Out of memory."}}"#)
    let text = Client.text(try talk.responds(200))
    #expect(text.hasPrefix("(The language model failed: \"Out of memory\"; the built-in coach"))
  }

  @Test func sendsWhatIsSetAndNothingElse() throws {
    let (plain, _, _) = try asked()
    let bare = try JSON(parsing: try #require(plain.line.asked.last).request.body)
    #expect(
      bare.objectValue?.map(\.key).sorted()
        == ["max_tokens", "messages", "model", "stream", "stream_options"])
    #expect(bare["max_tokens"] == 300)
    let (talk, _, _) = try asked("temperature=0.5", "max-tokens=300", "top-p=0.9")
    let body = try JSON(parsing: try #require(talk.line.asked.last).request.body)
    #expect(body["temperature"] == 0.5 && body["max_tokens"] == 300 && body["top_p"] == 0.9)
  }

  @Test func aServerThatCallsTheLimitOtherwiseIsAskedWithoutIt() throws {
    let (talk, id, _) = try asked()
    try talk.responds(
      400,
      #"{"error":{"message":"Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens'."}}"#)
    let body = try JSON(parsing: try #require(talk.line.asked.last).request.body)
    #expect(talk.line.asked.count == 2 && body["max_tokens"] == nil)
    try talk.says("Walk.")
    try talk.ends()
    #expect(try talk.client.history(id).last == ["assistant", "Walk."])
  }

  @Test func aServerThatCountsNoTokensIsAskedWithoutThem() throws {
    let (talk, id, _) = try asked()
    try talk.responds(400, #"{"error":"Unknown parameter: stream_options"}"#)
    let body = try JSON(parsing: try #require(talk.line.asked.last).request.body)
    #expect(talk.line.asked.count == 2 && body["stream_options"] == nil)
    try talk.says("Walk.")
    try talk.ends()
    #expect(try talk.client.history(id).last == ["assistant", "Walk."])
  }

  @Test func whatAnAnswerTookIsToldAtItsEnd() throws {
    let (talk, _, _) = try asked()
    try talk.says("Walk.")
    try talk.bytes(#"data: {"usage":{"prompt_tokens":90,"completion_tokens":2}}"# + "\n\n")
    #expect(Client.frames(try talk.ends()) == [.completed(prompt: 90, completion: 2)])
  }

  @Test(arguments: [("first-byte=5s", 5), ("between-bytes=3s", 120)])
  func waitsAsLongAsIsSet(option: String, first: Int) throws {
    let (talk, _, _) = try asked(option)
    talk.client.wait(.milliseconds(first * 1000 - 1))
    _ = try talk.client.due()
    #expect(talk.line.givenUp.isEmpty)
    talk.client.wait(.milliseconds(1))
    #expect(Client.text(try talk.client.due()).hasPrefix("(The language model is silent; "))
  }

  @Test func aPauseInTheMiddleHasALimitOfItsOwn() throws {
    let (talk, id, _) = try asked("between-bytes=3s")
    try talk.says("Walk")
    talk.client.wait(.seconds(3))
    #expect(Client.frames(try talk.client.due()).last == .complete)
    #expect(
      try talk.client.history(id).last
        == ["assistant", "Walk\n\n(The language model fell silent in the middle.)"])
  }

  @Test func theBuiltInCoachIsToldOfWhereItAnswers() throws {
    let talk = try Talk()
    let (_, channel) = try talk.room()
    try talk.client.say("I have chest pain when I climb stairs", on: channel)
    #expect(Client.frames(try talk.client.due()).contains(.notice("", .rules)))
  }
}
