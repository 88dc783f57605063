internal import Edge
internal import JSON

/// Replaces what must never be written.
struct Redactor {
  mutating func text(_ text: String) -> String { text }
  mutating func target(_ target: String) -> String { target }
  mutating func json(_ json: JSON) -> JSON { json }

  mutating func headers(_ headers: [Header]) -> [Header] {
    headers.filter { Redactor.listed.contains($0.name) }
  }

  /// The headers that are written.
  private static let listed = [
    "content-type", "accept", "authorization", "idempotency-key", "if-match", "etag",
    "retry-after",
  ]
}

extension Redactor {
  /// Takes a text that is replaced from now on.
  mutating func register(name: String, value: String) {}
}

/// A name for what is typed without echo, from its prompt: `password` for `Password: `.
func secretName(prompt: String?) -> String {
  let words = (prompt ?? "").split { !($0.isASCII && $0.isLetter) }
  return words.last?.lowercased() ?? "password"
}

extension Redactor {
  /// Puts tokens where the recorder wrote stand-ins.
  mutating func tokens(in text: String) -> String { text }
}
