import Contract
import Edge
import JSON
import SQLite
import Testing
import Time

@testable import ServiceHost

/// A client of a backend whose coach is a language model, and the model in the hands of the test.
final class Talk {
  /// What the backend asks and gives up.
  final class Line {
    var asked: [(channel: Channel, request: Request)] = []
    var givenUp: [Channel] = []
  }

  let client: Client
  let line = Line()

  init(
    place: Connection.Place = .memory, pace: Duration = .zero,
    model: LanguageModel = LanguageModel(name: "llama3.2")
  ) throws {
    var options = EmbeddedService.Options(place: place, seed: 1, pace: pace)
    options.model = model
    let line = line
    let backend = try EmbeddedService(
      options, on: TestDatabase.open(place), now: Client.start,
      ask: { line.asked.append(($0, $1)) },
      giveUp: { line.givenUp.append($0) })
    client = Client(backend.peer(), at: Client.start)
  }

  struct NotAsked: Error {}

  /// The channel of what was asked last.
  var question: Channel {
    get throws {
      guard let last = line.asked.last else { throw NotAsked() }
      return last.channel
    }
  }

  /// The messages of what was asked last, as (role, content).
  func told() throws -> [[String]] {
    guard let last = line.asked.last else { throw NotAsked() }
    let messages = try JSON(parsing: last.request.body)["messages"]?.arrayValue ?? []
    return messages.map { [$0["role"]?.stringValue ?? "", $0["content"]?.stringValue ?? ""] }
  }

  /// The same without what stands before the user's messages.
  func toldPlainly() throws -> [[String]] {
    try told().map { [$0[0], $0[1].split(separator: "</facts>\n\n").last.map(String.init) ?? ""] }
  }

  /// Opens the socket of a new consultation.
  func room(goal: String? = nil) throws -> (id: String, channel: Channel) {
    let id = try client.makeConsultation(goal: goal)
    let channel = try client.open(id, onlyDue: true)
    return (id, channel)
  }

  /// The model sends bytes; gives what the client gets by it.
  @discardableResult
  func bytes(_ text: String, on channel: Channel? = nil) throws -> [Arrival] {
    let channel = try channel ?? question
    try client.peer.deliver(.frame(channel, .binary(Array(text.utf8))), client.now)
    return try client.due()
  }

  /// The model says a piece of its answer.
  @discardableResult
  func says(_ piece: String, on channel: Channel? = nil) throws -> [Arrival] {
    try bytes(Talk.event(piece), on: channel)
  }

  /// The model has said all of it.
  @discardableResult
  func ends(on channel: Channel? = nil) throws -> [Arrival] {
    try bytes("data: [DONE]\n\n", on: channel)
  }

  /// The request ends with a response.
  @discardableResult
  func responds(_ status: Int, _ body: String = "") throws -> [Arrival] {
    let response = Response(status, body: body)
    try client.peer.deliver(.response(try question, response), client.now)
    return try client.due()
  }

  /// The request fails.
  @discardableResult
  func fails(_ failure: ConnectionFailure) throws -> [Arrival] {
    try client.peer.deliver(.failed(try question, failure), client.now)
    return try client.due()
  }

  static func event(_ piece: String) -> String {
    let json: JSON = [
      "choices": [["delta": ["content": .string(piece)], "finish_reason": .null]]
    ]
    return "data: \(json.text())\n\n"
  }

  static let closing = "(The language model stopped half-way.)"
}

extension Client {
  /// Opens a socket and takes what is due.
  func open(_ consultation: String, onlyDue: Bool) throws -> Channel {
    let channel = Channel(.socket, 1)
    _ = try open(consultation, as: channel)
    return channel
  }

  /// The same on a channel of one's choice; gives what was due.
  func open(_ consultation: String, as channel: Channel) throws -> [Arrival] {
    let request = Request(.get, "\(Endpoint.prefix)/consultations/\(consultation)/ws")
    try peer.emit(.open(channel, request), now)
    return try due()
  }
}
