import Edge
import Network
import ServiceClient
import Store
import Verbs

/// A backend on the network, as a run of the shell uses it.
struct RemoteBackend: Sendable {
  let address: BaseAddress
  /// What the backend asks of every program; `nil` for none.
  let apiKey: String?
  private let options: NetworkOptions
  private let tokens: TokenFile?

  /// - Parameter locations: where tokens and the log are; `nil` for a run that keeps nothing.
  /// - Throws: `UsageError` for an address that is none.
  init(
    _ text: String, run: ShellFlags, configuration: Configuration, locations: Locations?
  ) throws {
    do {
      address = try BaseAddress(text, insecure: run.isInsecure)
    } catch {
      throw UsageError("--backend \(text): \(error)")
    }
    apiKey = configuration.value("api_key")
    var options = configuration.network(
      caFile: run.caFile, isInsecure: run.isInsecure, log: locations?.log)
    // Somebody waits at the prompt.
    options.connectTimeout = .seconds(5)
    self.options = options
    tokens = locations.map { TokenFile(path: $0.tokens) }
  }

  /// What the store and the user call it.
  var name: String { address.description }

  /// The other end of the wire; its threads end with `shutdown`.
  func connect(_ inbox: Inbox) -> NetworkPeer {
    var options = options
    options.requestsAtOnce = RemoteBackend.connections
    return NetworkPeer(base: address, inbox: inbox, options: options)
  }

  /// How many connections are in use at once, beside those of sockets.
  private static let connections = 4

  /// What is shown to be let in, with the tokens of an earlier run.
  func credentials() throws -> Credentials {
    let name = name
    let file = tokens
    let kept = {
      try file?.tokens(for: name).map { Credentials.Tokens(access: $0.access, refresh: $0.refresh) }
    }
    return Credentials(
      apiKey: apiKey, tokens: try kept(), kept: kept,
      alone: { body in try file?.withExclusiveLock(body) ?? body() },
      keep: { tokens in
        try file?.keep(tokens.map { ($0.access, $0.refresh) }, for: name)
      })
  }

  /// What must never be written to a recording.
  func secrets(_ credentials: Credentials) -> [Effect] {
    let secrets = [
      apiKey.map { ("api_key", $0) }, credentials.tokens.map { ("token", $0.access) },
      credentials.tokens.map { ("token", $0.refresh) },
    ]
    return secrets.compactMap { $0 }.map { .secret(name: $0.0, value: $0.1) }
  }
}
