import Time

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What replies of the built-in coach cost in a process of their own: the first, which reads the
/// library, and one on a chat of a hundred messages.
///
/// What is said of a reply is the difference of two runs, so it has no start-up in it.
struct CoachReplies {
  let lume: String
  let folder: String

  /// Replies beside none, and those on the long chat beside the chat without them.
  static let first = (none: 0, one: 1)
  static let long = (before: 50, after: 60)

  private static let said = [
    "no time today, work is crazy", "am i on track?", "why", "another one",
    "im so bored of the same route", "give me a plan", "what about breakfast",
    "i slipped yesterday, feel awful", "hmm ok", "how many days left",
  ]

  /// The arguments of a run in which the user says so much in a new chat about a goal.
  static func arguments(messages: Int) -> [String] {
    let begin = ["/goal new \"Walk 10,000 steps\" --target 10000 steps", "/chat goal"]
    return begin.flatMap { ["-c", $0] } + more(messages)
  }

  /// The arguments of a run in which the user goes on in the chat of a run before.
  static func more(_ messages: Int) -> [String] {
    (0..<messages).flatMap { ["-c", said[$0 % said.count]] }
  }

  /// Of such a run, in a home that nothing else has.
  func home(_ name: String) -> [String] { ["LUME_HOME=\(folder)/\(name)", "LC_ALL=C.UTF-8"] }

  /// How long the first reply takes, and one on the long chat, in milliseconds of processor time.
  func times(rounds: Int) throws -> (first: Double, onLong: Double, start: Double) {
    var (first, long, start): ([Double], [Double], [Double]) = ([], [], [])
    for round in 1...rounds {
      func time(_ messages: Int) throws -> Double {
        try Child(
          lume, CoachReplies.arguments(messages: messages),
          environment: home("coach-\(round)-\(messages)"), streams: .nowhere
        ).wait().work / .milliseconds(1)
      }
      let none = try time(CoachReplies.first.none)
      start.append(none)
      first.append(try time(CoachReplies.first.one) - none)
      let replies = Double(CoachReplies.long.after - CoachReplies.long.before)
      long.append(
        (try time(CoachReplies.long.after) - (try time(CoachReplies.long.before))) / replies)
    }
    return (median(first), median(long), median(start))
  }
}
