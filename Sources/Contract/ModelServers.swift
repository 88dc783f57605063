import JSON
import Wellness

/// What the shell asks the built-in backend about servers of language models, since that is where
/// models are reached from; no other backend is asked.
package enum ModelServers {
  /// Where they are asked about, by `POST` with their addresses.
  package static let target = "/coach/servers"

  /// Where it's asked what a model would be told, by `POST` with a consultation and a message.
  package static let promptTarget = "/coach/prompt"

  /// What asks for what a model would be told.
  package static func promptQuestion(
    _ message: String, in consultation: Consultation.BackendID
  ) -> String {
    let body: JSON = [
      "consultation_id": .string(consultation.text), "message": .string(message),
    ]
    return body.text()
  }

  /// The consultation and the message of such a question.
  package static func promptQuestion(
    in body: String
  ) throws(ContractError) -> (consultation: Consultation.BackendID, message: String) {
    let reader = try BodyReader(body: body, source: "POST \(promptTarget)")
    return (try reader.identifier("consultation_id"), try reader.string("message"))
  }

  /// What is answered: the lines that the model would be told; none where it isn't asked.
  package static func prompt(_ lines: [(role: String, text: String)]) -> JSON {
    let messages = lines.map { line -> JSON in
      ["role": .string(line.role), "content": .string(line.text)]
    }
    return ["messages": .array(messages)]
  }

  /// Reads such an answer.
  package static func prompt(
    in reader: BodyReader
  ) throws(ContractError) -> [(role: String, text: String)] {
    var lines: [(role: String, text: String)] = []
    for line in try reader.objects("messages") {
      lines.append((try line.string("role"), try line.string("content")))
    }
    return lines
  }

  /// What asks about servers.
  ///
  /// - Parameter addresses: of their APIs, as URLs.
  package static func question(_ addresses: [String]) -> String {
    (["addresses": .array(addresses.map { .string($0) })] as JSON).text()
  }

  /// The addresses that a question has.
  package static func addresses(in body: String) throws(ContractError) -> [String] {
    try BodyReader(body: body, source: "POST \(target)").strings("addresses")
  }

  /// What is answered of servers, in the order of the question.
  package static func data(_ servers: [ModelServerAnswer]) -> JSON {
    let objects = servers.map { server -> JSON in
      [
        "address": .string(server.address),
        "models": server.models.map { .array($0.map { .string($0) }) } ?? .null,
        "problem": JSON(server.problem),
      ]
    }
    return ["servers": .array(objects)]
  }

  /// Reads an answer.
  package static func all(
    in reader: BodyReader
  ) throws(ContractError) -> [ModelServerAnswer] {
    var servers: [ModelServerAnswer] = []
    for server in try reader.objects("servers") {
      servers.append(
        ModelServerAnswer(
          address: try server.string("address"),
          models: server.has("models") ? try server.strings("models") : nil,
          problem: try server.optionalString("problem")))
    }
    return servers
  }
}
