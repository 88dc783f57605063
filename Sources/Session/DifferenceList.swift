import Edge

/// Finds all differences of a run that gathered what the program did, block by block.
struct DifferenceList {
  private let file: SessionFile
  private let comparison: Comparison
  private var redactor: Redactor
  private var differences: [Difference] = []

  /// In the order of the file.
  var ordered: [Difference] { differences.sorted { $0.line < $1.line } }

  init(_ file: SessionFile, _ redactor: Redactor) {
    self.file = file
    self.redactor = redactor
    comparison = Comparison(file: file)
  }

  /// Adds what differs in blocks that do not fit.
  ///
  /// - Parameters:
  ///   - blocks: what was expected, and what the program did, in the order of the file; they are
  ///     compared as one, so where in them a line stands does not matter.
  ///   - isPending: whether the run stopped in the last of them, so that what is missing might have
  ///     come.
  mutating func add(_ blocks: [ExpectedBlock], isPending: Bool = false) {
    guard let first = blocks.first, let last = blocks.last else { return }
    let old = blocks.flatMap { Rewriting.units($0, file.items) }
    let new = blocks.flatMap(\.emissions)
    var redactor = redactor
    let alignment = Alignment(old.count, new.count) { place, emission in
      comparison.matches(file.items[old[place].lowerBound].record, new[emission], &redactor)
    }
    let turn = turn(at: first.start)
    var (place, emission, begin) = (0, 0, first.start)
    for pair in alignment.pairs + [(old.count, new.count)] {
      let end = pair.old < old.count ? old[pair.old].lowerBound : last.end
      let hasRest = file.items[begin..<end].contains {
        if case .rest = $0.record { true } else { false }
      }
      add(
        Gap(
          old: old[place..<pair.old].map(\.lowerBound), new: Array(new[emission..<pair.new]),
          end: end, hasRest: hasRest, isPending: isPending && pair.old == old.count, turn: turn))
      (place, emission) = (pair.old + 1, pair.new + 1)
      if pair.old < old.count { begin = old[pair.old].upperBound }
    }
  }

  mutating func add(_ difference: Difference) {
    differences.append(difference)
  }

  /// What stands between two expectations that were met.
  private struct Gap {
    /// Items.
    var old: [Int]
    var new: [Emission]
    /// The item behind it.
    let end: Int
    /// Whether any number of lines may be printed in it.
    let hasRest: Bool
    /// Whether the run stopped in it.
    let isPending: Bool
    let turn: (number: Int, item: Int?)
  }

  private mutating func add(_ gap: Gap) {
    var gap = gap
    for item in gap.old {
      guard case .send(let channel, let sent) = file.items[item].record else { continue }
      gap.old.removeAll { $0 == item }
      if let place = gap.new.firstIndex(where: { $0.channel == channel }) {
        let emission = gap.new.remove(at: place)
        append(
          .requestDiffers, [item], [emission], gap, Difference.subject(channel, sent),
          fields: comparison.fields(sent, emission, &redactor) ?? [])
      } else if !gap.isPending {
        append(.requestMissing, [item], [], gap, Difference.subject(channel, sent))
      }
    }
    for emission in gap.new where emission.channel != nil {
      append(.requestUnexpected, [], [emission], gap, Difference.subject(emission))
    }
    gap.new.removeAll { $0.channel != nil }
    if gap.hasRest { gap.new.removeFirst(max(0, gap.new.count - gap.old.count)) }
    if gap.isPending, gap.new.isEmpty { return }
    guard !gap.old.isEmpty || !gap.new.isEmpty else { return }
    let kind: Difference.Kind =
      gap.old.isEmpty ? .outputExtra : gap.new.isEmpty ? .outputMissing : .outputDiffers
    append(kind, gap.old, gap.new, gap, "output")
  }

  private mutating func append(
    _ kind: Difference.Kind, _ old: [Int], _ new: [Emission], _ gap: Gap, _ subject: String,
    fields: [Difference.Field] = []
  ) {
    let line = old.first.map { file.items[$0].line } ?? file.line(ofItem: gap.end)
    var detail: String?
    if let item = old.first, case .send(_, let sent) = file.items[item].record {
      detail = file.detail(sent)
    }
    var writer = RecordWriter(redactor: redactor)
    let actual = new.flatMap { writer.records($0) }
    var difference = Difference(
      kind: kind, line: line, turn: gap.turn.number,
      input: gap.turn.item.map { file.lines(file.items[$0]).first ?? "" }, subject: subject,
      detail: detail, fields: fields, expected: old.flatMap { file.lines(file.items[$0]) },
      actual: actual, context: file.context(before: line))
    difference.note(file, turn: gap.turn.item, end: gap.end)
    differences.append(difference)
  }

  private func turn(at place: Int) -> (number: Int, item: Int?) {
    var turn: (number: Int, item: Int?) = (0, nil)
    for (index, item) in file.items[..<min(place, file.items.count)].enumerated() {
      if case .typed = item.record { turn = (turn.number + 1, index) }
    }
    return turn
  }
}

extension RecordWriter {
  /// The lines of an expectation, without the last newline.
  mutating func records(_ emission: Emission) -> [String] {
    lines(emission).dropLast().split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }
}

extension SessionFile {
  /// The line of an item; behind the last one, that of the end of the file.
  func line(ofItem index: Int) -> Int {
    if index < items.count { return items[index].line }
    return bytes.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
  }

  /// What answered when the file was recorded, where its answers depend on it.
  var coach: String? { header.layer == .shell ? header.coach : nil }

  /// Up to three lines before a line.
  func context(before line: Int) -> [String] {
    let items = items.prefix { $0.line < line }.suffix(3)
    return items.flatMap(lines).suffix(3)
  }

  /// A request in short, as in `POST /api/v1/goals`.
  func detail(_ sent: Record.Sent) -> String? {
    switch sent {
    case .request(let method, let target, _): "\(method.rawValue) \(string(target))"
    case .open(let target, _): "open \(string(target))"
    case .frame, .close, .cancel: nil
    }
  }
}

extension Difference {
  /// Notes what the file tells of a turn, which ends before an item at the latest.
  mutating func note(_ file: SessionFile, turn: Int?, end: Int) {
    coach = file.coach
    isOfLayerWire = file.header.layer == .wire
    guard isOfLayerWire else { return }
    isRecordedWire = file.header.isRecorded
    let items = file.items[(turn ?? 0)..<min(end + 1, file.items.count)]
    broken = items.lazy.compactMap { BrokenJSON($0, in: file) }.first
  }

  /// What something that was sent is called.
  static func subject(_ emission: Emission) -> String {
    switch emission {
    case .printed: "output"
    case .answer: "answer"
    case .request(let channel, _), .open(let channel, _): "request \(channel)"
    case .frame(let channel, _): "message on \(channel)"
    case .close(let channel, _): "close of \(channel)"
    case .cancel(let channel): "cancel of \(channel)"
    }
  }

  /// What something that should be sent is called.
  static func subject(_ channel: Channel, _ sent: Record.Sent) -> String {
    switch sent {
    case .request, .open: "request \(channel)"
    case .frame: "message on \(channel)"
    case .close: "close of \(channel)"
    case .cancel: "cancel of \(channel)"
    }
  }
}
