import Edge
import JSON
import Testing

@testable import ServiceHost

/// What a user is told of a server that does not answer, by the bodies that real ones send.
@Suite struct ModelRefusalTests {
  private static func model(key: String? = "sk-mine-0123456789") -> LanguageModel {
    var model = LanguageModel(name: "m")
    model.key = key
    return model
  }

  @Test(arguments: [
    // OpenAI
    (
      401,
      #"{"error":{"message":"Incorrect API key provided: sk-wr***ng.","code":"invalid_api_key"}}"#,
      #"does not accept the key: "Incorrect API key provided: …"; check LUME_COACH_KEY, or the file of --coach-key-file"#
    ),
    (
      403,
      #"{"error":{"message":"Project does not have access to it","type":"invalid_request_error"}}"#,
      #"does not let this key in: "Project does not have access to it"; ask for another model, or use another key"#
    ),
    (
      429, #"{"error":{"message":"You exceeded your quota.","code":"insufficient_quota"}}"#,
      #"has no credit left for this key: "You exceeded your quota""#
    ),
    (500, #"{"error":{"message":"Take 20 mg of it and run"}}"#, "failed with status 500"),
    // LiteLLM
    (
      400,
      #"{"error":{"message":"Invalid model name passed in model=m. Call `/v1/models` to view available models","code":"400"}}"#,
      #"is not known to its server: "Invalid model name passed in model=m. Call `/v1/models` to view available models"; /coach list shows those that are here"#
    ),
    // Ollama
    (
      404, #"{"error":{"message":"model 'm' not found, try pulling it first","type":"api_error"}}"#,
      #"is not known to its server: "model 'm' not found, try pulling it first"; /coach list shows those that are here"#
    ),
    // llama.cpp
    (
      400,
      #"{"error":{"code":400,"message":"the request exceeds the available context size.","type":"exceed_context_size_error"}}"#,
      #"cannot take so much text: "the request exceeds the available context size"; --coach-option context=TOKENS tells it less"#
    ),
    (503, #"{"error":{"message":"Loading model"}}"#, #"has too much to do: "Loading model""#),
    // FastAPI, Google, a proxy, nothing
    (422, #"{"detail":[{"msg":"field required"}]}"#, #"failed with status 422: "field required""#),
    (
      400, #"[{"error":{"message":"API\nis\u001b[31m off"}}]"#,
      #"failed with status 400: "API is[31m off""#
    ),
    (
      404, "<html><body>Not Found</body></html>",
      "is not at this address; most addresses end in /v1"
    ),
    (502, "", "failed with status 502"),
    (500, #"{"error":"sk-mine-0123456789"}"#, "failed with status 500"),
  ])
  func saysWhatTheServerSaysAndWhatToDo(status: Int, body: String, sentence: String) {
    let refusal = ModelRefusal(Response(status, body: body), from: ModelRefusalTests.model())
    #expect(refusal.sentence == sentence)
  }

  @Test(arguments: [401, 403])
  func aMissingKeyIsNotAWrongOne(status: Int) {
    let refusal = ModelRefusal(Response(status), from: ModelRefusalTests.model(key: nil))
    #expect(
      refusal.sentence == "asks for a key; set LUME_COACH_KEY or give --coach-key-file FILE")
  }

  @Test func aLongTextIsShortened() throws {
    let body: JSON = ["error": .string(String(repeating: "no ", count: 1000))]
    let refusal = ModelRefusal(Response(500, body: body.text()), from: ModelRefusalTests.model())
    #expect(try #require(refusal.text).count <= 241)
  }

  @Test func whoHasNotSetItUpIsToldTheReasonAlone() {
    var model = ModelRefusalTests.model()
    model.isUsersOwn = false
    let refusal = ModelRefusal(Response(401, body: #"{"error":"no"}"#), from: model)
    #expect(refusal.sentence == "does not accept the key")
    #expect(ModelFailure.refused(refusal).logText == "language model: status 401: no")
  }
}
