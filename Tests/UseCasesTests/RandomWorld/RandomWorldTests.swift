import Numbers
import TestSupport
import Testing

/// Ten thousand random moves over many seeds: afterwards store, backend and model agree.
@Suite struct RandomWorldTests {
  private static let length = 100

  @Test(arguments: 0..<(isThorough ? 400 : 40))
  func everythingAgreesInTheEnd(_ seed: Int) throws {
    let devices = seed % 2 + 1
    var dice = SplitMix(seed: UInt64(seed) + 1)
    let moves = (0..<RandomWorldTests.length).map { _ in Move.random(&dice, devices: devices) }
    guard let problem = RandomWorldTests.problem(moves, devices, seed) else { return }
    let few = RandomWorldTests.minimal(moves) {
      RandomWorldTests.problem($0, devices, seed) != nil
    }
    let last = RandomWorldTests.problem(few, devices, seed) ?? problem
    Issue.record("seed \(seed): \(last)\n\(RandomWorldTests.report(few))")
  }

  /// The backend has made the goal of a request whose answer was lost: it begins at 0, and the 11 km
  /// that were noted meanwhile are still to be told.
  @Test func aGoalReachedBeforeItsCreationIsAnsweredKeepsItsValue() {
    let moves: [Move] = [
      .create(device: 0, title: 1), .progress(device: 0, goal: 0, value: 11),
      .fault(device: 0, "latency=31s"), .sync(device: 0),
    ]
    #expect(RandomWorldTests.problem(moves, 1, 0) == nil)
  }

  private static func problem(_ moves: [Move], _ devices: Int, _ seed: Int) -> String? {
    do {
      let world = try World(devices: devices, seed: UInt64(seed) + 1)
      for move in moves { try world.make(move) }
      return try world.problem()
    } catch {
      return "\(error) was thrown"
    }
  }

  /// The moves without those that are not needed to fail.
  private static func minimal(_ moves: [Move], fails: ([Move]) -> Bool) -> [Move] {
    var moves = moves
    var size = moves.count / 2
    while size > 0 {
      var start = 0
      while start < moves.count {
        var fewer = moves
        fewer.removeSubrange(start..<min(start + size, moves.count))
        if fails(fewer) { moves = fewer } else { start += size }
      }
      size /= 2
    }
    return moves
  }

  /// As a session file where that can be one.
  private static func report(_ moves: [Move]) -> String {
    let isFile = moves.allSatisfy(\.isTypeable)
    let lines = moves.map { move in
      isFile ? move.line : "\(move)"
    }
    return (isFile ? ["lume-session 1", ""] + lines : lines).joined(separator: "\n")
  }

  @Test func whatFailsIsCutDownToWhatItTakes() {
    let moves = (0..<50).map { Move.wait(seconds: $0) }
    let few = RandomWorldTests.minimal(moves) {
      $0.contains(.wait(seconds: 7)) && $0.contains(.wait(seconds: 31))
    }
    #expect(few == [.wait(seconds: 7), .wait(seconds: 31)])
  }
}
