import Edge
import JSON
import TestSupport
import Testing

/// The ways in which goals and chats are linked, each between a shell and a server on a port, with
/// another device that changes what the server has.
@Suite(.timeLimit(.minutes(10))) struct LinkingFlowTests {
  private let lume: Lume
  private let server: Server
  /// The other device.
  private let other: ServiceClient

  init() throws {
    lume = try Lume()
    server = try Server(try Lume(), ["--open", "--pace", "0"])
    other = try ServiceClient(address: server.address)
  }

  /// A shell that has done nothing yet.
  private func shell(_ flags: [String] = []) throws -> Shell {
    Shell(process: try lume.start(["--backend", server.address, "--keep-going"] + flags))
  }

  /// A shell to which one line at a time is said.
  private struct Shell {
    let process: ChildProcess

    /// Types a line, and takes what is printed up to the line that begins as told.
    @discardableResult
    func type(_ line: String, until beginning: String) throws -> [String] {
      try type(line) { $0.hasPrefix(beginning) }
    }

    /// Types a line, and takes what is printed up to the line that has a part.
    func type(_ line: String, untilAnsweredWith part: String) throws {
      try type(line) { $0.contains(part) }
    }

    @discardableResult
    private func type(_ line: String, until isLast: (String) -> Bool) throws -> [String] {
      process.write(line + "\n")
      var lines: [String] = []
      repeat { lines.append(try process.line()) } while !isLast(lines[lines.count - 1])
      return lines
    }
  }

  private func goals() throws -> [JSON] {
    try other.data(.get, "/goals")["goals"]?.arrayValue ?? []
  }

  private func chats() throws -> [JSON] {
    try other.data(.get, "/consultations")["consultations"]?.arrayValue ?? []
  }

  /// What was said in a chat, by both.
  private func history(of chat: JSON) throws -> [String] {
    let id = try #require(chat["id"]?.stringValue)
    let data = try other.data(.get, "/consultations/\(id)/messages?limit=100")
    return data["messages"]?.arrayValue?.compactMap { $0["content"]?.stringValue } ?? []
  }

  private func makeGoal(_ title: String) throws -> String {
    let data = try other.data(
      .post, "/goals",
      [
        "title": .string(title), "description": "", "goal_type": "activity", "target_value": 50,
        "target_unit": "km", "start_date": "2026-03-02", "target_date": "2030-05-31",
      ])
    return try #require(data["id"]?.stringValue)
  }

  private static let newGoal = "/goal new \"Run far\" --target 50 km --by +60d"
  /// Stands in the first answer about the goal, and in nothing that is printed before it.
  private static let part = "50 km"

  @Test func aChatFromAGoalThatWasNeverSentSendsItFirst() throws {
    let shell = try shell(["--sync", "manual"])
    try shell.type(LinkingFlowTests.newGoal, until: "Goal 1 saved")
    #expect(try goals().isEmpty)
    try shell.type("/chat goal -- Hello", untilAnsweredWith: LinkingFlowTests.part)
    let (goals, chats) = (try goals(), try chats())
    try #require(goals.count == 1 && chats.count == 1)
    #expect(goals[0]["conversation_id"] == chats[0]["id"])
    #expect(chats[0]["goal_id"] == goals[0]["id"])
    try shell.type("/goal show", until: "chat      Wellness Companion")
    #expect(try shell.process.finish().status == 0)
  }

  @Test func aGoalFromAnIdeaIsLinkedToTheChatItCameFrom() throws {
    let shell = try shell()
    try shell.type("I sleep badly and I am tired all day", until: "")
    try shell.type("I would like to go to bed earlier", until: "")
    try shell.type("/ideas", until: "/ideas take N")
    try shell.type("/ideas take 1", until: "It is linked to this chat")
    #expect(try shell.process.finish().status == 0)
    let (goals, chats) = (try goals(), try chats())
    try #require(goals.count == 1 && chats.count == 1)
    #expect(goals[0]["conversation_id"] == chats[0]["id"])
    #expect(chats[0]["goal_id"] == goals[0]["id"])
  }

  @Test func theStartTakesOverWhatAnotherDeviceHasLinked() throws {
    let id = try makeGoal("Run far")
    let chat = try other.ask(
      .post, "/consultations/chat-about-goal", ["goalId": .string(id)])
    #expect(chat.status == 201)
    let shell = try shell()
    try shell.type("/goal show 1", until: "chat      Wellness Companion: /chat goal goes on")
    try shell.type("/chat goal -- Hello", untilAnsweredWith: LinkingFlowTests.part)
    #expect(try chats().count == 1)
    #expect(try shell.process.finish().status == 0)
  }

  @Test func aGoalThatIsDeletedThereStaysHereUntilItIsRestored() throws {
    let shell = try shell()
    try shell.type(LinkingFlowTests.newGoal, until: "Goal 1 saved")
    try shell.type("/chat goal -- Hello", untilAnsweredWith: LinkingFlowTests.part)
    let id = try #require(try goals().first?["id"]?.stringValue)
    #expect(try other.ask(.delete, "/goals/\(id)").status == 204)
    try shell.type("/goal progress 5", until: "██")
    let lines = try shell.type("/goals", until: "*")
    #expect(lines.last?.hasSuffix("gone from the backend") == true, "\(lines)")
    #expect(try goals().isEmpty)
    try shell.type("/goal restore", until: "Restored: Run far")
    try shell.type("/sync", until: "Everything is in sync")
    let restored = try #require(try goals().first)
    #expect(restored["current_value"] == 5 && restored["id"]?.stringValue != id)
    #expect(try restored["conversation_id"] == chats().first?["id"])
    let result = try shell.process.finish()
    #expect(result.complaints.contains("The backend no longer has \"Run far\": /goal restore"))
    #expect(result.status == 0)
  }

  @Test func whatIsSaidInAChatThatIsDeletedThereGoesOnInAnotherOne() throws {
    let shell = try shell()
    try shell.type(LinkingFlowTests.newGoal, until: "Goal 1 saved")
    try shell.type("/chat goal -- Hello", untilAnsweredWith: LinkingFlowTests.part)
    let gone = try #require(try chats().first?["id"]?.stringValue)
    #expect(try other.ask(.delete, "/consultations/\(gone)").status == 204)
    try shell.type("Give me a plan", untilAnsweredWith: LinkingFlowTests.part)
    let (goals, chats) = (try goals(), try chats())
    try #require(goals.count == 1 && chats.count == 1)
    #expect(chats[0]["id"]?.stringValue != gone)
    #expect(goals[0]["conversation_id"] == chats[0]["id"])
    #expect(try history(of: chats[0]).first == "Give me a plan")
    let result = try shell.process.finish()
    #expect(result.complaints.contains("The backend no longer has this chat"))
    #expect(result.status == 0)
  }
}
