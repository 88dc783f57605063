import TestSupport
import Testing
import Threads
import Time

@testable import Edge

@Suite(.timeLimit(.minutes(10))) struct InboxTests {
  private static let socket = Channel(.socket, 1)
  private static let line = WaitFor.line(prompt: nil)

  private let time = Guarded(Int64(100))
  private let inbox: Inbox

  init() {
    inbox = Inbox(clock: .running { [time] in Instant(milliseconds: time.withLock { $0 }) })
  }

  /// Who waits for something else sleeps on.
  @Test func isWokenByWhatIsWaitedForAlone() {
    let other = Channel(.socket, 2)
    let asked = Channel(.peer, 1)
    for (want, expected) in [
      (nil, [false, false, false]),
      (.channel(Self.socket, early: nil), [true, false, true]),
      (Self.line, [false, false, true]),
      (.line(prompt: nil, watching: [other]), [false, true, true]),
      (.nothing(early: nil), [false, false, true]),
    ] as [(WaitFor?, [Bool])] {
      var state = Inbox.State(clock: .still(at(0)), last: at(0))
      state.awaited = want
      let wakes = [Self.socket, other, asked].map {
        state.append(.frame($0, .text("x")), at: at(0))
      }
      #expect(wakes == expected)
    }
  }

  private func at(_ milliseconds: Int64) -> Instant { Instant(milliseconds: milliseconds) }

  private func advance(to milliseconds: Int64) { time.withLock { $0 = milliseconds } }

  /// What is taken, in one word, with its stamp.
  private func take(
    _ want: WaitFor, deadline: Int64? = nil, due: Int64? = nil, isExpected: Bool = false,
    from inbox: Inbox? = nil
  ) -> String {
    let taken = (inbox ?? self.inbox).pop(
      want, deadline: deadline.map(at), due: due.map(at), isExpected: isExpected)
    let name =
      switch taken.thing {
      case .due: "due"
      case .arrival(.line(let text), let wasWaiting): text + (wasWaiting ? " (waited)" : "")
      case .arrival(.frame(_, .text(let text)), _): text
      case .arrival(let arrival, _): "\(arrival)"
      }
    return "\(name)@\(taken.now.milliseconds)"
  }

  private func put(_ text: String) { inbox.put(.frame(InboxTests.socket, .text(text))) }

  // MARK: several at once

  @Test func runsPastedLinesOneAfterTheOther() {
    #expect(!inbox.putLines(["one", "two"]) && inbox.waitingLines == 2)
    _ = inbox.putLine("typed")
    #expect(take(InboxTests.line) == "one (waited)@100")
    #expect(take(InboxTests.line) == "two (waited)@100")
    #expect(take(InboxTests.line) == "typed (waited)@100")
  }

  /// What was typed ahead is no answer and goes; what was pasted is none either, and stays.
  @Test func aQuestionTakesNothingThatWasPasted() {
    _ = inbox.putLines(["one", "two", "three"])
    #expect(take(InboxTests.line) == "one (waited)@100")
    _ = inbox.putLine("typed ahead")
    let question = WaitFor.line(prompt: "? ", fresh: true)
    #expect(take(question, deadline: 100) == "deadline@100")
    #expect(inbox.waitingLines == 2)
    _ = inbox.putLine("no answer yet")
    #expect(take(question, deadline: 100) == "deadline@100")
    #expect(take(InboxTests.line) == "two (waited)@100")
    #expect(take(InboxTests.line) == "three (waited)@100")
  }

  @Test func anInterruptStopsTheRestOfWhatWasPasted() {
    _ = inbox.putLines(["one", "two", "three"])
    _ = inbox.putLine("typed")
    #expect(take(InboxTests.line) == "one (waited)@100")
    _ = inbox.putLines(["four", "five"])
    #expect(inbox.interrupt() == ["two", "three"])
    #expect(take(.nothing(early: nil)) == "interrupt@100")
    #expect(take(InboxTests.line) == "typed (waited)@100")
    #expect(take(InboxTests.line) == "four (waited)@100")
  }

  @Test func whatWasTypedAheadIsThereForAnEndThatLeavesItUndone() {
    _ = inbox.putLines(["one", "two"])
    _ = inbox.putLine("three")
    #expect(take(InboxTests.line) == "one (waited)@100")
    #expect(inbox.popWaitingLines() == ["two", "three"] && inbox.waitingLines == 0)
  }

  @Test func pastedLinesAreTakenBackFromTheEnd() {
    _ = inbox.putLines(["one", "two"])
    #expect(inbox.popLastLine() == "two" && inbox.waitingLines == 1)
  }

  // MARK: order

  @Test func takesTheSmallestStamp() {
    _ = inbox.putLine("early")
    advance(to: 110)
    inbox.interrupt()
    #expect(take(InboxTests.line, due: 105) == "early (waited)@100")
    #expect(take(InboxTests.line, due: 105) == "due@105")
    #expect(take(InboxTests.line, due: 120) == "interrupt@110")
  }

  @Test func ordersATieByWhatItIs() {
    inbox.endInput()
    inbox.interrupt()
    inbox.terminate()
    _ = inbox.putLine("line")
    #expect(take(InboxTests.line, deadline: 100, due: 100) == "due@100")
    #expect(take(InboxTests.line, deadline: 100) == "terminate@100")
    #expect(take(InboxTests.line, deadline: 100) == "interrupt@100")
    #expect(take(InboxTests.line, deadline: 100) == "line (waited)@100")
    #expect(take(InboxTests.line, deadline: 100) == "endOfInput@100")
    #expect(take(.nothing(early: nil), deadline: 100) == "deadline@100")
  }

  @Test func letsAnInterruptOvertakeFrames() {
    put("one")
    advance(to: 110)
    inbox.interrupt()
    let want = WaitFor.channel(InboxTests.socket, early: nil)
    #expect(take(want) == "interrupt@110")
    #expect(take(want) == "one@110")
  }

  @Test func letsFramesOvertakeADeadline() {
    advance(to: 130)
    put("one")
    #expect(take(.channel(InboxTests.socket, early: nil), deadline: 120) == "one@130")
    #expect(take(.channel(InboxTests.socket, early: nil), deadline: 120) == "deadline@130")
  }

  @Test func keepsWhatIsNotWanted() {
    put("frame")
    _ = inbox.putLine("line")
    #expect(take(InboxTests.line) == "line (waited)@100")
    #expect(take(.channel(InboxTests.socket, early: nil)) == "frame@100")
  }

  @Test func takesTwoInterruptsForOne() {
    inbox.interrupt()
    inbox.interrupt()
    #expect(take(InboxTests.line) == "interrupt@100")
    _ = inbox.putLine("line")
    #expect(take(InboxTests.line) == "line (waited)@100")
  }

  @Test func neverGoesBackInTime() {
    #expect(take(.nothing(early: nil), deadline: 90) == "deadline@100")
    advance(to: 120)
    #expect(take(.nothing(early: nil), deadline: 115) == "deadline@120")
    advance(to: 110)
    put("late")
    #expect(take(.channel(InboxTests.socket, early: nil)) == "late@120")
    #expect(inbox.now == at(120))
  }

  /// However late the core comes to ask: else one deadline after another in the past would keep
  /// everything away from it.
  @Test func aDeadlineThatHasPassedOvertakesNothing() {
    advance(to: 200)
    inbox.terminate()
    advance(to: 210)
    inbox.interrupt()
    advance(to: 220)
    _ = inbox.putLine("line")
    advance(to: 300)
    let taken = (0..<5).map { _ in take(InboxTests.line, deadline: 150) }
    #expect(
      taken == [
        "terminate@200", "interrupt@210", "line (waited)@220", "deadline@300", "deadline@300",
      ])
  }

  @Test func dropsWhatWaitsOnAClosedChannel() {
    put("one")
    inbox.put(.frame(Channel(.socket, 2), .text("two")))
    inbox.discard(InboxTests.socket)
    let want = WaitFor.line(prompt: nil, watching: [InboxTests.socket, Channel(.socket, 2)])
    #expect(take(want) == "two@100")
  }

  // MARK: lines

  @Test func tellsWhetherALineWasWaitedFor() {
    #expect(!inbox.putLine("ahead"))
    #expect(take(InboxTests.line) == "ahead (waited)@100")
    let taker = TestThread { [self] in
      while take(InboxTests.line) != "wanted@100" {}
    }
    // Only the taker itself knows when it waits, so ask until it does.
    while !inbox.putLine("wanted") { _ = inbox.popLastLine() }
    taker.join()
    #expect(inbox.waitingLines == 0)
  }

  @Test func countsAndGivesBackOnlyLinesTypedAhead() {
    _ = inbox.putLine("one")
    _ = inbox.putLine("two")
    #expect(inbox.waitingLines == 2)
    #expect(inbox.popLastLine() == "two")
    #expect(inbox.popLastLine() == "one")
    #expect(inbox.popLastLine() == nil)
  }

  @Test func forgetsLinesTypedBeforeAQuestion() {
    _ = inbox.putLine("yes")
    inbox.endInput()
    #expect(take(.line(prompt: "Delete? ", fresh: true)) == "endOfInput@100")
  }

  /// A question is shown before it's waited for, and an answer may come in between.
  @Test func anAnswerMayComeBeforeItIsWaitedFor() {
    let question = WaitFor.line(prompt: "Password: ", echo: false, fresh: true)
    _ = inbox.putLine("typed ahead")
    inbox.expect(question)
    #expect(!inbox.putLines(["before it was shown"], isBeforeQuestion: true))
    #expect(inbox.discardTypedAhead() == ["typed ahead", "before it was shown"])
    #expect(inbox.putLine("secret"))
    #expect(take(question, isExpected: true) == "secret@100")
    // Also while something of the peer's is done.
    #expect(take(question, due: 100, isExpected: true) == "due@100")
    #expect(inbox.putLine("another"))
    #expect(take(question, isExpected: true) == "another@100")
    inbox.expectNothing()
    #expect(!inbox.putLine("too late"))
  }

  @Test func tellsOnceWhatAQuestionHasDiscarded() {
    _ = inbox.putLine("yes")
    inbox.endInput()
    _ = take(.line(prompt: "Delete? ", fresh: true))
    #expect(inbox.discardTypedAhead() == ["yes"])
    _ = inbox.putLines(["pasted", "with it"])
    _ = inbox.putLine("typed")
    #expect(inbox.discardTypedAhead() == ["typed"])
    #expect(inbox.discardTypedAhead() == [] && inbox.waitingLines == 2)
  }

  @Test func whatOvertakesIsTakenAheadOfAll() {
    let early = EarlyLines { $0 == "/quit" ? .overtakes : $0 == "/goal" ? .blocks : .waits }
    for line in ["hello", "/goal", "/quit"] { _ = inbox.putLine(line) }
    #expect(take(.nothing(early: early), deadline: 100) == "/quit (waited)@100")
    #expect(take(.nothing(early: early), deadline: 100) == "deadline@100")
  }

  @Test func runsCommandsAheadOfMessages() {
    let early = EarlyLines {
      switch $0 {
      case "/help": .runs
      case "/goal": .blocks
      default: .waits
      }
    }
    for line in ["hello", "/help", "/goal", "/help"] { _ = inbox.putLine(line) }
    let want = WaitFor.channel(InboxTests.socket, early: early)
    #expect(take(want, deadline: 100) == "/help (waited)@100")
    #expect(take(want, deadline: 100) == "deadline@100")
    #expect(take(InboxTests.line) == "hello (waited)@100")
  }

  @Test func neverTakesALineTypedAheadForATextOfTheEditor() {
    _ = inbox.putLine("ahead")
    inbox.putText("edited\ntext")
    #expect(take(.text(initial: "")) == "edited\ntext@100")
    #expect(take(InboxTests.line) == "ahead (waited)@100")
  }

  @Test func tellsOfRoomByTheBytesThatWait() {
    let told = Guarded(0)
    let text = String(repeating: "é", count: 1000)
    for _ in 0..<3 { put(text) }
    let one = inbox.waitingBytes / 3
    #expect((2000...2500).contains(one))
    inbox.whenRoom(below: 2 * one) { told.withLock { $0 += 1 } }
    for expected in [0, 1, 1] {
      _ = take(.channel(InboxTests.socket, early: nil))
      #expect(told.withLock { $0 } == expected)
    }
    #expect(inbox.waitingBytes == 0)
    // What carries nothing counts as well.
    for _ in 0..<100 { put("") }
    #expect(inbox.waitingBytes >= 10_000)
    inbox.whenRoom(below: 1) { told.withLock { $0 += 1 } }
    #expect(told.withLock { $0 } == 1)
    inbox.discard(InboxTests.socket)
    #expect(inbox.waitingBytes == 0)
    #expect(told.withLock { $0 } == 2)
  }

  @Test func letsAReaderOfAPipeWaitForRoom() {
    for index in 0..<3 { _ = inbox.putLine("\(index)") }
    let reader = TestThread { [inbox] in
      inbox.waitForRoom(below: 3)
      _ = inbox.putLine("3")
    }
    #expect(take(InboxTests.line) == "0 (waited)@100")
    reader.join()
    #expect(inbox.waitingLines == 3)
  }

  @Test func letsAReaderOfAPipeGoWhenTheCoreEnds() {
    _ = inbox.putLine("0")
    let reader = TestThread { [inbox] in inbox.waitForRoom(below: 1) }
    inbox.close()
    reader.join()
    #expect(take(InboxTests.line) == "endOfInput@100")
  }

  // MARK: a clock that stands still

  @Test func jumpsToWhatIsDueNext() {
    let inbox = Inbox(clock: .still(at(1000)))
    let want = WaitFor.channel(InboxTests.socket, early: nil)
    #expect(take(want, deadline: 5000, due: 2000, from: inbox) == "due@2000")
    #expect(take(want, deadline: 5000, from: inbox) == "deadline@5000")
    _ = inbox.putLine("typed")
    #expect(take(InboxTests.line, deadline: 6000, from: inbox) == "typed (waited)@5000")
  }

  @Test func waitsForALineThoughADeadlineIsSet() {
    let inbox = Inbox(clock: .still(at(0)))
    let taker = TestThread { [self] in
      #expect(take(InboxTests.line, deadline: 50, from: inbox).hasPrefix("typed"))
    }
    _ = inbox.putLine("typed")
    taker.join()
  }
}

@Suite(.timeLimit(.minutes(10))) struct InboxStressTests {
  /// A feeder, somebody at Ctrl-C and a taker with a deadline that always comes too soon.
  @Test func losesNoFrameWhenFrameInterruptAndDeadlineMeet() {
    let frames = 20_000
    let clock = ContinuousClock.now
    let inbox = Inbox(
      clock: .running {
        Instant(milliseconds: (ContinuousClock.now - clock).milliseconds)
      })
    let channel = Channel(.socket, 1)
    let isOver = Guarded(false)
    let feeder = TestThread {
      for number in 0..<frames { inbox.put(.frame(channel, .text(String(number)))) }
    }
    let interrupter = TestThread {
      while !isOver.withLock({ $0 }) { inbox.interrupt() }
    }
    var next = 0
    var previous = inbox.now
    while next < frames {
      let taken = inbox.pop(
        .channel(channel, early: nil), deadline: inbox.now + .milliseconds(1), due: nil)
      #expect(taken.now >= previous)
      previous = taken.now
      guard case .arrival(.frame(_, .text(let number)), _) = taken.thing else { continue }
      if number != String(next) {
        Issue.record("frame \(number) came for \(next)")
        break
      }
      next += 1
    }
    isOver.withLock { $0 = true }
    feeder.join()
    interrupter.join()
    #expect(next == frames)
  }
}
