import Edge
import JSON

/// The texts of a frame that may go on in the next one: a text frame as a whole, and the strings in
/// the members of an object, each with those of the same path.
enum FramePieces {
  /// Members that say something of the frame.
  private static let whole: [StaticString] = [
    "type", "id", "role", "status", "event", "model", "code", "kind", "index", "persona", "name",
    "timestamp", "object", "finish_reason", "language", "version",
  ]

  /// Whether the strings under a key are pieces of one text.
  private static func goesOn(_ key: String) -> Bool {
    if let goesOn = key.utf8.withContiguousStorageIfAvailable(goesOn) { return goesOn }
    var key = key
    return key.withUTF8(goesOn)
  }

  private static func goesOn(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    let end = key.suffix(3)
    if end.elementsEqual("_id".utf8) || end.elementsEqual("_at".utf8) { return false }
    return !whole.contains { name in
      name.utf8CodeUnitCount == key.count
        && key.indices.allSatisfy { key[$0] == name.utf8Start[$0] }
    }
  }

  /// Whether a member of an object is a piece of a text.
  static func isPiece(_ member: JSON.Member) -> Bool {
    if case .string = member.value { goesOn(member.key) } else { false }
  }

  /// The pieces in a frame, by their paths.
  static func all(in payload: Payload) -> [(path: String, text: String)] {
    var pieces: [(path: String, text: String)] = []
    visit(payload) { pieces.append(($0, $1)) }
    return pieces
  }

  /// Goes over the pieces in a frame, with the path of each.
  static func visit(_ payload: Payload, _ body: (_ path: String, _ text: String) -> Void) {
    switch payload {
    case .text(let text): body("", text)
    case .json(let json): visit(json, at: "", body)
    case .nothing, .bytes: break
    }
  }

  private static func visit(
    _ json: JSON, at path: String, _ body: (_ path: String, _ text: String) -> Void
  ) {
    switch json {
    case .object(let members):
      for member in members {
        switch member.value {
        case .string(let text):
          if !text.isEmpty, goesOn(member.key) { body(path + "." + member.key, text) }
        case .object, .array: visit(member.value, at: path + "." + member.key, body)
        case .null, .bool, .number: break
        }
      }
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        visit(element, at: path + "[\(index)]", body)
      }
    case .null, .bool, .number, .string: break
    }
  }

  /// Puts another text in place of a piece.
  static func replace(_ path: String, in payload: inout Payload, by text: String) {
    switch payload {
    case .text: payload = .text(text)
    case .json(let json): payload = .json(replaced(json, at: "", path, text))
    case .nothing, .bytes: break
    }
  }

  private static func replaced(
    _ json: JSON, at here: String, _ path: String, _ text: String
  ) -> JSON {
    switch json {
    case .string: here == path ? .string(text) : json
    case .object(let members):
      .object(
        members.map {
          JSON.Member(
            key: $0.key, value: replaced($0.value, at: here + "." + $0.key, path, text))
        })
    case .array(let elements):
      .array(elements.enumerated().map { replaced($1, at: here + "[\($0)]", path, text) })
    case .null, .bool, .number: json
    }
  }
}

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
