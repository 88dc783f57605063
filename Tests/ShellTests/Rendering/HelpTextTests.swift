import Edge
import Testing

@testable import Shell

@Suite struct HelpTextTests {
  @Test func theOverviewFitsAScreenWithItsPrompts() {
    let typed = 1
    let nextPrompt = 1
    #expect(HelpText.overview.count + typed + nextPrompt <= 24)
    for line in HelpText.overview {
      #expect(DisplayWidth.columns(of: line.plain) <= 80, "\(line.plain)")
    }
  }

  @Test func theOverviewHasEveryCommandInItsColumn() {
    let lines = HelpText.overview.map(\.plain)
    for usage in Registry.usages
    where ![.account, .coach, .coaching, .insights].contains(usage.group) && !usage.isMinor {
      let line = lines.first { $0.contains(" /\(usage.name)") && $0.hasSuffix(usage.help) }
      #expect(line?.dropFirst(39).first == " ", "\(usage.name)")
    }
  }

  @Test func theOverviewNamesMinorCommandsTogether() throws {
    let lines = HelpText.overview.map(\.plain).filter { $0.contains("  also /") }
    #expect(lines.contains { $0.contains("also /goal show use complete edit pause resume") })
    for usage in Registry.usages where usage.isMinor {
      let last = try #require(usage.words.last)
      #expect(
        lines.contains { $0.contains("/\(usage.words[0])") && $0.contains(last) },
        "\(usage.name)")
    }
  }

  @Test func theOverviewNamesTheAccountCommandsTogether() {
    let line = HelpText.overview.map(\.plain).first { $0.hasPrefix("Account") }
    let names = Registry.usages.filter { $0.group == .account }.map { "/" + $0.name }
    #expect(names.count == 4 && names.allSatisfy { line?.contains($0) ?? false })
  }

  @Test func theOverviewNamesAFamilyOnce() {
    let lines = HelpText.overview.map(\.plain)
    #expect(
      lines.contains { $0.contains(" /insight new list show favorite archive unarchive delete  ") })
    #expect(lines.contains { $0.contains(" /tips /suggest /analyze /ideas take  ") })
  }

  @Test(
    arguments: Registry.usages.map(\.name) + Registry.names + HelpText.topics)
  func everythingHasHelpThatFitsAScreen(_ name: String) throws {
    let lines = try #require(HelpText.lines(about: name, program: "lume")).map(\.plain)
    #expect(lines.count < 24)
    for line in lines { #expect(DisplayWidth.columns(of: line) <= 80, "\(line)") }
  }

  @Test(arguments: Registry.usages.map(\.name))
  func everyExampleWorks(_ name: String) throws {
    let usage = try #require(Registry.usages.first { $0.name == name })
    guard case .command(let first, let rest) = Typed(usage.example) else {
      Issue.record("\(usage.example) is no command")
      return
    }
    let command = try Registry.parse(first, rest)
    #expect(command.usage.name == name)
  }

  @Test func showsAFamilyWithAnExample() throws {
    let lines = try #require(HelpText.lines(about: "goal", program: "lume")).map(\.plain)
    #expect(lines.first == "/goal new TITLE                 make a goal")
    #expect(
      lines.suffix(2) == [
        "Example: /goal new \"Walk 10k steps\" --target 10000 steps --by +30d",
        "/help goal new shows that one in full.",
      ])
  }

  /// What was typed already is not pointed to.
  @Test func aCommandWithASecondWordIsShownInFull() throws {
    let lines = try #require(HelpText.lines(about: "record", program: "lume")).map(\.plain)
    #expect(lines.first == "/record FILE [--yes]")
    #expect(lines.contains { $0.contains("lume play FILE") })
    #expect(lines.last == "/record stop                    end the recording")
  }

  @Test func showsOneInFullWithItsFlags() throws {
    let lines = try #require(HelpText.lines(about: "goals", program: "lume")).map(\.plain)
    #expect(
      lines == [
        "/goal list [STATUS] [--status STATUS] [--type TYPE] [--view VIEW] [--page N]",
        "List goals with their progress.",
        "Also /goals.", "  --status STATUS       only those that stand so",
        "  --type TYPE           only those of a type",
        "  --view VIEW           stalled, nearly-done, due-soon or overdue ones",
        "  --page N              further ones, 20 to a page, or all",
        "Example: /goals --status active",
      ])
  }

  @Test func namesTheProgramAsItWasStarted() throws {
    let lines = try #require(HelpText.lines(about: "coach", program: "lm")).map(\.plain)
    #expect(lines.contains { $0.hasPrefix("  lm --coach ollama") })
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: ["", "nope", "goal nope", "/goal", "new"])
  func hasNothingAboutWhatIsNone(_ name: String) {
    #expect(HelpText.lines(about: name, program: "lume") == nil)
  }
}
