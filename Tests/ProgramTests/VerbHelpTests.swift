import Store
import Testing

@testable import Program

@Suite struct VerbHelpTests {
  private static let verbs = VerbHelp.all.map(\.verb)

  @Test(arguments: verbs) func fitsATerminal(_ verb: String) throws {
    let lines = try #require(VerbHelp.named(verb)).lines
    #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines.filter { $0.count > 80 })")
    #expect(lines.contains("Exit codes:") && lines.contains("For example:"))
  }

  @Test(arguments: verbs) func isAskedForBehindTheVerbOrBeforeIt(_ verb: String) throws {
    #expect(try InvocationParser.parse([verb, "--help"]) == .verbHelp(verb))
    #expect(try InvocationParser.parse(["help", verb]) == .verbHelp(verb))
  }

  @Test func askSaysHowItMayEnd() throws {
    #expect(try #require(VerbHelp.named("ask")).codes.map(\.0) == [0, 1, 2, 69, 74])
  }

  /// What is written down is what is read.
  @Test(arguments: verbs) func everyFlagOfItIsKnown(_ verb: String) throws {
    for flag in try #require(VerbHelp.named(verb)).flags.flatMap(\.names) where flag != "--version"
    {
      do {
        _ = try InvocationParser.parse([verb, flag])
      } catch {
        #expect(!error.sentence.contains("has no flag"), "\(verb) \(flag): \(error.sentence)")
      }
    }
  }

  /// And what is read is written down.
  @Test func everyFlagThatIsReadIsInSomeHelp() throws {
    let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let known = Set((VerbHelp.all.flatMap(\.flags) + VerbHelp.shellFlags).flatMap(\.names))
    var missing: Set<String> = []
    for path in try sources(below: root + "/Sources/Program") {
      let text = String(decoding: try #require(try Files.read(path)), as: UTF8.self)
      guard text.contains("extension InvocationParser") || path.hasSuffix("/InvocationParser.swift")
      else { continue }
      for match in text.matches(of: /"(--[a-z][a-z-]+)"[,:]/) {
        let flag = String(match.output.1)
        if !known.contains(flag) { missing.insert(flag) }
      }
    }
    // Each of these is the other name of one that is there, or refused with a sentence.
    missing.subtract(["--output", "--coach-key"])
    #expect(missing == [])
  }

  private func sources(below folder: String) throws -> [String] {
    (Files.names(in: folder) ?? []).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      if Files.names(in: path) != nil { return (try? sources(below: path)) ?? [] }
      return name.hasSuffix(".swift") ? [path] : []
    }
  }
}
