import Session
import Testing

@testable import Program

struct ProcessorTimeTests {
  @Test func aLimitOfAgesIsNotReached() {
    #expect(!ProcessorTime.limit(.seconds(3600 * 999_999_999)).hasPassed())
  }

  @Test func noTimeAtAllHasPassed() {
    #expect(ProcessorTime.limit(.zero).hasPassed())
  }
}
