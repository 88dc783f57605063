import Testing
import Wellness

@testable import Shell

@Suite struct InsightListTests {
  @Test func readsItsFilters() throws {
    let all = try parse("/insights", as: InsightList.self)
    #expect(!all.isUnreadOnly && !all.isFavoritesOnly && !all.isArchived && all.type == nil)
    let some = try parse(
      "/insight list --unread --favorites --archived --type pattern", as: InsightList.self)
    #expect(some.isUnreadOnly && some.isFavoritesOnly && some.isArchived && some.type == .pattern)
  }
}
