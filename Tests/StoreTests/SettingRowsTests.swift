import SQLite
import Store
import Testing

@Suite struct SettingRowsTests {
  @Test func keepsReplacesAndForgets() throws {
    let store = try Store(.memory, server: "embedded")
    #expect(try store.setting(.pace) == nil)
    try store.set(.pace, to: "40ms")
    try store.set(.color, to: "")
    try store.set(.pace, to: "0")
    #expect(try store.setting(.pace) == "0")
    #expect(try store.setting(.color) == "")
    try store.set(.pace, to: nil)
    try store.set(.sync, to: nil)
    #expect(try store.setting(.pace) == nil)
  }
}
