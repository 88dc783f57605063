import Contract
import Edge
import JSON
import Testing
import Time

@testable import ServiceHost

@Suite struct ModelAdviceTests {
  private let talk: Talk
  private let goal: String

  init() throws {
    talk = try Talk()
    goal = try talk.client.makeGoal()
  }

  private static let channel = Channel(.http, 70)

  /// Sends a request and gives what comes at once.
  private func begin(
    _ path: String, method: Request.Method = .post, key: String? = nil
  ) throws -> Response? {
    let headers = key.map { [Header("idempotency-key", $0)] } ?? []
    let request = Request(method, Endpoint.prefix + path, headers: headers)
    try talk.client.peer.emit(.request(ModelAdviceTests.channel, request), talk.client.now)
    return response(try talk.client.due())
  }

  private func response(_ arrivals: [Arrival]) -> Response? {
    for case .response(_, let response) in arrivals { return response }
    return nil
  }

  /// Has the model say a text; gives the data of the response.
  private func answer(_ text: String, to path: String) throws -> JSON {
    #expect(try begin(path) == nil)
    try talk.says(text)
    let response = try #require(response(try talk.ends()))
    let request = Request(.post, Endpoint.prefix + path)
    #expect(Described.open.problems(in: response, to: request) == [])
    return try JSON(parsing: response.body)["data"] ?? .null
  }

  private static let five = (1...5).map { "Tip \($0): walk 10 minutes after lunch." }

  private static func object(_ key: String, _ texts: [String]) -> String {
    let json: JSON = .object([JSON.Member(key: key, value: .array(texts.map(JSON.string)))])
    return json.text()
  }

  @Test(arguments: ["", "Here you are:\n```json\n"])
  func tipsAreTheModels(opening: String) throws {
    let text = opening + ModelAdviceTests.object("tips", ModelAdviceTests.five) + "\n```"
    let data = try answer(text, to: "/goals/\(goal)/tips")
    #expect(data["tips"]?.arrayValue == ModelAdviceTests.five.map(JSON.string))
    #expect(data["count"] == 5 && data["goal_id"] == .string(goal) && data["notice"] == nil)
    #expect(try talk.told()[0][1].contains("Goal: \"Walk more\""))
    #expect(try talk.told()[0][1].contains("JSON"))
  }

  @Test(arguments: [
    "I would rather not.", "{\"tips\": 7}", "{\"tip\": []}", "{", "}{",
    object("tips", Array(five.prefix(4))), object("tips", five + five),
    object("tips", five.dropLast() + [""]), object("tips", five.dropLast() + [five[0]]),
    object("tips", five.dropLast() + [String(repeating: "x", count: 301)]),
    object("tips", five.dropLast() + ["\u{1b}[31mred"]),
    "{\"tips\": [\"a walk\", \"a walk 2\", \"a walk 3\", \"a walk 4\", 5]}",
  ])
  func nonsenseIsNoTip(text: String) throws {
    let reference = try Client()
    let tips = try reference.data(.post, "/goals/\(reference.makeGoal())/tips")["tips"]
    let data = try answer(text, to: "/goals/\(goal)/tips")
    #expect(data["tips"] == tips)
    #expect(data["notice"]?.stringValue == ModelFailure.nonsense.notice)
  }

  @Test func suggestionsAreTheModels() throws {
    let data = try answer(
      """
      {"suggestions": ["Walk to work.", "Take the stairs.", "Walk at 12:30."], \
      "next_steps": ["Put your shoes by the door.", "Walk at 12:30."], \
      "motivational_message": "You have begun."}
      """, to: "/goals/\(goal)/suggestions")
    #expect(data["suggestions"]?.arrayValue?.count == 3)
    #expect(data["motivational_message"] == "You have begun.")
  }

  @Test func anAnalysisHasItsWordsFromTheModelAndItsNumbersFromUs() throws {
    let plain = try Client()
    let reference = try plain.data(.post, "/goals/\(plain.makeGoal())/analysis")
    let data = try answer(
      """
      {"analysis": "You have not begun yet,\\nand there is time.", "strengths": [], \
      "challenges": ["No value is noted."], "recommendations": ["Note one today."], \
      "current_progress": 1}
      """, to: "/goals/\(goal)/analysis")
    #expect(data["analysis"] == "You have not begun yet, and there is time.")
    #expect(data["current_progress"] == reference["current_progress"])
    #expect(data["projected_completion"] == reference["projected_completion"])
  }

  private static let idea = """
    {"title": "Swim on Fridays", "description": "\(String(repeating: "Swim. ", count: 20))", \
    "goal_type": "activity", "target_value": 10, "target_unit": "lanes", \
    "rationale": "You like water.", "estimated_duration": 30, "difficulty": 2}
    """

  @Test func ideasForGoalsAreTheModels() throws {
    let data = try answer("{\"suggestions\": [\(ModelAdviceTests.idea)]}", to: "/goals/suggestions")
    #expect(data["suggestions"]?[0]?["title"] == "Swim on Fridays" && data["count"] == 1)
  }

  @Test(arguments: [
    ("\"title\": \"Swim on Fridays\"", "\"title\": \"walk MORE\""),
    ("\"goal_type\": \"activity\"", "\"goal_type\": \"flying\""),
    ("\"target_value\": 10", "\"target_value\": -10"),
    ("\"difficulty\": 2", "\"difficulty\": 9"),
    ("\"description\": \"Swim.", "\"description\": \"\", \"x\": \"Swim."),
  ])
  func anIdeaThatDoesNotFitIsNone(part: String, replaced: String) throws {
    let pieces = ModelAdviceTests.idea.split(separator: part, omittingEmptySubsequences: false)
    let idea = pieces.joined(separator: replaced)
    #expect(idea != ModelAdviceTests.idea)
    let data = try answer("{\"suggestions\": [\(idea)]}", to: "/goals/suggestions")
    #expect(data["notice"] != nil && data["count"] == 5)
  }

  @Test func aFailureIsToldBesideTheTips() throws {
    #expect(try begin("/goals/\(goal)/tips") == nil)
    let response = try #require(response(try talk.responds(500)))
    let data = try #require(try JSON(parsing: response.body)["data"])
    #expect(
      data["notice"]?.stringValue
        == "(The language model failed with status 500; the built-in coach answers.)")
    #expect((5...7).contains(data["tips"]?.arrayValue?.count ?? 0))
  }

  /// Who has set the model up waits for it as long as they like.
  @Test func ownTipsMayTakeMinutes() throws {
    #expect(try begin("/goals/\(goal)/tips") == nil)
    for _ in 1...5 {
      talk.client.wait(.seconds(50))
      #expect(response(try talk.says(" ")) == nil)
    }
    try talk.says(ModelAdviceTests.object("tips", ModelAdviceTests.five))
    #expect(response(try talk.ends())?.body.contains("Tip 5") ?? false)
  }

  @Test func tipsDoNotComeTooLateForAClientOfAServer() throws {
    var model = LanguageModel(name: "m")
    model.isUsersOwn = false
    let talk = try Talk(model: model)
    let request = Request(.post, "\(Endpoint.prefix)/goals/\(try talk.client.makeGoal())/tips")
    try talk.client.peer.emit(.request(ModelAdviceTests.channel, request), talk.client.now)
    #expect(response(try talk.client.due()) == nil)
    for _ in 1...2 {
      talk.client.wait(.seconds(12))
      #expect(response(try talk.says("{\"tips\": ")) == nil)
    }
    talk.client.wait(.seconds(1))
    #expect(response(try talk.client.due())?.status == 200)
    #expect(talk.line.givenUp == [try talk.question])
  }

  @Test func aRequestThatIsGivenUpGivesTheModelUp() throws {
    #expect(try begin("/goals/\(goal)/tips") == nil)
    try talk.client.peer.emit(.cancel(ModelAdviceTests.channel), talk.client.now)
    #expect(talk.line.givenUp == [try talk.question])
    #expect(talk.client.peer.due() == nil)
  }

  @Test func whatIsRefusedAsksNobody() throws {
    #expect(try begin("/goals/5e1f0000-0000-4000-8000-000000000009/tips")?.status == 404)
    #expect(try begin("/goals")?.status == 400)
    #expect(talk.line.asked.isEmpty)
  }

  @Test func aRepeatedRequestGetsTheSameTips() throws {
    let text = ModelAdviceTests.object("tips", ModelAdviceTests.five)
    #expect(try begin("/goals/\(goal)/tips", key: "k-1") == nil)
    try talk.says(text)
    let first = try #require(response(try talk.ends()))
    #expect(try begin("/goals/\(goal)/tips", key: "k-1")?.body == first.body)
    #expect(first.body.contains("Tip 5") && talk.line.asked.count == 1)
  }

  @Test(arguments: [
    ("Lose weight", "", 60.0, 80.0), ("Walk more", "I have chest pain on stairs", 9000.0, 0.0),
  ])
  func aGoalWithARedFlagIsAMatterOfTheRules(
    title: String, description: String, target: Double, current: Double
  ) throws {
    let isWeight = current > 0
    let body = Client.goal(
      title: title, type: isWeight ? "weight" : "activity", target: .number(JSON.Number(target)),
      unit: isWeight ? "kg" : "steps", current: .number(JSON.Number(current))
    ).with("description", .string(description))
    let id = try talk.client.makeGoal(body)
    #expect(try begin("/goals/\(id)/tips")?.status == 200)
    #expect(talk.line.asked.isEmpty)
  }
}
