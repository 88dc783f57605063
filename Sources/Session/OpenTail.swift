/// Where the part of a text begins that may turn out to be a secret when more of the text comes.
enum OpenTail {
  /// A longer one is no secret.
  private static let longest = 16_384
  /// How far a name may go, with what stands between its words.
  private static let longestName = 40

  /// Words whose values are secrets, from their ends to their beginnings.
  private static let names =
    (["bearer", "basic", "authorization"].map { Array($0.utf8) } + SecretName.letters)
    .map { [UInt8]($0.reversed()) }

  /// The place; the end of the text where there is no such part.
  static func start(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var start = startOfRun(in: bytes)
    start = min(start, startOfNamed(before: start, in: bytes))
    // A value in quotes may have spaces.
    if let quote = bytes.suffix(512).lastIndex(of: UInt8(ascii: "\"")),
      bytes[quote...].firstIndex(of: 0x0A) == nil
    {
      let name = startOfNamed(before: quote + 1, in: bytes)
      if name <= quote { start = min(start, name) }
    }
    if let key = startOfPrivateKey(in: bytes) { start = min(start, key) }
    if let line = startOfCookies(in: bytes) { start = min(start, line) }
    return bytes.count - start > longest ? bytes.count : start
  }

  /// Where the bytes begin at the end of the text that addresses, tokens and what is encoded are
  /// made of.
  private static func startOfRun(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let traits = ByteTraits.all
    var start = bytes.count
    while start > 0 {
      var place = start - 1
      while place > 0, bytes[place] & 0xC0 == 0x80 { place -= 1 }
      guard traits[Int(bytes[place])].contains(.open) else { break }
      start = place
    }
    return start
  }

  /// The word before a value, where its value is a secret.
  private static func startOfNamed(before start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = start
    while end > 0, start - end < 8, "\"'`\\ :=>".utf8.contains(bytes[end - 1]) { end -= 1 }
    guard end > 0 else { return start }
    guard names.contains(where: { ends(bytes[..<end], in: $0) }) else { return start }
    var word = end
    while word > 0, end - word < longestName, isInName(bytes[word - 1]) { word -= 1 }
    return word
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }

  /// Whether a text ends in a name, in any case, its words apart or not.
  private static func ends(_ text: Slice<UnsafeBufferPointer<UInt8>>, in name: [UInt8]) -> Bool {
    var matched = 0
    for byte in text.suffix(longestName).reversed() {
      if isLetterOrDigit(byte) {
        guard byte | 0x20 == name[matched] else { return false }
        matched += 1
        if matched == name.count { return true }
      } else if !isInName(byte) {
        return false
      }
    }
    return false
  }

  /// A private key whose end did not come yet.
  private static func startOfPrivateKey(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let start = last("-----BEGIN ", in: bytes),
      last("-----END ", in: UnsafeBufferPointer(rebasing: bytes[start...])) == nil
    else { return nil }
    let label = bytes[(start + 11)...].prefix(40)
    guard let end = label.firstRange(of: Array("-----".utf8)) else { return start }
    return label[..<end.lowerBound].suffix(11).elementsEqual("PRIVATE KEY".utf8) ? start : nil
  }

  /// A line that tells of cookies and did not end yet.
  private static func startOfCookies(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard bytes.contains(UInt8(ascii: ":")) else { return nil }
    let line = (bytes.suffix(4096).lastIndex(of: 0x0A) ?? max(-1, bytes.count - 4097)) + 1
    let word: StaticString = "cookie"
    let count = word.utf8CodeUnitCount
    var place = line
    while place + count <= bytes.count {
      if (0..<count).allSatisfy({ bytes[place + $0] | 0x20 == word.utf8Start[$0] }) {
        let next = bytes[(place + count)...].first { !"\"'`\\ ".utf8.contains($0) }
        if next == nil || next == UInt8(ascii: ":") { return place }
      }
      place += 1
    }
    return nil
  }

  /// Where a text that begins with a hyphen stands last.
  static func last(_ text: StaticString, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let count = text.utf8CodeUnitCount
    var place = bytes.count - count
    while place >= 0 {
      if bytes[place] == UInt8(ascii: "-"),
        (1..<count).allSatisfy({ bytes[place + $0] == text.utf8Start[$0] })
      {
        return place
      }
      place -= 1
    }
    return nil
  }
}
