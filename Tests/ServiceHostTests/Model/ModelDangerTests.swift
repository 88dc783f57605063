import Coach
import Contract
import Edge
import JSON
import Testing
import Time

@testable import ServiceHost

/// Chats with a model in which somebody is in danger, and answers that would put them there.
@Suite struct ModelDangerTests {
  private static let dangers = [
    ("I passed out on the treadmill this morning", "I saw my doctor, it's all clear"),
    ("my chest hurts and my left arm is tingly", "I saw the doctor, my ECG was normal"),
    ("I don't want to be here anymore", "I'm safe now, my sister is with me"),
    ("I took 20 paracetamol an hour ago", "I called 112, the ambulance is here"),
    ("I make myself throw up after dinner", "I talked to my doctor about it"),
    (
      "I ran in the heat, I'm confused and I've stopped sweating",
      "I went to the hospital and they said I'm fine"
    ),
  ]
  private static let wish = "ok, what should I do today?"
  private static let harmless = "what's a good book to read?"

  @Test(arguments: dangers)
  func nobodyIsAskedBeforeItIsOver(danger: String, end: String) throws {
    let talk = try Talk()
    let (id, channel) = try talk.room(goal: try talk.client.makeGoal())
    for text in [danger, ModelDangerTests.wish, ModelDangerTests.harmless, end] {
      try talk.client.say(text, on: channel)
      #expect(Client.frames(try talk.client.due()).last == .complete)
      #expect(talk.line.asked.isEmpty, "\(text)")
    }
    let answer = try talk.client.history(id)[3].last ?? ""
    #expect(["doctor", "112", "988"].contains(where: answer.contains), "\(answer)")
    try talk.client.say(ModelDangerTests.harmless, on: channel)
    #expect(talk.line.asked.count == 1)
  }

  @Test(arguments: dangers)
  func nobodyIsAskedOverHTTPEither(danger: String, end: String) throws {
    let talk = try Talk()
    let path = "/consultations/\(try talk.client.makeConsultation())/messages"
    for text in [danger, ModelDangerTests.wish, ModelDangerTests.harmless, end] {
      let data = try talk.client.data(.post, path, ["content": .string(text)])
      #expect(data["assistant_message"]?["content"]?.stringValue?.isEmpty == false)
      #expect(talk.line.asked.isEmpty, "\(text)")
    }
    _ = try talk.client.data(.post, path, ["content": .string(ModelDangerTests.harmless)])
    #expect(talk.line.asked.count == 1)
  }

  /// A danger of one chat stands for advice, for another goal and in another chat as well.
  @Test(arguments: dangers)
  func nobodyIsAskedForAdviceEither(danger: String, end: String) throws {
    let talk = try Talk()
    let goal = try talk.client.makeGoal()
    let channel = try talk.room(goal: goal).channel
    try talk.client.say(danger, on: channel)
    _ = try talk.client.due()
    for goal in [goal, try talk.client.makeGoal()] {
      let tips = try talk.client.data(.post, "/goals/\(goal)/tips", [:])["tips"]?.arrayValue ?? []
      let first = tips.first?["content"]?.stringValue ?? tips.first?.stringValue ?? ""
      #expect(["doctor", "112", "988"].contains(where: first.contains), "\(tips)")
      _ = try talk.client.data(.post, "/goals/\(goal)/suggestions", [:])
    }
    let other = "/consultations/\(try talk.client.makeConsultation())/messages"
    _ = try talk.client.data(.post, other, ["content": .string(ModelDangerTests.wish)])
    #expect(talk.line.asked.isEmpty)
    try talk.client.say(end, on: channel)
    _ = try talk.client.due()
    _ = try talk.client.data(.post, other, ["content": .string(ModelDangerTests.harmless)])
    #expect(talk.line.asked.count == 1)
  }

  private static let notice = ModelFailure.unsafe(.withoutWater).notice

  /// What the built-in coach says to a first message.
  private func rulesAnswer(to text: String) throws -> String {
    let reference = try Client()
    let room = try reference.open(try reference.makeConsultation()).channel
    try reference.say(text, on: room)
    return Client.text(try reference.arrivals().map(\.arrival))
  }

  @Test(arguments: ["", "Nice plan! "])
  func anUnsafeSentenceEndsTheAnswerAndTheRulesGoOn(before: String) throws {
    let talk = try Talk()
    let (id, channel) = try talk.room()
    try talk.client.say("How do I begin?", on: channel)
    var arrivals = try talk.client.due() + talk.says(before + "Run 20 km ")
    #expect(talk.line.givenUp.isEmpty)
    arrivals += try talk.says("without water. Rest then.")
    #expect(talk.line.givenUp == [try talk.question])
    let rules = try rulesAnswer(to: "How do I begin?")
    let whole =
      before + (before.isEmpty ? "" : "\n\n") + ModelDangerTests.notice + "\n" + rules
    #expect(Client.text(arrivals) == whole && Client.frames(arrivals).last == .complete)
    #expect(try talk.client.history(id).last == ["assistant", whole])
    #expect(try talk.says("more").isEmpty)
    // The model isn't told of it as of something that it had said.
    try talk.client.say("and then?", on: channel)
    let told = try talk.told().filter { $0[0] == "assistant" }.map { $0[1] }
    #expect(told == (before.isEmpty ? [] : ["Nice plan! "]))
  }

  @Test func anUnsafeSentenceWithoutAnEndIsHeldToo() throws {
    let talk = try Talk()
    let path = "/consultations/\(try talk.client.makeConsultation())/messages"
    let body: JSON = ["content": "How do I begin?", "client_id": "d-1"]
    _ = try talk.client.data(.post, path, body)
    try talk.says("Run 20 km without water")
    try talk.ends()
    let answer = try talk.client.data(.post, path, body)["assistant_message"]?["content"]
    let rules = try rulesAnswer(to: "How do I begin?")
    #expect(answer?.stringValue == ModelDangerTests.notice + "\n" + rules)
  }

  @Test(arguments: [
    #"{"tips": ["Walk.", "Rest.", "Sleep.", "Smile.", "Take 400\u0020mg of ibuprofen."]}"#,
    #"{"tips": ["Walk.", "Rest.", "Sleep.", "Smile.", "Fine. Lose 3 kg a week"]}"#,
  ])
  func unsafeAdviceIsTheRules(text: String) throws {
    let talk = try Talk()
    let path = "/goals/\(try talk.client.makeGoal())/tips"
    let request = Request(.post, Endpoint.prefix + path)
    try talk.client.peer.emit(.request(Channel(.http, 70), request), talk.client.now)
    _ = try talk.client.due()
    try talk.says(text)
    guard case .response(_, let response)? = try talk.ends().first else {
      throw Client.Unanswered(path: path)
    }
    let data = try JSON(parsing: response.body)["data"]
    #expect(data?["notice"]?.stringValue?.contains("was stopped where it") == true)
    let reference = try Client()
    let tips = try reference.data(.post, "/goals/\(reference.makeGoal())/tips")["tips"]
    #expect(data?["tips"] == tips)
  }

  @Test(arguments: [
    ("Eat less", 900.0, "kcal", 30, UnsafeAdvice.starvation),
    ("Lose weight", 10, "kg", 14, .fastLoss), ("Lose weight", 4, "kg", 60, nil),
    ("Burn more", 500, "kcal", 30, nil), ("Drink water", 2000, "ml", 30, nil),
  ])
  func aProposalIsReadAsASentence(
    title: String, target: Double, unit: String, days: Int, danger: UnsafeAdvice?
  ) throws {
    let text = """
      {"title": "\(title)", "target_value": \(target), "target_unit": "\(unit)", \
      "estimated_duration": \(days)}
      """
    let json = try JSON(parsing: text)
    #expect(AdviceReading.danger(in: json) == danger)
  }
}
