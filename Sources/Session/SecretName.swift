/// Words that say that what follows them is a secret.
enum SecretName {
  /// Values under these keys are masked, however the keys are spelled (`accessToken`).
  static let all = [
    "access_token", "refresh_token", "id_token", "auth_token", "session_token", "token",
    "password", "passwd", "passphrase", "pwd", "api_key", "client_secret", "secret_key",
    "secret_access_key", "access_key", "private_key", "secret",
  ]

  /// Without the underscores, longest first, by their first letter.
  private static let byLetter: [[(letters: [UInt8], name: String)]] = (0..<256).map { byte in
    all.map { ($0.utf8.filter { $0 != UInt8(ascii: "_") }, $0) }
      .filter { Int($0.0[0]) == byte }
      .sorted { $0.0.count > $1.0.count }
      .map { (letters: $0.0, name: $0.1) }
  }

  /// The letters of each.
  static let letters = all.map { name in name.utf8.filter { $0 != UInt8(ascii: "_") } }

  private static let beginnings = Beginnings(words: letters)

  /// The name that stands at a place, in any case, its words apart or not; and its end.
  @inline(__always)
  static func name(
    at place: Int, in bytes: UnsafeBufferPointer<UInt8>, limit: Int
  ) -> (name: String, end: Int)? {
    let candidates = byLetter[Int(bytes[place] | 0x20)]
    return candidates.isEmpty ? nil : name(of: candidates, at: place, in: bytes, limit: limit)
  }

  private static func name(
    of candidates: [(letters: [UInt8], name: String)], at place: Int,
    in bytes: UnsafeBufferPointer<UInt8>, limit: Int
  ) -> (name: String, end: Int)? {
    for (letters, name) in candidates {
      var end = place
      var matched = 0
      while matched < letters.count, end < limit {
        if bytes[end] | 0x20 == letters[matched] {
          matched += 1
        } else if bytes[end] != UInt8(ascii: "_") && bytes[end] != UInt8(ascii: "-") {
          break
        }
        end += 1
      }
      if matched == letters.count, end == limit || !isLetterOrDigit(bytes[end]) {
        return (name, end)
      }
    }
    return nil
  }

  /// The name that a key is.
  static func name(ofKey key: some StringProtocol) -> String? {
    if let name = key.utf8.withContiguousStorageIfAvailable(name(ofKey:)) { return name }
    var key = String(key)
    return key.withUTF8(name(ofKey:))
  }

  private static func name(ofKey bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard beginnings.mayBegin(at: 0, in: bytes),
      let (name, end) = name(at: 0, in: bytes, limit: bytes.count), end == bytes.count
    else { return nil }
    return name
  }

  /// What kind of secret has a name.
  static func kind(of name: String) -> SecretKind {
    switch name {
    case "password", "passwd", "passphrase", "pwd": .password
    case _ where name.hasSuffix("token"): .token
    case _ where name.hasSuffix("key"): .key
    default: .known
    }
  }
}

/// Secrets that are told by the word before them.
extension SecretScanner {
  /// A word, `:` or `=`, and a value that nobody would type as prose.
  mutating func findNamed() -> Bool {
    if let (name, end) = SecretName.name(at: place, in: bytes, limit: limit) {
      return findValue(of: name, behind: end)
    }
    if startsWithWord("cookie") || startsWithWord("set-cookie") { return findCookie() }
    return false
  }

  private mutating func findValue(of name: String, behind end: Int) -> Bool {
    var start = end
    while start < limit, "\"'`\\ ".utf8.contains(bytes[start]), start - end < 8 { start += 1 }
    guard start < limit else { return false }
    let isQuotedKey = "\"'`\\".utf8.contains(bytes[end])
    let sign = bytes[start]
    // <password>hunter2</password>
    let isElement =
      sign == UInt8(ascii: ">") && start == end && place > 0
      && bytes[place - 1] == UInt8(ascii: "<")
    guard sign == UInt8(ascii: ":") || sign == UInt8(ascii: "=") || isElement else { return false }
    start += 1
    if start < limit, sign == UInt8(ascii: "="), bytes[start] == UInt8(ascii: ">") { start += 1 }
    let behindSign = start
    while start < limit, "\"'`\\ ".utf8.contains(bytes[start]), start - behindSign < 8 {
      start += 1
    }
    let quote = start > behindSign ? bytes[start - 1] : 0x20
    let isQuoted = quote != 0x20 && quote != UInt8(ascii: "\\")
    var last = start
    func goesOn(_ place: Int) -> Bool {
      isQuoted ? bytes[place] != quote && bytes[place] != 0x0A : !has(.ender, place)
    }
    // Enough of it to judge by.
    while last < limit, isQuoted || last - start < 512, goesOn(last) { last += 1 }
    if isQuoted, last > start, bytes[last - 1] == UInt8(ascii: "\\") { last -= 1 }
    let value = bytes[start..<last]
    // A stand-in, and what session files have for any value.
    guard !value.isEmpty, !value.starts(with: "[secret:".utf8),
      !value.elementsEqual("[any]".utf8), !value.elementsEqual("[uuid]".utf8)
    else { return false }
    let isAssigned = sign == UInt8(ascii: "=") && (isQuoted || start == behindSign)
    guard
      isQuotedKey && isQuoted || isElement || isRandom(value)
        || isAssigned && value.count >= 4 && !isPlaceholder(value)
    else { return false }
    while last < limit, !isQuoted, goesOn(last) { last += 1 }
    found(start..<last, SecretName.kind(of: name), "[secret:\(name)]")
    return true
  }

  /// A value as documentation has it: `KEY`, `...`, `$TOKEN`.
  private func isPlaceholder(_ value: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    value.first == UInt8(ascii: "$") || value.first == UInt8(ascii: "%")
      || value.allSatisfy { (0x41...0x5A).contains($0) || "_-.*".utf8.contains($0) }
  }

  private func isRandom(_ value: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard value.count >= 8 else { return false }
    let value = value.prefix(64)
    let distinct = Set(value).count
    let hasDigit = value.contains { (0x30...0x39).contains($0) }
    let hasLetter = value.contains { (0x41...0x5A).contains($0 & 0xDF) }
    return distinct >= 6 && hasDigit && hasLetter || value.count >= 20 && distinct >= 10
  }

  /// What a server or client says of its cookies (RFC 6265 §4), to the end of the line.
  private mutating func findCookie() -> Bool {
    let word = startsWithWord("cookie") ? 6 : 10
    var start = place + word
    while start < limit, "\"'`\\ ".utf8.contains(bytes[start]) { start += 1 }
    guard start < limit, bytes[start] == UInt8(ascii: ":") else { return false }
    start += 1
    while start < limit, "\"'`\\ ".utf8.contains(bytes[start]) { start += 1 }
    let equals = self.end(of: .local, from: start)
    guard equals > start, equals < limit, bytes[equals] == UInt8(ascii: "=") else { return false }
    var end = equals
    while end < limit, bytes[end] >= 0x20, !"\"<".utf8.contains(bytes[end]) { end += 1 }
    while end > equals, "\\ ".utf8.contains(bytes[end - 1]) { end -= 1 }
    guard end - equals > 4 else { return false }
    found(start..<end, .cookie, "[secret:cookie]")
    return true
  }
}
