import Edge
import Time

/// Where what arrives in a run of a file comes from, and where goes what the program sends.
enum Feed {
  case wire(WireFeed)
  case shell(ShellFeed)

  init(_ layer: SessionHeader.Layer) {
    switch layer {
    case .wire: self = .wire(WireFeed())
    case .shell: self = .shell(ShellFeed())
    }
  }

  /// The item of the first input that the program was never given.
  var unread: Int? {
    switch self {
    case .wire(let feed): feed.unread
    case .shell: nil
    }
  }

  /// What came on channels and was not wanted yet.
  mutating func popUnwanted() -> [Arrival] {
    guard case .shell(var feed) = self else { return [] }
    defer { self = .shell(feed) }
    return feed.popUnwanted()
  }

  /// Answers a pull.
  ///
  /// - Parameter peer: asked in layer shell alone.
  mutating func pull(
    _ want: WaitFor, _ deadline: Instant?, _ peer: Peer?, _ replay: inout Replay
  ) throws -> Arrival {
    // Taken out and put back, so that nothing of it is copied.
    switch consume self {
    case .wire(var feed):
      defer { self = .wire(feed) }
      return try feed.pull(want, deadline, &replay)
    case .shell(var feed):
      defer { self = .shell(feed) }
      return try feed.pull(want, deadline, peer, &replay)
    }
  }

  /// Takes what the program sends: to compare it, or for the peer.
  mutating func emit(_ effect: Effect, _ peer: Peer?, _ replay: inout Replay) throws {
    switch consume self {
    case .wire(var feed):
      defer { self = .wire(feed) }
      try feed.emit(effect, &replay)
    case .shell(var feed):
      defer { self = .shell(feed) }
      if let peer { try feed.emit(effect, peer, at: replay.now) }
    }
  }
}

/// The recording is over and was never finished; the run ends here, which is no failure.
package struct EndOfRecording: Error, Hashable, Sendable {
  package init() {}
}
