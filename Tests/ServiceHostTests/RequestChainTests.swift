import Contract
import Edge
import JSON
import Testing
import Time

@testable import ServiceHost

/// The steps on the way of a request, by what each has against one.
@Suite struct RequestChainTests {
  /// What is wrong with a request, in the order of the steps that mind it.
  private enum Wrong: Int, CaseIterable {
    case fault, key, path, bearer, route

    var refusal: String {
      switch self {
      case .fault: "502 FAULT"
      case .key: "401 INVALID_API_KEY"
      case .path: "404 ROUTE_NOT_FOUND"
      case .bearer: "401 UNAUTHORIZED"
      case .route: "400 INVALID_REQUEST"
      }
    }
  }

  /// A host and a request with everything wrong from a step on.
  private func refusal(from first: Wrong) throws -> Response {
    func has(_ wrong: Wrong) -> Bool { wrong.rawValue >= first.rawValue }
    let file = DatabaseFile()
    let token = try Host(place: file.place).register().access
    let host = try Host(
      place: file.place, faults: Faults(parsing: has(.fault) ? "status=502" : "off"),
      apiKey: "k-1")
    var headers = [Envelope.contentType]
    if !has(.key) { headers.append(Header("x-api-key", "k-1")) }
    if !has(.bearer) { headers.append(Header("authorization", "Bearer \(token)")) }
    let request = Request(
      .post, Endpoint.prefix + (has(.path) ? "/gaols" : "/goals"), headers: headers,
      body: "{}")
    return try #require(host.begin(request).response)
  }

  @Test(arguments: Wrong.allCases)
  private func comeInTheirOrder(wrong: Wrong) throws {
    let response = try refusal(from: wrong)
    #expect(Host.summary(response) == wrong.refusal)
    #expect(response.header("www-authenticate") == (response.status == 401 ? "Bearer" : nil))
  }

  /// What the server has refused before is no exception.
  @Test(arguments: [(400, "BAD_REQUEST"), (413, "BODY_TOO_LARGE"), (503, "UNAVAILABLE")])
  func whatComesToNoRequestIsAnsweredAlike(_ status: Int, _ code: String) throws {
    let response = EmbeddedService.MultiUserService.refusal(status)
    #expect(Host.summary(response) == "\(status) \(code)")
    #expect(response.header("retry-after") == (status == 503 ? "1" : nil))
  }

  /// What would take the time of others to read isn't read; a long text is no many values.
  @Test func aBodyOfFarTooManyValuesIsRefused() throws {
    let client = try Client()
    for (value, word) in [
      (JSON.array(Array(repeating: "", count: 30_001)), "values"),
      (.string(String(repeating: "a", count: 90_000)), "title"),
    ] {
      let response = try client.ask(.post, "/goals", Client.goal().with("title", value))
      #expect(response.status == 400 && response.body.contains(word))
    }
  }

  @Test func inProcessNobodyIsHeldToWhatAServerAsks() throws {
    let client = try Client()
    #expect(try client.ask(.post, "/goals", Client.goal()).status == 201)
    try client.set("fault", "status=503")
    #expect(try client.ask(.get, "/goals").headers.map(\.name) == ["content-type"])
  }

  @Test func whatFailsOnPurposeIsNotGarbled() throws {
    for isServed in [false, true] {
      let faults = try Faults(parsing: "status=502,garbage=1")
      let response =
        try isServed
        ? Host(faults: faults).ask(.get, "/goals") : Client(faults: faults).ask(.get, "/goals")
      #expect(Host.summary(response) == "502 FAULT")
    }
  }

  /// The head is that of the whole answer (RFC 9110 §9.3.2).
  @Test(arguments: ["/openapi.json", "/goals"])
  func aHeadIsThatOfAGet(path: String) throws {
    let host = try Host()
    let token = try host.register().access
    let get = try host.ask(.get, path, token: token)
    #expect(try host.ask(.head, path, token: token) == get && get.status == 200)
  }

  @Test func aSocketIsRefusedBeforeItIsLookedFor() throws {
    let host = try Host()
    let elsewhere = Request(.get, Endpoint.prefix + "/goals")
    #expect(
      Host.summary(try #require(host.admit(elsewhere).refusal)) == "404 ROUTE_NOT_FOUND")
    #expect(
      Host.summary(try #require(host.admit("nonsense").refusal)) == "401 UNAUTHORIZED")
    let refusing = try Host(faults: Faults(parsing: "refuse,status=502"))
    #expect(Host.summary(try #require(refusing.admit("x").refusal)) == "503 UNAVAILABLE")
  }
}
