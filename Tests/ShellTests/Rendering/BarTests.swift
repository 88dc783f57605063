import Edge
import Testing

@testable import Shell

@Suite struct BarTests {
  @Test(arguments: [
    (0.0, 0), (0.001, 1), (0.049, 1), (0.5, 10), (0.999, 19), (1, 20), (7, 20), (-1, 0),
  ])
  func isFilledByItsShare(_ share: Double, _ filled: Int) {
    let text = Bar.of(share).plain
    #expect(text.count == 20 && text.filter { $0 == "█" }.count == filled)
  }

  @Test func aChartIsDrawnToTheLargest() {
    let lines = Bar.chart([("goals", 4), ("done", 1), ("none", 0)]).map(\.plain)
    #expect(lines.map { $0.filter { $0 == "█" }.count } == [20, 5, 0])
    #expect(lines[1].hasPrefix("done   █") && lines[1].hasSuffix("    1"))
    #expect(Bar.chart([("none", 0)]).map(\.plain) == ["none  ░░░░░░░░░░░░░░░░░░░░    0"])
  }
}
