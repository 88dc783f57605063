import Edge
import SQLite
import ServiceClient
import ServiceHost
import Store
import Testing
import Time
import Wellness

@testable import UseCases

/// A backend that refuses one request: what comes of the change, and of those behind it.
@Suite struct ConflictTests {
  private let backend: EmbeddedService
  private let other: Device

  init() throws {
    backend = try Device.backend()
    other = try Device(backend, seed: 2, at: Device.start + .seconds(60))
  }

  /// A device whose first request of a method, to a path that begins so, is refused.
  private func device(
    refused status: Int, _ method: Request.Method, _ path: String, at start: Instant = Device.start
  ) throws -> Device {
    var isLeft = true
    let peer = backend.peer().answering { request in
      guard isLeft, request.method == method, request.path.hasPrefix("/api/v1" + path) else {
        return nil
      }
      isLeft = false
      return Response(status, body: #"{"error": {"code": "NO", "message": "not now"}}"#)
    }
    return try Device(peer: peer, at: start)
  }

  /// Nothing is settled before the id is known.
  @Test func aGoalThatExistsIsFoundAndClaimed() throws {
    let there = try other.syncedGoal("Walk 10k steps")
    let device = try device(refused: 409, .post, "/goals")
    var draft = GoalUseCases.Draft(title: "Walk 10k steps")
    draft.target = Quantity(10_000, "steps")
    let goal = try device.goals.create(draft)
    #expect(try device.sync.sendNext() == .sent)
    #expect(try device.goals.goal(goal.id)?.backendID == there.backendID)
    #expect(try device.sync.pendingCount() == 0)
    #expect(try device.context.client.goals().count == 1)
  }

  @Test(arguments: [(0, "Theirs"), (120, "Mine")])
  func whoeverWroteLastWinsAConflict(_ seconds: Int, _ title: String) throws {
    _ = try other.syncedGoal("Theirs")
    let device = try device(
      refused: 409, .patch, "/goals/", at: Device.start + .seconds(seconds))
    _ = try device.sync.pull()
    var change = GoalUseCases.Change()
    change.title = "Mine"
    _ = try device.goals.edit(try #require(try device.goals.all().first), change)
    let isMine = title == "Mine"
    #expect(try device.sync.sendNext() == (isMine ? .kept(number: 1) : .sent))
    #expect(try device.goals.all().map(\.title) == [title])
    #expect(try device.sync.pending().map(\.hasFailed) == (isMine ? [true] : []))
  }

  @Test func aFailingServerHoldsUpNoOtherGoal() throws {
    let device = try device(refused: 500, .post, "/goals")
    for title in ["First one", "Second one"] {
      _ = try device.goals.create(GoalUseCases.Draft(title: title))
    }
    #expect(try device.sync.sendNext(whenDue: true) == .kept(number: 1))
    #expect(try device.sync.sendNext(whenDue: true) == .sent)
    #expect(try device.sync.sendNext(whenDue: true) == .nothing)
    #expect(try device.sync.pending().map(\.title) == ["First one"])
    #expect(try device.sync.pending().map(\.attempts) == [1])
  }
}
