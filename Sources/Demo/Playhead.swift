import Terminal

/// Where the showing of a cast stands, and what keys do to it. Knows no clock: it is told what time
/// it is, in milliseconds.
struct Playhead {
  /// What is to be done next.
  enum Step: Hashable {
    /// Write the bytes up to there.
    case write(upTo: Int)
    /// Begin on an empty screen and show at once what the bytes up to there have come to.
    case jump(to: Int)
    /// Show this below the screen; nothing where it is empty.
    case caption(String)
    /// Show where it stands, or show the screen as it is.
    case pause, resume
    /// Wait for a key, so many milliseconds at most; `nil` for as long as it takes.
    case wait(Int?)
    case finish
  }

  private enum State: Hashable {
    /// The time that it was when the cast began, or would have.
    case playing(since: Int)
    /// At a time of the cast.
    case paused(at: Int)
    case over
  }

  private var moments: [Drawing.Moment] = []
  /// When each turn begins, and how many bytes are before it.
  private var turns: [(number: Int, at: Int, offset: Int)] = []
  private var captions: [Cast.Mark] = []
  private var duration = 0
  private let isStepwise: Bool
  private var state: State
  private var next = 0
  /// How many turns have begun.
  private var begun = 0
  /// How many captions were shown.
  private var captioned = 0
  private var pending: [Step] = []

  init(_ cast: Cast, isStepwise: Bool, now: Int) {
    self.isStepwise = isStepwise
    state = .playing(since: now)
    load(cast)
  }

  private mutating func load(_ cast: Cast) {
    moments = cast.drawing.moments
    turns = cast.marks.compactMap { mark in
      if case .turn(let number) = mark.kind { (number, mark.at, mark.offset) } else { nil }
    }
    captions = cast.captions
    duration = cast.duration
  }

  /// Goes on with the same session drawn for another terminal, from the same time of it on.
  mutating func change(to cast: Cast, at now: Int) {
    let time = time(at: now)
    load(cast)
    next = moments.prefix { $0.at <= time }.count
    pending.append(.jump(to: next == 0 ? 0 : moments[next - 1].end))
    recaption(at: time)
    if case .paused = state { pending.append(.pause) }
  }

  /// The number of the turn that it is at; 0 before the first.
  var turn: Int { begun == 0 ? 0 : turns[begun - 1].number }

  /// What is to be done at a time.
  mutating func step(at now: Int) -> Step {
    if !pending.isEmpty { return pending.removeFirst() }
    switch state {
    case .over: return .finish
    case .paused: return .wait(nil)
    case .playing(let start): return play(to: now - start)
    }
  }

  private mutating func play(to time: Int) -> Step {
    let turn = begun < turns.count ? turns[begun].at : .max
    let moment = next < moments.count ? moments[next].at : .max
    if captioned < captions.count, captions[captioned].at <= min(time, turn, moment) {
      captioned += 1
      return .caption(captions[captioned - 1].text)
    }
    if turn <= time, turn <= moment {
      begun += 1
      guard isStepwise else { return play(to: time) }
      state = .paused(at: turn)
      return .pause
    }
    if moment <= time {
      next += 1
      return .write(upTo: moments[next - 1].end)
    }
    let caption = captioned < captions.count ? captions[captioned].at : .max
    let due = min(turn, moment, caption)
    // What is left is the time that the last picture stays, and nobody waits for that.
    if due == .max {
      state = .over
      return .finish
    }
    return .wait(due - time)
  }

  /// Does what a key asks for.
  mutating func handle(_ key: Key, at now: Int) {
    switch key {
    case .text(" "), .enter: toggle(now)
    case .right, .text("n"), .text("l"): go(to: begun, now)
    case .left, .text("p"), .text("h"): go(to: back(now), now)
    case .home: go(to: 0, now)
    case .text("q"), .text("Q"), .control("c"), .control("d"): state = .over
    default: break
    }
  }

  private mutating func toggle(_ now: Int) {
    switch state {
    case .playing(let start):
      state = .paused(at: now - start)
      pending.append(.pause)
    case .paused(let time):
      state = .playing(since: now - time)
      pending.append(.resume)
    case .over: break
    }
  }

  /// Where in the cast it is.
  private func time(at now: Int) -> Int {
    switch state {
    case .playing(let start): now - start
    case .paused(let time): time
    case .over: duration
    }
  }

  /// Shows the caption that belongs to a time.
  private mutating func recaption(at time: Int) {
    captioned = captions.prefix { $0.at <= time }.count
    guard !captions.isEmpty else { return }
    pending.append(.caption(captioned == 0 ? "" : captions[captioned - 1].text))
  }

  /// The place of the turn that "back" means: this one, or the one before where this has just begun.
  private func back(_ now: Int) -> Int {
    let time = time(at: now)
    let hasJustBegun = begun > 0 && time - turns[begun - 1].at < 1000
    return max(0, begun - (hasJustBegun ? 2 : 1))
  }

  /// Goes to the beginning of a turn, by its place; behind the last one to the end.
  private mutating func go(to place: Int, _ now: Int) {
    let target =
      place < turns.count
      ? turns[place] : (number: 0, at: moments.last?.at ?? 0, offset: moments.last?.end ?? 0)
    next = moments.firstIndex { $0.end > target.offset } ?? moments.count
    begun = min(place + 1, turns.count)
    if place >= turns.count { begun = turns.count }
    pending.append(.jump(to: target.offset))
    recaption(at: target.at)
    switch state {
    case .playing: state = .playing(since: now - target.at)
    case .paused:
      state = .paused(at: target.at)
      pending.append(.pause)
    case .over: break
    }
  }
}
