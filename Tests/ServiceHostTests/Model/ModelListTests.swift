import Edge
import Testing

@testable import ServiceHost

@Suite struct ModelListTests {
  private func list(_ body: String) -> ModelList {
    ModelList(Response(200, body: body), from: LanguageModel(name: "any"))
  }

  @Test func hasTheNamesThatAreSome() {
    let long = String(repeating: "x", count: 1001)
    #expect(
      list(#"{"data": [{"id": "a:latest"}, {"id": ""}, {"id": "\#(long)"}, {"name": "b"}, {}]}"#)
        == .names(["a:latest", "b"]))
  }

  @Test(arguments: ["<html></html>", "{}", "not found"])
  func saysWhereThereIsNone(body: String) {
    #expect(list(body) == .unreadable)
  }
}
