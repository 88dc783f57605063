import Edge
import SQLite
import ServiceClient
import ServiceHost
import Store
import Testing
import Time
import Wellness

@testable import UseCases

/// A backend in trouble is asked again, and left alone when it asks for that.
@Suite struct PatienceTests {
  /// A device whose backend answers one request after the other with these, then with tips.
  private func device(
    _ responses: Response...
  ) throws -> (device: Device, goal: Goal, troubles: () -> [Trouble]) {
    let backend = try Device.backend()
    let inner = backend.peer()
    var script = responses
    var waiting: [(Channel, Response)] = []
    var peer = inner
    peer.emit = { effect, now in
      guard case .request(let channel, let request) = effect, request.path.hasSuffix("/tips"),
        !script.isEmpty
      else { return try inner.emit(effect, now) }
      waiting.append((channel, script.removeFirst()))
    }
    peer.due = { waiting.isEmpty ? inner.due() : Device.start }
    peer.take = { now in
      guard !waiting.isEmpty else { return try inner.take(now) }
      let (channel, response) = waiting.removeFirst()
      return .response(channel, response)
    }
    let device = try Device(peer: peer)
    var troubles: [Trouble] = []
    device.context.onTrouble = { troubles.append($0) }
    return (device, try device.syncedGoal(), { troubles })
  }

  @Test func asksThreeTimesMoreAndLonger() throws {
    let (device, goal, troubles) = try device(Response(500), Response(502), Response(503))
    let began = device.context.edge.now
    #expect(try device.advice.tips(for: goal).advice.count >= 3)
    #expect(troubles().map(\.pause) == [.seconds(1), .seconds(2), .seconds(4)])
    #expect(troubles().map(\.retry) == [1, 2, 3])
    #expect(device.context.edge.now - began == .seconds(7))
  }

  @Test func waitsAsLongAsItIsTold() throws {
    let (device, goal, troubles) = try device(
      Response(429, headers: [Header("retry-after", "20")]))
    #expect(try device.advice.tips(for: goal).advice.count >= 3)
    #expect(troubles().map(\.pause) == [.seconds(20)])
  }

  @Test func keepsNobodyWaitingForMinutes() throws {
    let (device, goal, troubles) = try device(
      Response(503, headers: [Header("retry-after", "120")]))
    #expect(throws: Failure.busy(for: .seconds(120))) {
      try told { try device.advice.tips(for: goal) }
    }
    #expect(troubles().isEmpty)
  }

  @Test func asksNoSecondTimeForWhatIsRefused() throws {
    let (device, goal, troubles) = try device(Response(403))
    #expect(throws: Failure.refused(status: 403, message: "")) {
      try told {
        try device.advice.tips(for: goal)
      }
    }
    #expect(troubles().isEmpty)
  }

  @Test func anInterruptEndsTheWait() throws {
    let (device, goal, _) = try device(Response(500))
    device.context.onTrouble = { _ in device.inbox.interrupt() }
    #expect(throws: Interrupted()) { try device.advice.tips(for: goal) }
  }
}
