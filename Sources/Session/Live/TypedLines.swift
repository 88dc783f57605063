import Edge

extension SessionFile {
  /// How many bytes of a file stand before its first record.
  package static func headerLength(of file: SessionFile) -> Int {
    file.items.first?.start ?? file.bytes.count
  }

  /// The same inputs at the same times, for a run with an embedded backend in process: a file of
  /// layer shell, without what crossed the wire. Printed lines are kept as they are.
  ///
  /// - Parameter header: of the new file.
  package func inputs(under header: SessionHeader) -> [UInt8] {
    var header = header
    header.layer = .shell
    header.isRecorded = false
    var bytes = Array(header.text.utf8)
    /// Milliseconds since the stimulus before, of stimuli that are left out.
    var passed: Int64 = 0
    for item in items {
      switch item.record {
      case .send: continue
      case .receive(_, let after, _), .act(let after?, .deadline): passed += after
      case .act(nil, .deadline): continue
      case .typed(let after?, _), .act(let after?, _):
        bytes += shifted(item, after, by: passed)
        passed = 0
      case .typed, .hidden, .wait, .act:
        bytes += self.bytes[item.start..<item.end]
        passed = 0
      case .blank, .comment, .printed, .pattern, .assertion, .rest, .show, .end:
        bytes += self.bytes[item.start..<item.end]
      }
      if bytes.last != 0x0A { bytes.append(0x0A) }
    }
    return bytes
  }

  /// A record with more milliseconds behind its first `+`.
  private func shifted(_ item: Item, _ after: Int64, by passed: Int64) -> [UInt8] {
    let record = bytes[item.start..<item.end]
    guard passed > 0, let plus = record.firstIndex(of: UInt8(ascii: "+")) else {
      return Array(record)
    }
    let rest = record[(plus + 1)...].drop { $0 &- 0x30 < 10 }
    return record[...plus] + Array(String(after + passed).utf8) + rest
  }
}
