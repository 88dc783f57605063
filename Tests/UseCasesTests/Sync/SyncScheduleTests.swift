import Testing
import Time

@testable import UseCases

/// When a backend that cannot be used is tried again: pure values.
@Suite struct SyncScheduleTests {
  private static let start = Instant(milliseconds: 0)

  private static func after(_ seconds: Int64) -> Instant { start + .seconds(seconds) }

  /// The moments of the attempts that all fail, the first one at the start.
  private static func attempts(until end: Instant) throws -> [Instant] {
    var schedule = SyncSchedule()
    var moments = [start]
    while let last = moments.last, last < end {
      schedule.fails(at: last)
      schedule.hasTried(at: last)
      moments.append(try #require(schedule.opening))
    }
    return moments
  }

  @Test func beginsWithThePausesOfTheContract() throws {
    let moments = try Self.attempts(until: Self.after(120))
    let pauses = zip(moments.dropFirst(), moments).map { $0 - $1 }
    #expect(pauses == [2, 4, 8, 16, 32, 32, 32].map { .seconds($0) })
  }

  /// What is back is noticed within an eighth of the time that it was away, or 32 s.
  @Test func theLongerTheBackendIsGoneTheLessOftenItIsTried() throws {
    let moments = try Self.attempts(until: Self.after(365 * 86_400))
    for (next, last) in zip(moments.dropFirst(), moments) {
      #expect(next > last)
      #expect(next - last <= max(.seconds(32), (last - Self.start) / 8))
    }
    // A million, were the pause to stay at 32 s.
    #expect(moments.count < 120)
    #expect(try Self.attempts(until: Instant(milliseconds: 999_999_999_999)).count < 150)
  }

  @Test func whoTypesWaitsNoLongerThanThePausesOfTheContract() {
    var schedule = SyncSchedule()
    schedule.isAttended()
    #expect(schedule.opening == nil)
    for moment in 0..<5 { schedule.fails(at: Self.after(Int64(moment))) }
    schedule.fails(at: Self.after(8000))
    #expect(schedule.nextAttempt == Self.after(9000))
    schedule.isAttended()
    #expect(schedule.nextAttempt == Self.after(8032))
    schedule.fails(at: Self.after(8100))
    schedule.fails(at: Self.after(8200), pause: .seconds(600))
    schedule.isAttended()
    #expect(schedule.nextAttempt == Self.after(8800))
  }

  @Test func aBackendThatIsBackIsUsedAtOnce() {
    var schedule = SyncSchedule()
    schedule.fails(at: Self.start)
    schedule.succeeds()
    #expect(schedule.nextAttempt == nil && schedule.opening == nil)
    schedule.fails(at: Self.after(1000))
    #expect(schedule.nextAttempt == Self.after(1002))
  }

  /// Whatever came of it, even nothing.
  @Test func whatWasTriedIsNotTriedAgainAtTheSameMoment() throws {
    var schedule = SyncSchedule()
    schedule.hasTried(at: Self.start)
    #expect(schedule.opening == Self.after(2))
    // What the user does just now is not in the way of that.
    #expect(schedule.nextAttempt == nil)
    schedule.succeeds()
    #expect(schedule.opening == Self.after(2))
  }

  @Test func aBackendThatAsksForPatienceHasIt() {
    var schedule = SyncSchedule()
    schedule.fails(at: Self.start, pause: .seconds(30))
    #expect(schedule.nextAttempt == Self.after(30))
    schedule.fails(at: Self.after(30), pause: .zero)
    #expect(schedule.nextAttempt == Self.after(34))
  }
}
