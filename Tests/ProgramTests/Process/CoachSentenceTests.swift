import TestSupport
import Testing

/// What users expect of a coach that is a language model, over a real socket: one row for each thing
/// that is asked of the shell where nothing goes wrong, or not for good.
@Suite(.timeLimit(.minutes(10)))
struct CoachSentenceTests {
  /// What a user does, and what is to be seen of it.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let inputs: [String]
    var flags: [String] = []
    var variables: [String: String] = [:]
    /// What the server does with a request.
    var answers: @Sendable (String) -> ModelStub.Simulation = { _ in .says("Walk.") }
    /// What the last request has, and what it has not.
    var told: [String] = []
    var untold: [String] = []
    var output: [String] = []
    var complaints: [String] = []
    var status: Int32 = 0
    var requests = 1
  }

  private static func response(_ status: Int, _ body: String) -> ModelStub.Simulation {
    .raw(
      "HTTP/1.1 \(status) X\r\ncontent-type: application/json\r\ncontent-length: "
        + "\(body.utf8.count)\r\n\r\n\(body)")
  }

  private static let goal = "/goal new \"Walk more\" --target 5 km --by +30d --every once"
  private static let danger =
    "/goal new \"Eat nothing for two weeks\" --target 14 days --by +14d --every once"
  private static let usage =
    #"{"choices":[{"message":{"content":"Walk."}}],"usage":{"prompt_tokens":9,"completion_tokens":2}}"#
  private static let overflow =
    #"{"error":{"message":"the request exceeds the available context size"}}"#

  static let rows = [
    Row(
      testDescription: "options of the command line",
      inputs: ["hello"],
      flags: ["--coach-option", "temperature=0.7", "--coach-option", "max-tokens=400"],
      told: [#""temperature": 0.7"#, #""max_tokens": 400"#]),
    Row(
      testDescription: "options of a variable, over which a flag wins", inputs: ["hello"],
      flags: ["--coach-option", "top-p=0.5"],
      variables: ["LUME_COACH_OPTIONS": "top-p=0.9 temperature=1.5"],
      told: [#""top_p": 0.5"#, #""temperature": 1.5"#]),
    Row(
      testDescription: "no temperature that nobody has set, and a limit", inputs: ["hello"],
      told: [#""max_tokens": 300"#], untold: ["temperature", "top_p"]),
    Row(
      testDescription: "nothing comes within the time for the first byte", inputs: ["hello"],
      flags: ["--coach-option", "first-byte=4s"], answers: { _ in .holds(after: "") },
      complaints: ["(The language model is silent; the built-in coach answers.)"]),
    Row(
      testDescription: "nothing more comes within the time between two bytes", inputs: ["hello"],
      flags: ["--coach-option", "between-bytes=1s"], answers: { _ in .holds(after: "Walk") },
      output: ["Walk\n"], complaints: ["(The language model fell silent in the middle.)"],
      status: 69),
    Row(
      testDescription: "a context that half of the talk fits into",
      inputs: ["Alpha is first", "Beta is second", "Gamma is third"],
      answers: { request in
        let isLong = request.contains("Alpha") && request.contains("Gamma")
        return isLong ? response(400, overflow) : .says("Walk.")
      },
      told: ["Gamma is third"], untold: ["Alpha"],
      complaints: ["(The language model was told only the last 2 messages before this one: "],
      requests: 4),
    Row(
      testDescription: "what the built-in coach said in its place is not the model's",
      inputs: ["hello", "and now?"],
      answers: { $0.contains("and now?") ? .says("Walk.") : response(500, "") },
      told: [#"\n\nhello\n\n<facts>"#], untold: ["built-in coach", "\"assistant\""],
      output: ["Walk.\n"], requests: 2),
    Row(
      testDescription: "the active goals in a chat about none", inputs: [goal, "hello"],
      told: ["Walk more"], untold: ["There is no goal yet"]),
    Row(
      testDescription: "weekday and time", inputs: ["hello"],
      flags: ["--clock", "2026-03-02T12:00:00Z"], variables: ["TZ": "UTC"],
      told: ["Date: Monday, 2026-03-02, about 12:00"]),
    Row(
      testDescription: "a plan may be long, and a persona is a paragraph",
      inputs: ["/chat fitness_coach", "hello"],
      told: [
        "a plan may have seven lines and 110 words",
        "You are a fitness coach: brisk, direct and good-humoured. Put movement",
      ]),
    Row(
      testDescription: "tokens and time", inputs: ["hello", "/status", "/coach"],
      answers: { _ in response(200, usage) },
      output: ["1 answer, 9 tokens read and 2 written, ", "s, 9 tokens read and 2 written\n"]),
    Row(
      testDescription: "a danger that a goal tells of, for every kind of advice",
      inputs: [danger, "/tips", "/suggest", "/analyze", "/ideas"], output: ["doctor"], requests: 0),
    Row(
      testDescription: "a danger that a goal tells of, in the chat about it",
      inputs: [danger, "/chat goal -- How do I begin?"], output: ["doctor"], requests: 0),
  ]

  @Test(arguments: rows)
  func isAsItsUsersExpect(row: Row) throws {
    let stub = try ModelStub(row.answers)
    var lume = try Lume()
    lume.environment = row.variables
    let process = try lume.start(
      ["--coach", "http://127.0.0.1:\(stub.port)/v1", "--coach-model", "m"] + row.flags
        + row.inputs.flatMap { ["-c", $0] })
    let result = try process.finish(within: .seconds(60))
    let last = stub.requests.last ?? ""
    for text in row.told { #expect(last.contains(text), "\(text): \(last)") }
    for text in row.untold { #expect(!last.contains(text), "\(text): \(last)") }
    for text in row.output { #expect(result.output.contains(text), "\(text): \(result)") }
    for text in row.complaints { #expect(result.complaints.contains(text), "\(text): \(result)") }
    #expect(result.status == row.status && stub.requests.count == row.requests, "\(result)")
  }

  @Test func aQuestionOfOneLineSaysWhoAnswered() throws {
    let stub = try ModelStub { _ in .says("Walk.") }
    let lume = try Lume()
    let coach = ["--coach", "http://127.0.0.1:\(stub.port)/v1", "--coach-model", "m"]
    let asked = try lume.start(["ask", "hello", "--json"] + coach).finish(within: .seconds(60))
    #expect(asked.output.contains("\"by\": \"m\""), "\(asked)")
    stub.stop()
    let alone = try lume.start(["ask", "hello"] + coach).finish(within: .seconds(60))
    #expect(!alone.output.contains("language model"), "\(alone)")
    #expect(
      alone.complaints
        == "(The language model cannot be reached: its server may not be running; "
        + "the built-in coach answers.)\n")
  }
}
