import Foundation
import Testing

@testable import Coach

/// What is written in a text by a name that the program looks up: a wrong one would go unnoticed.
@Suite struct NamedTextsTests {
  /// What the sources of the coach give to a function as its first text.
  private static func names(_ call: Regex<(Substring, Substring)>) throws -> Set<String> {
    let folder = CoachTextTests.folder.deletingLastPathComponent().appendingPathComponent("Coach")
    let paths = try #require(FileManager.default.subpaths(atPath: folder.path))
    var names: Set<String> = []
    for path in paths where path.hasSuffix(".swift") {
      let source = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      names.formUnion(source.matches(of: call).map { String($0.output.1) })
    }
    return names
  }

  @Test func everyListOfWordsIsReadByItsName() throws {
    let read = try Self.names(/\.listed\("([^"]+)"\)/)
    #expect(Set(NamedWords.lists.keys) == read)
    let lines = CoachText.load("words").split(separator: "\n")
    #expect(lines.count == read.count, "a name stands in Sources/CoachData/words.txt twice")
  }

  @Test func everyAnswerAboutNumbersIsSaid() throws {
    let said = try Self.names(/"([a-z][^"]*)"/)
    // What `wordings(_:by:)` looks up.
    let keys = Standing.Verdict.allCases.map(\.rawValue) + ["up", "down", "flat", "otherwise"]
    for name in StandingText.sections.keys where !name.hasSuffix(" filler") {
      let parts = name.split(separator: " / ").map(String.init)
      let isFound =
        said.contains(name) || said.contains(parts[0]) && keys.contains(parts.last ?? "")
      #expect(isFound, "nothing says [\(name)] of Sources/CoachData/standing.txt")
    }
    for name in try Self.names(/wordings\(\s*"([^"]+)"/) {
      let otherwise = name + " / otherwise"
      let sections = StandingText.sections
      #expect(sections[name] != nil || sections[otherwise] != nil, "standing.txt has no [\(name)]")
    }
  }

  @Test func whatIsFilledInIsKnown() throws {
    let given = try Self.names(/"([a-z' ]+)":/)
    let standing = Scene.standing(Scene.all[0])
    for (name, section) in StandingText.sections {
      for piece in section.wordings.flatMap(StandingText.pieces) {
        let lower = piece.prefix(1).lowercased() + piece.dropFirst()
        let isKnown = given.contains(lower) || standing.piece(lower) != nil
        #expect(isKnown, "[\(name)] of standing.txt wants {\(piece)}")
      }
      let filler = String(section.filler) + " filler"
      #expect(section.filler.isEmpty || StandingText.sections[filler] != nil, "[\(name)]")
    }
  }

  @Test func everyIdeaIsWhole() {
    #expect(GoalIdea.all.count * 3 == CoachText.load("goal-ideas").split(separator: "\n").count)
    for idea in GoalIdea.all {
      #expect(idea.title.count <= 50 && idea.reason.hasSuffix("."), "\(idea.title)")
      #expect((100...500).contains(idea.description.count), "\(idea.title)")
      #expect((1...5).contains(idea.difficulty), "\(idea.title)")
    }
  }
}
