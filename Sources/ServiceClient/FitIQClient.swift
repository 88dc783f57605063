import Contract
import Edge
import Time
import Wellness

/// The service as its client sees it: one call is one exchange at the edge.
///
/// Every call throws `BackendError`, and `Interrupted` or `Terminated` when the user or the system
/// ends it; then nothing arrives for it any more.
package final class FitIQClient {
  let edge: Edge
  /// What the client shows to be let in.
  package let credentials: Credentials
  /// How this service differs from the contract, as far as was found out.
  package let quirks: ServerQuirks
  /// The zone of the user's calendar.
  let zone: OffsetZone
  private var requests = 0
  /// What was sent ahead of being asked for, by its idempotency key.
  private var ahead: [String: RequestAhead] = [:]
  private var sockets = 0

  /// How long a plain request may take.
  package static let timeout = Duration.seconds(10)
  /// How long a request may take that something is composed for.
  package static let longTimeout = Duration.seconds(30)

  /// How long something that is composed is waited for.
  package var patience = FitIQClient.longTimeout
  /// Told every few seconds how long something that is composed has taken; `nil` for nobody.
  package var onComposing: ((Duration) throws -> Void)?
  /// How often that is.
  private static let tick = Duration.seconds(5)

  package init(
    edge: Edge, credentials: Credentials = Credentials(), quirks: ServerQuirks = ServerQuirks(),
    zone: OffsetZone
  ) {
    self.edge = edge
    self.credentials = credentials
    self.quirks = quirks
    self.zone = zone
  }

  /// How far the service's clock was ahead when it last told the time.
  package private(set) var skew: Duration?

  /// The additions that the service listed last; `nil` before it has answered about goals.
  private var listedAdditions: String?

  /// Opens a socket for a consultation, in whatever way the service wants the token.
  ///
  /// - Parameter timeout: how long each attempt may take.
  package func open(
    _ consultation: Consultation.BackendID, timeout: Duration
  ) throws -> ConsultationSocket {
    if credentials.isStale(at: edge.now) { _ = try refresh() }
    do {
      return try openAnyWay(consultation, timeout)
    } catch let error as BackendError where error.isLoggedOut {
      guard try refresh() else { throw error }
      return try openAnyWay(consultation, timeout)
    }
  }

  private func openAnyWay(
    _ consultation: Consultation.BackendID, _ timeout: Duration
  ) throws -> ConsultationSocket {
    guard credentials.tokens != nil else { return try connect(consultation, .header, timeout) }
    let places: [ConsultationSocket.TokenPlacement] =
      quirks.has(.tokenInQuery) ? [.query, .header] : [.header, .query]
    do {
      return try connect(consultation, places[0], timeout)
    } catch BackendError.refused(let status, let code, _, _)
      where status == 401 || status == 400 && code.isEmpty
    {
      let socket = try connect(consultation, places[1], timeout)
      if places[1] == .query { try quirks.learn(.tokenInQuery) }
      return socket
    }
  }

  private func connect(
    _ consultation: Consultation.BackendID, _ place: ConsultationSocket.TokenPlacement,
    _ timeout: Duration
  ) throws -> ConsultationSocket {
    let socket = socket()
    try socket.connect(to: consultation, token: place, timeout: timeout)
    skew = socket.skew ?? skew
    try quirks.learn(socket.additions)
    return socket
  }

  /// A socket, not yet connected.
  func socket() -> ConsultationSocket {
    sockets += 1
    return ConsultationSocket(
      edge: edge, channel: Channel(.socket, sockets), credentials: credentials)
  }

  /// Sends a request and gives the reader of its successful answer to `read`.
  func call<Result>(
    _ endpoint: Endpoint, body: String = "", key: String? = nil,
    timeout: Duration = FitIQClient.timeout,
    read: (BodyReader) throws(ContractError) -> Result
  ) throws -> Result {
    let response = try exchange(endpoint, body: body, key: key, timeout: timeout)
    do {
      return try read(Envelope.data(of: response, from: endpoint.name))
    } catch {
      throw BackendError(error)
    }
  }

  /// Sends a request and answers its response, a successful one or of an accepted status.
  ///
  /// A token that ends soon is exchanged before; one that is refused is exchanged once, and the
  /// request sent again.
  ///
  /// - Parameter header: one more that the request has.
  func exchange(
    _ endpoint: Endpoint, body: String = "", key: String? = nil, header: Header? = nil,
    timeout: Duration = FitIQClient.timeout, accepting accepted: Set<Int> = []
  ) throws -> Response {
    if endpoint.operation.needsToken, credentials.isStale(at: edge.now) { _ = try refresh() }
    var response = try send(endpoint, body: body, key: key, header: header, timeout: timeout)
    // To read what an error says takes a while, and most responses are none.
    if response.status == 401, endpoint.operation.needsToken, credentials.tokens != nil,
      BackendError(response).isLoggedOut, try refresh()
    {
      response = try send(endpoint, body: body, key: key, header: header, timeout: timeout)
    }
    guard (200..<300).contains(response.status) || accepted.contains(response.status) else {
      throw BackendError(response)
    }
    if case .goal = endpoint.operation {
      try note(additions: response.header(Addition.header.name) ?? "")
    }
    return response
  }

  /// Learns of what is answered about goals, once for each list.
  private func note(additions: String) throws {
    guard additions != listedAdditions else { return }
    let known = Addition.known(inHeader: additions)
    // What its sockets do, they list themselves.
    let listed = Addition.allCases.filter { $0 != .userMessage }
    try quirks.learn(listed.filter(known.contains))
    // An earlier version in its place has less.
    try quirks.forget(listed.filter { !known.contains($0) })
    listedAdditions = additions
  }

  /// How much one page of a list has, which is the most there may be.
  static let pageSize = 100

  func page(_ list: Endpoint, _ offset: Int, filter: String? = nil) -> Endpoint {
    list.page(limit: FitIQClient.pageSize, offset: offset, filter: filter)
  }

  /// How long a list may be that is followed page after page.
  static let longestList = 20_000
  /// How far one is followed that claims to be longer.
  static let longestOfMany = 10_000

  /// Where the page behind this one begins; `nil` where the list ends.
  ///
  /// - Throws: `BackendError.unreadable` for a list that goes on and on.
  static func next(after page: Page<some Any>, from offset: Int) throws -> Int? {
    let end = offset + page.elements.count
    // One that is not full ends the list, unless it says that it was cut for its size.
    guard page.elements.count == pageSize || page.hasMore == true, end < page.total else {
      return nil
    }
    guard end < (page.total > longestList ? longestOfMany : longestList) else {
      throw BackendError.unreadable(
        source: "list", problem: "it still goes on after \(end) entries, of \(page.total)")
    }
    return end
  }

  /// All elements of a list, page after page; each id once, since a list may grow meanwhile. A page
  /// with nothing new is the last one, whatever total it gives.
  func pages<Element: Identified>(_ page: (Int) throws -> Page<Element>) throws -> [Element] {
    var all: [Element] = []
    var ids: Set<Element.ID> = []
    var offset = 0
    while true {
      let page = try page(offset)
      let news = page.elements.filter { ids.insert($0.id).inserted }
      all += news
      guard !news.isEmpty, let next = try FitIQClient.next(after: page, from: offset) else {
        return all
      }
      offset = next
    }
  }

  /// Asks in the way of the contract, or in another one where the service has shown that it does
  /// not know that; what it shows is remembered.
  func call<Result>(
    _ quirk: ServerQuirk, _ usual: () throws -> Result, otherwise: () throws -> Result
  ) throws -> Result {
    if quirks.has(quirk) { return try otherwise() }
    do {
      return try usual()
    } catch let error as BackendError where error.meansNoRoute {
      let result = try otherwise()
      try quirks.learn(quirk)
      return result
    }
  }

  /// Exchanges the tokens for new ones; those that are refused are forgotten. One thread and one
  /// request at a time, and one program after the other: no two exchanges can meet.
  ///
  /// - Returns: whether there are new ones.
  package func refresh() throws -> Bool {
    try credentials.renew { tokens, areNew in
      guard areNew else { return try exchange(tokens) }
      try conceal(tokens)
      return true
    }
  }

  private func exchange(_ tokens: Credentials.Tokens) throws -> Bool {
    let body = RefreshBody(refresh: tokens.refresh).text
    let response = try send(
      .account(.refreshTokens), body: body, timeout: FitIQClient.timeout)
    switch response.status {
    case 200..<300:
      try storeTokens(of: response, from: .account(.refreshTokens))
      return true
    case 400, 401, 403:
      let error = BackendError(response)
      if error == .keyRefused { throw error }
      try credentials.forget()
      return false
    default: return false
    }
  }

  /// Takes over the tokens of a response.
  func storeTokens(of response: Response, from endpoint: Endpoint) throws {
    let body: TokenBody
    do {
      body = try TokenBody(Envelope.data(of: response, from: endpoint.name))
    } catch {
      throw BackendError(error)
    }
    let tokens = Credentials.Tokens(access: body.access, refresh: body.refresh)
    try conceal(tokens)
    try credentials.store(tokens, at: edge.now)
  }

  /// Keeps tokens out of recordings.
  private func conceal(_ tokens: Credentials.Tokens) throws {
    try edge.emit(.secret(name: "token", value: tokens.access))
    try edge.emit(.secret(name: "token", value: tokens.refresh))
  }

  private func send(
    _ endpoint: Endpoint, body: String, key: String? = nil, header: Header? = nil,
    timeout: Duration
  ) throws -> Response {
    let request = request(endpoint, body: body, key: key, header: header)
    if let key, let begun = ahead.removeValue(forKey: key),
      let response = try response(of: begun, to: request)
    {
      return response
    }
    return try exchange(request, timeout: timeout)
  }

  /// Sends a request on the next channel and waits for its response, whatever it is.
  func exchange(_ request: Request, timeout: Duration) throws -> Response {
    requests += 1
    do {
      let tick = timeout == patience ? onComposing.map { (FitIQClient.tick, $0) } : nil
      return try edge.exchange(
        request, on: Channel(.http, requests), timeout: timeout, tick: tick)
    } catch let failure as ConnectionFailure {
      throw BackendError.unreachable(failure)
    }
  }
}

extension FitIQClient {
  /// Sends a request whose response is waited for later, by whoever asks for the same under its key.
  package func begin(_ request: FirstRequest, key: String) throws {
    let sent = self.request(request.endpoint, body: request.body, key: key, header: nil)
    requests += 1
    let channel = Channel(.http, requests)
    try edge.emit(.request(channel, sent))
    ahead[key] = RequestAhead(
      request: sent, channel: channel, start: edge.now, tokens: credentials.tokens)
  }

  /// Waits for what comes of a request that was begun; whoever asks for the same gets it then.
  ///
  /// - Throws: `Interrupted`; `Terminated`.
  package func awaitAnswer(key: String) throws {
    guard var begun = ahead[key], begun.outcome == nil else { return }
    // Where the wait is interrupted it's given up already.
    ahead[key] = nil
    begun.outcome = try outcome(of: begun)
    ahead[key] = begun
  }

  /// Gives up what was sent ahead under a key; the service may have heard it.
  package func giveUp(key: String) throws {
    guard let begun = ahead.removeValue(forKey: key) else { return }
    try edge.emit(.cancel(begun.channel))
  }

  /// - Returns: `nil` where it says nothing about the request that is to be sent: it was another
  ///   one, or with tokens that have been exchanged since.
  private func response(of begun: RequestAhead, to request: Request) throws -> Response? {
    let response: Response
    switch try outcome(of: begun) {
    case .success(let answered): response = answered
    case .failure(let failure): throw BackendError.unreachable(failure)
    }
    guard begun.isSame(as: request) else { return nil }
    let isLate = begun.tokens != credentials.tokens && BackendError(response).isLoggedOut
    return isLate ? nil : response
  }

  private func outcome(of begun: RequestAhead) throws -> Result<Response, ConnectionFailure> {
    if let outcome = begun.outcome { return outcome }
    do {
      return .success(
        try edge.response(on: begun.channel, since: begun.start, timeout: FitIQClient.timeout))
    } catch let failure as ConnectionFailure {
      return .failure(failure)
    }
  }

  private func request(
    _ endpoint: Endpoint, body: String, key: String?, header: Header?
  ) -> Request {
    var headers = credentials.headers(withToken: endpoint.operation.needsToken)
    if !body.isEmpty { headers.append(Envelope.contentType) }
    if let key { headers.append(Header("idempotency-key", key)) }
    if let header { headers.append(header) }
    return Request(endpoint.method, endpoint.target, headers: headers, body: body)
  }
}

/// A request that was sent before its response is waited for.
private struct RequestAhead {
  let request: Request
  let channel: Channel
  let start: Instant
  /// What was shown with it.
  let tokens: Credentials.Tokens?
  /// What has come of it, where somebody has waited for that.
  var outcome: Result<Response, ConnectionFailure>?

  /// Whether another one asks for the same.
  func isSame(as other: Request) -> Bool {
    request.method == other.method && request.target == other.target && request.body == other.body
  }
}

/// What has an id that the service gave it.
protocol Identified {
  associatedtype ID: Hashable
  var id: ID { get }
}

extension GoalBody: Identified {}
extension ConsultationBody: Identified {}
