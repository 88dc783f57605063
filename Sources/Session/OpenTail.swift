/// Where the part of a text begins that may turn out to be a secret when more of the text comes.
enum OpenTail {
  /// A longer one is no secret.
  private static let longest = 16_384

  /// Words whose values are secrets.
  private static let names =
    ["bearer", "basic", "authorization"]
    + SecretName.all.map { $0.filter { $0 != "_" } }

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
    var word = end
    var letters: [UInt8] = []
    while word > 0, end - word < 40 {
      let byte = bytes[word - 1]
      if isLetterOrDigit(byte) {
        letters.append(byte | 0x20)
      } else if byte != UInt8(ascii: "_") && byte != UInt8(ascii: "-") {
        break
      }
      word -= 1
    }
    letters.reverse()
    let isName = names.contains { name in
      letters.count >= name.utf8.count && letters.suffix(name.utf8.count).elementsEqual(name.utf8)
    }
    return isName ? word : start
  }

  /// A private key whose end did not come yet.
  private static func startOfPrivateKey(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let start = last("-----BEGIN ", in: bytes),
      bytes[start...].firstRange(of: Array("-----END ".utf8)) == nil
    else { return nil }
    let label = bytes[(start + 11)...].prefix(40)
    guard let end = label.firstRange(of: Array("-----".utf8)) else { return start }
    return label[..<end.lowerBound].suffix(11).elementsEqual("PRIVATE KEY".utf8) ? start : nil
  }

  /// A line that tells of cookies and did not end yet.
  private static func startOfCookies(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard bytes.contains(UInt8(ascii: ":")) else { return nil }
    let line = (bytes.suffix(4096).lastIndex(of: 0x0A) ?? max(-1, bytes.count - 4097)) + 1
    let word = Array("cookie".utf8)
    var place = line
    while place + word.count <= bytes.count {
      if (0..<word.count).allSatisfy({ bytes[place + $0] | 0x20 == word[$0] }) {
        let next = bytes[(place + word.count)...].first { !"\"'`\\ ".utf8.contains($0) }
        if next == nil || next == UInt8(ascii: ":") { return place }
      }
      place += 1
    }
    return nil
  }

  private static func last(_ text: String, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let text = Array(text.utf8)
    var place = bytes.count - text.count
    while place >= 0 {
      if bytes[place] == text[0], bytes[place...].starts(with: text) { return place }
      place -= 1
    }
    return nil
  }
}
