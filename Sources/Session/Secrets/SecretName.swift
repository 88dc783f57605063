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
