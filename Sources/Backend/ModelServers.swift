import Contract
import Edge
import Wellness

extension FitIQClient {
  /// Asks servers of language models what they have, by way of the embedded backend.
  ///
  /// - Parameter addresses: of their APIs, as URLs.
  /// - Returns: what was said, in the order of the addresses.
  package func modelServers(at addresses: [String]) throws -> [ModelServerAnswer] {
    let request = Request(
      .post, ModelServers.target, headers: [Envelope.contentType],
      body: ModelServers.question(addresses))
    let response = try exchange(request, timeout: FitIQClient.timeout)
    do {
      let source = "POST \(ModelServers.target)"
      return try ModelServers.all(in: Envelope.data(of: response, from: source))
    } catch {
      throw BackendError(error)
    }
  }
}
