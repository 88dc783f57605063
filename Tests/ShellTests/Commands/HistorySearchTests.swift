import Testing

@testable import Shell

@Suite struct HistorySearchTests {
  @Test func takesAllThatFollows() throws {
    #expect(try parse("/history search goal new", as: HistorySearch.self).text == "goal new")
    #expect(throws: UsageProblem.missing("TEXT")) {
      try parse("/history search", as: HistorySearch.self)
    }
  }

  @Test func anInMemoryHistoryKeepsItsEntriesInTheirOrderAndEachOnce() throws {
    let history = History.inMemory
    for entry in ["a", "b", "b", "a"] { try history.append(entry) }
    #expect(try history.entries() == ["a", "b", "a"])
    try history.clear()
    #expect(try history.entries().isEmpty && History.inMemory.entries().isEmpty)
  }
}
