import Edge
import Testing

@testable import Shell

@Suite struct HelpTextTests {
  @Test func helpBeginsWithAFewCommands() {
    let lines = HelpText.first.map(\.plain)
    #expect(lines.count <= 11)
    for line in lines { #expect(DisplayWidth.columns(of: line) <= 80, "\(line)") }
    let commands = lines.filter { $0.hasPrefix("  /") }.compactMap {
      $0.split(separator: "  ").first
    }
    #expect(
      commands == [
        "/goal new TITLE", "/goal list [STATUS], /goals", "/goal progress N [GOAL]", "/today",
        "/chat goal [GOAL]", "/chat [PERSONA]", "/sync", "/quit",
      ])
    #expect(lines.contains { $0.hasPrefix("/help all ") })
  }

  @Test func helpOnAllHasEveryCommandInItsGroup() throws {
    let lines = try #require(HelpText.lines(about: "all", program: "lume")).map(\.plain)
    var group = ""
    var rows: [String: [String]] = [:]
    for line in lines {
      #expect(DisplayWidth.columns(of: line) <= 80, "\(line)")
      if line.hasPrefix("  /") { rows[group, default: []].append(line) } else { group = line }
    }
    for usage in Registry.usages {
      let row = rows[usage.group.rawValue]?.first {
        $0.hasPrefix("  \(usage.brief) ") || $0.hasPrefix("  \(usage.brief), ")
      }
      #expect(row.map { $0.dropFirst(31) == " " + usage.help } ?? false, "\(usage.name)")
    }
    #expect(rows.values.joined().count == Registry.usages.count)
  }

  @Test(
    arguments: Registry.usages.map(\.name) + Registry.names + ["keys", "paste", "privacy"])
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
        "Also /goals and /goal.", "  --status STATUS       only those that stand so",
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
