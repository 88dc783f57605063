import Testing
import Time

@testable import Edge

@Suite struct EdgeTests {
  /// The deadline that a source is given for one that is asked for, at a time.
  private func given(_ deadline: Int64?, at now: Int64) throws -> Int64? {
    let edge = Edge(
      pull: { _, deadline in (.deadline, deadline ?? Instant(milliseconds: now)) },
      emit: { _ in }, clock: { Instant(milliseconds: now) })
    let instant = deadline.map { Instant(milliseconds: $0) }
    return try edge.pull(.nothing(early: nil), instant).now.milliseconds
  }

  @Test func aDeadlineLiesAheadOfTheClock() throws {
    #expect(try given(101, at: 100) == 101)
    #expect(try given(5000, at: 100) == 5000)
    #expect(try given(100, at: 100) == 101)
    #expect(try given(-100, at: 100) == 101)
    #expect(try given(.min, at: .min) == .min + 1)
  }

  @Test func aDeadlineStaysAtTheLastInstant() throws {
    #expect(try given(.max, at: .max - 1) == .max)
    #expect(try given(.max - 1, at: .max - 1) == .max)
    #expect(try given(.max, at: .max) == .max)
    #expect(try given(0, at: .max) == 0)
  }
}
