import Edge
import SQLite
import ServiceClient
import Store
import Testing
import Time
import Wellness

@testable import UseCases

@Suite struct InsightUseCasesTests {
  private let device: Device

  init() throws {
    device = try Device()
  }

  private func made(_ type: InsightType = .daily, isForced: Bool = true) throws -> Insight {
    guard
      case .made(let insight) = try device.insights.generate(
        Insight.Wish(type), isForced: isForced)
    else { throw NotMade() }
    return insight
  }

  private struct NotMade: Error {}

  /// How the backend has the insights that are not archived, or those that are.
  private func remote(archived: Bool = false) throws -> [Insight] {
    try device.context.client.insights(archived: archived)
  }

  @Test func oneOfATypeADayIsEnough() throws {
    let first = try made(isForced: false)
    let before = device.sent.count
    #expect(try device.insights.generate(Insight.Wish(.daily)) == .exists(first))
    #expect(device.sent.count == before)
    #expect(try made(.weekly, isForced: false).type == .weekly)
    #expect(try made(isForced: true).id != first.id)
    #expect(try device.insights.all().count == 3)
  }

  @Test func oneOfAnotherDeviceIsEnoughToo() throws {
    let first = try made()
    try device.store.forget(first.id)
    #expect(try device.insights.generate(Insight.Wish(.daily)) == .exists(first))
  }

  @Test func anArchivedOrOldOneIsNoReasonAgainstAnother() throws {
    _ = try device.insights.archive(made())
    try device.drain()
    _ = try made(isForced: false)
    #expect(
      Insight(
        id: Insight.BackendID("i"), type: .daily, title: "", content: "", createdAt: Device.start
      )
      .isFresh(at: Device.start + .seconds(86_399)))
    #expect(
      !Insight(
        id: Insight.BackendID("i"), type: .daily, title: "", content: "", createdAt: Device.start
      )
      .isFresh(at: Device.start + .seconds(86_400)))
  }

  @Test func looksAtOneGoalOrAtNone() throws {
    let goal = try device.goals.create(GoalUseCases.Draft(title: "Run far"))
    _ = try device.syncedGoal("Swim every week")
    let all = try made()
    #expect(all.metrics?.goalsActive == 2)
    guard
      case .made(let one) = try device.insights.generate(
        Insight.Wish(.daily), about: goal, isForced: true),
      case .made(let none) = try device.insights.generate(
        Insight.Wish(.daily, includesGoals: false), isForced: true)
    else { throw NotMade() }
    #expect(one.metrics?.goalsActive == 1)
    #expect(none.metrics?.goalsActive == 0)
  }

  @Test func aChangeIsSavedAtOnceAndToldLater() throws {
    let insight = try made()
    try device.set("net", "down")
    let read = try device.insights.markRead(insight)
    _ = try device.insights.toggleFavorite(read)
    #expect(try device.insights.unreadCount() == 0)
    #expect(try device.sync.pending().map(\.kind) == ["insight.read", "insight.favorite"])
    let (kept, obstacle) = try device.insights.list(archived: false)
    #expect(obstacle == .unreachable(.refused))
    #expect(kept.map(\.isFavorite) == [true])
    try device.set("net", "up")
    // What waits here is not overwritten.
    #expect(try device.insights.list(archived: false).insights.map(\.isRead) == [true])
    try device.drain()
    #expect(try remote().map { [$0.isRead, $0.isFavorite] } == [[true, true]])
  }

  @Test func aFavouriteTurnedOverTwiceIsNone() throws {
    let insight = try made()
    try device.set("net", "down")
    _ = try device.insights.toggleFavorite(device.insights.toggleFavorite(insight))
    try device.set("net", "up")
    try device.drain()
    #expect(try remote().map(\.isFavorite) == [false])
  }

  @Test func whatIsArchivedIsInTheOtherList() throws {
    _ = try device.insights.archive(made())
    try device.drain()
    #expect(try device.insights.list(archived: false).insights.isEmpty)
    #expect(try device.insights.list(archived: true).insights.count == 1)
    #expect(try remote(archived: true).count == 1)
  }

  @Test func whatIsTakenBackIsInTheFirstListAgain() throws {
    let insight = try made()
    try device.set("net", "down")
    _ = try device.insights.unarchive(device.insights.archive(insight))
    #expect(
      try device.sync.pending().map(\.kind) == ["insight.archived", "insight.unarchived"])
    try device.set("net", "up")
    try device.drain()
    #expect(try remote().map(\.isArchived) == [false] && remote(archived: true).isEmpty)
    #expect(try device.insights.list(archived: false).insights.count == 1)
  }

  @Test func whatIsDeletedDoesNotComeBack() throws {
    let insight = try made()
    try device.set("net", "down")
    _ = try device.insights.markRead(insight)
    try device.insights.delete(insight)
    // That it was read need not be told of any more.
    #expect(try device.sync.pending().map(\.kind) == ["insight.deleted"])
    try device.set("net", "up")
    #expect(try device.insights.list(archived: false).insights.isEmpty)
    try device.drain()
    #expect(try remote().isEmpty && device.sync.pendingCount() == 0)
  }

  @Test func whatTheBackendHasNoMoreIsForgotten() throws {
    let insight = try made()
    try device.context.client.delete(insight.id, key: "elsewhere")
    _ = try device.insights.toggleFavorite(insight)
    try device.drain()
    #expect(try device.sync.pendingCount() == 0)
    #expect(try device.insights.all().isEmpty)
    let second = try made()
    try device.context.client.delete(second.id, key: "elsewhere too")
    #expect(try device.insights.list(archived: false).insights.isEmpty)
  }

  @Test func theLatestComesFirst() throws {
    let all = [try made(), try made(.weekly), try made(.pattern)]
    #expect(
      try device.insights.list(archived: false).insights.map(\.id) == all.reversed().map(\.id))
  }
}
