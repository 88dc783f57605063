import Contract
import Edge
import Time
import Wellness

/// The service as its client sees it: one call is one exchange at the edge.
///
/// Every call throws `BackendError`, and `Interrupted` or `Terminated` when the user or the system
/// ends it; then nothing arrives for it any more.
package final class FitIQClient {
  private let edge: Edge
  private var requests = 0
  private var sockets = 0

  /// How long a plain request may take.
  package static let timeout = Duration.seconds(10)
  /// How long a request may take that something is composed for.
  package static let longTimeout = Duration.seconds(30)

  package init(edge: Edge) {
    self.edge = edge
  }

  /// A socket for a consultation, not yet connected.
  package func socket() -> ConsultationSocket {
    sockets += 1
    return ConsultationSocket(edge: edge, channel: Channel(.socket, sockets))
  }

  /// Sends a request and gives the fields of its successful answer to `read`.
  func call<Result>(
    _ endpoint: Endpoint, body: String = "", key: String? = nil,
    timeout: Duration = FitIQClient.timeout,
    read: (Fields) throws(ContractError) -> Result
  ) throws -> Result {
    let response = try exchange(endpoint, body: body, key: key, timeout: timeout)
    do {
      return try read(Envelope.data(of: response, from: endpoint.name))
    } catch {
      throw BackendError(error)
    }
  }

  /// Sends a request and answers its response, a successful one or of an accepted status.
  func exchange(
    _ endpoint: Endpoint, body: String = "", key: String? = nil,
    timeout: Duration = FitIQClient.timeout, accepting accepted: Set<Int> = []
  ) throws -> Response {
    requests += 1
    var headers: [Header] = []
    if !body.isEmpty { headers.append(Envelope.contentType) }
    if let key { headers.append(Header("idempotency-key", key)) }
    let request = Request(endpoint.method, endpoint.target, headers: headers, body: body)
    let response: Response
    do {
      response = try edge.exchange(request, on: Channel(.http, requests), timeout: timeout)
    } catch let failure as ConnectionFailure {
      throw BackendError.unreachable(failure)
    }
    guard (200..<300).contains(response.status) || accepted.contains(response.status) else {
      throw BackendError(ServiceError(response))
    }
    return response
  }
}
