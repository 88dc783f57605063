import SQLite
import Store
import Testing

@testable import UseCases

@Suite struct CachedTests {
  @Test func readsAgainOnlyWhatMayHaveChanged() throws {
    let store = try Store(.memory, server: "embedded")
    var kept = Cached<String?>()
    var reads = 0
    func value() throws -> String? {
      try kept.value(in: store) {
        reads += 1
        return try store.setting(.pace)
      }
    }
    #expect(try value() == nil)
    #expect(try value() == nil)
    #expect(reads == 1)
    try store.set(.pace, to: "40ms")
    #expect(try value() == "40ms")
    #expect(try value() == "40ms")
    #expect(reads == 2)
  }
}
