import Contract
import Edge
import JSON
import Testing

@testable import ServiceHost

@Suite struct ServiceDescriptionTests {
  private static let all = ServiceDescription.withAccounts.json["paths"]?.objectValue ?? []
  /// Those of the version; health is told where none is.
  private static let paths = all.filter { $0.value["servers"] == nil }

  @Test func everyRouteIsDescribedAndEveryDescriptionIsARoute() throws {
    let all = Operation.all.flatMap(\.definition.routes)
    let routes = Set(all.map { "\($0.method.rawValue) \($0.path)" })
    #expect(routes.count == all.count)
    let described = Set(
      ServiceDescriptionTests.paths.flatMap { item in
        (item.value.objectValue ?? []).map { "\($0.key.uppercased()) \(item.key)" }
      })
    #expect(described == routes)
  }

  /// Asks at every path with every method: what is described is found, what is not is refused with
  /// the methods that are.
  @Test func theServiceAnswersWhatIsDescribedAndNothingElse() throws {
    let client = try Client()
    for item in ServiceDescriptionTests.paths where !item.key.hasPrefix("/auth/") {
      let methods = (item.value.objectValue ?? []).map { $0.key.uppercased() }
      let path = item.key.split(separator: "/").map { $0 == "{id}" ? "x" : $0 }
        .joined(separator: "/")
      for method in Request.Method.allCases where method != .head {
        let response = try client.ask(method, "/" + path)
        let error = ServiceError(response)
        #expect(error.code != "ROUTE_NOT_FOUND", "\(method) \(path)")
        #expect((error.status == 405) == !methods.contains(method.rawValue), "\(method) \(path)")
        guard error.status == 405 else { continue }
        let allowed = Set(
          (response.header("allow") ?? "").split(separator: ",").map { $0.drop { $0 == " " } })
        #expect(allowed.subtracting(["HEAD"]) == Set(methods.map { $0[...] }))
      }
    }
  }

  @Test func everyOperationHasANameOfItsOwn() {
    let names = ServiceDescriptionTests.paths.flatMap { item in
      (item.value.objectValue ?? []).compactMap { $0.value["operationId"]?.stringValue }
    }
    #expect(Set(names).count == names.count && names.count > 100)
  }

  @Test func healthIsDescribedWhereItIs() throws {
    let host = try Host()
    let described = ServiceDescriptionTests.all.filter { $0.value["servers"] != nil }
    #expect(described.map(\.key) == ["/healthz", "/readyz"])
    for item in described {
      #expect(item.value["servers"] == [["url": "/"]])
      let response = try #require(host.begin(Request(.get, item.key)).response)
      let states = item.value["get"]?["responses"]
      let schema = states?["200"]?["content"]?["application/json"]?["schema"] ?? [:]
      let check = SchemaCheck(document: ServiceDescription.open.json)
      #expect(check.problems(in: try JSON(parsing: response.body), against: schema) == [])
      #expect((states?["503"] != nil) == (item.key == "/readyz"))
    }
  }

  @Test func whateverChangesSomethingOfAUsersTakesAKey() throws {
    for item in ServiceDescriptionTests.paths {
      for method in item.value.objectValue ?? [] {
        let takesKey = (method.value["parameters"]?.arrayValue ?? []).contains {
          $0["name"] == "Idempotency-Key" && $0["in"] == "header"
            && $0["schema"]?["maxLength"] == 255
        }
        let isAboutUser = method.value["tags"] == ["users"]
        #expect(takesKey == (method.key != "get" && !isAboutUser), "\(method.key) \(item.key)")
        let isRefused = method.value["responses"]?["422"]?.text().contains("IDEMPOTENCY") ?? false
        #expect(!isAboutUser || !isRefused, "\(method.key) \(item.key)")
      }
    }
  }

  @Test func aListThatHasATagSaysSo() throws {
    let paths = ServiceDescription.open.json["paths"]
    let list = try #require(paths?["/goals"]?["get"])
    for status in ["200", "304"] {
      #expect(list["responses"]?[status]?["headers"]?["ETag"]?["schema"] != nil)
    }
    #expect(paths?["/goals/{id}"]?["get"]?["responses"]?["200"]?["headers"] == nil)
    #expect(paths?["/goals/{id}"]?["put"]?["responses"]?["412"] != nil)
  }

  /// By these, and by types that are none, those who make clients stumble (OpenAPI 3.0.3, "Schema
  /// Object": there is no type `null`).
  @Test func noSchemaIsOfTypeNullOrEnumeratesTruth() {
    func check(_ json: JSON, _ path: String) {
      for member in json.objectValue ?? [] { check(member.value, "\(path)/\(member.key)") }
      for element in json.arrayValue ?? [] { check(element, path) }
      guard let type = json["type"]?.stringValue else { return }
      #expect(
        ["string", "number", "integer", "boolean", "array", "object", "http", "apiKey"]
          .contains(type), "\(path)")
      #expect(type != "boolean" || json["enum"] == nil, "\(path)")
      if let words = json["enum"]?.arrayValue {
        #expect(Set(words.map { $0.text() }).count == words.count && !words.isEmpty, "\(path)")
      }
    }
    check(ServiceDescription.withAccounts.json, "")
  }

  @Test func everyShapeThatIsNamedIsThere() {
    let text = ServiceDescription.withAccounts.json.text()
    let parts = text.split(separator: "#/components/schemas/", omittingEmptySubsequences: true)
    let names = Set(parts.dropFirst().map { String($0.prefix { $0 != "\"" }) })
    #expect(names == Set(JSONSchema.components.map(\.name)))
  }

  /// And to one that takes an id.
  @Test func everyLinkLeadsToAnOperation() throws {
    var (named, takers, targets) = (Set<String>(), Set<String>(), Set<String>())
    for item in ServiceDescriptionTests.paths {
      for operation in (item.value.objectValue ?? []).map(\.value) {
        let name = try #require(operation["operationId"]?.stringValue)
        named.insert(name)
        if item.key.contains("{id}") { takers.insert(name) }
        for response in (operation["responses"]?.objectValue ?? []).map(\.value) {
          let links = response["links"]?.objectValue ?? []
          targets.formUnion(links.compactMap { $0.value["operationId"]?.stringValue })
        }
      }
    }
    #expect(targets.isSubset(of: takers.union(["chatAboutGoal"])) && targets.isSubset(of: named))
    for name in [
      "readGoal", "giveTips", "setInstanceProgress", "completeConsultation", "chatAboutGoal",
    ] {
      #expect(targets.contains(name))
    }
  }

  @Test func isServedAsItIs() throws {
    let response = try Client().ask(.get, "/openapi.json")
    #expect(response.status == 200 && response.header("content-type") == "application/json")
    let document = try JSON(parsing: response.body)
    #expect(document == ServiceDescription.open.json && document["openapi"] == "3.0.3")
    #expect(document["paths"]?["/auth/login"] != nil)
    #expect(document["security"]?.arrayValue?.isEmpty == true)
  }

  @Test(arguments: [
    (Request.Method.get, "/nowhere", 404, "ROUTE_NOT_FOUND"),
    (.get, "/goals/x/y/z", 404, "ROUTE_NOT_FOUND"), (.get, "/goals/", 404, "ROUTE_NOT_FOUND"),
    (.get, "/goals/x/", 404, "ROUTE_NOT_FOUND"), (.get, "//goals", 404, "ROUTE_NOT_FOUND"),
    (.get, "/goals/{id}/today", 404, "GOAL_NOT_FOUND"),
    (.get, "/goals/instances", 404, "GOAL_NOT_FOUND"),
    (.get, "/goals/instances/", 404, "ROUTE_NOT_FOUND"),
    (.get, "/goals/suggestions", 405, "METHOD_NOT_ALLOWED"),
    (.get, "/insights/x", 404, "INSIGHT_NOT_FOUND"),
    (.get, "/consultations/x", 404, "NOT_FOUND"),
    (.put, "/goals/instances/x/progress", 404, "NOT_FOUND"),
  ])
  func tellsWhatIsMissing(
    method: Request.Method, path: String, status: Int, code: String
  ) throws {
    let error = ServiceError(try Client().ask(method, path, ["current_value": 1]))
    #expect(error.status == status && error.code == code)
  }
}
