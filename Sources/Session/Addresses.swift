import Edge

/// Addresses.
extension SecretScanner {
  mutating func findAddress() -> Bool {
    guard let personal = context.personal else { return false }
    var start = place
    while start > floor, place - start < 64, has(.local, start - 1) { start -= 1 }
    // A letter that is no part of it may end in such bytes.
    while start < place, bytes[start] & 0xC0 == 0x80 || "'.-+".utf8.contains(bytes[start]) {
      start += 1
    }
    guard start < place, let end = endOfDomain() else { return false }
    if let standIn = personal.standIn(address: bytes[start..<end]) {
      found(start..<end, .email, standIn)
    } else {
      skip(to: end)
    }
    return true
  }

  /// The end of the domain behind the place: labels with dots, the last of which begins with a
  /// letter.
  private func endOfDomain() -> Int? {
    var end = place + 1
    var labels = 0
    while end < limit {
      var label = end
      while label < limit, isInLabel(label) { label += 1 }
      while label > end, bytes[label - 1] == UInt8(ascii: "-") { label -= 1 }
      guard label > end, bytes[end] != UInt8(ascii: "-") else { break }
      labels += 1
      end = label
      guard end + 1 < limit, bytes[end] == UInt8(ascii: "."), isInLabel(end + 1) else { break }
      end += 1
    }
    if bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
    guard labels > 1 else { return nil }
    var last = end
    while bytes[last - 1] != UInt8(ascii: ".") { last -= 1 }
    return (0x30...0x39).contains(bytes[last]) ? nil : end
  }

  private func isInLabel(_ place: Int) -> Bool {
    let byte = bytes[place]
    return isLetterOrDigit(byte) || byte == UInt8(ascii: "-") || byte >= 0x80 && has(.local, place)
  }

  /// The password in `https://user:password@host`; what stands before such an `@` is no address.
  mutating func findUserInfo() -> Bool {
    guard place + 2 < limit, bytes[place + 1] == UInt8(ascii: "/"),
      bytes[place + 2] == UInt8(ascii: "/")
    else { return false }
    let start = place + 3
    var at: Int?
    var end = start
    while end < limit, end - start < 512, has(.url, end), !"/?#\\".utf8.contains(bytes[end]) {
      if bytes[end] == UInt8(ascii: "@") { at = end }
      end += 1
    }
    guard let at else { return false }
    if let colon = bytes[start..<at].firstIndex(of: UInt8(ascii: ":")), colon + 1 < at {
      found((colon + 1)..<at, .password, "[secret:password]")
    }
    skip(to: at + 1)
    return true
  }
}
