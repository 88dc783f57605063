import JSON
import Wellness

/// What the shell asks the built-in backend about servers of language models, since that is where
/// models are reached from; no other backend is asked.
package enum ModelServers {
  /// Where they are asked about, by `POST` with their addresses.
  package static let target = "/coach/servers"

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
        "problem": server.problem.map { .string($0) } ?? .null,
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
