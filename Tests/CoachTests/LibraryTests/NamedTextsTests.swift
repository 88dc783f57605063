import Foundation
import Testing
import Wellness

@testable import Coach

/// What is written in a text by a name that the program looks up: a wrong one would go unnoticed.
@Suite struct NamedTextsTests {
  /// The texts of the files that the coach is made of.
  private static func sources() throws -> [String] {
    let folder = CoachTextTests.folder.deletingLastPathComponent().appendingPathComponent("Coach")
    let paths = try #require(FileManager.default.subpaths(atPath: folder.path))
    return try paths.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }
  }

  /// What the sources of the coach give to a function as its first text.
  private static func names(_ call: Regex<(Substring, Substring)>) throws -> Set<String> {
    let matches = try sources().flatMap { $0.matches(of: call) }
    return Set(matches.map { String($0.output.1) })
  }

  /// What is read as a member of the lists of a type: by the name of that type, or without it in
  /// a file that has the lists of one type only.
  private static func members() throws -> Set<String> {
    var members: Set<String> = []
    for source in try sources() {
      let types = source.matches(of: /ListedWords\("(\w+)"\)/).map { String($0.output.1) }
      // By Unicode's own boundaries, names with points between them are one word.
      let uses = /(?:\b(\w+)\.)?\blisted\.(\w+)/.wordBoundaryKind(.simple)
      for use in source.matches(of: uses) {
        let named = use.output.1.flatMap { $0 == "Self" ? nil : String($0) }
        #expect(named != nil || types.count == 1, "whose is \(use.output.0)?")
        members.insert("\(named ?? types.first ?? "").\(use.output.2)")
      }
    }
    return members
  }

  @Test func everyListOfWordsIsReadByItsName() throws {
    let read = try Self.names(/\.listed\("([^"]+)"\)/).union(Self.members())
    let written = CoachText.load("words").split(separator: "\n").map {
      String($0.prefix { $0 != ":" })
    }
    #expect(Set(written) == read)
    #expect(written.count == read.count, "a name stands in Sources/CoachData/words.txt twice")
    for name in written {
      let parts = name.split(separator: ".", maxSplits: 1).map { WordHash($0.utf8) }
      let isFound =
        parts.count == 2 && NamedWords.lists(of: parts[0]).contains { $0.name == parts[1] }
      #expect(isFound, "\(name) isn't found")
    }
  }

  /// A danger that isn't called so would be as grave as most.
  @Test func onlyDangersAreListedAsSuch() {
    let names = CoachText.load("words").split(separator: "\n").filter { $0.hasPrefix("Danger.") }
      .flatMap { $0.drop { $0 != ":" }.dropFirst().split(separator: " ") }
    #expect(names.count > 30)
    for name in names { #expect(Danger(rawValue: String(name)) != nil, "\(name)") }
  }

  @Test func everyAnswerAboutNumbersIsSaid() throws {
    let measures = GoalMeasure.allCases.map(\.rawValue)
    let questions = NumberQuestion.allCases.map(\.rawValue)
    let answers = (measures + ["way", "habit"]).flatMap { measure in
      (questions + ["tip"]).map { "\(measure) \($0)" }
    }
    let lines = measures.flatMap { ["line \($0)", "day \($0)", "sum \($0)"] }
    let sections = StandingText.sections
    // Answers that others are given by.
    let others = sections.values.compactMap(\.wordings.first).filter { $0.hasPrefix("= ") }
      .map { String($0.dropFirst(2)) }
    let said = try Self.names(/"([a-z][^"]*)"/).union(measures + answers + lines + others)
    for name in others { #expect(sections[name] != nil, "standing.txt has no [\(name)]") }
    // What answers are chosen by, beside what is written where they're asked for.
    let keys =
      Standing.Verdict.allCases.map(\.rawValue) + questions + measures
      + ["up", "down", "flat"]
    let heads = CoachText.load("standing").split(separator: "\n").filter { $0.hasPrefix("[") }
    #expect(heads.count == sections.count, "a name stands in Sources/CoachData/standing.txt twice")
    for name in sections.keys where !name.hasSuffix(" filler") {
      let parts = name.split(separator: " / ").map(String.init)
      let key = parts.count > 1 ? parts.last : nil
      let isKeyed = key.map { keys.contains($0) || said.contains($0) } ?? false
      let isFound = said.contains(name) || said.contains(parts[0]) && isKeyed
      #expect(isFound, "nothing says [\(name)] of Sources/CoachData/standing.txt")
    }
    let asked = try Self.names(/(?:wordings|sentence|answers)\(\s*"([^"]+)"/)
    for name in asked where !name.contains("\\") {
      let isThere = sections.keys.contains { $0 == name || $0.hasPrefix(name + " / ") }
      #expect(isThere, "standing.txt has no [\(name)]")
    }
  }

  @Test func whatIsFilledInIsKnown() throws {
    let given = try Self.names(/"([a-z' ]+)"[:\]]/)
    let standing = Scene.standing(Scene.all[0])
    for (name, section) in StandingText.sections {
      for piece in section.wordings.flatMap(Self.pieces) {
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

  /// The names of what is filled into a wording.
  private static func pieces(of wording: Substring) -> [Substring] {
    wording.split(separator: "{").dropFirst().map { $0.prefix { $0 != "}" } }
  }
}
