import Edge
import SQLite
import ServiceClient
import ServiceHost
import Store
import Time
import Wellness

@testable import UseCases

/// A backend and devices that work with it, and beside them what ought to be there: plain values.
///
/// Each goal is changed by the device that made it, so that what ought to be there is certain.
final class World {
  /// What somebody wants a goal to be.
  struct Wanted: Equatable {
    var title: String
    var value: Double
    var status: GoalStatus
  }

  private let lines: Lines
  private var devices: [Device] = []
  private let stores: [Store]
  private var chats: [Consultation]
  /// By device and in the order of making; `nil` for one that was deleted.
  private var wanted: [[(id: Goal.LocalID, goal: Wanted?)]]
  private var said: [[String]]
  private var runs: UInt64 = 100
  private var now = Device.start

  init(devices count: Int, seed: UInt64) throws {
    lines = Lines(
      try EmbeddedService(EmbeddedService.Options(seed: seed), now: Device.start).peer(),
      count: count)
    stores = try (0..<count).map { _ in try Store(.memory, server: "embedded") }
    wanted = Array(repeating: [], count: count)
    said = Array(repeating: [], count: count)
    chats = []
    for index in 0..<count {
      let device = try Device(
        peer: lines.peer(index), store: stores[index], seed: UInt64(index + 1))
      devices.append(device)
      // A persona each, so that the devices do not talk in the same chat.
      chats.append(try device.chats.open(Persona.known[index]).consultation)
    }
  }

  /// Does something; what fails is what failures are for.
  func make(_ move: Move) throws {
    do {
      try told { try attempt(move) }
    } catch is Failure {
      // Said to the user, and that was it.
    }
    now = devices.map(\.context.edge.now).max() ?? now
  }

  private func attempt(_ move: Move) throws {
    switch move {
    case .create(let index, let title):
      var draft = GoalUseCases.Draft(title: "Goal \(title)")
      draft.target = Quantity(10, "km")
      let goal = try devices[index].goals.create(draft)
      wanted[index].append((goal.id, Wanted(title: goal.title, value: 0, status: .active)))
    case .progress(let index, let number, let value):
      try change(index, number) { device, goal, wanted in
        let after = try device.goals.progress(goal, to: Double(value))
        (wanted.value, wanted.status) = (Double(value), after.status)
      }
    case .rename(let index, let number, let title):
      try change(index, number) { device, goal, wanted in
        var change = GoalUseCases.Change()
        change.title = "Goal \(title)"
        wanted.title = try device.goals.edit(goal, change).title
      }
    case .pause(let index, let number): try put(index, number, .paused)
    case .resume(let index, let number): try put(index, number, .active)
    case .complete(let index, let number):
      try change(index, number) { device, goal, wanted in
        wanted.status = try device.goals.complete(goal).status
      }
    case .delete(let index, let number):
      guard let place = place(index, number), let goal = try goal(index, place) else { return }
      try devices[index].goals.delete(goal)
      wanted[index][place].goal = nil
    case .say(let index, let text):
      said[index].append("message \(text)")
      _ = try devices[index].say("message \(text)", in: chats[index])
    case .sync(let index):
      try drain(devices[index])
      _ = try devices[index].sync.pull()
    case .fault(let index, let fault): try devices[index].set("fault", fault)
    case .net(let isUp): try devices[0].set("net", isUp ? "up" : "down")
    case .restart(let index):
      try devices[index].die()
      runs += 1
      lines.cut(index)
      devices[index] = try Device(
        peer: lines.peer(index), store: stores[index], seed: runs, at: now)
      chats[index] = try stores[index].consultation(chats[index].id) ?? chats[index]
    case .wait(let seconds):
      for device in devices { _ = try device.context.edge.wait(.seconds(seconds)) }
    }
  }

  private func drain(_ device: Device) throws {
    var last = 0
    while true {
      switch try device.sync.sendNext(after: last) {
      case .sent, .missing: continue
      case .kept(let number), .declined(let number, _, _): last = number
      case .unreachable, .paused, .loggedOut, .keyRefused, .nothing: return
      }
    }
  }

  private func put(_ index: Int, _ number: Int, _ status: GoalStatus) throws {
    try change(index, number) { device, goal, wanted in
      wanted.status = try device.goals.move(goal, to: status).status
    }
  }

  private func change(
    _ index: Int, _ number: Int, _ body: (Device, Goal, inout Wanted) throws -> Void
  ) throws {
    guard let place = place(index, number), let goal = try goal(index, place),
      var goalWanted = wanted[index][place].goal
    else { return }
    try body(devices[index], goal, &goalWanted)
    wanted[index][place].goal = goalWanted
  }

  private func place(_ index: Int, _ number: Int) -> Int? {
    let alive = wanted[index].indices.filter { wanted[index][$0].goal != nil }
    return alive.isEmpty ? nil : alive[number % alive.count]
  }

  private func goal(_ index: Int, _ place: Int) throws -> Goal? {
    try devices[index].goals.goal(wanted[index][place].id)
  }

  /// Lets everything settle without faults, and compares; what differs, in words.
  func problem() throws -> String? {
    try devices[0].set("net", "up")
    for device in devices { try device.set("fault", "off") }
    // Twice, so that each device sees what the others sent last.
    for _ in 0..<2 {
      for device in devices {
        // What asked for patience has had it; what was given up is asked for again.
        _ = try device.context.edge.wait(.seconds(60))
        for event in try device.sync.pending() { _ = try device.sync.retry(event.number) }
        try drain(device)
        _ = try device.sync.pull()
      }
    }
    return try goalProblem() ?? messageProblem()
  }

  private func goalProblem() throws -> String? {
    let expected = wanted.flatMap { $0.compactMap(\.goal) }.map(World.text).sorted()
    let remote = try devices[0].context.client.goals()
      .map { World.text($0.goal(as: Goal.LocalID("x"))) }.sorted()
    guard remote == expected else { return "the backend has \(remote) and not \(expected)" }
    for (index, device) in devices.enumerated() {
      let here = try device.goals.all().filter { !$0.isMissing }.map(World.text).sorted()
      guard here == expected else { return "device \(index) has \(here) and not \(expected)" }
      let waiting = try device.sync.pending()
      guard waiting.isEmpty else { return "device \(index) still waits with \(waiting)" }
    }
    return nil
  }

  private func messageProblem() throws -> String? {
    for (index, device) in devices.enumerated() {
      let messages = try stores[index].messages(of: chats[index].id, last: 10_000)
        .filter { $0.role == .user }
      guard messages.map(\.content) == said[index] else {
        return "device \(index) has \(messages.map(\.content)) and not \(said[index])"
      }
      let heard = try device.saidToBackend(chats[index])
      guard Set(heard).count == heard.count else { return "heard twice: \(heard)" }
      let sent = messages.filter { $0.state == .sent }.map(\.content)
      let lost = sent.suffix(40).filter { !heard.contains($0) }
      guard lost.isEmpty else { return "marked as sent and not heard: \(lost)" }
    }
    return nil
  }

  private static func text(_ wanted: Wanted) -> String {
    "\(wanted.title) at \(wanted.value) \(wanted.status.rawValue)"
  }

  private static func text(_ goal: Goal) -> String {
    "\(goal.title) at \(goal.currentValue) \(goal.status.rawValue)"
  }
}
