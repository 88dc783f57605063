import Edge
import ServiceHost
import Testing
import Time
import Wellness

@testable import ServiceClient
@testable import UseCases

/// What was noted of a goal that counts in another unit from then on, here, at the backend and on
/// another device.
@Suite struct UnitSyncTests {
  private let device: Device
  private let other: Device

  init() throws {
    let backend = try Device.backend()
    device = try Device(backend)
    other = try Device(backend, seed: 2)
  }

  private func goal(
    _ target: Quantity, from current: Double? = nil, on other: Device? = nil
  ) throws -> Goal {
    var draft = GoalUseCases.Draft(title: "Get there")
    (draft.target, draft.current, draft.isOnce) = (target, current, true)
    return try (other ?? device).goals.create(draft)
  }

  private func counting(_ target: Quantity) -> GoalUseCases.Change {
    var change = GoalUseCases.Change()
    change.target = target
    return change
  }

  private func pulled(by device: Device) throws -> Goal {
    _ = try device.sync.pull()
    return try #require(try device.goals.all().first)
  }

  @Test func isConvertedEverywhere() throws {
    let goal = try goal(Quantity(5, "km"))
    _ = try device.goals.progress(goal, to: 2)
    _ = try device.goals.progress(goal, to: 3)
    try device.drain()
    let before = try pulled(by: other)
    _ = try other.goals.progress(before, to: 3.5)
    try other.drain()
    let mine = try pulled(by: device)
    let edited = try device.goals.edit(mine, counting(Quantity(5000, "m")))
    #expect(edited.currentValue == 3500 && edited.status == .active)
    #expect(try device.goals.history(of: edited).map(\.value) == [2000, 3000])
    try device.drain()
    #expect(device.bodies.last?.contains("current_value") == false)
    #expect(try device.goals.goal(goal.id)?.currentValue == 3500)
    let theirs = try pulled(by: other)
    #expect(theirs.currentValue == 3500 && theirs.unit == "m" && theirs.status == .active)
    #expect(try other.goals.history(of: theirs).map(\.value) == [3500])
  }

  /// The wire tells where a goal starts by its progress alone.
  @Test func soIsWhereItStarted() throws {
    let goal = try goal(Quantity(70, "kg"), from: 80)
    try device.drain()
    let edited = try device.goals.edit(goal, counting(Quantity(154, "lb")))
    #expect(edited.initialValue == 176.369809748 && edited.currentValue == 176.369809748)
    try device.drain()
    _ = try device.goals.progress(edited, to: 165)
    try device.drain()
    let theirs = try pulled(by: other)
    #expect(theirs.initialValue.rounded() == 176 && theirs.status == .active)
  }

  /// The server would take 3,000 km for what was to be reached.
  @Test func aValueThatWaitsIsNotSaidInTheOtherUnit() throws {
    let goal = try goal(Quantity(5, "km"))
    try device.drain()
    _ = try device.goals.progress(goal, to: 3)
    let edited = try device.goals.edit(goal, counting(Quantity(5000, "m")))
    try device.drain()
    #expect(try device.goals.goal(goal.id)?.status == .active)
    #expect(edited.currentValue == 3000)
    #expect(try pulled(by: other).currentValue == 3000)
  }

  @Test func whatIsAnotherMeasureKeepsItsNumber() throws {
    let goal = try goal(Quantity(5, "km"))
    _ = try device.goals.progress(goal, to: 3)
    let edited = try device.goals.edit(goal, counting(Quantity(50, "pages")))
    #expect(edited.currentValue == 3)
    var change = counting(Quantity(2, "l"))
    change.current = 1
    let litres = try device.goals.edit(edited, change)
    change = counting(Quantity(2000, "ml"))
    change.current = 700
    #expect(try device.goals.edit(litres, change).currentValue == 700)
  }

  @Test func whatWasReachedStaysReached() throws {
    let goal = try goal(Quantity(420, "min"))
    _ = try device.goals.progress(goal, to: 420)
    let edited = try device.goals.edit(goal, counting(Quantity(7, "h")))
    #expect(edited.status == .completed && edited.currentValue == 7)
  }

  /// 3 h are another amount than 3 min, though the number is the same.
  @Test func aValueThatIsNamedWithTheUnitIsSaid() throws {
    let goal = try goal(Quantity(30, "min"))
    _ = try device.goals.progress(goal, to: 3)
    try device.drain()
    var change = counting(Quantity(30, "h"))
    change.current = 3
    _ = try device.goals.edit(goal, change)
    try device.drain()
    #expect(try device.goals.goal(goal.id)?.currentValue == 3)
    #expect(try device.goals.history(of: goal).last?.value == 3)
    #expect(try pulled(by: other).currentValue == 3)
  }

  @Test func whatAnotherDeviceHasNotedMeanwhileIsConverted() throws {
    let goal = try goal(Quantity(5, "km"))
    _ = try device.goals.progress(goal, to: 3)
    try device.drain()
    _ = try other.goals.progress(pulled(by: other), to: 4)
    try other.drain()
    let mine = try #require(try device.goals.goal(goal.id))
    _ = try device.goals.edit(mine, counting(Quantity(5000, "m")))
    try device.drain()
    #expect(try device.goals.goal(goal.id)?.currentValue == 4000)
    #expect(try pulled(by: other).currentValue == 4000)
  }

  /// One that lists nothing is told of units by the contract alone.
  @Test func aServiceThatDoesNotKnowUnitsHearsOfNone() throws {
    let device = try Device(peer: Device.backend().peer().withoutAdditions)
    let goal = try goal(Quantity(5, "km"), from: 3, on: device)
    try device.drain()
    _ = try device.goals.edit(goal, counting(Quantity(5000, "m")))
    try device.drain()
    #expect(device.bodies.last?.contains(#""current_value": 3000"#) == true)
    _ = try device.goals.edit(goal, counting(Quantity(6000, "m")))
    try device.drain()
    #expect(device.bodies.last?.contains("current_value") == false)
    _ = try device.goals.progress(goal, to: 3500)
    try device.drain()
    #expect(!device.bodies.contains { $0.contains("current_unit") })
    #expect(try device.goals.goal(goal.id)?.currentValue == 3500)
  }

  /// The value is told by a change of the goal then.
  @Test func theMessageThatToldAValueIsNamedWithItsUnit() throws {
    let goal = try goal(Quantity(5, "km"))
    try device.drain()
    try device.context.client.quirks.learn(.messageOfProgress)
    _ = try device.goals.progress(goal, to: 3, toldBy: Message.ID("m1"))
    _ = try device.goals.edit(goal, counting(Quantity(5000, "m")))
    try device.drain()
    let body = try #require(device.bodies.last)
    #expect(body.contains(#""message_id": "m1""#))
    _ = try device.goals.edit(goal, counting(Quantity(6000, "m")))
    try device.drain()
    #expect(device.bodies.last?.contains("message_id") == false)
  }

  /// How a value comes to wait, and with what.
  enum Waiting: CaseIterable {
    case behindAnEdit, inAnEdit, behindAPause, before
  }

  private func put(_ way: Waiting, _ goal: Goal, at value: Double, on device: Device) throws {
    var change = GoalUseCases.Change()
    switch way {
    case .behindAnEdit:
      change.title = "Swim far"
      _ = try device.goals.progress(device.goals.edit(goal, change), to: value)
    case .inAnEdit:
      change.current = value
      _ = try device.goals.complete(device.goals.edit(goal, change))
    case .behindAPause:
      let paused = try device.goals.move(goal, to: .paused)
      _ = try device.goals.complete(device.goals.progress(paused, to: value))
    case .before: _ = try device.goals.progress(goal, to: value)
    }
  }

  @Test(arguments: Waiting.allCases, [false, true])
  func whateverAValueWaitsWithItIsAsMuchInTheOtherUnit(_ way: Waiting, isPlain: Bool) throws {
    let peer = try Device.backend().peer()
    let device = try Device(peer: isPlain ? peer.withoutAdditions : peer)
    let goal = try goal(Quantity(5, "km"), on: device)
    try device.drain()
    try put(way, goal, at: 4, on: device)
    _ = try device.goals.edit(goal, counting(Quantity(5000, "m")))
    try device.drain()
    let mine = try #require(try device.goals.goal(goal.id))
    #expect(mine.currentValue == 4000 && mine.unit == "m")
  }

  /// Who has not heard of the other unit yet doesn't mean it.
  @Test(arguments: Waiting.allCases)
  func aValueIsInTheUnitInWhichItWasSaid(_ way: Waiting) throws {
    let goal = try goal(Quantity(5000, "m"))
    try device.drain()
    let theirs = try pulled(by: other)
    _ = try device.goals.edit(goal, counting(Quantity(5, "km")))
    try device.drain()
    try put(way, theirs, at: 4500, on: other)
    try other.drain()
    let seen = [try pulled(by: device), try pulled(by: other)]
    for goal in seen {
      #expect(goal.currentValue == 4.5 && goal.unit == "km" && goal.targetValue == 5)
      #expect(goal.status == (way == .before || way == .behindAnEdit ? .active : .completed))
    }
  }

  @Test(arguments: [false, true])
  func aValueThatWasRefusedIsAsMuchInTheOtherUnit(isPlain: Bool) throws {
    var isRefusing = false
    let peer = try Device.backend().peer().answering { _ in
      isRefusing ? Response(422, body: #"{"error": "not now"}"#) : nil
    }
    let device = try Device(peer: isPlain ? peer.withoutAdditions : peer)
    let goal = try goal(Quantity(5, "km"), on: device)
    try device.drain()
    isRefusing = true
    _ = try device.goals.progress(goal, to: 3)
    #expect(try device.sync.sendNext() == .kept(number: 2))
    isRefusing = false
    _ = try device.goals.edit(goal, counting(Quantity(5000, "m")))
    #expect(try device.sync.retry(2))
    try device.drain()
    let mine = try #require(try device.goals.goal(goal.id))
    #expect(mine.currentValue == 3000 && mine.unit == "m" && mine.status == .active)
  }
}

extension Peer {
  /// This peer, which lists nothing beside the contract.
  fileprivate var withoutAdditions: Peer {
    var peer = self
    peer.take = { now in
      let arrival = try self.take(now)
      guard case .response(let channel, var response)? = arrival else { return arrival }
      response.headers.removeAll { $0.name == "lume-additions" }
      return .response(channel, response)
    }
    return peer
  }
}
