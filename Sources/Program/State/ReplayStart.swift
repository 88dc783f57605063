import ServiceClient
import ServiceHost
import Session
import Store

/// What a replay begins with where its file names a state.
struct ReplayStart {
  let store: Store
  let tokens: Credentials.Tokens?
  private let state: SessionState
  private let name: String
  private let options: ReplayOptions

  /// Loads what a header names; `nil` where it names nothing.
  ///
  /// - Throws: `UsageError` for a state that is not there, or not one.
  init?(_ header: SessionHeader, _ options: ReplayOptions, at path: String?) throws {
    guard let name = header.state, let state = try SessionState.named(in: header, of: path) else {
      return nil
    }
    (self.state, self.name, self.options) = (state, name, options)
    store = try state.openStore(server: options.backend ?? "embedded", path: name)
    tokens = state.tokens
  }

  /// The embedded backend of layer shell.
  func backend() throws -> EmbeddedService {
    var embedded = try options.embedded()
    embedded.state = state.backend
    return try SessionState.fitting(name) { try EmbeddedService(embedded, now: options.start) }
  }
}
