import Edge
import Testing
import Time
import UseCases
import Wellness

@testable import Shell

@Suite struct FailureTextTests {
  private static let day = CalendarDate(daysSince1970: 20_514)

  private static let sentences: [(Failure, String)] = [
    (
      .unreachable(.refused),
      "The backend cannot be reached (connection refused). Your changes are kept; /sync tries again."
    ),
    (
      .refused(status: 404, message: "no such goal"),
      "The backend refused this (404: no such goal). /status shows the connection."
    ),
    (
      .refused(status: 500, message: ""),
      "The backend refused this (500). /status shows the connection."
    ),
    (
      .unreadable("GET /api/v1/goals: 'data' is missing"),
      "The backend answered something that cannot be read (GET /api/v1/goals: 'data' is missing). "
        + "Is it a FitIQ backend?"
    ), (.goal(.titleLength(2)), "A title needs at least 3 characters."),
    (.goal(.titleLength(101)), "The title has 101 characters; 100 is the most."),
    (.goal(.descriptionLength(1001)), "The description has 1,001 characters; 1,000 is the most."),
    (.goal(.targetTooSmall(0)), "A target of 0 is too small: it takes 0.01 or more."),
    (
      .goal(.valueTooLarge(1e21)), "1e+21 is too large: 1,000,000,000,000 is the most."
    ),
    (.goal(.valueNegative(-1)), "-1 is below 0, which no goal can stand at: name 0 or more."),
    (.goal(.unitLength(51)), "The unit has 51 characters; 1 to 50 are possible."),
    (.goal(.datePassed(day)), "2026-03-02 is not in the future: name a later day with --by."),
    (
      .goal(.dateTooFar(day)),
      "2026-03-02 is more than five years away: name an earlier day with --by."
    ),
    (
      .goal(.duplicate(title: "Walk")),
      "You're working on \"Walk\" already. Change it with /goal edit, or choose another title."
    ), (.messageLength(0), "An empty message is not sent: type what you want to say."),
    (
      .messageLength(5001), "The message has 5,001 characters; 5,000 is the most. Send it in parts."
    ),
    (
      .unsynced(title: "Walk", reason: "503 try later"),
      "\"Walk\" has to be synced first, and that failed: 503 try later. /sync tries again."
    ),
    (
      .tooManyConsultations,
      "No chat was begun: there are as many active ones as there may be. Complete one to make room."
    ),
    (
      .blockedConsultation,
      "The chat that exists cannot be continued yet. Try again later, or /chat with another persona."
    ),
    (
      .nothingToRepeat, "Nothing has been said yet that could be sent again: type a message first."
    ),
    (
      .awaitedElsewhere,
      "Another shell waits for the answer to that message; /again sends it once that's over."
    ),
    (
      .storage(path: "/f", .readOnly),
      "/f cannot be written: make it writable, or set LUME_HOME to another folder."
    ),
    (
      .storage(path: "/f", .corrupt),
      "/f is damaged: leave and start again, which sets it aside and begins a new one. "
        + "`lume doctor` looks at it closely."
    ),
    (
      .storage(path: "/f", .busy),
      "/f has been held by another program for more than 5 seconds: end that one and try again."
    ),
    (
      .storage(path: "/f", .cannotOpen),
      "/f cannot be opened: check its owner and its folder, or set LUME_HOME to another one."
    ),
    (
      .storage(path: "/f", .full),
      "There is no room left on the disk of /f: free some and try again."
    ),
    (
      .storage(path: "/f", .tooNew(step: "moods")),
      "/f was written by a newer lume (moods): update lume, or set LUME_HOME to another folder."
    ),
    (
      .storage(path: "/f", .other("Not a directory")),
      "/f cannot be used (Not a directory): check it, or set LUME_HOME to another folder."
    ),
  ]

  @Test(arguments: [
    (StorageProblem.readOnly, "/f cannot be written: make it writable."),
    (
      .cannotOpen,
      "/f cannot be opened: check its owner and its folder, and whether you may read it."
    ),
    (.tooNew(step: "moods"), "/f was written by a newer lume (moods): update lume."),
    (.other("Is a directory"), "/f cannot be used (Is a directory): check it."),
  ])
  func anotherFolderIsForFilesOfLumeAlone(_ problem: StorageProblem, _ sentence: String) {
    #expect(FailureText.sentence(.storage(path: "/f", problem), isOwn: false) == sentence)
  }

  @Test(arguments: sentences)
  func saysWhatIsWrongAndWhatToDo(_ failure: Failure, _ sentence: String) {
    #expect(FailureText.sentence(failure) == sentence)
  }

  @Test(arguments: [
    Failure.refused(status: 400, message: "\u{1b}[31mred\u{7}"), .unreadable("\u{1b}]0;x\u{7}"),
    .unsynced(title: "\u{1b}[2J", reason: "\u{9b}1m"), .goal(.duplicate(title: "\u{1b}c")),
  ])
  func passesNoEscapeSequenceOn(_ failure: Failure) {
    let sentence = FailureText.sentence(failure)
    #expect(sentence.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7f...0x9f ~= $0.value) })
  }

  @Test func everyCauseHasItsWords() {
    let causes = ConnectionFailure.allCases.map(\.words)
    #expect(Set(causes).count == causes.count)
    #expect(causes.allSatisfy { !$0.isEmpty && $0.count < 30 })
  }
}
