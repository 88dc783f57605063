/// What something is that a file should not hold.
package enum SecretKind: String, Hashable, Sendable, CaseIterable {
  case token, key, password, credentials, cookie
  case privateKey = "private key"
  case email = "e-mail address"
  case name
  case dateOfBirth = "date of birth"
  /// A text that was named as a secret.
  case known = "secret"

  /// As it is called in a sentence, e.g. `an e-mail address`.
  package var phrase: String {
    switch self {
    case .email: "an \(rawValue)"
    case .credentials: rawValue
    case .key: "an API key"
    case .token, .password, .cookie, .privateKey, .name, .dateOfBirth, .known: "a \(rawValue)"
    }
  }
}
