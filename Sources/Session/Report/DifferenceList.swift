import Edge

/// Finds all differences of a run that gathered what the program did, block by block.
struct DifferenceList {
  private let file: SessionFile
  private let comparison: Comparison
  private let broken: BrokenPlaces
  private let limit: TimeLimit?
  private var redactor: Redactor
  private var differences: [Difference] = []
  private var turns: TurnFinder

  /// In the order of the file.
  var ordered: [Difference] { differences.sorted { $0.line < $1.line } }

  /// - Parameter limit: no more are found once it has passed.
  init(_ file: SessionFile, _ redactor: Redactor, _ broken: BrokenPlaces, limit: TimeLimit?) {
    self.file = file
    self.redactor = redactor
    self.broken = broken
    self.limit = limit
    turns = TurnFinder(file.items)
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
    guard let first = blocks.first, let last = blocks.last, limit?.hasPassed() != true else {
      return
    }
    let old = blocks.flatMap { Rewriting.units($0, file.items) }
    let new = blocks.flatMap(\.emissions)
    var fits = BlockFits(
      old.map { file.items[$0.lowerBound].record }, new, in: file, redactor, limit: limit)
    let turn = turns.turn(at: first.start)
    func found(_ lanes: [Lane]) -> [Difference] {
      let count = differences.count
      for lane in lanes {
        for gap in gaps(in: lane, old, new, first.start..<last.end, isPending, turn) { add(gap) }
      }
      defer { differences.removeSubrange(count...) }
      return Array(differences[count...])
    }
    let one = found([Lane(Array(old.indices), Array(new.indices), &fits)])
    // The file may say in another order what is printed and what is sent.
    let hasLanes = file.header.layer == .wire && file.header.order == .free
    let several = one.count > 1 && hasLanes ? found(lanes(old, new, &fits)) : one
    differences += several.count < one.count ? several : one
  }

  /// Expectations and what the program did, of which each has its order.
  private struct Lane {
    /// Positions among all expectations.
    let old: [Int]
    /// Positions in all that the program did.
    let new: [Int]
    /// Positions in the two that fit.
    let pairs: [(old: Int, new: Int)]
    /// Whether it has printed lines only.
    let isOfLines: Bool

    init(_ old: [Int], _ new: [Int], isOfLines: Bool = false, _ fits: inout BlockFits) {
      (self.old, self.new, self.isOfLines) = (old, new, isOfLines)
      pairs = Alignment(old.count, new.count) { fits(old[$0], new[$1]) }.pairs
    }
  }

  /// One for what is printed, and one for each channel.
  private func lanes(
    _ old: [Range<Int>], _ new: [Emission], _ fits: inout BlockFits
  ) -> [Lane] {
    var parts: [Channel?: (old: [Int], new: [Int])] = [:]
    for place in old.indices {
      parts[file.channel(sentBy: old[place].lowerBound), default: ([], [])].old.append(place)
    }
    for place in new.indices { parts[new[place].channel, default: ([], [])].new.append(place) }
    return parts.map { channel, part in
      Lane(part.old, part.new, isOfLines: channel == nil, &fits)
    }
  }

  /// What stands between the pairs of a lane.
  private func gaps(
    in lane: Lane, _ old: [Range<Int>], _ new: [Emission], _ items: Range<Int>, _ isPending: Bool,
    _ turn: (number: Int, item: Int?)
  ) -> [Gap] {
    var (place, emission, begin) = (0, 0, items.lowerBound)
    return (lane.pairs + [(lane.old.count, lane.new.count)]).map { pair in
      let isLast = pair.old == lane.old.count
      let end = isLast ? items.upperBound : old[lane.old[pair.old]].lowerBound
      let hasRest = file.items[begin..<end].contains {
        if case .rest = $0.record { true } else { false }
      }
      let gap = Gap(
        old: lane.old[place..<pair.old].map { old[$0].lowerBound },
        new: lane.new[emission..<pair.new].map { new[$0] },
        place: lane.isOfLines ? begin : file.behindRecord(before: end), end: end,
        hasRest: hasRest, isPending: isPending && isLast, turn: turn,
        isWhole: lane.pairs.isEmpty && turn.item == items.lowerBound - 1)
      (place, emission) = (pair.old + 1, pair.new + 1)
      if !isLast { begin = old[lane.old[pair.old]].upperBound }
      return gap
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
    /// The item before which it belongs where nothing of it is in the file.
    let place: Int
    /// The item behind it.
    let end: Int
    /// Whether any number of lines may be printed in it.
    let hasRest: Bool
    /// Whether the run stopped in it.
    let isPending: Bool
    let turn: (number: Int, item: Int?)
    /// Whether nothing that is said or done right behind an input fits.
    let isWhole: Bool
  }

  private mutating func add(_ gap: Gap) {
    var gap = gap
    let sent = addSent(gap)
    gap.old.removeAll { sent.contains($0) }
    gap.new.removeAll { $0.channel != nil }
    if gap.hasRest { gap.new.removeFirst(max(0, gap.new.count - gap.old.count)) }
    if gap.isPending, gap.new.isEmpty { return }
    guard !gap.old.isEmpty || !gap.new.isEmpty else { return }
    let kind: Difference.Kind =
      gap.old.isEmpty ? .outputExtra : gap.new.isEmpty ? .outputMissing : .outputDiffers
    append(kind, gap.old, gap.new, gap, "output")
  }

  /// Adds what differs of what is sent: on each channel the first that was expected is the first
  /// that came.
  ///
  /// - Returns: the items.
  private mutating func addSent(_ gap: Gap) -> Set<Int> {
    var came: [Channel: [Emission]] = [:]
    for emission in gap.new.reversed() {
      if let channel = emission.channel { came[channel, default: []].append(emission) }
    }
    var items: Set<Int> = []
    var taken: [Channel: Int] = [:]
    for item in gap.old {
      guard case .send(let channel, let sent) = file.items[item].record else { continue }
      items.insert(item)
      if let emission = came[channel]?.popLast() {
        taken[channel, default: 0] += 1
        append(
          .requestDiffers, [item], [emission], gap, Difference.subject(channel, sent),
          fields: comparison.fields(sent, emission, &redactor) ?? [])
      } else if !gap.isPending {
        append(.requestMissing, [item], [], gap, Difference.subject(channel, sent))
      }
    }
    for emission in gap.new {
      guard let channel = emission.channel else { continue }
      if let count = taken[channel], count > 0 {
        taken[channel] = count - 1
      } else {
        append(.requestUnexpected, [], [emission], gap, Difference.subject(emission))
      }
    }
    return items
  }

  private mutating func append(
    _ kind: Difference.Kind, _ old: [Int], _ new: [Emission], _ gap: Gap, _ subject: String,
    fields: [Difference.Field] = []
  ) {
    let place = old.first ?? gap.place
    let line = old.first.map { file.line(of: fields, in: file.items[$0]) }
    var detail: String?
    if let item = old.first, case .send(_, let sent) = file.items[item].record {
      detail = file.detail(sent)
    }
    var writer = RecordWriter(redactor: redactor)
    let actual = new.flatMap { writer.records($0) }
    var difference = Difference(
      kind: kind, line: line ?? file.line(ofItem: place), turn: gap.turn.number,
      input: gap.turn.item.map { file.lines(file.items[$0]).first ?? "" }, subject: subject,
      detail: detail, fields: fields, expected: old.flatMap { file.lines(file.items[$0]) },
      actual: actual, context: file.context(beforeItem: place))
    difference.isOfWholeTurn = gap.isWhole
    if old.isEmpty, let first = new.first {
      difference.lines = file.lines(thatTake: first, around: place)
    }
    difference.note(file, broken, turn: gap.turn.item, end: gap.end)
    differences.append(difference)
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

  /// The channel on which an expectation is met; `nil` for what is printed.
  fileprivate func channel(sentBy index: Int) -> Channel? {
    if case .send(let channel, _) = items[index].record { channel } else { nil }
  }

  /// The first of the comments, blank lines and what is only shown before an item: what was printed
  /// and stands nowhere belongs right behind the record before them.
  func behindRecord(before index: Int) -> Int {
    var place = index
    while place > 0 {
      switch items[place - 1].record {
      case .blank, .comment, .show: place -= 1
      default: return place
      }
    }
    return place
  }

  /// The lines at which something could stand that isn't in the file; `nil` where one is enough to
  /// find it. Behind comments each is as good as the next, and in free order what is sent on one
  /// channel stands in no order to what is printed or sent on others.
  func lines(thatTake emission: Emission, around place: Int) -> ClosedRange<Int>? {
    let isFree = header.layer == .wire && header.order == .free
    func isPassed(_ index: Int) -> Bool {
      switch items[index].record {
      case .blank, .comment, .show: true
      case .send, .printed, .pattern: isFree && channel(sentBy: index) != emission.channel
      case .assertion, .rest, .typed, .hidden, .wait, .act, .receive, .end: false
      }
    }
    // Far enough for a person; many differences may be in one long block.
    let room = max(0, place - 200)..<min(items.count, place + 200)
    var (first, last) = (place, place)
    while first > room.lowerBound, isPassed(first - 1) { first -= 1 }
    while last < room.upperBound, isPassed(last) { last += 1 }
    let lines = line(ofItem: first)...line(ofItem: last)
    return lines.count > 2 ? lines : nil
  }

  /// What answered when the file was recorded, where its answers depend on it.
  var coach: String? { header.layer == .shell ? header.coach : nil }

  /// Up to three lines before an item; behind the last one, before the end of the file.
  func context(beforeItem index: Int) -> [String] {
    items[max(0, index - 3)..<index].flatMap(lines).suffix(3)
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
  mutating func note(_ file: SessionFile, _ places: BrokenPlaces, turn: Int?, end: Int) {
    coach = file.coach
    isOfLayerWire = file.header.layer == .wire
    guard isOfLayerWire else { return }
    isRecordedWire = file.header.isRecorded
    broken = places.first(in: (turn ?? 0)..<min(end + 1, file.items.count))
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
