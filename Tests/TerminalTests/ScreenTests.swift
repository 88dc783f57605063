import Edge
import Testing
import Threads

@testable import Terminal

/// A core that shows 512 KiB, of which half waits for the screen.
private final class Flood: Sendable {
  static let count = 512
  let screen = Screen()
  private let shown = Guarded(0)

  init() {
    SystemThread.start { [self] in
      let output = screen.output
      for _ in 0..<Flood.count {
        do { try output.show(.answer(String(repeating: "x", count: 1 << 10))) } catch { return }
        shown.change { $0 += 1 }
      }
      screen.finish()
    }
  }

  /// Waits until so many pieces were shown.
  func wait(for count: Int) {
    shown.waiting { $0 >= count ? .done(()) : .wait(nil) }
  }

  /// Waits until nothing more is shown for a while, and tells how much was.
  func standstill() -> Int {
    var last = -1
    var since = ContinuousClock.now
    return shown.waiting { count in
      let now = ContinuousClock.now
      if count != last { (last, since) = (count, now) }
      let left = .milliseconds(300) - (now - since)
      return left <= .zero ? .done(count) : .wait(left)
    }
  }
}

@Suite(.timeLimit(.minutes(10))) struct ScreenTests {
  @Test func letsTheCoreWaitAndDropsNothing() {
    let flood = Flood()
    flood.wait(for: 256)
    #expect(flood.standstill() == 256)
    var bytes = 0
    var isLast = false
    while !isLast {
      let taken = flood.screen.pop(atMost: 10_000)
      bytes += taken.bytes
      isLast = taken.isLast
      #expect(taken.bytes <= 10_000)
    }
    #expect(bytes == Flood.count << 10)
  }

  @Test func ctrlCWakesTheCore() {
    let flood = Flood()
    flood.wait(for: 256)
    flood.screen.drop()
    flood.wait(for: Flood.count)
    #expect(flood.screen.pop(atMost: .max).messages.count == 1)
  }

  @Test func theEndOfTheProcessWakesTheCore() {
    let flood = Flood()
    flood.wait(for: 256)
    flood.screen.release()
    flood.wait(for: Flood.count)
    #expect(flood.screen.pop(atMost: .max).bytes == Flood.count << 10)
  }
}
