import Testing

@testable import Program

struct ModelServerTests {
  @Test(arguments: [
    ("ollama", "http://127.0.0.1:11434/v1"), ("Ollama", "http://127.0.0.1:11434/v1"),
    ("llama.cpp", "http://127.0.0.1:8080/v1"), ("llama-cpp", "http://127.0.0.1:8080/v1"),
    ("LM Studio", "http://127.0.0.1:1234/v1"), ("lmstudio", "http://127.0.0.1:1234/v1"),
    ("vLLM", "http://127.0.0.1:8000/v1"),
    ("localhost", "http://localhost/v1"), ("localhost:11434", "http://localhost:11434/v1"),
    ("localhost:11434/", "http://localhost:11434/v1"),
    ("127.0.0.1:11434/v1", "http://127.0.0.1:11434/v1"), ("[::1]:80", "http://[::1]:80/v1"),
    ("http://127.0.0.1:8080", "http://127.0.0.1:8080/v1"),
    ("http://127.0.0.1:8080/v1/chat/completions", "http://127.0.0.1:8080/v1"),
    ("api.example.org", "https://api.example.org/v1"),
    ("api.example.org/openai", "https://api.example.org/openai"),
    ("https://example.org/api/v3/", "https://example.org/api/v3"),
    ("box:8080", "https://box:8080/v1"), ("10.0.0.7", "https://10.0.0.7/v1"),
    ("llama3.2", "llama3.2"), ("mistral", "mistral"),
  ])
  func hasAnAddressHoweverItIsWritten(text: String, url: String) {
    #expect(ModelServer.url(text) == url)
  }

  @Test(arguments: ["", "llama3.2", "mistral", "llama", "http://", "::"])
  func isNoOtherWord(text: String) {
    #expect(ModelServer(text) == nil)
  }
}
