import Testing

@testable import Shell

@Suite struct RegistryTests {
  @Test func everyNameIsUnambiguous() {
    let names = Registry.usages.flatMap { [$0.name] + [$0.alias].compactMap { $0 } }
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { !$0.isEmpty })
  }

  @Test func everyCommandSaysWhatItDoes() {
    for usage in Registry.usages {
      #expect(!usage.help.isEmpty && !usage.help.hasSuffix("."), "\(usage.name)")
      #expect(usage.help.first?.isLowercase ?? false, "\(usage.name)")
      for flag in usage.flags {
        #expect(!flag.help.isEmpty, "--\(flag.name)")
        #expect(flag.placeholder.isEmpty == (flag.kind == .none), "--\(flag.name)")
      }
    }
  }

  @Test(arguments: [
    ("/frobnicate", UsageProblem.unknownCommand("frobnicate")),
    ("/Goals", .unknownCommand("Goals")),
    ("/goal nwe", .unknownSubcommand(command: "goal", word: "nwe")),
    ("/goal NEW x", .unknownSubcommand(command: "goal", word: "NEW")),
    ("/nope --help", .unknownCommand("nope")), ("/quit now", .unexpected("now")),
    ("/sync --fast", .unknownFlag("--fast")), ("/status \"x", .openQuote),
  ])
  func tellsWhatIsNoCommand(_ line: String, _ problem: UsageProblem) throws {
    guard case .command(let name, let rest) = Typed(line) else { throw AnotherCommand(line: line) }
    #expect(throws: problem) { try Registry.parse(name, rest) }
  }

  @Test(arguments: [
    ("goal", "", "goal list"), ("goal", " --status active", "goal list"),
    ("insight", "", "insight list"), ("chat", "", "chat"), ("outbox", "", "outbox"),
  ])
  func aFirstWordAloneListsWhereItHasNoCommandOfItsOwn(
    _ name: String, _ rest: String, _ meant: String
  ) throws {
    #expect(try Registry.find(name, rest).entry.usage.name == meant)
  }

  @Test(arguments: Registry.names)
  func everyFirstWordIsACommandByItself(_ name: String) throws {
    #expect(try Registry.find(name, "").rest.isEmpty)
  }

  @Test(arguments: [
    ("/goal --help", "goal"), ("/goals --help", "goals"), ("/goal new --help", "goal new"),
    ("/goal new Run --target --help", "goal new"), ("/chat nutritionist --help", "chat"),
    ("/goal\tnew\t--help", "goal new"), ("/quit --help", "quit"), ("/goal new -h", "goal new"),
    ("/today -h", "today"),
  ])
  func helpIsShownWhereverItIsAskedFor(_ line: String, _ topic: String) throws {
    #expect(try parse(line, as: Help.self).topic == topic)
    #expect(Registry.mayRunAtOnce(line))
  }

  @Test func aTextAboutHelpIsAText() throws {
    #expect(try parse("/chat goal 1 -- what is --help", as: ChatGoal.self).text == "what is --help")
    #expect(try parse("/goal new \"--help\"", as: GoalNew.self).title == "--help")
    #expect(try parse("/chat goal 1 -- -h && so on", as: ChatGoal.self).text == "-h && so on")
  }

  @Test(arguments: [
    ("/help", true), ("/status", true), ("/outbox", true), ("/goals", true), ("/goal list", true),
    ("/goal show 1", true), ("/set", true), ("/chat list", true), ("/goal use 1", true),
    ("/today", true), ("/goal edit", false), ("/goal delete 1", false), ("/outbox drop 1", false),
    ("/chat search x", true), ("/chat rename x", true), ("/chat new", false),
    ("/chat delete 1", false), ("/chat history", false),
    ("/goal new x", false), ("/chat", false), ("/sync", false), ("/tips", false), ("/quit", false),
    ("/again", false), ("hello", false), ("/nope", false), ("//help", false), (" /help", false),
  ])
  func knowsWhatMayRunWhileAnAnswerStreams(_ line: String, _ may: Bool) {
    #expect(Registry.mayRunAtOnce(line) == may)
  }

  @Test func whatIsNoCommandIsNeverSent() throws {
    try expectTranscript(
      """
      > /gaol
      ! Unknown command /gaol: did you mean /goal? (// or a leading space sends it as text)
      > /frobnicate the widget
      ! Unknown command /frobnicate: /help all lists all (// or a leading space sends it as text)
      > /q
      ! Unknown command /q: did you mean /quit?
      > /goal nwe Run
      ! Unknown command /goal nwe: did you mean /goal new?
      > /goal --frob
      ! Unknown flag --frob. Usage: /goal list [STATUS] [--status STATUS] [--type TYPE] [--view VIEW] [--page N]
      > /chat list
      | No chats yet. /chat begins one, or just type.
      """)
  }
}
