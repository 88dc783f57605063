import SQLite
import Store
import Testing
import Time
import Wellness

@Suite struct InsightRowsTests {
  private let store: Store

  init() throws {
    store = try Store(.memory, server: "embedded")
  }

  private func insight(_ id: String, after seconds: Int = 0) -> Insight {
    Insight(
      id: Insight.BackendID(id), type: .weekly, title: "Your week", content: "One\n\nTwo",
      summary: "Sum", periodStart: Sample.now, periodEnd: Sample.now + .seconds(9),
      metrics: Insight.Metrics(
        goalsActive: 1, goalsCompleted: 2, moodEntries: 3, journalEntries: 4),
      suggestions: ["Walk, then rest", "Sleep"], isRead: true, isFavorite: true,
      isArchived: true, createdAt: Sample.now + .seconds(seconds))
  }

  @Test func givesBackEveryField() throws {
    let bare = Insight(
      id: Insight.BackendID("i2"), type: .daily, title: "T", content: "",
      createdAt: Sample.now)
    try store.put(insight("i1"))
    try store.put(bare)
    #expect(try store.insight(Insight.BackendID("i1")) == insight("i1"))
    #expect(try store.insight(Insight.BackendID("i2")) == bare)
    #expect(try store.unreadInsightCount() == 1)
  }

  @Test func theLatestIsFirstAndOfOneMomentTheLastStored() throws {
    for (id, seconds) in [("i1", 5), ("i2", 9), ("i3", 5)] {
      try store.put(insight(id, after: seconds))
    }
    #expect(try store.insights().map(\.id.text) == ["i2", "i3", "i1"])
  }

  @Test func whatIsDeletedStaysSo() throws {
    try store.put(insight("i1"))
    try store.delete(Insight.BackendID("i1"))
    try store.put(insight("i1"))
    try store.forget(Insight.BackendID("i1"))
    try store.put(insight("i1"))
    #expect(try store.insights().isEmpty)
    #expect(try store.insight(Insight.BackendID("i1")) == nil)
  }

  @Test func anEventKnowsItsInsight() throws {
    let kinds: [OutboxEvent.Kind] = [.insightRead, .insightFavorite, .insightArchived]
    for (index, kind) in kinds.enumerated() {
      try store.enqueue(
        OutboxEvent(
          key: OutboxEvent.Key("k\(index)"), kind: kind,
          subject: .insight(Insight.BackendID("i1")), title: "Your week", createdAt: Sample.now))
    }
    #expect(try store.outbox().map(\.kind) == kinds)
    #expect(try store.hasPending(.insight(Insight.BackendID("i1"))))
  }
}
