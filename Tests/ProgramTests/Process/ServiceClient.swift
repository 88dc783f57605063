import Contract
import Edge
import JSON
import Network
import TestSupport
import Time

/// A client of a `lume serve` that was started.
final class ServiceClient {
  private let inbox = Inbox(clock: .running(ServiceClient.clock))
  private let network: NetworkPeer
  private var lastNumber = 0

  convenience init(of server: ChildProcess) throws {
    let words = try server.line().split(separator: " ")
    try self.init(address: String(words.last ?? ""))
  }

  init(address: String) throws {
    network = NetworkPeer(base: try BaseAddress(address), inbox: inbox)
  }

  deinit { network.shutdown() }

  /// Sends a request under `/api/v1` without waiting for its response.
  @discardableResult
  func begin(
    _ method: Request.Method, _ path: String, _ body: JSON? = nil, token: String? = nil
  ) -> Channel {
    lastNumber += 1
    let channel = Channel(.http, lastNumber)
    network.perform(
      .request(
        channel,
        Request(
          method, Endpoint.prefix + path, headers: ServiceClient.headers(token),
          body: body?.text() ?? "")))
    return channel
  }

  /// Sends a request and waits for its response.
  func ask(
    _ method: Request.Method, _ path: String, _ body: JSON? = nil, token: String? = nil
  ) throws -> Response {
    let arrival = next(on: begin(method, path, body, token: token))
    guard case .response(_, let response) = arrival else { throw Unanswered(arrival: arrival) }
    return response
  }

  /// Sends a request and gives the `data` of its response.
  func data(
    _ method: Request.Method, _ path: String, _ body: JSON? = nil, token: String? = nil
  ) throws -> JSON {
    try JSON(parsing: try ask(method, path, body, token: token).body)["data"] ?? .null
  }

  /// Makes an account and gives its access token.
  func register(_ name: String = "ada") throws -> String {
    let data = try data(
      .post, "/auth/register",
      [
        "email": .string("\(name)@example.com"), "password": "correct horse", "name": "Ada",
        "date_of_birth": "1990-12-10",
      ])
    return data["access_token"]?.stringValue ?? ""
  }

  /// What comes next on a channel; `deadline` when nothing does.
  func next(on channel: Channel) -> Arrival {
    let deadline = ServiceClient.clock() + .seconds(30)
    let taken = inbox.pop(.channel(channel, early: nil), deadline: deadline, due: nil)
    guard case .arrival(let arrival, _) = taken.thing else { return .deadline }
    return arrival
  }

  struct Unanswered: Error { let arrival: Arrival }

  private static func headers(_ token: String?) -> [Header] {
    [Header("content-type", "application/json")]
      + (token.map { [Header("authorization", "Bearer \($0)")] } ?? [])
  }

  private static let start = ContinuousClock.now

  private static func clock() -> Instant {
    Instant(milliseconds: 0) + (ContinuousClock.now - start)
  }
}
