import Session
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
      case .jump, .caption, .pause, .resume: Issue.record("nobody has struck a key")
      }
    }
    #expect(ends == cast.drawing.moments.map(\.end))
    #expect(times == cast.drawing.moments.map(\.at))
  }

  @Test func aPauseStopsTheTime() throws {
    var playhead = Playhead(try PlayheadTests.cast(), isStepwise: false, now: 0)
    while case .write = playhead.step(at: 0) {}
    playhead.handle(.text(" "), at: 100)
    #expect(playhead.step(at: 100) == .pause)
    #expect(playhead.step(at: 9000) == .wait(nil))
    playhead.handle(.text(" "), at: 9000)
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
      playhead.handle(.right, at: 50)
      #expect(playhead.step(at: 50) == .jump(to: mark.offset))
      #expect(playhead.turn == index + 1)
    }
    playhead.handle(.right, at: 50)
    #expect(playhead.step(at: 50) == .jump(to: cast.drawing.moments.last?.end ?? 0))
    playhead.handle(.left, at: 50)
    #expect(playhead.step(at: 50) == .jump(to: cast.marks[2].offset))
    playhead.handle(.left, at: 60)
    #expect(playhead.step(at: 60) == .jump(to: cast.marks[1].offset))
    // A while after its beginning it is this turn that one goes back to.
    playhead.handle(.text("p"), at: 1500)
    #expect(playhead.step(at: 1500) == .jump(to: cast.marks[1].offset))
    playhead.handle(.text("q"), at: 1500)
    #expect(playhead.step(at: 1500) == .finish)
  }

  @Test func waitsAtEachTurnWhereTheUserWants() throws {
    var playhead = Playhead(try PlayheadTests.cast(), isStepwise: true, now: 0)
    var pauses: [Int] = []
    var now = 0
    loop: while true {
      switch playhead.step(at: now) {
      case .pause: pauses.append(playhead.turn)
      case .wait(nil): playhead.handle(.enter, at: now)
      case .wait(let pause?): now += pause
      case .finish: break loop
      case .write, .resume, .jump, .caption: continue
      }
    }
    #expect(pauses == [1, 2, 3])
  }

  @Test func captionsComeInTheirTimeAndBelongToTheirTurn() throws {
    let cast = try Show("@ caption \"first\"\n> one\n@ caption \"\"\n> two\n").cast()
    var playhead = Playhead(cast, isStepwise: false, now: 0)
    var shown: [String: Int] = [:]
    var now = 0
    loop: while true {
      switch playhead.step(at: now) {
      case .caption(let text): shown[text] = now
      case .wait(let pause): now += try #require(pause)
      case .finish: break loop
      case .write, .jump, .pause, .resume: continue
      }
    }
    #expect(shown == ["first": cast.captions[0].at, "": cast.captions[1].at])
    playhead = Playhead(cast, isStepwise: false, now: 0)
    playhead.handle(.right, at: 50)
    _ = playhead.step(at: 50)
    #expect(playhead.step(at: 50) == .caption("first"))
    playhead.handle(.right, at: 50)
    _ = playhead.step(at: 50)
    #expect(playhead.step(at: 50) == .caption(""))
  }

  /// Who makes the window wider sees the same moment of the session.
  @Test func aDrawingForAnotherSizeGoesOnFromTheSameTime() throws {
    let show = try Show("@ caption \"first\"\n> one two three four five six\n> two\n")
    let (cast, wide) = (try show.cast(), try show.cast(size: .init(columns: 100, rows: 30)))
    let time = cast.marks[1].at + 2500
    for isPaused in [false, true] {
      var playhead = Playhead(cast, isStepwise: false, now: 0)
      var step = playhead.step(at: time)
      while step != .wait(nil), step != .finish {
        if case .wait = step { break }
        step = playhead.step(at: time)
      }
      if isPaused {
        playhead.handle(.text(" "), at: time)
        _ = playhead.step(at: time)
      }
      playhead.change(to: wide, at: time)
      let moment = try #require(wide.drawing.moments.last { $0.at <= time })
      #expect(playhead.step(at: time) == .jump(to: moment.end))
      #expect(playhead.step(at: time) == .caption("first"))
      if isPaused { #expect(playhead.step(at: time) == .pause) }
      guard case .wait(let pause) = playhead.step(at: time) else {
        Issue.record("nothing is left to write at that time")
        continue
      }
      #expect((pause == nil) == isPaused)
    }
  }
}
