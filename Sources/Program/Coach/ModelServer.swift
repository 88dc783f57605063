import Network

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
