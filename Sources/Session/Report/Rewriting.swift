import Edge

/// Writes a file anew with what a run did in place of what it was expected to do.
///
/// Stimuli, comments, blank lines and every expectation that still fits keep their bytes.
struct Rewriting {
  private let file: SessionFile
  private var redactor: Redactor
  private let limit: TimeLimit?
  /// Whether to make a change; `nil` for each.
  private let accepts: ((ProposedChange) -> Bool)?
  private var turns: TurnFinder
  private var output: [UInt8] = []
  /// Up to where the file was copied.
  private var copied = 0

  /// - Parameter limit: how long it may take; what comes of more is not worth anything.
  init(
    _ file: SessionFile, _ redactor: Redactor, limit: TimeLimit?,
    accepts: ((ProposedChange) -> Bool)? = nil
  ) {
    self.file = file
    self.limit = limit
    self.accepts = accepts
    turns = TurnFinder(file.items)
    self.redactor = redactor
    output.reserveCapacity(file.bytes.count + 1024)
  }

  /// The bytes of the new file.
  ///
  /// - Parameters:
  ///   - blocks: those that do not fit, in the order of the file.
  ///   - pending: the block in which the run stopped; what it expects behind what was done stays.
  ///   - end: how the run ended; `nil` when it did not.
  ///   - limit: where the copy of the file ends; `nil` for with the file.
  mutating func bytes(
    changing blocks: [ExpectedBlock], pending: ExpectedBlock?, end: (turns: Int, exit: Int)?,
    upTo limit: Int? = nil
  ) -> [UInt8] {
    for block in blocks {
      copy(to: start(of: block))
      rewrite(block)
    }
    if let pending {
      copy(to: start(of: pending))
      rewrite(pending, keepsRest: true)
    }
    if let end { write(end) }
    copy(to: limit ?? file.bytes.count)
    return output
  }

  private func start(of block: ExpectedBlock) -> Int {
    if block.start < file.items.count { return file.items[block.start].start }
    return file.items.last?.end ?? file.bytes.count
  }

  private mutating func copy(to place: Int) {
    guard place > copied else { return }
    output += file.bytes[copied..<place]
    copied = place
  }

  private mutating func write(_ emission: Emission) {
    var writer = RecordWriter(redactor: redactor)
    write(writer.lines(emission))
    redactor = writer.redactor
  }

  private mutating func write(_ lines: String) {
    if output.last != 0x0A { output.append(0x0A) }
    output += lines.utf8
  }

  private mutating func write(_ end: (turns: Int, exit: Int)) {
    let line = RecordWriter().end(turns: end.turns, exit: end.exit)
    let old = file.items.last { if case .end = $0.record { true } else { false } }
    guard let old else {
      guard isAccepted(at: file.items.count, [], [String(line.dropLast())]) else { return }
      copy(to: file.bytes.count)
      return write(line)
    }
    guard case .end(end.turns, end.exit) = old.record else {
      guard isAccepted(at: file.items.count - 1, file.lines(old), [String(line.dropLast())]) else {
        return
      }
      copy(to: old.start)
      copied = old.end
      return write(line)
    }
  }

  private mutating func rewrite(_ block: ExpectedBlock, keepsRest: Bool = false) {
    let items = file.items
    let old = Rewriting.units(block, items)
    var fits = BlockFits(
      old.map { items[$0.lowerBound].record }, block.emissions, in: file, redactor, limit: limit)
    let alignment = Alignment(old.count, block.emissions.count) { fits($0, $1) }
    var place = block.start
    var emission = 0
    for pair in alignment.pairs {
      let unit = old[pair.old]
      replace(place..<unit.lowerBound, with: block.emissions[emission..<pair.new])
      copy(to: items[unit.upperBound - 1].end)
      place = unit.upperBound
      emission = pair.new + 1
    }
    replace(place..<block.end, with: block.emissions[emission...], keepsRest: keepsRest)
  }

  /// The items of a block that each stand for one thing that the program does: the assertions for
  /// an answer together, and no rests.
  static func units(_ block: ExpectedBlock, _ items: Items) -> [Range<Int>] {
    var units: [Range<Int>] = []
    var place = block.start
    while place < block.end {
      let record = items[place].record
      if record.isAssertion {
        let last = block.run(from: place, items).last ?? place
        units.append(place..<(last + 1))
        place = last
      } else if Rewriting.isReplaced(record) {
        units.append(place..<(place + 1))
      }
      place += 1
    }
    return units
  }

  /// Whether a record says exactly what the program does, so that it gives way to what it did.
  private static func isReplaced(_ record: Record) -> Bool {
    switch record {
    case .send, .printed, .pattern: true
    case .blank, .comment, .typed, .hidden, .wait, .act, .receive, .assertion, .rest, .show, .end:
      false
    }
  }

  /// Puts new records where old ones stood, one for one; what is left over stands behind the last
  /// of them, or right after the record before.
  private mutating func replace(
    _ places: Range<Int>, with emissions: ArraySlice<Emission>, keepsRest: Bool = false
  ) {
    let items = file.items
    var emissions = withoutRests(places, emissions)[...]
    guard isAccepted(places, emissions, keepsRest) else {
      if let last = places.last { copy(to: items[last].end) }
      return
    }
    let lastOld = places.last { Rewriting.isReplaced(items[$0].record) }
    if lastOld == nil { emissions.forEach { write($0) } }
    for place in places {
      guard Rewriting.isReplaced(items[place].record) else {
        copy(to: items[place].end)
        continue
      }
      if keepsRest, emissions.isEmpty {
        copy(to: items[place].end)
        continue
      }
      copied = items[place].end
      if place == lastOld {
        emissions.forEach { write($0) }
      } else if let first = emissions.popFirst() {
        write(first)
      }
    }
  }

  /// Whether whoever is to say so wants new records in the place of old ones.
  private mutating func isAccepted(
    _ places: Range<Int>, _ emissions: ArraySlice<Emission>, _ keepsRest: Bool
  ) -> Bool {
    guard accepts != nil else { return true }
    var old = places.filter { Rewriting.isReplaced(file.items[$0].record) }
    if keepsRest { old = Array(old.prefix(emissions.count)) }
    guard !old.isEmpty || !emissions.isEmpty else { return true }
    var writer = RecordWriter(redactor: redactor)
    let patterns = old.compactMap { place -> (line: Int, text: String)? in
      guard case .pattern = file.items[place].record else { return nil }
      return (file.items[place].line, file.lines(file.items[place]).joined())
    }
    return isAccepted(
      at: old.first ?? places.upperBound, old.flatMap { file.lines(file.items[$0]) },
      emissions.flatMap { writer.records($0) }, patterns)
  }

  private mutating func isAccepted(
    at place: Int, _ old: [String], _ new: [String], _ patterns: [(line: Int, text: String)] = []
  ) -> Bool {
    guard let accepts else { return true }
    let turn = turns.turn(at: place)
    return accepts(
      ProposedChange(
        turn: turn.number, input: turn.item.flatMap { file.lines(file.items[$0]).first },
        line: file.line(ofItem: place), patterns: patterns, old: old, new: new))
  }

  /// Leaves out the printed lines that a rest among the places stands for: all but as many as the
  /// file has before the first rest and behind the last.
  private func withoutRests(
    _ places: Range<Int>, _ emissions: ArraySlice<Emission>
  ) -> [Emission] {
    let printed = places.filter { file.items[$0].record.isPrinted }
    func isRest(_ place: Int) -> Bool {
      if case .rest = file.items[place].record { true } else { false }
    }
    guard let first = printed.firstIndex(where: isRest), let last = printed.lastIndex(where: isRest)
    else { return Array(emissions) }
    let lines = emissions.indices.filter { emissions[$0].channel == nil }
    let back = printed.count - last - 1
    guard lines.count > first + back else { return Array(emissions) }
    let left = Set(lines[first..<(lines.count - back)])
    return emissions.indices.filter { !left.contains($0) }.map { emissions[$0] }
  }
}

/// What an update would write in one place of a file.
package struct ProposedChange: Sendable {
  /// 0 before the first input.
  package let turn: Int
  /// The line of the file that began the turn.
  package let input: String?
  /// Of the file, counted from 1.
  package let line: Int
  /// The patterns among the lines that go.
  package let patterns: [(line: Int, text: String)]
  /// The lines that go.
  let old: [String]
  /// The lines that come.
  let new: [String]

  /// What goes beside what comes, for a person.
  package var lines: [Styled] { HunkLines(old, new).lines }
}
