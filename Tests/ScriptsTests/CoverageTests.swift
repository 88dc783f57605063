import TestSupport
import Testing

/// The pages that say what proves each thing the documents ask for: every proof is there.
@Suite struct CoverageTests {
  private static let folder = "Sources/Program/lume.docc"

  private static func read(_ path: String) -> String? {
    do {
      let result = try Command(words: ["/bin/cat", "\(Script.projectPath)/\(path)"]).run()
      return result.status == 0 ? result.output : nil
    } catch {
      return nil
    }
  }

  private static func pages() throws -> [String] {
    let list = try Command(words: ["/bin/ls", "\(Script.projectPath)/\(folder)"]).run()
    return list.output.split(separator: "\n").map(String.init).filter {
      $0.hasSuffix(".md") && ($0.hasPrefix("Coverage") || $0 == "Known-pains.md")
    }
  }

  @Test(arguments: try pages())
  func everyRowHasItsProof(page: String) throws {
    let text = try #require(CoverageTests.read("\(CoverageTests.folder)/\(page)"))
    var known: [String: String?] = [:]
    let table = ProofTable { path in
      if let text = known[path] { return text }
      let text = CoverageTests.read(path)
      known[path] = text
      return text
    }
    let (problems, rows) = table.check(text)
    #expect(problems.map { "\(page):\($0.line): \($0.sentence)" } == [])
    #expect(rows >= 20)
  }

  @Test(arguments: [
    "Coverage-of-the-goals-API.md", "Coverage-of-the-backend-services.md", "Known-pains.md",
  ])
  func thereIsAPageForEach(page: String) throws {
    #expect(try CoverageTests.pages().contains(page))
  }

  private static let files = [
    "Sessions/a.session": "",
    "Tests/ATests/A.swift": "@Test(arguments: [1])\n  func holds(_ n: Int) {}\n  func helps() {}\n",
    "Tests/Wire/claims/a.py": "def it_holds(world):\n    pass\n",
  ]

  private func problems(_ row: String) -> [String] {
    ProofTable { CoverageTests.files[$0] }
      .check("\(ProofTable.header)\n|---|---|---|\n\(row)\n").problems.map(\.sentence)
  }

  @Test(arguments: [
    "`Sessions/a.session`", "`ATests/A.swift: holds`", "`Tests/Wire/claims/a.py: it holds`",
    "`Sessions/a.session`, `ATests/A.swift: holds`", "departs, because `x` is better",
  ])
  func knowsAProof(_ proof: String) {
    #expect(problems("| it | `/tips` | \(proof) |") == [])
  }

  @Test(arguments: [
    ("| it | `/tips` |  |", "there is no proof"),
    ("| it | `/tips` | MISSING: a test |", "there is no proof"),
    ("| it | `/tips` | departs, because  |", "there is no proof"),
    ("| it | `/tips` |", "a row has three cells"),
    ("|  | `/tips` | `Sessions/a.session` |", "a cell is empty"),
    ("| it | `/tips` | `Sessions/b.session` |", "no file Sessions/b.session"),
    ("| it | `/tips` | `ATests/B.swift: holds` |", "no file ATests/B.swift"),
    ("| it | `/tips` | `ATests/A.swift: helps` |", "ATests/A.swift has no helps"),
    ("| it | `/tips` | `Tests/Wire/claims/a.py: x` |", "Tests/Wire/claims/a.py has no x"),
    (
      "| it | `/tips` | `Sessions/a.session` MISSING |",
      "“MISSING” is neither a proof nor a departure"
    ),
  ])
  func findsWhatIsNoProof(_ row: String, _ sentence: String) {
    #expect(problems(row) == [sentence])
  }
}
