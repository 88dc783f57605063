import Edge

/// Records that wait because a frame among them ends in what may be the beginning of a secret.
///
/// Everything that comes after such a frame waits with it, since the order of records is the order
/// of the world. What comes next on the channel decides, or that nothing does.
struct WithheldRecords {
  private enum Entry {
    case lines(String)
    case frame(FrameRecord)
  }

  /// How many records wait at most; then they are written as they are.
  private static let limit = 1024

  private var entries: [Entry] = []
  /// The number of the first that waits.
  private var first = 0
  private var chains: [PieceChain] = []

  /// Takes a record; answers what can be written now, in order.
  mutating func add(_ lines: String) -> [String] {
    guard !entries.isEmpty else {
      first += 1
      return [lines]
    }
    entries.append(.lines(lines))
    return []
  }

  /// Takes a record with a frame whose pieces are as they came; answers what can be written now.
  mutating func add(_ frame: FrameRecord, _ writer: RecordWriter) -> [String] {
    let record = first + entries.count
    entries.append(.frame(frame))
    FramePieces.visit(frame.payload) { path, text in
      let index = chains.firstIndex {
        $0.channel == frame.channel && $0.direction == frame.direction && $0.path == path
      }
      var chain =
        index.map { chains.remove(at: $0) }
        ?? PieceChain(frame.channel, frame.direction, path: path)
      chain.append(text, of: record)
      settle(&chain, writer.redactor, isLast: false)
      if chain.firstRecord != nil { chains.append(chain) }
    }
    // What was sent is answered, and does not go on.
    if frame.direction == .received {
      settleAll(writer) { $0.channel == frame.channel && $0.direction == .sent }
    }
    return entries.count > WithheldRecords.limit ? popAll(writer) : release(writer)
  }

  /// Nothing follows on a channel; answers what can be written now.
  mutating func end(_ channel: Channel, _ writer: RecordWriter) -> [String] {
    settleAll(writer) { $0.channel == channel }
    return release(writer)
  }

  /// Nothing goes on; answers everything that waits.
  mutating func popAll(_ writer: RecordWriter) -> [String] {
    settleAll(writer) { _ in true }
    return release(writer)
  }

  private mutating func settleAll(_ writer: RecordWriter, where isOver: (PieceChain) -> Bool) {
    guard !chains.isEmpty else { return }
    for index in chains.indices where isOver(chains[index]) {
      var chain = chains[index]
      settle(&chain, writer.redactor, isLast: true)
      chains[index] = chain
    }
    chains.removeAll { $0.firstRecord == nil }
  }

  private mutating func settle(_ chain: inout PieceChain, _ redactor: Redactor, isLast: Bool) {
    let path = chain.path
    chain.settle(redactor, isLast: isLast) { record, text in
      guard case .frame(var frame) = entries[record - first] else { return }
      FramePieces.replace(path, in: &frame.payload, by: text)
      entries[record - first] = .frame(frame)
    }
  }

  /// Takes the records before the first that waits for what follows.
  private mutating func release(_ writer: RecordWriter) -> [String] {
    var end = first + entries.count
    for chain in chains { if let first = chain.firstRecord, first < end { end = first } }
    guard end > first else { return [] }
    let released = entries.prefix(end - first).map {
      switch $0 {
      case .lines(let lines): lines
      case .frame(let frame): writer.lines(frame)
      }
    }
    entries.removeFirst(released.count)
    first = end
    return released
  }
}
