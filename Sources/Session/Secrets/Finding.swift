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
