import Edge

/// What rows of the table can't say of what they fit.
extension SecretPatterns {
  /// A value behind a word and a sign: where in the text it is, unless it is prose.
  ///
  /// - Parameter groups: of the row `named`.
  static func namedValue(
    _ groups: [Range<Int>?], in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    guard groups.count == 5, let name = groups[0], let behindName = groups[1],
      let sign = groups[2], let behindSign = groups[3], var value = groups[4]
    else { return nil }
    let quote = behindSign.isEmpty ? 0x20 : bytes[behindSign.upperBound - 1]
    let isQuoted = quote != 0x20 && quote != UInt8(ascii: "\\")
    if isQuoted, bytes[value].last == UInt8(ascii: "\\") {
      value = value.lowerBound..<(value.upperBound - 1)
    }
    // <password>hunter2</password>
    let isElement = bytes[sign.lowerBound] == UInt8(ascii: ">")
    if isElement {
      guard behindName.isEmpty, name.lowerBound > 0,
        bytes[name.lowerBound - 1] == UInt8(ascii: "<")
      else { return nil }
    }
    let text = bytes[value]
    // A stand-in, and what session files have for any value.
    guard !text.isEmpty, !text.starts(with: "[secret:".utf8), !text.elementsEqual("[any]".utf8),
      !text.elementsEqual("[uuid]".utf8)
    else { return nil }
    let isQuotedKey = !behindName.isEmpty && bytes[behindName.lowerBound] != 0x20
    let isPasswordName = !isQuoted && bytes[name.lowerBound] | 0x20 == UInt8(ascii: "p")
    let isAssigned =
      bytes[sign.lowerBound] == UInt8(ascii: "=") && (isQuoted || behindSign.isEmpty)
    guard
      isQuotedKey && isQuoted || isElement || isRandom(text)
        || isPasswordName && isMixed(text)
        || isAssigned && text.count >= 4 && !isPlaceholder(text)
    else { return nil }
    // A row sees its beginning.
    var end = value.upperBound
    func goesOn(_ byte: UInt8) -> Bool {
      isQuoted
        ? byte != quote && byte != 0x0A : byte > 0x20 && !"\"'`&,;{}[]()<>\\".utf8.contains(byte)
    }
    while text.count >= 512, end < bytes.count, goesOn(bytes[end]) { end += 1 }
    return value.lowerBound..<end
  }

  /// A value as documentation has it: `KEY`, `...`, `$TOKEN`, `required`.
  private static func isPlaceholder(_ value: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    ["required", "optional", "missing", "string"].contains { value.elementsEqual($0.utf8) }
      || value.first == UInt8(ascii: "$") || value.first == UInt8(ascii: "%")
      || value.allSatisfy { isCapital($0) || "_-.*".utf8.contains($0) }
  }

  private static func isRandom(_ value: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard value.count >= 8 else { return false }
    let value = value.prefix(64)
    let distinct = Set(value).count
    let hasDigit = value.contains(where: isDigit)
    let hasLetter = value.contains { isCapital($0 & 0xDF) }
    return distinct >= 6 && hasDigit && hasLetter || value.count >= 20 && distinct >= 10
  }

  /// Words that tell of a password what it's like.
  private static let adjectives: Set<String> = [
    "accepted", "bad", "broken", "changed", "case", "common", "compromised", "correct", "easy",
    "empty", "expired", "fine", "forgotten", "gone", "good", "hard", "here", "hidden", "important",
    "incorrect",
    "insecure", "invalid", "known", "leaked", "long", "lost", "mandatory", "missing", "needed",
    "new",
    "not", "okay", "old", "optional", "private", "protected", "public", "random", "rejected",
    "required", "reset", "right", "safe", "saved", "secret", "secure", "set", "short", "simple",
    "stolen", "stored", "strong", "the", "there", "this", "unknown", "unsafe", "updated", "valid",
    "weak", "working", "wrong", "yours", "falsch", "richtig", "lang", "kurz", "weg", "alt", "neu",
    "sicher", "abgelaufen", "vergessen", "nicht",
  ]

  /// What is said to be a password or a key: where in the text it is, unless it's something about
  /// one.
  ///
  /// - Parameter groups: of the row `said`.
  static func saidValue(
    _ groups: [Range<Int>?], in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    guard groups.count >= 4, let noun = groups[1], let link = groups[2], let value = groups[3]
    else {
      return nil
    }
    let isQuoted = "\"'`\u{201C}\u{2018}".utf8.contains(bytes[value.lowerBound - 1])
    var end = value.upperBound
    while !isQuoted, end > value.lowerBound,
      ".,;:!?)]}".utf8.contains(bytes[end - 1]) || bytes[end - 1] >= 0x80
    {
      end -= 1
    }
    let text = bytes[value.lowerBound..<end]
    guard text.count >= 3, !text.starts(with: "[secret:".utf8) else { return nil }
    let word = String(decoding: text, as: UTF8.self)
    let isPassword = isPassword(groups, in: bytes)
    let isLast =
      end < value.upperBound || groups.count == 5 || bytes[value.upperBound...].first != 0x20
    let found = value.lowerBound..<end
    // Behind " to " and ": " there may be any word.
    let isStated = bytes[link].count > 2 && !"ta".utf8.contains(bytes[link.lowerBound + 1] | 0x20)
    if text.allSatisfy(isDigit) {
      guard isPassword else { return nil }
      if bytes[noun.lowerBound] | 0x20 == UInt8(ascii: "c"), noun.count == 3 {
        return (3...4).contains(text.count) ? found : nil
      }
      let isLinked = bytes[link].count > 1 || noun.count < 9
      return isLinked && isLast && (4...12).contains(text.count) ? found : nil
    }
    let isWord = text.allSatisfy { isCapital($0 & 0xDF) || $0 >= 0x80 || $0 == 0x20 }
    if !isWord {
      guard text.count >= (isPassword ? 4 : 8), isMixed(text), !isPlaceholder(text) else {
        return nil
      }
      // The exclamation mark of "hunter2!" may be its last sign.
      while !isQuoted, end < value.upperBound, bytes[end] == UInt8(ascii: "!") { end += 1 }
      return value.lowerBound..<end
    }
    guard isStated || isQuoted else { return nil }
    if text.count >= 6, text.dropFirst().contains(where: isCapital), word != word.uppercased() {
      return found
    }
    let isOurs = groups[0].map { !$0.isEmpty } ?? false
    guard isPassword, !adjectives.contains(word.lowercased()) else { return nil }
    return isQuoted || isOurs && isLast ? found : nil
  }

  /// Whether a text is more than words, numbers and names of formats with hyphens between them.
  private static func isMixed(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let parts = text.split { "-/'".utf8.contains($0) }
    return parts.contains { part in
      let word = String(decoding: part, as: UTF8.self).lowercased()
      if ["base64", "md5", "sha1", "sha256", "sha512", "utf8", "oauth2", "2fa"].contains(word) {
        return false
      }
      // "forgotten?"
      let part = part.prefix(
        part.count - part.reversed().prefix { "?!.,;:".utf8.contains($0) }.count)
      let letters = part.lazy.filter { isCapital($0 & 0xDF) }.count
      let digits = part.lazy.filter(isDigit).count
      let others = part.lazy.filter { $0 < 0x80 && !isLetterOrDigit($0) && $0 != 0x2E }.count
      // "3rd", "8h", "10kg"
      return letters > 0 && digits > 0 && part.count > 3 && !isMeasure(part)
        || others > 0 && part.count > 5
    }
  }

  private static func isMeasure(_ part: Slice<UnsafeBufferPointer<UInt8>>.SubSequence) -> Bool {
    let unit = part.drop { isDigit($0) || $0 == UInt8(ascii: ".") }
    return unit.count < part.count && unit.count <= 2 && unit.allSatisfy { !isDigit($0) }
  }

  /// Whether it's a password that is said, and no key.
  static func isPassword(_ groups: [Range<Int>?], in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard groups.count > 1, let noun = groups[1] else { return false }
    return "pkmc".utf8.contains(bytes[noun.lowerBound] | 0x20)
  }

  /// Whether `Basic` is followed by a name with a password.
  static func isCredentials(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let decoded = Base64.decode(text.prefix { $0 != UInt8(ascii: "=") }) else { return false }
    return decoded.contains(UInt8(ascii: ":")) && decoded.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
  }

  /// The account that a range begins with, words behind it left out; `nil` where none has the check
  /// digits that it has to have, or it's one of the examples that banks print.
  static func account(
    in range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    var end = range.upperBound
    while end > range.lowerBound {
      if isAccount(bytes[range.lowerBound..<end]) { return range.lowerBound..<end }
      end = bytes[range.lowerBound..<end].lastIndex(of: 0x20) ?? range.lowerBound
    }
    return nil
  }

  private static func isAccount(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let digits = text.compactMap {
      isLetterOrDigit($0) ? $0 >= 0x61 ? $0 & 0xDF : $0 : nil
    }
    guard (15...34).contains(digits.count),
      !PersonalData.accounts.contains(String(decoding: digits, as: UTF8.self))
    else { return false }
    let remainder = (digits[4...] + digits[..<4]).reduce(0) { rest, byte in
      isDigit(byte) ? (rest * 10 + Int(byte & 15)) % 97 : (rest * 100 + Int(byte) - 55) % 97
    }
    return remainder == 1
  }

  /// Whether a call costs nothing, as with numbers of help: such a number is nobody's own.
  private static func isFree(_ digits: [UInt8], isAbroad: Bool) -> Bool {
    let isAmerican = isAbroad ? digits[0] == 0x31 : digits[0] != 0x30
    let code = isAmerican && !isAbroad ? 0 : isAbroad && !isAmerican ? 2 : 1
    let front = String(decoding: digits.dropFirst(code).prefix(3), as: UTF8.self)
    return isAmerican
      ? ["800", "833", "844", "855", "866", "877", "888"].contains(front)
      : ["800", "808"].contains(front)
  }

  /// Whether a number is somebody's, by its check digit or how many digits it has.
  static func isSomebodys(_ text: Slice<UnsafeBufferPointer<UInt8>>, card isCard: Bool) -> Bool {
    let digits = text.filter(isDigit)
    guard isCard else {
      // 555-0100 to 555-0199, which nobody has.
      return (9...15).contains(digits.count)
        && !digits.dropLast(2).suffix(5).elementsEqual("55501".utf8)
        && !isFree(digits, isAbroad: text.first == UInt8(ascii: "+"))
    }
    // Amounts, one behind the other, end in zeros.
    let groups = text.split { !isDigit($0) }
    guard (14...19).contains(digits.count), Set(digits).count > 2,
      groups.count == 1 || groups.contains(where: { $0.last != 0x30 }),
      !PersonalData.cards.contains(String(decoding: digits, as: UTF8.self))
    else { return false }
    var sum = 0
    for (place, digit) in digits.reversed().enumerated() {
      let value = Int(digit & 15) * (place % 2 + 1)
      sum += value > 9 ? value - 9 : value
    }
    return sum % 10 == 0
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
}

/// Whether a byte is a letter or digit of ASCII.
func isLetterOrDigit(_ byte: UInt8) -> Bool {
  (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
}
