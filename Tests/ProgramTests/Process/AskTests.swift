import JSON
import Libc
import SQLite
import TestSupport
import Testing

/// `lume ask` asks one question; the answer alone is on stdout.
@Suite struct AskTests {
  private let lume: Lume

  init() throws {
    lume = try Lume()
    let made = try lume.run("-c", "/goal new \"Run far\" --target 5 km")
    try #require(made.status == 0, "\(made.complaints)")
  }

  @Test func printsTheAnswerAndNothingElse() throws {
    let result = try lume.run("ask", "How should I start?", "--goal", "run far")
    #expect(result.status == 0)
    #expect(result.output.contains("Run far") && result.output.contains("5 km"))
    #expect(!result.output.contains("Focused on"))
    let history = try lume.run("-c", "/chat history")
    #expect(history.output.contains("How should I start?"))
  }

  @Test func whatLooksLikeACommandIsAQuestion() throws {
    let result = try lume.run("ask", "/goals", "--persona", "nutritionist", "--json")
    #expect(result.status == 0)
    let events = try result.output.split(separator: "\n").map { try JSON(parsing: Array($0.utf8)) }
    #expect(events[1]["text"] == "/goals" && events[1]["command"] == .null)
    #expect(events.contains { $0["event"] == "message" && $0["persona"] == "nutritionist" })
  }

  @Test func readsAQuestionOfSeveralLines() throws {
    let result = try lume.run("ask", "-", input: "I am tired.\n\"\"\"\nWhat now?\n\n")
    #expect(result.status == 0 && !result.output.isEmpty)
    let history = try lume.run("-c", "/chat history")
    #expect(history.output.contains("  I am tired.\n  \"\"\"\n  What now?\n"))
  }

  @Test(
    arguments: [
      (["ask", "hi", "--goal", "nope"], 1), (["ask", "hi", "--persona", "bob"], 2),
      (["ask", ""], 1), (["ask", "hi", "--backend", "http://127.0.0.1:1"], 69),
      (["ask", "hi", "--fault", "status=500"], 69),
    ] as [([String], Int32)])
  func withoutAnAnswerItsOutputIsEmpty(_ words: [String], _ code: Int32) throws {
    let process = try lume.start(words + ["--clock", "2026-03-02T07:30:00Z"])
    process.endInput()
    let result = try process.finish()
    #expect(result.status == code && result.output == "", "\(result)")
    #expect(!result.complaints.isEmpty)
  }

  @Test func anAnswerThatAnEarlierRunLeftIsBesideIt() throws {
    let process = try lume.start(["--pace", "40ms"])
    process.write("Give me tips to sleep better\n")
    let begun = try process.line()
    process.send(SIGTERM)
    _ = try process.finish()
    let result = try lume.run("ask", "hello")
    #expect(result.complaints.contains("Last time's answer:\n\(begun)"))
    #expect(result.status == 0 && !result.output.isEmpty && !result.output.contains(begun))
  }

  @Test func itsParagraphsStayApart() throws {
    let process = try lume.start(["--pace", "40ms"])
    process.write("Give me tips to sleep better\n")
    _ = try process.line()
    process.send(SIGTERM)
    _ = try process.finish()
    let backend = try Connection(.file(lume.folder("home/backend.sqlite")))
    try backend.run(
      "UPDATE messages SET content = char(65, 10, 10, 66) WHERE role = 'assistant'")
    let result = try lume.run("ask", "hello")
    #expect(result.complaints.contains("answer:\nA\n\nB\n"), "\(result.complaints)")
  }
}
