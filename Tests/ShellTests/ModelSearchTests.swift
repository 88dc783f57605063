import Program
import Testing
import Wellness

@testable import Shell

/// Which model people mean, with servers that say what they have.
@Suite struct ModelSearchTests {
  private static let ollama = "http://127.0.0.1:11434/v1"
  private static let lmStudio = "http://127.0.0.1:1234/v1"
  private static let llamaCpp = "http://127.0.0.1:8080/v1"

  private static let rules: CoachRules = {
    var rules = CoachRules()
    rules.servers = [
      CoachRules.Server(
        name: "ollama", title: "Ollama", address: ollama, start: "ollama serve",
        takesAnyModel: false),
      CoachRules.Server(
        name: "llama.cpp", title: "llama.cpp", address: llamaCpp, start: "llama-server",
        takesAnyModel: true),
      CoachRules.Server(
        name: "lmstudio", title: "LM Studio", address: lmStudio, start: "lms server start",
        takesAnyModel: false),
    ]
    rules.check = { choice throws(CoachProblem) in
      var choice = choice
      let servers = ["ollama": ollama, "llama.cpp": llamaCpp, "lmstudio": lmStudio]
      if let address = servers[choice.address] { choice.address = address }
      if choice.address.hasPrefix("localhost:") { choice.address = "http://\(choice.address)/v1" }
      guard choice.address.contains("://") else { throw CoachProblem("No address.") }
      return choice
    }
    rules.isHere = { !$0.contains("example") }
    return rules
  }()

  /// What the servers have that are up.
  private static func search(_ models: [String: [String]?]) -> ModelSearch {
    ModelSearch(rules: rules) { addresses in
      addresses.map { address in
        guard let known = models[address] else {
          return ModelServerAnswer(address: address, problem: "doesn't answer (refused)")
        }
        return ModelServerAnswer(address: address, models: known)
      }
    }
  }

  private static let usual: [String: [String]?] = [
    ollama: ["llama3.2:latest", "qwen2.5:7b", "qwen2.5:0.5b", "nomic-embed-text"],
    lmStudio: ["gemma-3", "text-embedding-nomic"], llamaCpp: ["/models/tiny.gguf"],
  ]

  @Test(arguments: [
    ("lmstudio", nil, "gemma-3", lmStudio),
    ("localhost:1234", nil, "gemma-3", "http://localhost:1234/v1"),
    ("llama3.2", nil, "llama3.2:latest", ollama), ("gemma-3", nil, "gemma-3", lmStudio),
    ("Gemma", nil, "gemma-3", lmStudio),
    ("ollama", "llama3.2", "llama3.2:latest", ollama),
    ("ollama", "LLAMA3", "llama3.2:latest", ollama),
    ("ollama", "qwen2.5:7b", "qwen2.5:7b", ollama),
    ("llama.cpp", nil, "/models/tiny.gguf", llamaCpp),
    ("llama.cpp", "whatever", "whatever", llamaCpp),
    ("http://10.0.0.9:1/v1", "never-asked", "never-asked", "http://10.0.0.9:1/v1"),
  ])
  func findsTheOneThatIsMeant(word: String, name: String?, model: String, address: String) throws {
    var models = ModelSearchTests.usual
    models["http://localhost:1234/v1"] = models[ModelSearchTests.lmStudio]
    guard case .one(let offer) = try ModelSearchTests.search(models).find(word, model: name)
    else {
      Issue.record("there are several")
      return
    }
    #expect((offer.model, offer.address) == (model, address))
  }

  @Test(arguments: [
    ("ollama", nil, ["llama3.2:latest", "qwen2.5:7b", "qwen2.5:0.5b"]),
    ("ollama", "qwen2.5", ["qwen2.5:7b", "qwen2.5:0.5b"]),
    ("qwen", nil, ["qwen2.5:7b", "qwen2.5:0.5b"]),
  ])
  func leavesTheChoiceWhereThereAreSeveral(
    word: String, name: String?, models: [String]
  ) throws {
    let result = try ModelSearchTests.search(ModelSearchTests.usual).find(word, model: name)
    guard case .several(let offers) = result else {
      Issue.record("there is one")
      return
    }
    #expect(offers.map(\.model) == models)
  }

  @Test func theServerInUseIsAskedFirst() throws {
    let both: [String: [String]?] = [
      ModelSearchTests.ollama: ["gemma-3"], ModelSearchTests.lmStudio: ["gemma-3"],
    ]
    let known = CoachChoice(model: "other", address: ModelSearchTests.lmStudio)
    let result = try ModelSearchTests.search(both).find("gemma-3", model: nil, known: known)
    #expect(
      result
        == .one(
          ModelOffer(model: "gemma-3", address: ModelSearchTests.lmStudio, server: "LM Studio")))
  }

  @Test(
    arguments: [
      (
        "ollama", nil, [:],
        "Ollama doesn't answer (refused): start it (ollama serve), then try again."
      ),
      (
        "localhost:9", nil, [:],
        "localhost:9 doesn't answer (refused): check the address, and that it's running."
      ),
      (
        "ollama", "mistral", usual,
        #"Ollama has no "mistral": there are llama3.2:latest, qwen2.5:7b, qwen2.5:0.5b."#
      ),
      (
        "mistral", nil, [lmStudio: ["gemma-3"]],
        #"No server here has "mistral": there is gemma-3."#
      ),
      (
        "mistral", nil, [:],
        "No server of language models answers on this machine (Ollama, llama.cpp and LM Studio were asked): /help coach says how to get one."
      ),
      (
        "ollama", nil, [ollama: [String]()],
        "Ollama answers, but has no model: have it fetch or load one, then /coach use ollama."
      ),
      (
        "ollama", nil, [ollama: nil],
        "Ollama answers, but doesn't say which models it has: name one, /coach use ollama MODEL."
      ),
      ("mistral", "large", usual, "No address."),
      ("http//x", nil, usual, "No address."),
    ] as [(String, String?, [String: [String]?], String)])
  func saysWhyThereIsNone(
    word: String, name: String?, models: [String: [String]?], sentence: String
  ) {
    #expect(throws: CommandRefusal.self) {
      do {
        _ = try ModelSearchTests.search(models).find(word, model: name)
      } catch let refusal as CommandRefusal {
        #expect(refusal.sentence == sentence)
        throw refusal
      }
    }
  }

  @Test func whoCannotBeAskedHasToNameOne() {
    #expect(
      throws: CoachProblem(
        "Ollama has 3 models: llama3.2:latest, qwen2.5:7b, qwen2.5:0.5b. Name one, in quotes: "
          + "\"ollama llama3.2:latest\".")
    ) {
      try ModelSearchTests.rules.choice("ollama", model: nil) { addresses in
        addresses.map {
          ModelServerAnswer(address: $0, models: ModelSearchTests.usual[$0] ?? nil)
        }
      }
    }
  }
}
