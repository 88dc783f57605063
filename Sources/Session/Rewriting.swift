/// Writes a file anew with what a run did in place of what it was expected to do.
///
/// Stimuli, comments, blank lines and every expectation that still fits keep their bytes.
struct Rewriting {
  private let file: SessionFile
  private var redactor: Redactor
  private var output: [UInt8] = []
  /// Up to where the file was copied.
  private var copied = 0

  init(_ file: SessionFile, _ redactor: Redactor) {
    self.file = file
    self.redactor = redactor
    output.reserveCapacity(file.bytes.count + 1024)
  }

  /// The bytes of the new file.
  ///
  /// - Parameters:
  ///   - blocks: those that do not fit, in the order of the file.
  ///   - end: how the run ended; `nil` when it did not.
  mutating func bytes(
    changing blocks: [ExpectedBlock], end: (turns: Int, exit: Int)?
  ) -> [UInt8] {
    for block in blocks {
      copy(to: start(of: block))
      rewrite(block)
    }
    if let end { write(end) }
    copy(to: file.bytes.count)
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
      copy(to: file.bytes.count)
      return write(line)
    }
    guard case .end(end.turns, end.exit) = old.record else {
      copy(to: old.start)
      copied = old.end
      return write(line)
    }
  }

  private mutating func rewrite(_ block: ExpectedBlock) {
    let items = file.items
    let comparison = Comparison(file: file)
    let old = (block.start..<block.end).filter { items[$0].record.isExpectation }
    var redactor = redactor
    let alignment = Alignment(old.count, block.emissions.count) { place, emission in
      comparison.matches(items[old[place]].record, block.emissions[emission], &redactor)
    }
    var place = block.start
    var emission = 0
    for pair in alignment.pairs {
      replace(place..<old[pair.old], with: block.emissions[emission..<pair.new])
      copy(to: items[old[pair.old]].end)
      place = old[pair.old] + 1
      emission = pair.new + 1
    }
    replace(place..<block.end, with: block.emissions[emission...])
  }

  /// Puts new records where old ones stood, one for one; what is left over stands behind the last
  /// of them, or right after the record before.
  private mutating func replace(_ places: Range<Int>, with emissions: ArraySlice<Emission>) {
    let items = file.items
    var emissions = emissions
    let lastOld = places.last { items[$0].record.isExpectation }
    if lastOld == nil { emissions.forEach { write($0) } }
    for place in places {
      guard items[place].record.isExpectation else {
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
}
