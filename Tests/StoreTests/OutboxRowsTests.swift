import SQLite
import Store
import Testing
import Time
import Wellness

@Suite struct OutboxRowsTests {
  private let store: Store

  init() throws {
    store = try Store(.memory, server: "embedded")
  }

  private func enqueue(_ kinds: [OutboxEvent.Kind]) throws {
    let before = try store.outbox().count
    for (index, kind) in kinds.enumerated() {
      try store.enqueue(Sample.event(kind, key: "k\(before + index + 1)"))
    }
  }

  @Test func givesBackEveryField() throws {
    let event = Sample.event(.goalUpdated, key: "k1", title: "Walk \"more\"\nnow")
    try store.enqueue(event)
    var stored = event
    stored.number = 1
    #expect(try store.outbox() == [stored])
    try store.beginAttempt(stored)
    stored.attempts = 1
    stored.isInDoubt = true
    #expect(try store.outbox() == [stored])
    stored.problem = "503 try later"
    stored.nextAttempt = Sample.now + .seconds(2)
    stored.hasFailed = true
    try store.note(stored)
    #expect(try store.outbox() == [stored])
    #expect(try store.hasEvent(event.key))
    #expect(try store.hasPending(event.subject))
    #expect(try store.pendingCount() == 1)
    try store.dequeue(stored)
    #expect(try store.outbox().isEmpty)
    #expect(try !store.hasEvent(event.key))
    #expect(try !store.hasPending(event.subject))
  }

  @Test func numbersAreNeverGivenTwice() throws {
    try enqueue([.goalCreated])
    try store.dequeue(try #require(store.outbox().first))
    try store.enqueue(Sample.event(.goalCreated, key: "k9"))
    #expect(try store.outbox().map(\.number) == [2])
  }

  @Test func countsTheEventsOfAllRuns() throws {
    try store.startOver()
    #expect(try store.eventCount() == 0)
    try enqueue([.goalCreated, .goalCompleted])
    for event in try store.outbox() { try store.dequeue(event) }
    #expect(try store.eventCount() == 2)
    try store.startOver()
    #expect(try store.eventCount() == 0)
  }

  @Test func aKeyIsUsedOnce() throws {
    try store.enqueue(Sample.event(.goalCreated, key: "k1", goal: "g1"))
    #expect(throws: StoreError.self) {
      try store.enqueue(Sample.event(.goalCreated, key: "k1", goal: "g2"))
    }
  }

  @Test(arguments: [
    ([OutboxEvent.Kind.goalCreated, .goalProgressed], [OutboxEvent.Kind.goalCreated]),
    ([.goalCreated, .goalUpdated, .goalProgressed], [.goalCreated]),
    ([.goalUpdated, .goalUpdated], [.goalUpdated]),
    ([.goalUpdated, .goalProgressed], [.goalUpdated]),
    ([.goalProgressed, .goalProgressed, .goalProgressed], [.goalProgressed]),
    ([.goalCompleted, .goalCompleted], [.goalCompleted]),
  ])
  func anUnsentEventSpeaksForWhatFollows(
    _ said: [OutboxEvent.Kind], _ kept: [OutboxEvent.Kind]
  ) throws {
    try enqueue(said)
    #expect(try store.outbox().map(\.kind) == kept)
    #expect(try store.outbox().map(\.key.text) == ["k1"])
  }

  @Test(arguments: [
    [OutboxEvent.Kind.goalCreated, .goalCompleted], [.goalProgressed, .goalUpdated],
    [.goalProgressed, .goalCompleted], [.goalCompleted, .goalProgressed],
    [.goalProgressed, .goalCompleted, .goalProgressed],
  ])
  func aKindThatSaysMoreIsSaidOnItsOwn(_ said: [OutboxEvent.Kind]) throws {
    try enqueue(said)
    #expect(try store.outbox().map(\.kind) == said)
  }

  @Test func aUnitIsSaidTogetherWithTheValueThatWaits() throws {
    try enqueue([.goalProgressed, .goalCompleted])
    var event = Sample.event(.goalUpdated, key: "k3")
    event.fields = [.target]
    try store.enqueue(event)
    #expect(try store.outbox().map(\.kind) == [.goalProgressed, .goalCompleted, .goalUpdated])
    event.key = OutboxEvent.Key("k4")
    event.fields = [.target, .unit]
    try store.enqueue(event)
    let events = try store.outbox()
    #expect(events.map(\.kind) == [.goalUpdated, .goalCompleted, .goalUpdated])
    #expect(events.map(\.fields) == [[.target, .current], nil, [.target, .unit]])
  }

  @Test(arguments: [OutboxEvent.Kind.goalCreated, .goalUpdated, .goalProgressed, .goalCompleted])
  func whatWasSentOnceSpeaksForNothingElse(_ kind: OutboxEvent.Kind) throws {
    try enqueue([kind])
    try store.beginAttempt(try #require(store.outbox().first))
    try enqueue([.goalProgressed, .goalProgressed])
    #expect(try store.outbox().map(\.kind) == [kind, .goalProgressed])
  }

  @Test func whatHasFailedSpeaksForNothingElse() throws {
    try enqueue([.goalCreated])
    var event = try #require(store.outbox().first)
    (event.problem, event.hasFailed) = ("400 no", true)
    try store.note(event)
    try enqueue([.goalProgressed])
    #expect(try store.outbox().map(\.kind) == [.goalCreated, .goalProgressed])
  }

  @Test func goalsDoNotSpeakForEachOther() throws {
    try store.enqueue(Sample.event(.goalProgressed, key: "k1", goal: "g1"))
    try store.enqueue(Sample.event(.goalProgressed, key: "k2", goal: "g2"))
    #expect(
      try store.outbox().map(\.subject) == [.goal(Goal.LocalID("g1")), .goal(Goal.LocalID("g2"))])
  }
}
