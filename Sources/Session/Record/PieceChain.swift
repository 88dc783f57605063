import Edge

/// Texts of frames on one channel that are read as one, since a secret may lie across them.
struct PieceChain {
  private struct Piece {
    /// The number of its record.
    let record: Int
    var bytes: [UInt8]
  }

  let channel: Channel
  let direction: FrameRecord.Direction
  /// Of the text within its frame.
  let path: String
  private var pieces: [Piece] = []

  init(_ channel: Channel, _ direction: FrameRecord.Direction, path: String) {
    (self.channel, self.direction, self.path) = (channel, direction, path)
  }

  /// The first record that waits for what follows; `nil` where none does.
  var firstRecord: Int? { pieces.first?.record }

  mutating func append(_ text: String, of record: Int) {
    pieces.append(Piece(record: record, bytes: Array(text.utf8)))
  }

  /// Replaces what is complete, and lets go the pieces that nothing to come can change.
  ///
  /// - Parameters:
  ///   - isLast: whether nothing more comes.
  ///   - replace: is given each piece that was changed.
  mutating func settle(
    _ redactor: Redactor, isLast: Bool, replace: (_ record: Int, _ text: String) -> Void
  ) {
    // What is sent is whole; only what is known to be secret is looked for across it.
    let isSent = direction == .sent
    var joined = pieces[0].bytes
    for piece in pieces.dropFirst() { joined += piece.bytes }
    let (findings, tail) = joined.withUnsafeBufferPointer { bytes in
      let tail = isLast ? bytes.count : redactor.openTail(of: bytes, onlyKnown: isSent)
      let closed = UnsafeBufferPointer(rebasing: bytes[..<tail])
      return (redactor.findings(in: closed, keepsClaims: true), tail)
    }
    let open = joined.count - tail
    if !findings.isEmpty {
      let before = pieces
      for finding in findings.reversed() { put(finding) }
      for (old, new) in zip(before, pieces) where old.bytes != new.bytes {
        replace(new.record, String(decoding: new.bytes, as: UTF8.self))
      }
    }
    var length = 0
    var kept = pieces.count
    while kept > 0, length < open {
      kept -= 1
      length += pieces[kept].bytes.count
    }
    pieces.removeFirst(kept)
  }

  /// Puts a stand-in where the first part of what it stands for was.
  private mutating func put(_ finding: Finding) {
    var end = pieces.reduce(0) { $0 + $1.bytes.count }
    var first: (index: Int, place: Int)?
    for index in pieces.indices.reversed() {
      let start = end - pieces[index].bytes.count
      let part = finding.range.clamped(to: start..<end)
      if !part.isEmpty {
        pieces[index].bytes.removeSubrange((part.lowerBound - start)..<(part.upperBound - start))
        first = (index, part.lowerBound - start)
      }
      end = start
    }
    if let first {
      pieces[first.index].bytes.insert(contentsOf: finding.standIn, at: first.place)
    }
  }
}
