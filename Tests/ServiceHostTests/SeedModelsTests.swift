import Contract
import Edge
import JSON
import Testing
import Time

import struct Foundation.Data
import struct Foundation.Date
import class Foundation.ISO8601DateFormatter
import class Foundation.JSONDecoder

@testable import ServiceHost

/// The models that the documents of the service have for its clients read what it answers, with
/// formatters that refuse a fraction of a second, as older systems have them.
@Suite struct SeedModelsTests {
  /// A moment that has to be cut to its second.
  private static let start = Client.start + .milliseconds(987)

  private func read<Model: Decodable>(
    _ text: String, as model: Model.Type, inSnakeCase: Bool = false
  ) throws -> Model {
    let decoder = JSONDecoder()
    if inSnakeCase { decoder.keyDecodingStrategy = .convertFromSnakeCase }
    decoder.dateDecodingStrategy = .custom { decoder in
      let text = try decoder.singleValueContainer().decode(String.self)
      guard let date = ISO8601DateFormatter().date(from: text) else { throw Refused(text: text) }
      return date
    }
    return try decoder.decode(model, from: Data(text.utf8))
  }

  private struct Refused: Error { let text: String }

  private func ask(
    _ client: Client, _ method: Request.Method, _ path: String, _ body: JSON? = nil
  ) throws -> String {
    let response = try client.ask(method, path, body)
    #expect(response.status < 300 || response.status == 409, "\(method) \(path)")
    return response.body
  }

  @Test func theFormatterIsAStrictOne() {
    #expect(ISO8601DateFormatter().date(from: "2025-01-29T10:30:00Z") != nil)
    for fraction in [".987Z", ".987000000Z"] {
      #expect(ISO8601DateFormatter().date(from: "2025-01-29T10:30:00" + fraction) == nil)
    }
  }

  @Test func theSocketsModelsReadConsultationsAndMessages() throws {
    let client = try Client(at: SeedModelsTests.start)
    let text = try ask(client, .post, "/consultations", ["persona": "general_wellness"])
    let made = try read(text, as: SocketSeed.Created.self).data.consultation
    #expect(Int64(made.startedAt.timeIntervalSince1970) == Client.start.milliseconds / 1000)
    let again = try ask(client, .post, "/consultations", ["persona": "general_wellness"])
    let conflict = try read(again, as: SocketSeed.Conflict.self).error
    #expect(conflict.code == "CONSULTATION_EXISTS" && conflict.details.canContinue)
    #expect(conflict.details.existingConsultationID == made.id)
    let path = "/consultations/\(made.id)"
    _ = try read(ask(client, .get, path), as: SocketSeed.Answer<SocketSeed.Consultation>.self)
    _ = try ask(client, .post, path + "/messages", ["content": "hello"])
    let history = try read(
      ask(client, .get, path + "/messages"), as: SocketSeed.Answer<SocketSeed.Messages>.self)
    #expect(history.data.messages.map(\.role) == ["user", "assistant"])
    _ = try read(
      ask(client, .post, path + "/complete"), as: SocketSeed.Answer<SocketSeed.Consultation>.self)
  }

  @Test func theSocketsModelReadsEveryFrame() throws {
    let client = try Client(pace: .milliseconds(30), at: SeedModelsTests.start)
    let (channel, opened) = try client.open(try client.makeConsultation())
    try client.say("How should I start?", on: channel)
    try client.say("And then?", on: channel)
    try client.send(ClientFrame.ping.text, on: channel)
    try client.send("nonsense", on: channel)
    let arrivals = opened + (try client.arrivals().map(\.arrival))
    let texts = arrivals.compactMap { arrival -> String? in
      guard case .frame(_, .text(let text)) = arrival else { return nil }
      return text
    }
    let types = try texts.map { try read($0, as: SocketSeed.Frame.self).type }
    #expect(texts.count > 20)
    let kinds: Set = [
      "connected", "message_received", "stream_chunk", "stream_complete", "pong", "error",
    ]
    #expect(Set(types) == kinds)
  }

  @Test func theGoalAwareModelsReadConsultations() throws {
    let client = try Client(at: SeedModelsTests.start)
    let goal = try client.makeGoal()
    let body: JSON = [
      "persona": "wellness_specialist", "context_type": "goal", "context_id": .string(goal),
      "initial_message": "I need help",
    ]
    let text = try ask(client, .post, "/consultations", body)
    let made = try read(text, as: GoalAwareSeed.Created.self, inSnakeCase: true).data.consultation
    #expect(made.contextType == "goal" && made.contextId == goal)
    let list = try read(
      ask(client, .get, "/consultations?status=active"), as: GoalAwareSeed.List.self,
      inSnakeCase: true)
    #expect(list.data.totalCount == 1 && list.data.consultations[0].lastMessageAt != nil)
  }

  @Test func theLinkingModelsReadTheirFourAnswers() throws {
    let client = try Client(at: SeedModelsTests.start)
    let goal = try client.makeGoal()
    let text = try ask(client, .post, "/consultations/chat-about-goal", ["goalId": .string(goal)])
    let chat = try read(text, as: LinkingSeed.Chat.self)
    #expect(chat.goalId == goal && !chat.persona.name.isEmpty)
    let found = try read(ask(client, .get, "/goals/\(goal)"), as: LinkingSeed.Goal.self)
    #expect(found.conversationId == chat.conversationId && found.status == .notStarted)
    let path = "/consultations/\(chat.conversationId)"
    _ = try ask(client, .post, path + "/messages", ["content": "hello"])
    let conversation = try read(ask(client, .get, path), as: LinkingSeed.Conversation.self)
    #expect(conversation.messageCount == 2 && conversation.lastMessageAt != nil)
    let linked = try ask(
      client, .patch, "/goals/\(goal)", ["conversationId": .string(chat.conversationId)])
    _ = try read(linked, as: LinkingSeed.Goal.self)
  }

  @Test func theServicesModelsReadAdvice() throws {
    let client = try Client(at: SeedModelsTests.start)
    let path = "/goals/\(try client.makeGoal(Client.goal(target: 100, unit: "km", current: 10)))"
    typealias Answer = ServicesSeed.Answer
    let steps = try read(
      ask(client, .post, path + "/suggestions"), as: Answer<ServicesSeed.Suggestions>.self,
      inSnakeCase: true)
    #expect(!steps.data.nextSteps.isEmpty)
    for value in [20, 30, 40] as [JSON] {
      client.wait(.seconds(3 * 86_400))
      _ = try ask(client, .patch, path + "/progress", ["current_value": value])
    }
    let analysis = try read(
      ask(client, .post, path + "/analysis"), as: Answer<ServicesSeed.Analysis>.self,
      inSnakeCase: true)
    #expect(analysis.data.projectedCompletion != nil)
  }

  /// Every `…_at` and `…At` in what has no model in the documents.
  @Test func allOtherMomentsAreWholeSeconds() throws {
    let client = try Client(at: SeedModelsTests.start)
    let goal = try client.makeGoal(
      Client.goal().with("is_recurring", true).with("recurrence_pattern", "daily"))
    let path = "/goals/\(goal)"
    _ = try ask(client, .post, path + "/activities", ["activity_type": "check_in"])
    _ = try ask(client, .get, "/users/me")
    for (place, count) in [
      ("/users/me", 2), ("/users/me/preferences", 2), (path + "/activities", 3),
      (path + "/today", 2), (path + "/history", 2),
    ] {
      let moments = SeedModelsTests.moments(in: try client.data(.get, place))
      #expect(moments.count == count, "\(place)")
      for moment in moments {
        #expect(ISO8601DateFormatter().date(from: moment) != nil, "\(place): \(moment)")
      }
    }
    let host = try Host()
    host.wait(.milliseconds(987))
    let registered = try host.ask(.post, "/auth/register", Host.registration()).body
    let moments = SeedModelsTests.moments(in: try JSON(parsing: registered))
    #expect(moments == ["2026-03-02T07:30:00Z"])
  }

  /// Nine digits and three, which their documents ask for.
  @Test func goalsAndInsightsHaveFractions() throws {
    let client = try Client(at: SeedModelsTests.start)
    let goal = try client.data(.post, "/goals", Client.goal())
    #expect(goal["created_at"] == "2026-03-02T07:30:00.987000000Z")
    #expect(goal["updated_at"] == goal["created_at"])
    let insight = try client.data(.post, "/insights/generate", ["insight_type": "daily"])
    for key in ["created_at", "updated_at", "period_start", "period_end"] {
      #expect(insight[key]?.stringValue?.count == 24, "\(key)")
    }
  }

  private static func moments(in json: JSON) -> [String] {
    let keys: Set = ["timestamp", "projected_completion"]
    let own = (json.objectValue ?? []).compactMap { member -> String? in
      member.key.hasSuffix("_at") || member.key.hasSuffix("At") || keys.contains(member.key)
        ? member.value.stringValue : nil
    }
    return own + (json.objectValue ?? []).flatMap { moments(in: $0.value) }
      + (json.arrayValue ?? []).flatMap { moments(in: $0) }
  }
}
