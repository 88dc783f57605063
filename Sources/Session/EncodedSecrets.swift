import Edge

/// What is encoded.
extension SecretScanner {
  mutating func add(_ decoding: Decoding) {
    let nested = decoding.bytes.withUnsafeBufferPointer {
      SecretScanner.findings(in: $0, context, depth: depth + 1, isFromBase64: isFromBase64)
    }
    for var finding in nested {
      finding.range = decoding.source(of: finding.range)
      if finding.kind?.isPersonal == true { finding.standIn = encoded(finding) }
      findings.append(finding)
    }
  }

  /// The stand-in for a personal text is encoded where that was, since it stands for it everywhere.
  private func encoded(_ finding: Finding) -> [UInt8] {
    guard bytes[finding.range].contains(UInt8(ascii: "%")) else { return finding.standIn }
    return finding.standIn.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "@"): Array("%40".utf8)
      case UInt8(ascii: " "): Array("%20".utf8)
      default: [byte]
      }
    }
  }

  /// What is percent-encoded: the part of a URL or form around a place.
  mutating func findEncoded() {
    guard depth < SecretScanner.deepest, place >= urlEnd,
      Decoding.percentEncoded(bytes, at: place) != nil
    else { return }
    var start = place
    while start > urlEnd, has(.url, start - 1) { start -= 1 }
    var end = place
    while end < bytes.count, has(.url, end) { end += 1 }
    urlEnd = end
    add(.percent(bytes, start..<end))
  }

  /// Looks into base64 that begins at the place.
  ///
  /// - Returns: its end where something was found.
  mutating func base64() -> Int? {
    var end = place
    var hasUpper = false
    var hasLower = false
    while end < limit, has(.base64, end) {
      switch bytes[end] {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): hasUpper = true
      case UInt8(ascii: "a")...UInt8(ascii: "z"): hasLower = true
      default: break
      }
      end += 1
    }
    base64End = end
    // Text in base64 has both.
    guard !isFromBase64, depth < SecretScanner.deepest, hasUpper, hasLower, end - place >= 8 else {
      return nil
    }
    let text = UnsafeBufferPointer(rebasing: bytes[place..<end])
    let isLong = text.count >= 16
    for offset in 0..<(isLong ? 4 : 1) {
      let part = Base64Part(text, offset: offset)
      let found = part.found(isLong: isLong) {
        SecretScanner.findings(in: $0, context, depth: depth + 1, isFromBase64: true)
      }
      guard let (kind, encoded) = found else { continue }
      var standIn = encoded
      let range = place..<padded(end)
      if kind?.isPersonal == true, range.upperBound > end || text.count % 4 == 0 {
        while standIn.count % 4 != 0 { standIn.append(UInt8(ascii: "=")) }
      }
      findings.append(Finding(range: range, kind: kind, standIn: standIn))
      return range.upperBound
    }
    return nil
  }
}
