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

/// Words that say that what follows them is a secret.
enum SecretName {
  /// Values under these keys are masked, however the keys are spelled (`accessToken`).
  static let all = [
    "access_token", "refresh_token", "id_token", "auth_token", "session_token", "token",
    "password", "passwd", "passphrase", "pwd", "api_key", "client_secret", "secret_key",
    "secret_access_key", "access_key", "private_key", "secret",
  ]

  static let letters = all.map { name in name.utf8.filter { $0 != UInt8(ascii: "_") } }

  /// By a sum over their letters, in which no two of them are the same.
  private static let bySum = Dictionary(
    uniqueKeysWithValues: zip(letters, all).map { letters, name in
      (letters.reduce(0, add), (letters: letters, name: name))
    })

  private static func add(_ sum: UInt32, _ letter: UInt8) -> UInt32 {
    (sum ^ UInt32(letter)) &* 16_777_619
  }

  /// The name that a key is, in any case, its words apart or not.
  static func name(ofKey key: some StringProtocol) -> String? {
    if let name = key.utf8.withContiguousStorageIfAvailable(name(ofKey:)) { return name }
    var key = String(key)
    return key.withUTF8(name(ofKey:))
  }

  static func name(ofKey bytes: UnsafeBufferPointer<UInt8>) -> String? {
    // The longest have sixteen letters and two signs between them.
    guard bytes.count >= 3, bytes.count <= 64 else { return nil }
    var sum: UInt32 = 0
    for byte in bytes where byte != UInt8(ascii: "_") && byte != UInt8(ascii: "-") {
      sum = add(sum, byte | 0x20)
    }
    guard let (letters, name) = bySum[sum],
      bytes.lazy.filter({ $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") })
        .map({ $0 | 0x20 }).elementsEqual(letters)
    else { return nil }
    return name
  }

  static func kind(of name: String) -> SecretKind {
    switch name {
    case "password", "passwd", "passphrase", "pwd": .password
    case _ where name.hasSuffix("token"): .token
    case _ where name.hasSuffix("key"): .key
    default: .known
    }
  }
}

/// A place in a text, and what is to stand there instead.
struct Finding {
  /// In bytes of the text.
  var range: Range<Int>
  /// `nil` for a stand-in that is there already, in another encoding.
  var kind: SecretKind?
  var standIn: [UInt8]
  /// Whether the text was known, and not only looks like a secret.
  var isKnown = false

  var standInText: String { String(decoding: standIn, as: UTF8.self) }

  /// Findings in their order, those that overlap made one; what is known gives it its stand-in.
  static func merged(_ findings: [Finding]) -> [Finding] {
    guard findings.count > 1 else { return findings }
    var merged: [Finding] = []
    for finding in findings.sorted(by: comesBefore) {
      guard let last = merged.last, finding.range.lowerBound < last.range.upperBound else {
        merged.append(finding)
        continue
      }
      var both = finding.isKnown && !last.isKnown ? finding : last
      both.range =
        last.range.lowerBound..<max(last.range.upperBound, finding.range.upperBound)
      merged[merged.count - 1] = both
    }
    return merged
  }

  private static func comesBefore(_ left: Finding, _ right: Finding) -> Bool {
    if left.range.lowerBound != right.range.lowerBound {
      return left.range.lowerBound < right.range.lowerBound
    }
    if left.isKnown != right.isKnown { return left.isKnown }
    return left.range.upperBound > right.range.upperBound
  }

  /// A text with stand-ins in place of what was found in it.
  static func replace(
    _ findings: [Finding], in bytes: some RandomAccessCollection<UInt8>
  ) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var place = bytes.startIndex
    for finding in findings {
      let start = bytes.index(bytes.startIndex, offsetBy: finding.range.lowerBound)
      output += bytes[place..<start]
      output += finding.standIn
      place = bytes.index(bytes.startIndex, offsetBy: finding.range.upperBound)
    }
    output += bytes[place...]
    return output
  }
}

/// Finds where the stand-ins in a text end, in one pass over it.
struct StandIns {
  /// A longer one is none.
  private static let longest = 512

  /// The first `]` that isn't before the place that was asked for last, where it is known.
  private var bracket = -1

  /// The end of a stand-in that begins at a place; places are asked for in their order.
  mutating func end(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard bytes[place...].starts(with: "[secret:".utf8) else { return nil }
    if bracket < place {
      bracket = bytes[place...].firstIndex(of: UInt8(ascii: "]")) ?? bytes.count
    }
    guard bracket < bytes.count, bracket - place < StandIns.longest else { return nil }
    return bracket + 1
  }
}
