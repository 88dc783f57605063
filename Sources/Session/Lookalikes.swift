import Edge

/// The shapes of secrets that begin with a letter or digit, or as a key in PEM does.
extension SecretScanner {
  /// A key that begins in a certain way.
  private struct Front {
    let text: StaticString
    /// How many letters, digits, `-` and `_` must follow.
    let rest: Int
    let kind: SecretKind

    init(_ text: StaticString, _ rest: Int, _ kind: SecretKind = .key) {
      (self.text, self.rest, self.kind) = (text, rest, kind)
    }
  }

  private static let fronts = [
    Front("sk-", 16), Front("sk_live_", 10), Front("sk_test_", 10), Front("rk_live_", 10),
    Front("pk_live_", 10), Front("ghp_", 16, .token), Front("gho_", 16, .token),
    Front("ghu_", 16, .token), Front("ghs_", 16, .token), Front("ghr_", 16, .token),
    Front("github_pat_", 16, .token), Front("glpat-", 16, .token), Front("AKIA", 16),
    Front("ASIA", 16), Front("AIza", 30), Front("xoxb-", 10, .token), Front("xoxa-", 10, .token),
    Front("xoxp-", 10, .token), Front("xoxr-", 10, .token), Front("xoxs-", 10, .token),
    Front("xoxe-", 10, .token), Front("xapp-", 10, .token), Front("npm_", 30, .token),
    Front("pypi-", 30, .token), Front("hf_", 30, .token), Front("ya29.", 20, .token),
    Front("dop_v1_", 30, .token),
  ]

  /// By their first byte.
  private static let frontsByByte: [[Front]] = (0..<256).map { byte in
    fronts.filter { Int($0.text.utf8Start[0]) == byte }
  }

  /// What all keys begin with, and tokens.
  static let keyFronts =
    fronts.map { front in (0..<front.text.utf8CodeUnitCount).map { front.text.utf8Start[$0] } }
    + [Array("eyJ".utf8)]

  /// Words that a secret follows.
  static let wordsBefore = ["bearer", "basic", "cookie", "set-cookie"].map { Array($0.utf8) }

  /// Whether a secret may begin at a place; never false where one does.
  static func mayBeginSecret(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let rest = bytes[place...]
    let first = bytes[place]
    return SecretName.name(at: place, in: bytes, limit: bytes.count) != nil
      || keyFronts.contains { $0[0] == first && rest.starts(with: $0) }
      || wordsBefore.contains { word in
        rest.count >= word.count && zip(rest, word).allSatisfy { $0 | 0x20 == $1 }
      }
  }

  /// Finds what begins at the place; goes on behind it where something does.
  mutating func beginsSecret() -> Bool {
    let first = bytes[place]
    for front in SecretScanner.frontsByByte[Int(first)] where findKey(front) { return true }
    switch first | 0x20 {
    case UInt8(ascii: "e") where findToken(): return true
    case UInt8(ascii: "b") where findBearer() || findBasic(): return true
    default: return findNamed()
    }
  }

  private mutating func findKey(_ front: Front) -> Bool {
    let start = place + front.text.utf8CodeUnitCount
    guard start < limit, bytes[place] == front.text.utf8Start[0],
      (1..<front.text.utf8CodeUnitCount).allSatisfy({
        bytes[place + $0] == front.text.utf8Start[$0]
      })
    else { return false }
    let run = token(from: start)
    let end = run.range.upperBound
    guard end - start >= front.rest else { return false }
    switch front.text.utf8Start[0] {
    case UInt8(ascii: "A") where front.rest == 16:
      guard end - start == 16, bytes[start..<end].allSatisfy(TokenRun.isCapitalOrDigit) else {
        return false
      }
    case UInt8(ascii: "s") where front.rest == 16:
      // "sk-learn-compatible-estimator" is a word.
      guard run.isMoreThanWords(from: start) else { return false }
    default: break
    }
    found(place..<end, front.kind, front.kind == .key ? "[secret:key]" : "[secret:token]")
    return true
  }

  /// A JSON web token (RFC 7519), also one without its signature or an encrypted one.
  private mutating func findToken() -> Bool {
    guard starts(with: "eyJ") else { return false }
    var end = endOfToken(from: place)
    var parts = 1
    while parts < 5, end + 1 < limit, bytes[end] == UInt8(ascii: ".") {
      let next = endOfToken(from: end + 1)
      // The second part is JSON too, or encrypted; the signature of an unsecured token is empty.
      if next == end + 1 { break }
      if parts == 1, next - end < 3 { return false }
      if parts > 2, next - end < 8 { break }
      parts += 1
      end = next
    }
    guard parts > 2 || parts == 2 && isSecondPartClaims(end) else { return false }
    if parts == 2, end < limit, bytes[end] == UInt8(ascii: ".") { end += 1 }
    let claims = context.keepsClaims ? TokenStandIn(token: bytes[place..<end]) : nil
    found(place..<end, .token, claims?.text(context.personal) ?? "[secret:token]")
    return true
  }

  private func isSecondPartClaims(_ end: Int) -> Bool {
    let dot = bytes[place..<end].firstIndex(of: UInt8(ascii: ".")) ?? end
    if bytes[dot..<end].starts(with: ".eyJ".utf8) { return true }
    return end < limit && bytes[end] == UInt8(ascii: ".") && end - dot > 2
  }

  /// `Bearer` and a token (RFC 6750 §2.1).
  private mutating func findBearer() -> Bool {
    guard startsWithWord("bearer") else { return false }
    let start = place + 7
    guard start < limit, bytes[start - 1] == 0x20 || bytes[start - 1] == UInt8(ascii: "+") else {
      return false
    }
    let isCapital = bytes[place] == UInt8(ascii: "B")
    guard isCapital || bytes[start..<limit].prefix(64).contains(where: TokenRun.isCapitalOrDigit)
    else { return false }
    var end = start
    while end < limit, has(.token, end) || ".~+/=".utf8.contains(bytes[end]) { end += 1 }
    while end > start, bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
    let rest = bytes[start..<end]
    guard rest.count >= 8, isCapital || rest.contains(where: TokenRun.isCapitalOrDigit) else {
      return false
    }
    found(start..<end, .token, "[secret:token]")
    return true
  }

  /// `Basic` and a name with a password in base64 (RFC 7617 §2).
  private mutating func findBasic() -> Bool {
    guard startsWithWord("basic") else { return false }
    let start = place + 6
    guard start < limit, bytes[start - 1] == 0x20 || bytes[start - 1] == UInt8(ascii: "+") else {
      return false
    }
    var end = endOfBase64(from: start)
    guard end - start >= 4, end - start <= 1024,
      let text = Base64.decode(bytes[start..<end]), text.contains(UInt8(ascii: ":")),
      text.allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
    else { return false }
    while end < limit, bytes[end] == UInt8(ascii: "=") { end += 1 }
    found(start..<end, .credentials, "[secret:credentials]")
    return true
  }

  /// A private key as RFC 7468 §10 writes it, to its end or as far as it goes.
  mutating func findPrivateKey() -> Bool {
    guard starts(with: "-----BEGIN "),
      let label = endOfLabel(from: place + 11), bytes[..<label].ends(with: "PRIVATE KEY-----")
    else { return false }
    var end = label
    while end < limit,
      has(.base64, end) && bytes[end] != UInt8(ascii: "-")
        || "= \t\r\n\\:,".utf8.contains(bytes[end])
    {
      end += 1
    }
    if bytes[end..<limit].starts(with: "-----END ".utf8), let last = endOfLabel(from: end + 9) {
      end = last
    } else {
      while end > label, bytes[end - 1] <= 0x20 { end -= 1 }
    }
    found(place..<end, .privateKey, "[secret:private_key]")
    return true
  }

  private func endOfLabel(from start: Int) -> Int? {
    var end = start
    while end < limit, end - start < 40, has(.alphanumeric, end) || bytes[end] == 0x20 { end += 1 }
    guard bytes[end..<limit].starts(with: "-----".utf8) else { return nil }
    return end + 5
  }

  /// Whether a text stands at the place, within the limit.
  func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= limit else { return false }
    for index in 0..<count where bytes[place + index] != text.utf8Start[index] { return false }
    return true
  }

  /// Whether a word in lowercase stands at the place, in any case.
  func startsWithWord(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard place + count <= limit else { return false }
    for index in 0..<count where bytes[place + index] | 0x20 != word.utf8Start[index] {
      return false
    }
    return true
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Whether it ends in a text.
  fileprivate func ends(with text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
