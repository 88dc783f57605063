import Contract
import Edge
import JSON
import Testing

@testable import LocalBackend

@Suite struct ServiceDescriptionTests {
  private static let paths = ServiceDescription.withAccounts.json["paths"]?.objectValue ?? []

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
