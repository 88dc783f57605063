import JSON
import Testing
import Time
import Wellness

@testable import Contract

@Suite struct ConsultationBodyTests {
  @Test func survivesTheWire() throws {
    let body = Samples.consultation()
    #expect(try ConsultationBody(Samples.fields(body.json)) == body)
  }

  @Test func readsTheBareDialectAlone() throws {
    let body = Samples.consultation()
    let bare = try ConsultationBody(Samples.fields(ConsultationBody.bareTable.object(body)))
    #expect(bare.id == body.id && bare.persona == body.persona && bare.goalID == body.goalID)
    #expect(bare.status == .active && bare.messageCount == 2)
  }

  @Test func readsTheAnswerOfAGoalChatAlone() throws {
    let body = Samples.consultation()
    let bare = try ConsultationBody(Samples.fields(ConsultationBody.bareChatTable.object(body)))
    #expect(bare.id == body.id && bare.persona == body.persona && bare.goalID == body.goalID)
  }

  @Test(arguments: ["id", "persona", "status", "started_at", "created_at", "updated_at"])
  func namesAMissingKey(key: String) throws {
    let members = Samples.consultation().json.objectValue ?? []
    let fields = try Samples.fields(.object(members.filter { $0.key != key }))
    #expect(throws: ContractError(source: "GET /sample", key: key, problem: .missing)) {
      try ConsultationBody(fields)
    }
  }

  @Test func aKeyThatIsNullIsLookedForInTheOtherSpelling() throws {
    let fields = try Samples.fields(["goal_id": .null, "goalId": "g-2"])
    #expect(try fields.optionalString("goal_id") == "g-2")
  }

  @Test func takesTheGoalFromItsContext() throws {
    var body = Samples.consultation()
    body.goalID = nil
    #expect(try ConsultationBody(Samples.fields(body.json)).goalID?.text == "g-1")
  }

  @Test func keepsUnknownWordsAsTheyCame() throws {
    var body = Samples.consultation()
    body.persona = Persona(rawValue: "sleep_coach")
    body.status = ConsultationStatus(rawValue: "pending_approval")
    (body.goalID, body.contextType, body.contextID) = (nil, "journal", "j-1")
    #expect(try ConsultationBody(Samples.fields(body.json)) == body)
  }

  @Test func aRequestAboutAGoalSurvivesTheWire() throws {
    var body = NewConsultationBody(persona: .nutritionist, goalID: Identifier("g-1"))
    body.quickAction = "goal_support"
    body.initialMessage = "hello"
    #expect(body.json["context_type"] == "goal" && body.json["context_id"] == "g-1")
    #expect(try NewConsultationBody(Samples.request(body.json)) == body)
  }

  @Test func aRequestAboutSomethingElseSurvivesTheWire() throws {
    var body = NewConsultationBody(persona: .triage)
    body.contextType = "insight"
    body.contextID = "I-7"
    #expect(try NewConsultationBody(Samples.request(body.json)) == body)
  }

  @Test func refusesTwoDifferentGoals() throws {
    let fields = try Samples.request([
      "persona": "triage", "context_type": "goal", "context_id": "g-1", "goal_id": "g-2",
    ])
    let error = #expect(throws: ContractError.self) { try NewConsultationBody(fields) }
    #expect(error?.key == "context_id")
  }
}

@Suite struct MessageBodyTests {
  @Test(arguments: [Message.ID?.none, Message.ID("m-1")], [false, true])
  func survivesTheWire(clientID: Message.ID?, isCut: Bool) throws {
    let body = MessageBody(
      id: "s-1", consultationID: Identifier("c-1"), role: "assistant", content: "a\n\"b\" é",
      clientID: clientID, createdAt: Samples.seconds, isCut: isCut)
    #expect(try MessageBody(Samples.fields(body.json)) == body)
  }

  @Test(
    arguments: [
      ["total": 3], ["total_count": 3], ["total": 3, "total_count": 7],
    ] as [JSON])
  func readsTheTotalOfEveryDialect(counts: JSON) throws {
    let members = (counts.objectValue ?? []) + [JSON.Member(key: "tips", value: [["id": "x"]])]
    let page = try Page(Samples.fields(.object(members)), "tips") {
      (fields) throws(ContractError) in
      try fields.string("id")
    }
    #expect(page.elements == ["x"] && page.total == 3)
  }

  @Test func aPageSaysWhetherThereIsMore() throws {
    let page = Page(elements: [1, 2], total: 5)
    func json(from offset: Int) throws -> JSON {
      var writer = JSONWriter()
      page.write("numbers", limit: 2, offset: offset, to: &writer) { $1.append($0) }
      return try JSON(parsing: writer.text)
    }
    let expected: JSON = [
      "numbers": [1, 2], "total": 5, "total_count": 5, "limit": 2, "offset": 2, "has_more": true,
    ]
    #expect(try json(from: 2) == expected)
    #expect(try json(from: 3)["has_more"] == false)
  }

  @Test func aPageNamesTheElementThatIsWrong() throws {
    let fields = try Samples.fields(["goals": [["id": "x"], ["name": "y"]]])
    #expect(throws: ContractError(source: "GET /sample", key: "goals[1].id", problem: .missing)) {
      try Page(fields, "goals") { (fields) throws(ContractError) in try fields.string("id") }
    }
  }

  @Test func readsTipsOfBothKinds() throws {
    let fields = try Samples.fields([
      "goal_id": "g", "tips": ["Walk", ["tip": "Sleep"], ["title": "T", "description": "Eat"]],
    ])
    #expect(try TipsBody(fields).tips == ["Walk", "Sleep", "Eat"])
    let body = TipsBody(goalID: Identifier("g"), tips: ["Walk"])
    #expect(try TipsBody(Samples.fields(body.json)) == body)
  }
}
