import Edge
import Network
import ServiceHost
import Shell
import Store
import Verbs

/// The language model that is the coach, as a run uses it: where it is and what lets us in.
struct ModelEndpoint: Sendable {
  /// What the backend is told of it.
  private(set) var model: LanguageModel
  let address: BaseAddress
  private let key: String?
  private let options: NetworkOptions

  /// Reads flags, variables and the config file; `nil` where the built-in coach is the coach.
  ///
  /// - Parameters:
  ///   - isInsecure: whether plain http may leave this machine.
  ///   - caFile: a flag's file of certificates.
  ///   - log: the path of a file for what the network's libraries say of failures; `nil` for none.
  /// - Throws: `UsageError` for what does not fit together, and for a key file that others can
  ///   read; `StoreError` for one that cannot be read.
  init?(
    _ flags: CoachFlags, configuration: Configuration, isInsecure: Bool, caFile: String?,
    log: String?
  ) throws {
    let name = configuration.value("coach_model", flag: flags.model)
    guard let text = configuration.value("coach", flag: flags.address), text != "off" else {
      guard flags.model == nil, flags.keyFile == nil, flags.options.isEmpty else {
        throw UsageError(
          "--coach-model, --coach-option and --coach-key-file go with --coach URL: name the address too"
        )
      }
      return nil
    }
    let key = try ModelEndpoint.key(configuration, flags)
    let network = configuration.network(caFile: caFile, isInsecure: isInsecure, log: log)
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    let server = words.first ?? ""
    var choice = CoachChoice(model: name ?? words.dropFirst().first ?? "", address: server)
    if choice.model.isEmpty {
      let setup = CoachSetup(key: key, for: nil, network, isInsecure: isInsecure)
      do throws(CoachProblem) {
        choice = try CoachRules(isInsecure: isInsecure, obstacle: nil)
          .choice(server, model: nil, ask: ModelServerInquiry(setup: setup).ask)
      } catch {
        throw UsageError("--coach \(server): \(error.sentence)")
      }
    }
    self.init(
      choice.model, at: try ModelEndpoint.address(choice.address, isInsecure: isInsecure),
      key: key, try ModelEndpoint.options(flags, configuration), network)
  }

  init(
    _ name: String, at address: BaseAddress, key: String?, _ options: ModelOptions,
    _ network: NetworkOptions
  ) {
    model = LanguageModel(name: name)
    model.key = key
    model.options = options
    (self.address, self.key) = (address, key)
    var network = network
    network.lowSpeed = options.longestSilence + .seconds(5)
    self.options = network
  }

  /// What the user has chosen with it.
  var choice: CoachChoice {
    CoachChoice(
      model: model.name.withoutControls, address: address.description, options: model.options.texts)
  }

  /// What the user reads of it, e.g. `llama3.2 at http://127.0.0.1:11434/v1 with temperature=0`.
  var title: String { choice.title }

  /// The same without what is set of it.
  var place: String { choice.place }

  /// What must never be written to a recording.
  var secrets: [Effect] { key.map { [.secret(name: "coach_key", value: $0)] } ?? [] }

  /// The way to the model; its threads end with `shutdown`.
  func connect(_ receiver: NetworkPeer.Receiver) -> NetworkPeer {
    let headers = key.map { [Header("authorization", "Bearer \($0)")] } ?? []
    return NetworkPeer(base: address, receiver: receiver, options: options) { headers }
  }

  /// The same for who reads its answers and has not set it up.
  func forOthers() -> ModelEndpoint {
    var endpoint = self
    endpoint.model.isUsersOwn = false
    return endpoint
  }

  /// What is set of the model: a flag wins over the config file, key by key.
  private static func options(
    _ flags: CoachFlags, _ configuration: Configuration
  ) throws(UsageError) -> ModelOptions {
    let kept = configuration.value("coach_options") ?? ""
    var options = ModelOptions()
    do throws(SettingError) {
      for text in kept.split(whereSeparator: \.isWhitespace) { try options.set(text) }
      for text in flags.options { try options.set(text) }
    } catch {
      throw UsageError("--coach-option: \(error)")
    }
    return options
  }

  /// The address that a server's name or an address in any form stands for.
  static func base(
    of text: String, isInsecure: Bool
  ) throws(BaseAddress.Problem) -> BaseAddress {
    try BaseAddress(ModelServer.url(text), insecure: isInsecure)
  }

  /// The same for a flag, a variable or the config file.
  static func address(_ text: String, isInsecure: Bool) throws(UsageError) -> BaseAddress {
    do {
      return try base(of: text, isInsecure: isInsecure)
    } catch BaseAddress.Problem.plain(let host) {
      throw UsageError(
        "--coach \(text): http:// to \(host) would send your talk and the key readable; use https://, or --insecure"
      )
    } catch BaseAddress.Problem.extra(let part) {
      // The address is not repeated: what has no place in it may be a key.
      throw UsageError("--coach: \(BaseAddress.Problem.extra(part))")
    } catch {
      throw UsageError("--coach \(text): \(error)")
    }
  }

  /// The key of the variable, or of the file.
  static func key(_ configuration: Configuration, _ flags: CoachFlags) throws -> String? {
    let file = configuration.value("coach_key_file", flag: flags.keyFile)
    if let variable = World.environment("LUME_COACH_KEY") {
      return try KeyFile.key(variable, of: "the coach")
    }
    return try file.map { try KeyFile.key(in: $0, of: "the coach") }
  }
}

/// A key that stands in a file of the user's alone: on a command line everybody on the machine can
/// read it.
enum KeyFile {
  /// - Parameter owner: whose key it is, for what is said where it's none.
  /// - Throws: `UsageError` for a file that isn't there or that others can read, and for what is no
  ///   key; `StoreError` for one that can't be read.
  static func key(in file: String, of owner: String) throws -> String {
    guard Files.isPrivate(file) else {
      throw UsageError("\(file) is there for others too: chmod 600 \(file) keeps the key yours")
    }
    guard let bytes = try Files.read(file, largest: 65_536) else {
      throw UsageError("there is no file \(file) with the key of \(owner)")
    }
    return try key(String(decoding: bytes, as: UTF8.self), of: owner)
  }

  /// The key that a text has, without the blanks around it.
  static func key(_ text: String, of owner: String) throws(UsageError) -> String {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 1, words[0].utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f }) else {
      throw UsageError("the key of \(owner) has to be one word of plain characters")
    }
    return String(words[0])
  }
}

/// A server of language models that people run on their own machine.
enum ModelServer: String, CaseIterable {
  case ollama
  case llamaCpp = "llama.cpp"
  case lmStudio = "lmstudio"
  case vllm

  /// The port that it listens on unless it's told otherwise.
  var port: Int {
    switch self {
    case .ollama: 11434
    case .llamaCpp: 8080
    case .lmStudio: 1234
    case .vllm: 8000
    }
  }

  /// What it calls itself.
  var title: String {
    switch self {
    case .ollama: "Ollama"
    case .llamaCpp: "llama.cpp"
    case .lmStudio: "LM Studio"
    case .vllm: "vLLM"
    }
  }

  /// The command that starts it.
  var start: String {
    switch self {
    case .ollama: "ollama serve"
    case .llamaCpp: "llama-server -m MODEL.gguf"
    case .lmStudio: "lms server start"
    case .vllm: "vllm serve MODEL"
    }
  }

  /// Of its API on this machine.
  var address: String { "http://127.0.0.1:\(port)/v1" }

  /// - Parameter name: as people write it, e.g. `LM Studio` or `llama-cpp`.
  init?(_ name: String) {
    func letters(_ text: String) -> String { text.lowercased().filter(\.isLetter) }
    guard let server = ModelServer.allCases.first(where: { letters($0.rawValue) == letters(name) })
    else { return nil }
    self = server
  }

  /// The address of the API that OpenAI has made common, as a URL: from a server's name, or from an
  /// address with or without its scheme, `/v1` and `/chat/completions`.
  static func url(_ text: String) -> String {
    if let server = ModelServer(text) { return server.address }
    let ending = "/chat/completions"
    var url = text
    while url.last == "/" { url.removeLast() }
    if url.hasSuffix(ending) { url.removeLast(ending.count) }
    if !url.contains("://") {
      let host = url.prefix { $0 != "/" }
      guard isHost(host) else { return text }
      let isHere = (try? BaseAddress("http://\(host)", insecure: true))?.isLoopback ?? false
      url = (isHere ? "http://" : "https://") + url
    }
    guard let address = try? BaseAddress(url, insecure: true), address.path.isEmpty else {
      return url
    }
    return url + "/v1"
  }

  /// Whether a word is a host and no model: `example.org`, `10.0.0.7` and `box:8080` are,
  /// `llama3.2` is not.
  private static func isHost(_ word: Substring) -> Bool {
    let labels = word.split(separator: ".", omittingEmptySubsequences: false)
    return word == "localhost" || word.contains(":") || labels.count == 4
      || labels.count > 1 && labels.last?.contains(where: \.isLetter) ?? false
  }
}
