import Edge
import UseCases
import Wellness

/// Why something could not be done, as one sentence that says what to do next. The only place
/// where a `Failure` becomes text.
package enum FailureText {
  /// One line without a newline.
  ///
  /// - Parameter isOwn: whether a file that it is about is one that lume keeps, so that another
  ///   folder for those helps.
  package static func sentence(_ failure: Failure, isOwn: Bool = true) -> String {
    text(of: failure, isOwn).withoutControls
  }

  private static func text(of failure: Failure, _ isOwn: Bool) -> String {
    switch failure {
    case .unreachable(.wrongName):
      "The backend's certificate is for another name: check the address. Your changes are kept."
    case .unreachable(.untrusted):
      "The backend's certificate is not trusted: --ca-file FILE adds its authority. Your changes are kept."
    case .unreachable(let cause):
      "The backend cannot be reached (\(cause.words)). Your changes are kept; /sync tries again."
    case .refused(let status, let message):
      "The backend refused this (\(status)\(message.isEmpty ? "" : ": " + message)). /status shows the connection."
    case .busy(let pause):
      "The backend has too much to do: try again in \(Milliseconds.text(pause)). Your changes are kept."
    case .loginNeeded:
      "You are not logged in: /login EMAIL lets you in, /register EMAIL makes an account."
    case .keyRefused:
      "The backend does not take this API key: LUME_API_KEY, or \"api_key\" in the config file, is to be the one that it wants."
    case .wrongPassword:
      "No account has this address and this password: check both, or /register EMAIL."
    case .unreadable(let text):
      "The backend answered something that cannot be read (\(text)). Is it a FitIQ backend?"
    case .goal(let problem): sentence(problem)
    case .messageLength(0): "An empty message is not sent: type what you want to say."
    case .messageLength(let length):
      "The message has \(Plural.of(length, "character")); \(Quantity.text(Double(Message.longest))) is the most. Send it in parts."
    case .messageBytes(let count):
      "The message has \(Plural.of(count, "byte")); \(Quantity.text(Double(TextBound.message.bytes))) is the most. Send it in parts."
    case .unsynced(let title, let reason):
      "\"\(title)\" has to be synced first, and that failed: \(reason). /sync tries again."
    case .missing(let title):
      "The backend no longer has \"\(title)\": /goal restore makes it again there, /goal delete removes it here too."
    case .tooManyConsultations:
      "No chat was begun: there are as many active ones as there may be. Complete one to make room."
    case .blockedConsultation:
      "The chat that exists cannot be continued yet. Try again later, or /chat with another persona."
    case .nothingToRepeat:
      "Nothing has been said yet that could be sent again: type a message first."
    case .awaitedElsewhere:
      "Another shell waits for the answer to that message; /again sends it once that's over."
    case .storage(let path, let problem): sentence(path, problem, isOwn)
    }
  }

  /// Why a backend has no answer now, in a few words.
  static func brief(_ failure: Failure) -> String {
    switch failure {
    case .unreachable(let cause): cause.words
    case .busy: "the backend has too much to do"
    case .refused(let status, _): "the backend refused: \(status)"
    default: "no answer"
    }
  }

  private static func sentence(_ problem: GoalProblem) -> String {
    switch problem {
    case .titleLength(let length):
      length < 3
        ? "A title needs at least 3 characters."
        : "The title has \(Plural.of(length, "character")); 100 is the most."
    case .descriptionLength(let length):
      "The description has \(Plural.of(length, "character")); 1,000 is the most."
    case .bytes(let name, let count, let most):
      "The \(name) has \(Plural.of(count, "byte")); \(Quantity.text(Double(most))) is the most."
    case .targetTooSmall(let value):
      "A target of \(Quantity.text(value)) is too small: it takes 0.01 or more."
    case .zeroOnce:
      "A target of 0 is for something to be kept each time anew: add --every day, week or month."
    case .measureUnfit(.isClock):
      "What is counted in clock is a time of day, and nothing else can be meant."
    case .measureUnfit(.lacksClock):
      "A time of day needs a time for its target: name it, e.g. --target 23:00."
    case .measureUnfit(.lacksRecurrence):
      "What is counted by period begins anew: add --every day, week or month."
    case .measureUnfit(.recurs(let measure)):
      "--measure \(measure.rawValue) is for what doesn't begin anew: add --every once."
    case .gone(let title):
      "\"\(title)\" is gone: it was deleted in another shell. /goals lists what there is."
    case .valueNegative(let value):
      "\(Quantity.text(value)) is below 0, which no goal can stand at: name 0 or more."
    case .valueTooLarge(let value):
      "\(Quantity.text(value)) is too large: \(Quantity.text(GoalRules.largestValue)) is the most."
    case .unitLength(let length):
      "The unit has \(length) characters; 1 to 50 are possible."
    case .datePassed(let date): "\(date) is not in the future: name a later day with --by."
    case .dateTooFar(let date):
      "\(date) is more than five years away: name an earlier day with --by."
    case .startsTooLate(let start, let end):
      "The goal would start on \(start), after its end on \(end): name an earlier day with --start."
    case .notActive(let status):
      "Only an active goal can be paused; this one is \(status.rawValue)."
    case .reached:
      "The goal has come to its target: /goal edit --target sets a higher one, then it can go on."
    case .duplicate(let title):
      "You're working on \"\(title)\" already. Change it with /goal edit, or choose another title."
    }
  }

  private static func sentence(
    _ path: String, _ problem: StorageProblem, _ isOwn: Bool
  ) -> String {
    let elsewhere = isOwn ? ", or set LUME_HOME to another folder" : ""
    return switch problem {
    case .readOnly: "\(path) cannot be written: make it writable\(elsewhere)."
    case .corrupt:
      "\(path) is damaged: leave and start again, which sets it aside and begins a new one. `lume doctor` looks at it closely."
    case .busy:
      "\(path) has been held by another program for more than 5 seconds: end that one and try again."
    case .cannotOpen where isOwn:
      "\(path) cannot be opened: check its owner and its folder, or set LUME_HOME to another one."
    case .cannotOpen:
      "\(path) cannot be opened: check its owner and its folder, and whether you may read it."
    case .full: "There is no room left on the disk of \(path): free some and try again."
    case .tooNew(let step):
      "\(path) was written by a newer lume (\(step)): update lume\(elsewhere)."
    case .other(let text):
      "\(path) cannot be used (\(text)): check it\(elsewhere)."
    }
  }
}
