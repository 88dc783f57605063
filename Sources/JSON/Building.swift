extension JSON {
  package init(_ number: Int) {
    self = .number(Number(number))
  }

  /// A string, or `null`.
  package init(_ text: String?) {
    self = text.map(JSON.string) ?? .null
  }

  package init(_ texts: [String]) {
    self = .array(texts.map { .string($0) })
  }

  /// The object with one more member.
  package func with(_ key: String, _ value: JSON) -> JSON {
    .object((objectValue ?? []) + [Member(key: key, value: value)])
  }

  /// Adds a member to an object.
  package mutating func append(_ key: String, _ value: JSON) { self = with(key, value) }
}
