/// The records between two stimuli, and which expectations among them were met.
///
/// Printed lines are met in order; what is sent is met in any order, and the caller sees to the
/// order on one channel.
struct ExpectedBlock {
  /// The first item after the stimulus.
  let start: Int
  /// The next stimulus, the end record, or the number of items.
  let end: Int
  /// How many expectations were not met yet; of the printed ones none where `hasRest`.
  private(set) var remaining: Int
  private var printed: Int
  private var sent: Int
  /// What was met behind the first that was not.
  private var metAhead: Set<Int> = []
  /// Whether any number of lines may be printed somewhere in it. Then what is printed is gathered
  /// and compared when the block is over.
  private(set) var hasRest = false
  /// Whether it was compared where `hasRest`; nothing is printed in it any more.
  var isCompared = false
  /// The first assertion for the answer that is being given, where another line was printed in the
  /// midst of it.
  private(set) var held: Int?
  /// What the program did, gathered for an update or for `hasRest`.
  var emissions: [Emission] = []
  /// Whether the program did something else than the file expects.
  var isDirty = false

  init(after index: Int, in items: Items) {
    start = index + 1
    var place = start
    remaining = 0
    loop: while place < items.count {
      switch items[place].record {
      case .send, .printed, .pattern, .assertion: remaining += 1
      case .rest: hasRest = true
      case .blank, .comment, .show: break
      case .typed, .hidden, .wait, .act, .receive, .end: break loop
      }
      place += 1
    }
    end = place
    if hasRest {
      remaining = (start..<end).count {
        if case .send = items[$0].record { true } else { false }
      }
    }
    printed = start
    sent = start
  }

  /// The next printed line, or first assertion for an answer, that was not met.
  @inline(__always)
  mutating func nextPrinted(_ items: Items) -> Int? {
    while printed < end {
      switch items[printed].record {
      case .printed, .pattern, .assertion: return printed
      default: printed += 1
      }
    }
    return nil
  }

  /// The first record that was not met and sends what is asked for.
  @inline(__always)
  mutating func nextSent(
    _ items: Items, where fits: (Record.Sent, Int) -> Bool
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

  /// The assertions that stand for one answer, the first of them at an item.
  func run(from index: Int, _ items: Items) -> [Int] {
    var run: [Int] = []
    for place in index..<end {
      switch items[place].record {
      case .assertion: run.append(place)
      case .blank, .comment, .show: break
      default: return run
      }
    }
    return run
  }

  /// The first assertion from where the program is on that no answer was held to.
  func nextAssertion(_ items: Items) -> Int? {
    held ?? (printed..<max(printed, end)).first { items[$0].record.isAssertion }
  }

  /// Keeps the assertions at an item for the answer that goes on.
  mutating func hold(_ index: Int, _ items: Items) {
    held = index
    printed = (run(from: index, items).last ?? index) + 1
  }

  /// Meets the assertions from an item on.
  mutating func meet(run: [Int]) {
    if !hasRest { remaining -= run.count }
    if held == run.first { held = nil }
    printed = max(printed, (run.last ?? printed) + 1)
  }

  /// The first expectation of any kind that was not met.
  mutating func first(_ items: Items) -> Int? {
    let line = hasRest ? nil : held ?? nextPrinted(items)
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
      metAhead.insert(index)
    }
  }
}
