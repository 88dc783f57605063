/// What something is that a file should not hold.
package enum SecretKind: String, Hashable, Sendable, CaseIterable {
  case token, password, credentials, cookie
  case key = "API key"
  case privateKey = "private key"
  case email = "e-mail address"
  case name
  case dateOfBirth = "date of birth"
  /// A text that was named as a secret.
  case known = "secret"

  /// As it is called in a sentence, e.g. `an e-mail address`.
  package var phrase: String {
    switch self {
    case .email, .key: "an \(rawValue)"
    case .credentials: rawValue
    case .token, .password, .cookie, .privateKey, .name, .dateOfBirth, .known: "a \(rawValue)"
    }
  }

  /// In a stand-in, e.g. `api_key`.
  var standInName: String {
    switch self {
    case .key: "key"
    case .privateKey: "private_key"
    case .dateOfBirth: "date_of_birth"
    case .token, .password, .credentials, .cookie, .email, .name, .known: rawValue
    }
  }

  /// Several of them, e.g. `e-mail addresses`.
  var plural: String {
    switch self {
    case .email: "e-mail addresses"
    case .dateOfBirth: "dates of birth"
    case .credentials: rawValue
    case .token, .key, .password, .cookie, .privateKey, .name, .known: rawValue + "s"
    }
  }

  /// Whether it says who somebody is; its stand-in is a text of the same kind.
  var isPersonal: Bool {
    switch self {
    case .email, .name, .dateOfBirth: true
    case .token, .key, .password, .credentials, .cookie, .privateKey, .known: false
    }
  }
}
