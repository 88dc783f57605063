/// What something is that a file should not hold.
package enum SecretKind: String, Hashable, Sendable, CaseIterable {
  case token, password, credentials, cookie
  case key = "API key"
  case privateKey = "private key"
  case email = "e-mail address"
  case name
  case dateOfBirth = "date of birth"
  case telephone = "telephone number"
  case card = "number of a payment card"
  case account = "number of a bank account"
  /// A text that was named as a secret.
  case known = "secret"

  /// As it is called in a sentence, e.g. `an e-mail address`.
  package var phrase: String {
    switch self {
    case .email, .key: "an \(rawValue)"
    case .credentials: rawValue
    case .card, .account: "the \(rawValue)"
    case .token, .password, .cookie, .privateKey, .name, .dateOfBirth, .telephone, .known:
      "a \(rawValue)"
    }
  }

  /// In a stand-in, e.g. `api_key`.
  var standInName: String {
    switch self {
    case .key: "key"
    case .privateKey: "private_key"
    case .dateOfBirth: "date_of_birth"
    case .telephone: "telephone"
    case .card: "card"
    case .account: "account"
    case .token, .password, .credentials, .cookie, .email, .name, .known: rawValue
    }
  }

  /// Several of them, e.g. `e-mail addresses`.
  var plural: String {
    switch self {
    case .email: "e-mail addresses"
    case .dateOfBirth: "dates of birth"
    case .card: "numbers of payment cards"
    case .account: "numbers of bank accounts"
    case .credentials: rawValue
    case .token, .key, .password, .cookie, .privateKey, .name, .telephone, .known: rawValue + "s"
    }
  }

  /// Whether it says who somebody is; its stand-in is a text of the same kind.
  var isPersonal: Bool {
    switch self {
    case .email, .name, .dateOfBirth, .telephone, .card, .account: true
    case .token, .key, .password, .credentials, .cookie, .privateKey, .known: false
    }
  }
}
