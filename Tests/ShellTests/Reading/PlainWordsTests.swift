import Testing

@testable import Shell

@Suite struct PlainWordsTests {
  @Test(arguments: [
    ("exit", "quit", ""), ("Quit", "quit", ""), ("exit.", "quit", ""), ("help", "help", ""),
    ("HELP!", "help", ""), ("show my goals", "goals", ""), ("Please list goals", "goals", ""),
    ("What's due today?", "today", ""), ("list chats", "chat", "list"), ("settings", "set", ""),
    ("?", "help", ""), ("help all", "help", "all"),
    ("use llama3.2", "coach", "use llama3.2"), ("switch to qwen2.5:7b", "coach", "use qwen2.5:7b"),
    ("Use the built-in coach", "coach", "off"), ("turn off the model", "coach", "off"),
    ("Who answers?", "coach", ""), ("what do you send to the model?", "help", "privacy"),
  ])
  func runsWhatChangesNothing(_ line: String, _ name: String, _ rest: String) {
    #expect(Typed(line) == .command(name: name, rest: rest))
  }

  /// Where there's a goal; without one they ask what there is.
  @Test(arguments: ["How do I start?", "what can i do", "So what do I do now?"])
  func asksTheCoachWhatComesNext(_ line: String) {
    #expect(PlainWords.askForNextStep(line) && Typed(line) == .command(name: "help", rest: ""))
  }

  @Test(arguments: ["help", "/help", "what can i type", "how do i start a chat"])
  func asksTheProgramForTheRest(_ line: String) {
    #expect(!PlainWords.askForNextStep(line))
  }

  @Test(arguments: [
    ("how do I log progress?", "/goal progress"), ("undo", "/goal edit"), ("log out", "/logout"),
    ("make a goal", "/goal new"), ("delete my goal", "/goal delete"),
    ("How do I rename my goal?", "/goal edit"), ("sign in", "/login"),
    ("lume play demo.session", "/quit"), ("lume verify", "/quit"), ("!!", "up arrow"),
  ])
  func namesTheCommandOfTheRest(_ line: String, _ command: String) throws {
    guard case .hint(let hint) = Typed(line) else {
      Issue.record("\(line) is no hint")
      return
    }
    #expect(hint.contains(command) && hint.contains("leading space"))
  }

  /// Nothing of a sentence is eaten.
  @Test(arguments: [
    "lume is great", "lume play a song", "??", " ?", "help me sleep better",
    "I want to quit smoking", "exit strategies?", "my goals are too big",
    "show my goals to my coach", "how do I log progress without a phone", "quit smoking",
    "undo the damage", "use 5k plans", "use llama oil", "switch to decaf",
    " exit", " help", "exit\nnow", "", "help help", "no", "status quo",
  ])
  func leavesSentencesToTheCoach(_ line: String) {
    let text = line.first == " " ? String(line.dropFirst()) : line
    #expect(Typed(line) == (line.isEmpty ? .empty : .message(text)))
  }

  /// Every command that is meant is one, with what it is given.
  @Test func knowsOnlyCommandsThatThereAre() throws {
    for line in [
      "exit", "help", "goals", "whats due", "status", "my chats", "my insights", "settings",
      "sync", "clear", "whoami",
    ] {
      guard case .command(let name, let rest) = Typed(line) else {
        Issue.record("\(line) is no command")
        continue
      }
      _ = try Registry.parse(name, rest.isEmpty ? "" : " " + rest)
    }
  }
}
