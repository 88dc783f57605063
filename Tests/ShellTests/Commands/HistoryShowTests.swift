import Testing

@testable import Shell

@Suite struct HistoryShowTests {
  @Test func takesOnOffOrNothing() throws {
    #expect(try parse("/history", as: HistoryShow.self).mode == nil)
    #expect(try parse("/history on", as: HistoryShow.self).mode == .on)
    #expect(try parse("/history off", as: HistoryShow.self).mode == .off)
  }

  @Test func knowsWhatElseMayHaveBeenMeant() {
    #expect(
      throws: UsageProblem.bad(
        "claer", for: "/history", expected: "on, off, clear or search TEXT",
        known: ["on", "off", "search", "clear"])
    ) {
      try parse("/history claer", as: HistoryShow.self)
    }
  }
}
