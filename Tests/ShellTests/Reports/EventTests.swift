import JSON
import Testing
import Time
import Wellness

@testable import Shell

@Suite struct EventTests {
  private static let now = Instant(milliseconds: 1_772_436_600_000)
  private static let head = #"{"schema": 1, "event": "#
  private static let stamp = #""turn": 3, "at": "2026-03-02T07:30:00.000Z", "#

  @Test(arguments: [
    (
      Event.input("/goals", command: "goal list"),
      #""input", \#(stamp)"text": "/goals", "command": "goal list"}"#
    ),
    (
      .input("hi\n\"you\"", command: nil),
      #""input", \#(stamp)"text": "hi\n\"you\"", "command": null}"#
    ),
    (.delta("Hello, "), #""delta", \#(stamp)"text": "Hello, "}"#),
    (.result(command: "quit", [:]), #""result", \#(stamp)"command": "quit", "data": {}}"#),
    (
      .error(Event.Problem(kind: .notFound, sentence: "There is none.", advice: nil)),
      #""error", \#(stamp)"kind": "not-found", "sentence": "There is none.", "advice": null}"#
    ),
    (
      .message(
        Event.Said(
          chat: Consultation.LocalID("c"), persona: .triage, role: .assistant, state: .partial,
          text: "so")),
      #""message", \#(stamp)"chat": "c", "persona": "triage", "role": "assistant", "#
        + #""state": "partial", "text": "so", "by": null}"#
    ),
    (
      .state(Event.State(connection: nil, pending: 2, goal: nil, chat: nil)),
      #""state", \#(stamp)"connection": "unknown", "pending": 2, "goal": null, "chat": null}"#
    ),
  ])
  func isOneLineWithItsKeysInOrder(_ event: Event, _ line: String) {
    #expect(event.line(turn: 3, at: EventTests.now) == EventTests.head + line)
  }

  @Test func whatEndsARunIsAnErrorToo() throws {
    let line = ErrorKind.storage.line("It is full.", at: EventTests.now)
    let json = try JSON(parsing: Array(line.utf8))
    #expect(json["event"] == "error" && json["turn"] == 0 && json["kind"] == "storage")
  }
}
