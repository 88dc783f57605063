import Edge
import JSON

/// Records that wait because a frame among them ends in what may be the beginning of a secret.
///
/// Everything that comes after such a frame waits with it, since the order of records is the order
/// of the world. The next frame of the same channel and direction decides.
struct WithheldRecords {
  private enum Entry {
    case lines(String)
    case frame(FrameRecord)
  }

  /// The frames of one channel and direction that may be pieces of one secret.
  private struct Chain {
    let channel: Channel
    let direction: FrameRecord.Direction
    var places: [Int]
  }

  /// What waits at most; then it is written as it is.
  private static let limit = 1024

  private var entries: [Entry] = []
  private var chains: [Chain] = []

  /// Takes a record; answers what can be written now, in order.
  mutating func add(_ lines: String) -> [String] {
    guard !entries.isEmpty else { return [lines] }
    entries.append(.lines(lines))
    return []
  }

  /// Takes a record with a frame; answers what can be written now, in order.
  mutating func add(_ frame: FrameRecord, _ writer: RecordWriter) -> [String] {
    let index = chains.firstIndex {
      $0.channel == frame.channel && $0.direction == frame.direction
    }
    var places = index.map { chains.remove(at: $0).places } ?? []
    entries.append(.frame(frame))
    places.append(entries.count - 1)
    if join(places, writer.redactor) {
      chains.append(Chain(channel: frame.channel, direction: frame.direction, places: places))
    }
    return chains.isEmpty || entries.count > WithheldRecords.limit ? takeAll(writer) : []
  }

  /// Nothing follows on a channel; answers what can be written now.
  mutating func end(_ channel: Channel, _ writer: RecordWriter) -> [String] {
    chains.removeAll { $0.channel == channel }
    return chains.isEmpty ? takeAll(writer) : []
  }

  /// Everything that waits.
  mutating func takeAll(_ writer: RecordWriter) -> [String] {
    defer {
      entries = []
      chains = []
    }
    return entries.map {
      switch $0 {
      case .lines(let lines): lines
      case .frame(let frame): writer.lines(frame)
      }
    }
  }

  /// Replaces secrets that lie across frames.
  ///
  /// - Returns: whether the last frame ends in what may be the beginning of one.
  private mutating func join(_ places: [Int], _ redactor: Redactor) -> Bool {
    guard redactor.longest > 0, let last = places.last else { return false }
    var isOpen = false
    for (path, _) in leaves(at: last) {
      var pieces: [(place: Int, bytes: [UInt8])] = []
      for place in places.reversed() {
        guard let leaf = leaves(at: place).first(where: { $0.path == path }) else { break }
        pieces.insert((place, Array(leaf.text.utf8)), at: 0)
      }
      let joined = pieces.flatMap(\.bytes)
      for (range, standIn) in redactor.occurrences(in: joined).reversed() {
        WithheldRecords.replace(range, with: standIn, in: &pieces)
      }
      for piece in pieces {
        let text = String(decoding: piece.bytes, as: UTF8.self)
        setLeaf(at: piece.place, path, to: text)
      }
      if redactor.openTail(of: pieces.flatMap(\.bytes)) > 0 { isOpen = true }
    }
    return isOpen
  }

  private static func replace(
    _ range: Range<Int>, with standIn: [UInt8], in pieces: inout [(place: Int, bytes: [UInt8])]
  ) {
    var end = pieces.reduce(0) { $0 + $1.bytes.count }
    var firstPiece: (index: Int, at: Int)?
    for index in pieces.indices.reversed() {
      let start = end - pieces[index].bytes.count
      let part = range.clamped(to: start..<end)
      if !part.isEmpty {
        pieces[index].bytes.removeSubrange((part.lowerBound - start)..<(part.upperBound - start))
        firstPiece = (index, part.lowerBound - start)
      }
      end = start
    }
    if let (index, at) = firstPiece { pieces[index].bytes.insert(contentsOf: standIn, at: at) }
  }

  private func leaves(at place: Int) -> [(path: String, text: String)] {
    guard case .frame(let frame) = entries[place] else { return [] }
    return switch frame.payload {
    case .text(let text): [("", text)]
    case .json(let json): leaves(of: json, at: "")
    case .nothing, .bytes: []
    }
  }

  private func leaves(of json: JSON, at path: String) -> [(path: String, text: String)] {
    switch json {
    case .string(let text): [(path, text)]
    case .object(let members): members.flatMap { leaves(of: $0.value, at: path + "." + $0.key) }
    case .array(let elements):
      elements.enumerated().flatMap { leaves(of: $1, at: path + "[\($0)]") }
    case .null, .bool, .number: []
    }
  }

  private mutating func setLeaf(at place: Int, _ path: String, to text: String) {
    guard case .frame(var frame) = entries[place] else { return }
    switch frame.payload {
    case .text: frame.payload = .text(text)
    case .json(let json): frame.payload = .json(replaced(json, at: "", path, text))
    case .nothing, .bytes: return
    }
    entries[place] = .frame(frame)
  }

  private func replaced(_ json: JSON, at here: String, _ path: String, _ text: String) -> JSON {
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
