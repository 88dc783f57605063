import Shell
import Testing

@testable import Program
@testable import Verbs

@Suite struct CompletionTests {
  private static let verbs = Verb.all.map(\.name)

  @Test(arguments: CompletionShell.allCases) func knowsEveryVerbAndFlag(_ shell: CompletionShell) {
    let lines = CompletionScript.lines(for: shell)
    for help in Verb.all {
      #expect(lines.contains { $0.contains(help.name) }, "\(help.name)")
      for name in help.flags.flatMap(\.names) {
        let typed = shell == .fish && name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : name
        let short = shell == .fish && name.count == 2 ? "-s \(name.dropFirst())" : typed
        #expect(lines.contains { $0.contains(short) }, "\(help.name) \(name)")
      }
    }
  }

  /// A quote of the text would end the quotes that it stands in.
  @Test func quotesWhatIsQuoted() {
    let odd = FlagHelp("--odd", "don't [say] it: \\")
    let help = Verb(
      "it", "", brief: "", about: [], flags: [odd], codes: [], examples: [], operand: .sessions
    ) { _ in .help }
    #expect(FishCompletion.rows(help).first?.hasSuffix(#"-l odd -d 'don\'t [say] it: \\'"#) == true)
    #expect(ZshCompletion.specs(odd) == [#"'--odd[don'\''t \[say\] it\: \\]'"#])
  }

  @Test func offersWhatTheParserTakes() throws {
    for help in Verb.all {
      for flag in help.flags {
        guard case .words(let words) = flag.value, let name = flag.names.first else { continue }
        for word in words {
          do {
            let value = word.hasSuffix("=") ? word + "1" : word
            _ = try InvocationParser.parse([help.name, "x", name, value])
          } catch {
            #expect(!error.sentence.contains("takes"), "\(help.name) \(name) \(word)")
          }
        }
      }
    }
  }

  @Test(arguments: CompletionShell.allCases) func isAskedForByAShell(
    _ shell: CompletionShell
  )
    throws
  {
    #expect(try InvocationParser.parse(["completion", shell.rawValue]) == .completion(shell))
  }

  @Test(arguments: [["completion"], ["completion", "tcsh"], ["completion", "bash", "zsh"]])
  func namesTheShellsThereAre(_ words: [String]) {
    let error = #expect(throws: UsageError.self) { try InvocationParser.parse(words) }
    #expect(error?.sentence.contains("bash, zsh and fish") == true)
  }

  @Test func theManualIsAskedForAlone() throws {
    #expect(try InvocationParser.parse(["help", "--man"]) == .manual)
    #expect(throws: UsageError.self) { try InvocationParser.parse(["help", "--man", "verify"]) }
  }

  @Test func theManualHasEveryVerbCommandAndSetting() throws {
    let lines = try ManualPage.lines()
    for verb in Self.verbs { #expect(lines.contains { $0.hasPrefix(".It Cm \(verb)") }) }
    for command in CommandSummary.all {
      let words = command.form.prefix { $0 != " " }
      #expect(lines.contains { $0.hasPrefix(".It \(words)") }, "\(command.form)")
    }
    for row in ConfigurationKey.all { #expect(lines.contains(".It \(row.variable)")) }
    #expect(lines.allSatisfy { $0.unicodeScalars.allSatisfy(\.isASCII) })
  }
}
