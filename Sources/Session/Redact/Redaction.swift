/// Puts stand-ins in the place of secrets, in texts that are shown to others.
package struct Redaction {
  /// A text that is replaced, by its name.
  package struct Registered: Hashable, Sendable {
    /// What it is called, e.g. `password`.
    package let name: String
    /// The text.
    package let value: String
  }

  /// What is replaced, in the order in which it was told; another one can be made of it elsewhere.
  package private(set) var registered: [Registered] = []
  private var redactor = Redactor()
  private let finder: SecretFinder

  /// - Parameters:
  ///   - registered: what is replaced.
  ///   - own: what somebody's own file says of secrets.
  package init(_ registered: [Registered] = [], own: OwnSecrets = .none) {
    finder = SecretFinder(own: own)
    for text in registered { register(name: text.name, value: text.value) }
  }

  /// Replaces a text from now on.
  package mutating func register(name: String, value: String) {
    registered.append(Registered(name: name, value: value))
    redactor.register(name: name, value: value)
  }

  /// A text without what was registered and what looks like a secret.
  package func text(_ text: String) -> String {
    finder.sweep(redactor.text(text))
  }
}
