/// A recording with the patterns and the rests of an earlier one of the same inputs, where they
/// still stand for what is printed.
package struct KeptPatterns {
  private let old: SessionFile
  private let new: SessionFile
  /// What stands in the place of a printed item of the new file; empty for nothing.
  private var replacements: [Int: [UInt8]] = [:]
  /// What stands behind an item of the new file.
  private var additions: [Int: [UInt8]] = [:]

  /// The bytes of the new file with what the old one has in place of lines.
  package static func bytes(of new: SessionFile, keepingThoseOf old: SessionFile) -> [UInt8] {
    var kept = KeptPatterns(old, new)
    for (before, after) in zip(kept.turns(of: old), kept.turns(of: new)) {
      kept.keep(before, in: after)
    }
    return kept.bytes
  }

  private init(_ old: SessionFile, _ new: SessionFile) {
    (self.old, self.new) = (old, new)
  }

  /// What is printed between two inputs, and the item that it begins with.
  private struct Turn {
    let start: Int
    var printed: [Int] = []
  }

  private func turns(of file: SessionFile) -> [Turn] {
    var turns = [Turn(start: 0)]
    for (index, item) in file.items.enumerated() {
      if item.record.beginsTurn {
        turns.append(Turn(start: index))
      } else if item.record.isPrinted {
        turns[turns.count - 1].printed.append(index)
      }
    }
    return turns
  }

  private mutating func keep(_ before: Turn, in after: Turn) {
    let records = before.printed.map { old.items[$0].record }
    guard records.contains(where: \.isVarying) else { return }
    // The places of what is no rest.
    let units = before.printed.indices.filter { !old.items[before.printed[$0]].record.isRest }
    let alignment = Alignment(units.count, after.printed.count) {
      fits(before.printed[units[$0]], after.printed[$1])
    }
    var (place, line) = (0, 0)
    for pair in alignment.pairs + [(units.count, after.printed.count)] {
      let end = pair.old < units.count ? units[pair.old] : before.printed.count
      keepRest(before.printed[place..<end], after.printed[line..<pair.new], after, line)
      guard pair.old < units.count else { return }
      let item = old.items[before.printed[end]]
      if case .pattern = item.record {
        replacements[after.printed[pair.new]] = bytes(of: item)
      }
      (place, line) = (end + 1, pair.new + 1)
    }
  }

  /// Puts rests in the place of what came where they stand, between lines that were found again.
  ///
  /// - Parameters:
  ///   - gap: of the old file.
  ///   - lines: of the new one.
  ///   - next: the place of the line behind them, among those of the turn.
  private mutating func keepRest(
    _ gap: ArraySlice<Int>, _ lines: ArraySlice<Int>, _ turn: Turn, _ next: Int
  ) {
    let isRest = gap.map { old.items[$0].record.isRest }
    guard let first = isRest.firstIndex(of: true), let last = isRest.lastIndex(of: true) else {
      return
    }
    let rest = bytes(of: old.items[gap[gap.startIndex + first]])
    let back = min(isRest.count - last - 1, lines.count)
    let front = min(first, lines.count - back)
    let middle = lines.dropFirst(front).dropLast(back)
    guard !middle.isEmpty else {
      let behind = lines.dropLast(back).last ?? (next > 0 ? turn.printed[next - 1] : turn.start)
      return additions[behind] = rest
    }
    var end: Int?
    for item in middle {
      let goesOn = end.map { end in
        !new.items[end..<item].contains { $0.record.isStimulus }
      }
      replacements[item] = goesOn == true ? [] : rest
      end = item
    }
  }

  private func fits(_ item: Int, _ line: Int) -> Bool {
    switch (old.items[item].record, new.items[line].record) {
    case (.printed(let stream, let text), .printed(let other, let line)):
      stream == other && haveSameBytes(old.string(text), new.string(line))
        && old.isOpen(text) == new.isOpen(line)
    case (.pattern(let stream, let text), .printed(let other, let line)):
      stream == other && old.glob(text).matches(new.string(line))
    case (.assertion, .assertion): old.lines(old.items[item]) == new.lines(new.items[line])
    default: false
    }
  }

  private func bytes(of item: Item) -> [UInt8] {
    let bytes = old.bytes[item.start..<item.end]
    return bytes.last == 0x0A ? Array(bytes) : bytes + [0x0A]
  }

  private var bytes: [UInt8] {
    guard !replacements.isEmpty || !additions.isEmpty else { return new.bytes }
    var output = Array(new.bytes[..<SessionFile.headerLength(of: new)])
    for (index, item) in new.items.enumerated() {
      output += replacements[index] ?? Array(new.bytes[item.start..<item.end])
      output += additions[index] ?? []
    }
    return output
  }
}

extension Record {
  fileprivate var isRest: Bool {
    if case .rest = self { true } else { false }
  }

  /// Whether it stands for more than one text.
  fileprivate var isVarying: Bool {
    switch self {
    case .pattern, .rest: true
    default: false
    }
  }
}
