import Testing

@testable import Edge

@Suite struct QueueTests {
  private final class Thing: Sendable {}

  @Test func letsGoOfWhatWasTaken() {
    var queue = Queue<Thing>()
    for _ in 0..<10 { queue.append(Thing()) }
    weak let second: Thing? = queue[1]
    _ = queue.remove(at: 0)
    #expect(second != nil)
    _ = queue.remove(at: 0)
    #expect(second == nil)
    #expect(queue.count == 8)
  }

  @Test func isInOrderHoweverItIsTaken() {
    var queue = Queue<Int>()
    var model: [Int] = []
    var state: UInt64 = 7
    for number in 0..<5000 {
      // Knuth's MMIX.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      switch (state >> 33) % 5 {
      case 0 where !model.isEmpty: #expect(queue.remove(at: 0) == model.removeFirst())
      case 1 where model.count > 1: #expect(queue.remove(at: 1) == model.remove(at: 1))
      case 2 where !model.isEmpty && number % 7 == 0: #expect(queue.popLast() == model.popLast())
      case 3 where number % 50 == 0:
        queue.removeAll { $0 % 3 == 0 }
        model.removeAll { $0 % 3 == 0 }
      default:
        queue.append(number)
        model.append(number)
      }
    }
    #expect(queue.map { $0 } == model)
    #expect(queue.firstIndex { $0 % 11 == 0 } == model.firstIndex { $0 % 11 == 0 })
  }
}
