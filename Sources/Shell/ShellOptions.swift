import Time
import Wellness

/// What a run of the shell is told at its start and keeps to.
package struct ShellOptions: Sendable {
  /// Whether questions are asked, and the first failure ends it.
  package enum Mode: String, Sendable {
    case terminal, batch
  }

  /// Whether somebody can be asked.
  package var mode: Mode
  /// Whether a failing command in batch lets the next one run.
  package var keepsGoing = false
  /// Where the only input goes, which is a question whatever it looks like; `nil` for a shell.
  package var question: Question?
  /// Whether events are written as JSON in place of lines for people; in batch alone.
  package var isJSON = false
  /// Whether nothing that is typed is kept, whatever is set.
  package var isIncognito = false
  /// Whether first-run lines and the greeting are printed; not in a recorded or replayed run.
  package var isGreeting = false
  /// Whether the time is a session's, and not this machine's.
  package var hasSessionClock = false
  /// What whoever starts it has to know first.
  package var notices: [String] = []
  /// The name that the program was started by, for hints.
  package var programName = "lume"
  /// What the backend is called, e.g. `the built-in backend`.
  package var backendName = "the built-in backend"
  /// The language model that is the coach of the built-in backend, e.g. `llama3.2 at
  /// http://127.0.0.1:11434/v1`; `nil` where none is.
  package var coachName: String?
  /// What may be said and done about coaches.
  package var coach = CoachRules()
  /// Whether the backend has accounts.
  package var hasAccounts = false
  /// The zone of the user's calendar.
  package var zone: OffsetZone = .utc
  /// Settings that a flag or a variable gives, and that win over what is kept.
  package var sync: SyncMode?
  /// The time between words, e.g. `40ms`.
  package var pace: String?
  /// `auto`, `always` or `never`.
  package var color: String?

  /// The files and folders that a path begins, as they are typed; from any thread.
  package var files: @Sendable (_ beginning: String) -> [String] = { _ in [] }

  /// Says why a recording from here on cannot be written to a file, `nil` where it can; `nil` itself
  /// in a run that is recorded or replayed already.
  package var recordingProblem: (@Sendable (_ file: String) -> String?)?

  /// What is to be said of a goal in place of a plan, where it tells of danger; given the goal and
  /// the date.
  package var caution: @Sendable (Goal, CalendarDate) -> String? = { _, _ in nil }

  package init(mode: Mode) {
    self.mode = mode
  }

  /// Has another shell go on with the coach that one has ended with.
  package mutating func resume(with coach: String?) {
    coachName = coach
    self.coach.takesKept = false
  }

  /// - Throws: `CommandRefusal` where the backend knows only one user.
  func requireAccounts() throws {
    guard hasAccounts else {
      throw CommandRefusal(
        "\(backendName.capitalizedFirst) has no accounts: start \(programName) with --backend URL for one that has."
      )
    }
  }
}
