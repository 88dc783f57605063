/// The records between two stimuli, and which expectations among them were met.
///
/// Printed lines are met in order; what is sent is met in any order, and the caller sees to the
/// order on one channel.
struct ExpectedBlock {
  /// The first item after the stimulus.
  let start: Int
  /// The next stimulus, the end record, or the number of items.
  let end: Int
  /// How many expectations were not met yet.
  private(set) var remaining: Int
  private var printed: Int
  private var sent: Int
  /// What was met behind the first that was not.
  private var metAhead: [Int] = []
  /// What the program did, gathered for an update.
  var emissions: [Emission] = []
  /// Whether the program did something else than the file expects.
  var isDirty = false

  init(after index: Int, in items: [Item]) {
    start = index + 1
    var place = start
    remaining = 0
    loop: while place < items.count {
      switch items[place].record {
      case .send, .printed, .pattern: remaining += 1
      case .blank, .comment: break
      case .typed, .hidden, .wait, .act, .receive, .end: break loop
      }
      place += 1
    }
    end = place
    printed = start
    sent = start
  }

  /// The next printed line that was not met.
  @inline(__always)
  mutating func nextPrinted(_ items: [Item]) -> Int? {
    while printed < end {
      switch items[printed].record {
      case .printed, .pattern: return printed
      default: printed += 1
      }
    }
    return nil
  }

  /// The first record that was not met and sends what is asked for.
  @inline(__always)
  mutating func nextSent(
    _ items: [Item], where fits: (Record.Sent, Int) -> Bool
  ) -> Int? {
    while sent < end {
      if case .send = items[sent].record, !metAhead.contains(sent) { break }
      sent += 1
    }
    var place = sent
    while place < end {
      if case .send(_, let what) = items[place].record, fits(what, place),
        !metAhead.contains(place)
      {
        return place
      }
      place += 1
    }
    return nil
  }

  /// The first expectation of any kind that was not met.
  mutating func first(_ items: [Item]) -> Int? {
    let line = nextPrinted(items)
    let sent = nextSent(items) { _, _ in true }
    guard let line, let sent else { return line ?? sent }
    return min(line, sent)
  }

  @inline(__always)
  mutating func meet(_ index: Int, isPrinted: Bool) {
    remaining -= 1
    if isPrinted {
      printed = index + 1
    } else if index == sent {
      sent += 1
    } else {
      metAhead.append(index)
    }
  }
}
