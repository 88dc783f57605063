import TestSupport
import Testing

@testable import Store

/// Two stores over one file stand for two shells with one home.
@Suite struct OtherShellsTests {
  private let folder: TemporaryFolder
  private let one: OtherShells
  private let two: OtherShells

  init() throws {
    folder = try TemporaryFolder()
    one = OtherShells(folder("lume.sqlite"))
    two = OtherShells(folder("lume.sqlite"))
  }

  @Test func oneAfterTheOtherSpeaksToTheBackend() throws {
    #expect(try one.beginExchange())
    #expect(try one.beginExchange())
    #expect(try !two.beginExchange())
    one.endExchange()
    #expect(try !two.beginExchange())
    one.endExchange()
    #expect(try two.beginExchange())
    #expect(try !one.beginExchange())
  }

  @Test func aTurnIsSeenByTheOthersAlone() throws {
    #expect(try !two.haveTurns())
    try one.beginTurn()
    #expect(try two.haveTurns() && !one.haveTurns())
    try two.beginTurn()
    one.endTurn()
    #expect(try one.haveTurns())
    two.endTurn()
    #expect(try !one.haveTurns() && !two.haveTurns())
  }

  /// One that looks for turns and is stopped in its midst keeps nobody waiting for ever.
  @Test func aShellThatIsStuckIsReported() throws {
    let stuck = FileLock(folder("lume.sqlite.turns"))
    #expect(try stuck.tryLock(.exclusive))
    #expect(throws: StoreError(path: folder("lume.sqlite.turns"), problem: .busy)) {
      try one.beginTurn()
    }
    stuck.giveBack()
    try one.beginTurn()
    #expect(try two.haveTurns())
  }

  @Test func inMemoryThereIsNobodyElse() throws {
    let (first, second) = (OtherShells(nil), OtherShells(nil))
    try first.beginTurn()
    #expect(try first.beginExchange() && second.beginExchange() && !second.haveTurns())
  }
}
