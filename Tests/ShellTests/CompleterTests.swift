import Edge
import Testing
import Wellness

@testable import Shell

@Suite struct CompleterTests {
  private static let completer = Completer(
    goals: GoalOffers([
      ("Walk 10k steps", "0 of 10,000 steps"), ("Swim", "0 of 1 completion"),
      ("Say \"no\"", "0 of 1 completion"), ("--help", ""), ("Bücher lesen", ""),
    ]), insights: [("1", "Your day: 2026-03-02"), ("2", "Your week")], coach: coach,
    files: { beginning in
      ["first.session", "my walks/", "my walks/may.session"].filter {
        $0.hasPrefix(beginning) && ($0.contains("may") == beginning.contains("/"))
      }
    })

  /// Two models, and what may be set of them.
  private static let coach = {
    var rules = CoachRules()
    rules.options = ["temperature", "top-p"].map { CoachRules.Option(key: $0, meaning: "") }
    rules.modelNames = { ["llama3.2", "qwen2.5"] }
    rules.modelsOf = { $0 == "ollama" ? ["mistral"] : ["llama3.2"] }
    return rules
  }()

  private func offered(_ line: String, at cursor: Int? = nil) -> [String] {
    CompleterTests.completer.complete(line, cursor ?? line.unicodeScalars.count)
      .candidates.map(\.text)
  }

  @Test(arguments: [
    ("/go", ["/goal", "/goals"]), ("/GO", ["/goal", "/goals"]), ("/sta", ["/status"]),
    ("/otb", ["/outbox"]), ("/zq", []), ("/goal n", ["new"]), ("/goal pro", ["progress"]),
    ("/chat nut", ["nutritionist"]), ("/chat g", ["goal", "general_wellness"]),
    ("/goal new Run --t", ["--target", "--type"]),
    ("/goal new Run --type we", ["wellness", "weight"]),
    ("/goal new Run --every ", ["day", "week", "month", "once"]),
    ("/goal new Run --by fr", ["friday"]),
    ("/goals --status act", ["active"]), ("/goal list --status p", ["paused"]),
    ("/goal use w", ["\"Walk 10k steps\""]), ("/goal use \"Wal", ["\"Walk 10k steps\""]),
    ("/goal use sw", ["Swim"]), ("/tips say", ["\"Say \\\"no\\\"\""]),
    ("/chat goal 1 --persona fit", ["fitness_coach"]), ("/chat list --a", ["--all"]),
    ("/set sy", ["sync"]), ("/set sync ", ["auto", "manual", "--save"]),
    ("/set color n", ["never"]),
    ("/insight sh", ["show"]), ("/insight show ", ["1", "2"]), ("/insight new we", ["weekly"]),
    ("/insight new daily --wi", ["--without"]), ("/insight new daily --without ", ["goals"]),
    ("/ideas t", ["take"]), ("/tips 1 --f", ["--fresh"]), ("/insight list --fa", ["--favorites"]),
    ("/help co", ["coach"]), ("/help al", ["all"]), ("/help sta", ["status"]),
    ("/help goal pro", ["progress"]), ("/help chat rena", ["rename"]), ("/help status ", []),
    ("/goal new Run --type=we", ["wellness", "weight"]), ("/goals --status=act", ["active"]),
    ("/insight new daily --goal=\"wal", ["\"Walk 10k steps\""]), ("/goals --nonsense=a", []),
    ("/goal new Run --target 10000 st", ["steps"]), ("/goal new Run --target=5 k", ["km", "kg"]),
    ("/goal new Run --target 5 km k", []), ("/goal new Run k", []),
    ("/goal use Walk 1", ["\"Walk 10k steps\""]), ("/goal use walk ", ["\"Walk 10k steps\""]),
    ("/goal progress 5 Walk 10k s", ["\"Walk 10k steps\""]),
    ("/goal progress 5 steps sw", ["Swim"]), ("/tips walk 10k st", ["\"Walk 10k steps\""]),
    ("/set theme ", ["dark", "light", "bright", "plain", "--save"]),
    ("/set sync manual --", ["--save"]), ("/coa", ["/coach"]),
    ("/coach ", ["use", "list", "model", "option", "prompt", "off"]),
    ("/coach model q", ["qwen2.5"]),
    ("/coach model ", ["llama3.2", "qwen2.5", "--save"]), ("/coach option te", ["temperature="]),
    ("/coach use http://127.0.0.1:11434/v1 ll", ["llama3.2"]), ("/coach use ollama m", ["mistral"]),
    ("/record f", ["first.session"]), ("/record \"my w", ["\"my walks/"]),
    ("/record \"my walks/", ["\"my walks/may.session\""]), ("/record first.session ", []),
    ("/record first.session -", ["--yes"]), ("/goal show -", ["\"--help\""]),
    ("/goal show bu", ["\"Bücher lesen\""]), ("/goal new Run --by to", ["tomorrow"]),
    ("/set coach-model q", ["qwen2.5"]), ("/set coach-m", ["coach-model"]),
  ])
  func offersWhatFits(_ line: String, _ expected: [String]) {
    #expect(offered(line) == expected)
  }

  @Test func offersEverythingWhereNothingIsTyped() {
    #expect(offered("/") == Registry.names.map { "/" + $0 })
    #expect(offered("/goal ") == Registry.subcommands(of: "goal"))
    #expect(
      offered("/goal show ").prefix(3) == ["\"Walk 10k steps\"", "Swim", "\"Say \\\"no\\\"\""])
    let statuses = ["active", "completed", "paused", "archived", "abandoned", "done", "all"]
    #expect(offered("/goals ") == statuses + ["--status", "--type", "--view", "--page"])
  }

  @Test func offersAFlagOnce() {
    #expect(offered("/goals --status active ") == ["--type", "--view", "--page"])
  }

  @Test(arguments: ["", "hello", "hel", " /go", "\"", "/set pace 4\n/go"])
  func offersNothingInText(_ line: String) {
    #expect(offered(line) == [])
  }

  @Test(arguments: [
    ("/go", 0), ("/goal n", 6), ("/goal use \"Walk 1", 10), ("/goal use é w", 12), ("/goal ", 6),
    ("/goal use Walk 10", 10), ("/goal progress 5 Walk 10k", 17), ("/goals --status=act", 16),
  ])
  func tellsWhereTheWordBegins(_ line: String, _ start: Int) {
    let answer = CompleterTests.completer.complete(line, line.unicodeScalars.count)
    #expect(answer.start == start)
  }

  @Test func worksInTheMiddleOfALine() {
    #expect(offered("/goal ne Run", at: 8) == ["new"])
    #expect(offered("/go list", at: 3) == ["/goal", "/goals"])
  }

  @Test func everyCandidateOfACommandIsExplained() {
    let candidates = CompleterTests.completer.complete("/", 1).candidates
    #expect(candidates.allSatisfy { !$0.help.isEmpty })
  }

  @Test func whatIsInsertedIsUnderstood() throws {
    for title in ["Walk 10k steps", "Say \"no\"", "back\\slash it", "'it'", "–x"] {
      let completer = Completer(goals: GoalOffers([(title, "")]))
      let text = try #require(completer.complete("/goal use ", 10).candidates.first?.text)
      #expect(try Tokens.of(text).map(\.text) == [title])
    }
  }

  @Test func offersTheFirstOfManyTitlesAndWhatAllBeginWith() {
    let titles = (1...10_000).map { ("Walk \($0) km", "help \($0)") } + [("Swim", "")]
    let completer = Completer(goals: GoalOffers(titles))
    let many = completer.complete("/goal show wa", 13)
    #expect(many.candidates.map(\.text).first == "\"Walk 1 km\"")
    #expect(many.candidates.filter { !$0.text.hasPrefix("--") }.count == Completions.mostListed)
    #expect(many.more == 10_000 - Completions.mostListed)
    #expect(many.common == "\"Walk ")
    let one = completer.complete("/goal show \"walk 777 ", 21)
    #expect(one.candidates == [Completions.Candidate("\"Walk 777 km\"", help: "help 777")])
    #expect(one.more == 0)
  }
}
