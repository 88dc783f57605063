import Edge
import Libc
import Session
import Testing

/// The page of the format, and those that teach it, say what the parser reads.
@Suite struct GrammarPageTests {
  private static let root =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/"
  private static let pages = [
    "Sessions/README.md", "Sources/Program/lume.docc/Writing-a-session.md",
  ]

  private func text(of page: String) throws -> String {
    let stream = try #require(fopen(GrammarPageTests.root + page, "r"))
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, stream), count > 0 {
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: pages) func itsExamplesAreRead(_ page: String) throws {
    let blocks = try text(of: page).split(separator: "```").filter { $0.hasPrefix("session\n") }
    #expect(!blocks.isEmpty)
    for block in blocks {
      let file = try parse(String(block.dropFirst("session\n".count)))
      #expect(file.warnings == [])
    }
  }

  @Test func everyLineOfItsTablesIsRead() throws {
    let rows = try text(of: "Sessions/README.md").split(separator: "\n").filter {
      $0.hasPrefix("| `")
    }
    var count = 0
    for row in rows {
      let first = row.replacing("\\|", with: "\u{1}").split(separator: "|")[0]
      for quoted in first.split(separator: "`").filter({ !$0.allSatisfy { ", ".contains($0) } }) {
        let line = quoted.replacing("\u{1}", with: "|")
        guard let sigil = line.first, ">@<-|!e".contains(sigil),
          line.hasPrefix("end ") || sigil != "e"
        else { continue }
        let layer = line.contains("net ") ? "shell" : "wire"
        let text = "lume-session 1\nlayer    \(layer)\n\n\(line)\n"
        #expect(throws: Never.self, "\(line)") { try parse(text) }
        count += 1
      }
    }
    #expect(count >= 35)
  }

  @Test func nothingIsLeftOut() throws {
    let page = try text(of: "Sessions/README.md")
    let failures = ConnectionFailure.allCases.map(\.rawValue)
    let keys = PresentationKey.allCases.map(\.rawValue)
    let headers = [
      "title", "clock", "zone", "seed", "mode", "layer", "order", "pace", "fault", "set", "args",
      "tags", "state", "size", "coach", "recorded",
    ]
    let escapes = ["\\\\", "\\e", "\\r", "\\t", "\\n", "\\s", "\\z", "\\[", "\\c"]
    for word in failures + keys + headers + escapes {
      #expect(page.contains("`\(word)`"), "\(word)")
    }
    for kind in SessionHeader.Mode.allCases.map(\.rawValue)
      + SessionHeader.Layer.allCases.map(\.rawValue)
    {
      #expect(page.contains(kind))
    }
    // A key that the page has and the parser doesn't would be warned of.
    for header in headers where header != "set" {
      #expect(
        try parse("lume-session 1\n\(header) \(GrammarPageTests.value(of: header))\n\n> a\n")
          .warnings
          == [], "\(header)")
    }
  }

  private static func value(of header: String) -> String {
    switch header {
    case "clock": "2026-03-02T07:30:00Z"
    case "zone": "+01:00"
    case "seed": "7"
    case "mode": "batch"
    case "layer": "wire"
    case "order": "strict"
    case "size": "80x24"
    case "recorded": "yes"
    default: "x"
    }
  }
}
