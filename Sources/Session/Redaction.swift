/// Puts stand-ins in the place of secrets, in texts that are shown to others.
package struct Redaction {
  private var redactor = Redactor()

  package init() {}

  /// Replaces a text from now on.
  package mutating func register(name: String, value: String) {
    redactor.register(name: name, value: value)
  }

  /// A text without what was registered and what looks like a secret.
  package func text(_ text: String) -> String {
    SecretFinder.sweep(redactor.text(text))
  }
}
