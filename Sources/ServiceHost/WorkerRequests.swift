import Contract
import Edge
import Time
import Wellness

/// What is known of a request, or heard from other servers, without a service.
extension EmbeddedService.MultiUserService {
  /// Answers whether the process does; `nil` for a request for something else.
  ///
  /// - Returns: the response, and the number of the route.
  package static func liveness(_ request: Request) -> (response: Response, route: Int)? {
    guard request.path == EmbeddedService.healthPaths[0],
      request.method == .get || request.method == .head
    else { return nil }
    return (EmbeddedService.isAlive, RouteTable.shared.routes.count)
  }

  /// The response where too many wait already.
  package static var isBusy: Response {
    ServerPolicy.withHeaders(
      Envelope.error(
        ServiceError(503, "BUSY", "this server has too much to do: please try again")))
  }

  /// Whose request it is by its token, at which nobody has looked; `nil` where there's none, and for
  /// what is about log-ins.
  package static func claimedUser(of request: Request) -> String? {
    guard !request.path.starts(with: logIns) else { return nil }
    if let bearer = Bearer(request) { return TokenSigner.claimedUser(of: bearer.token) }
    return RequestContext.parameterText("token", of: request).flatMap {
      TokenSigner.claimedUser(of: $0)
    }
  }

  private static let logIns = Endpoint.prefix + "/auth/"

  /// On which servers tell each other something.
  package static var channel: String { ServerLease.channel }

  /// Whose sockets may be over by what another server has told; `nil` for what this version doesn't
  /// know.
  package static func user(toldOf text: String) -> String? {
    text.hasPrefix(ServerLease.ofUser) ? String(text.dropFirst(ServerLease.ofUser.count)) : nil
  }

  /// Closes the sockets of a user that are over by what another server has done; `nil` for all users.
  package func closeEnded(of user: String?, at now: Instant) {
    backend.closeEndedElsewhere(of: user.map { Identifier($0) }, at: now)
  }
}
