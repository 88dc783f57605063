import JSON
import Terminal
import Testing

@testable import Demo

@Suite struct AsciicastTests {
  private static let records = "@ caption \"see\"\n> one\n| one\n@ resize 30x8\n> two\n> 日本\n"

  private static func lines(_ cast: Cast, _ version: Int) throws -> [JSON] {
    try String(
      decoding: Asciicast.write(cast, version: version, theme: Theme.all[0]), as: UTF8.self
    ).split(separator: "\n").map { try JSON(parsing: String($0)) }
  }

  private static func event(_ json: JSON) throws -> (time: Double, code: String, data: String) {
    let values = try #require(json.arrayValue)
    #expect(values.count == 3)
    return (
      try #require(Double(values[0].text())), try #require(values[1].stringValue),
      try #require(values[2].stringValue)
    )
  }

  @Test(arguments: [2, 3])
  func hasEveryByteInItsTime(_ version: Int) throws {
    let cast = try Show(AsciicastTests.records, header: "title A \"title\"\n").cast()
    let lines = try AsciicastTests.lines(cast, version)
    let header = lines[0]
    #expect(header["version"] == .number(JSON.Number(version)))
    #expect(header["title"] == "A \"title\"")
    #expect(header["timestamp"] == 1_767_225_600)
    let size = version == 2 ? header : try #require(header["term"])
    #expect(size[version == 2 ? "width" : "cols"] == 40)
    #expect(size[version == 2 ? "height" : "rows"] == 12)
    let palette = try #require(size["theme"]?["palette"]?.stringValue)
    #expect(palette.split(separator: ":").count == 16)
    let events = try lines.dropFirst().map(AsciicastTests.event)
    let output = events.filter { $0.code == "o" }.map(\.data).joined()
    #expect(Array(output.utf8) == cast.drawing.bytes)
    #expect(events.filter { $0.code == "m" }.map(\.data) == ["see", "one", "two", "日本"])
    #expect(events.filter { $0.code == "r" }.map(\.data) == ["30x8"])
    let times = events.map(\.time)
    let last = version == 2 ? times.max() ?? 0 : times.reduce(0, +)
    #expect(abs(last - Double(cast.duration) / 1000) < 0.001)
    if version == 2 {
      #expect(times == times.sorted())
    } else {
      #expect(times.allSatisfy { $0 >= 0 })
      #expect(events.last?.code == "x" && events.last?.data == "0")
    }
  }
}
