import Edge
import Numbers
import Testing

@testable import Terminal

@Suite struct ScreenQueueTests {
  private var queue = ScreenQueue()

  private mutating func show(_ effects: Effect...) {
    for effect in effects { queue.append(.effect(effect)) }
  }

  /// What is taken, a word for each message.
  private mutating func taken(atMost bytes: Int = .max) -> [String] {
    queue.pop(atMost: bytes).map { message in
      switch message {
      case .effect(.answer(let text)): text
      case .effect(.answered): "."
      case .effect(.say(let line)), .effect(.complain(let line)): "| \(line.plain)"
      case .effect: "?"
      case .waits: "waits"
      case .echo(let text): "> \(text)"
      case .dropped: "…"
      }
    }
  }

  @Test mutating func joinsThePiecesOfAnAnswer() {
    show(.answer("one "), .answer("two"), .say("said"), .answer(" three"), .answered)
    #expect(taken() == ["one two", "| said", " three", "."])
    #expect(queue.isEmpty && queue.bytes == 0)
  }

  @Test mutating func isFullAtItsLimitUntilSomeIsTaken() {
    let piece = String(repeating: "x", count: 1 << 10)
    var count = 0
    while !queue.isFull {
      show(.answer(piece))
      count += 1
    }
    #expect(count == 256)
    _ = taken(atMost: 100)
    #expect(!queue.isFull)
    show(.say(Styled(String(repeating: "y", count: ScreenQueue.limit))))
    #expect(queue.isFull)
    queue.isReleased = true
    #expect(!queue.isFull)
  }

  /// However it is taken, each scalar comes once and in its place.
  @Test(arguments: 1..<40) mutating func losesNothingWhenItIsTakenInParts(limit: Int) {
    var random = SplitMix(seed: UInt64(limit))
    var expected = ""
    var found = ""
    for number in 0..<300 {
      switch random.next() % 6 {
      case 0:
        show(.say(Styled("said \(number)")))
        expected += "| said \(number)"
      case 1:
        show(.answered)
        expected += "."
      case 2: found += taken(atMost: limit).joined()
      default:
        show(.answer("水 w\(number) é😀"))
        expected += "水 w\(number) é😀"
      }
    }
    while !queue.isEmpty { found += taken(atMost: limit).joined() }
    #expect(found == expected)
    #expect(queue.bytes == 0)
  }

  @Test mutating func dropsTheTextOfAnswersUntilTheCoreKnows() {
    show(.say("before"), .answer("one"), .answer("two"))
    queue.beginDropping()
    show(.answer("three"), .complain("notice"), .answer("four"))
    #expect(!queue.isFull)
    queue.endDropping()
    show(.answered, .complain("(interrupted)"), .answer("next"))
    #expect(taken() == ["| before", "…", "| notice", ".", "| (interrupted)", "next"])
  }

  /// The core had nothing to stop any more, and says nothing.
  @Test mutating func saysItselfThatAnAnswerWasCutThatWasOver() {
    show(.answer("one"), .answered)
    queue.beginDropping()
    queue.endDropping()
    #expect(taken() == ["…", ".", "| (interrupted)"])
    show(.answer("one"))
    queue.beginDropping()
    show(.answered, .complain("stopped at 1 MiB"))
    queue.endDropping()
    #expect(taken() == ["…", ".", "| stopped at 1 MiB", "| (interrupted)"])
  }

  @Test mutating func saysNothingWhereNothingWasDropped() {
    show(.answer("one"), .answered)
    _ = taken()
    queue.beginDropping()
    queue.endDropping()
    #expect(queue.isEmpty)
  }

  @Test mutating func neverWaitsWhileItDrops() {
    queue.beginDropping()
    for _ in 0..<600 { show(.answer(String(repeating: "x", count: 1 << 10))) }
    #expect(!queue.isFull)
    #expect(taken() == ["…"])
  }
}
