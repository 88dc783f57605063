import Terminal
import Testing

@testable import Demo

@Suite struct PlayheadTests {
  private static func cast() throws -> Cast {
    try Show("> one\n> two\n> three\n").cast()
  }

  @Test func writesEveryMomentInItsTimeAndEnds() throws {
    let cast = try PlayheadTests.cast()
    var playhead = Playhead(cast, isStepwise: false, now: 5)
    var now = 5
    var ends: [Int] = []
    var times: [Int] = []
    loop: while true {
      switch playhead.step(at: now) {
      case .write(let end):
        ends.append(end)
        times.append(now - 5)
      case .wait(let pause): now += try #require(pause)
      case .finish: break loop
      case .jump, .pause, .resume: Issue.record("nobody has struck a key")
      }
    }
    #expect(ends == cast.drawing.moments.map(\.end))
    #expect(times == cast.drawing.moments.map(\.at))
  }

  @Test func aPauseStopsTheTime() throws {
    var playhead = Playhead(try PlayheadTests.cast(), isStepwise: false, now: 0)
    while case .write = playhead.step(at: 0) {}
    playhead.take(.text(" "), at: 100)
    #expect(playhead.step(at: 100) == .pause)
    #expect(playhead.step(at: 9000) == .wait(nil))
    playhead.take(.text(" "), at: 9000)
    #expect(playhead.step(at: 9000) == .resume)
    guard case .wait(let pause?) = playhead.step(at: 9000) else {
      Issue.record("there is something to come")
      return
    }
    #expect(pause > 100)
  }

  @Test func keysGoFromTurnToTurn() throws {
    let cast = try PlayheadTests.cast()
    var playhead = Playhead(cast, isStepwise: false, now: 0)
    for (index, mark) in cast.marks.enumerated() {
      playhead.take(.right, at: 50)
      #expect(playhead.step(at: 50) == .jump(to: mark.offset))
      #expect(playhead.turn == index + 1)
    }
    playhead.take(.right, at: 50)
    #expect(playhead.step(at: 50) == .jump(to: cast.drawing.moments.last?.end ?? 0))
    playhead.take(.left, at: 50)
    #expect(playhead.step(at: 50) == .jump(to: cast.marks[2].offset))
    playhead.take(.left, at: 60)
    #expect(playhead.step(at: 60) == .jump(to: cast.marks[1].offset))
    // A while after its beginning it is this turn that one goes back to.
    playhead.take(.text("p"), at: 1500)
    #expect(playhead.step(at: 1500) == .jump(to: cast.marks[1].offset))
    playhead.take(.text("q"), at: 1500)
    #expect(playhead.step(at: 1500) == .finish)
  }

  @Test func waitsAtEachTurnWhereTheUserWants() throws {
    var playhead = Playhead(try PlayheadTests.cast(), isStepwise: true, now: 0)
    var pauses: [Int] = []
    var now = 0
    loop: while true {
      switch playhead.step(at: now) {
      case .pause: pauses.append(playhead.turn)
      case .wait(nil): playhead.take(.enter, at: now)
      case .wait(let pause?): now += pause
      case .finish: break loop
      case .write, .resume, .jump: continue
      }
    }
    #expect(pauses == [1, 2, 3])
  }
}
