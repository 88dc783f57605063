import Edge
import Patterns

/// What is encoded.
extension SecretLook {
  mutating func findEncoded() throws(PatternLimit) {
    let here = signs.intersection(encodings)
    if !here.isEmpty { try add(Decoding(undoing: here, in: bytes), in: bytes.indices) }
    // Each alone, too: what stands beside it is a letter when all are undone.
    if depth == 0, here.count > 1 {
      for encoding in here {
        try add(Decoding(undoing: [encoding], in: bytes), in: bytes.indices, encodings: [encoding])
      }
    }
    for range in hexadecimal {
      try add(
        Decoding(hexadecimal: UnsafeBufferPointer(rebasing: bytes[range])), in: range, isWhole: true
      )
    }
    if !isFromBase64 { for range in base64 { try findBase64(range) } }
  }

  /// Adds what is in a part when it's decoded.
  ///
  /// - Parameters:
  ///   - isWhole: whether all of it goes where something is found.
  ///   - encodings: what may be undone in it; `nil` for the same as here.
  private mutating func add(
    _ decoding: Decoding, in range: Range<Int>, isWhole: Bool = false,
    encodings: Set<Row>? = nil
  ) throws(PatternLimit) {
    let (detector, searches, depth, isFromBase64) = (detector, searches, depth, isFromBase64)
    let inside = encodings ?? self.encodings
    let nested = decoding.bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(PatternLimit) in
        try SecretLook.findings(
          in: bytes, detector, searches, depth: depth + 1, isFromBase64: isFromBase64,
          encodings: inside)
      }
    }
    for var finding in try nested.get() {
      let source = decoding.source(of: finding.range)
      finding.range =
        isWhole
        ? range : (source.lowerBound + range.lowerBound)..<(source.upperBound + range.lowerBound)
      // A stand-in that stands there as it is stays, with what else is there.
      if finding.kind == nil, Array(bytes[finding.range]).firstRange(of: finding.standIn) != nil {
        continue
      }
      if finding.kind?.isPersonal == true { finding.standIn = encoded(finding) }
      findings.append(finding)
      if isWhole { return }
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

  private mutating func findBase64(_ range: Range<Int>) throws(PatternLimit) {
    let text = UnsafeBufferPointer(rebasing: bytes[range])
    let isLong = text.count >= 16
    let (detector, searches, depth) = (detector, searches, depth)
    for offset in 0..<(isLong ? 4 : 1) {
      var failure: PatternLimit?
      let found = Base64Part(text, offset: offset).found(isLong: isLong) { bytes in
        do throws(PatternLimit) {
          return try SecretLook.findings(
            in: bytes, detector, searches, depth: depth + 1, isFromBase64: true)
        } catch {
          failure = error
          return []
        }
      }
      if let failure { throw failure }
      guard let (kind, encoded) = found else { continue }
      var standIn = encoded
      let range = range.lowerBound..<padded(range.upperBound)
      if kind?.isPersonal == true, range.count > text.count || text.count % 4 == 0 {
        while standIn.count % 4 != 0 { standIn.append(UInt8(ascii: "=")) }
      }
      findings.append(Finding(range: range, kind: kind, standIn: standIn))
      return
    }
  }
}
