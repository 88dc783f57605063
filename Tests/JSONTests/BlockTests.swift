import JSON
import Numbers
import Testing

struct BlockTests {
  private static let goal: JSON = [
    "title": "Run 5 km", "description": "", "goal_type": "activity", "start_date": "2026-03-02",
    "target_date": "2026-05-31", "target_unit": "km", "target_value": 5,
  ]

  @Test func fillsLinesWithMembers() {
    #expect(
      BlockTests.goal.block() == [
        #"   {"description": "", "goal_type": "activity", "start_date": "2026-03-02","#,
        #"    "target_date": "2026-05-31", "target_unit": "km", "target_value": 5, "title": "Run 5 km"}"#,
      ])
  }

  @Test func staysOnOneLineWhereItFits() {
    let value: JSON = ["a": 1, "b": "日本"]
    #expect(value.block(columns: 22, indent: "   ") == [#"   {"a": 1, "b": "日本"}"#])
    #expect(value.block(columns: 21, indent: "   ") == [#"   {"a": 1,"#, #"    "b": "日本"}"#])
  }

  @Test func fillsALineToTheLastColumn() {
    let value: JSON = [10, 20, 30]
    #expect(value.block(columns: 8, indent: "") == ["[10, 20,", " 30]"])
    #expect(value.block(columns: 7, indent: "") == ["[10,", " 20,", " 30]"])
  }

  @Test func breaksOnlyBetweenOutermostParts() {
    let value: JSON = [["a": 1, "b": 2], "a string that is longer than a line", 3, 4]
    #expect(
      value.block(columns: 20, indent: "") == [
        #"[{"a": 1, "b": 2},"#, #" "a string that is longer than a line","#, " 3, 4]",
      ])
    #expect(JSON.string("0123456789").block(columns: 5, indent: "") == ["\"0123456789\""])
    #expect(([:] as JSON).block(columns: 1, indent: "") == ["{}"])
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func readsBackAsOneValueAndKeepsToTheColumns(seed: UInt64) throws {
    var generator = SplitMix(seed: seed)
    let value = generator.object()
    let lines = value.block(columns: 60, indent: " ")
    #expect(try JSON(parsing: lines.joined(separator: "\n")) == value)
    for line in lines where line.unicodeScalars.count > 60 {
      let part = line.drop { " {".contains($0) }.dropLast()
      #expect(throws: Never.self) { try JSON(parsing: "{\(part)}") }
      #expect(try JSON(parsing: "{\(part)}").objectValue?.count == 1)
    }
  }
}
