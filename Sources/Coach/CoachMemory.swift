import Time
import Wellness

/// What the conversation so far tells, as far as the last ten turns of each side go.
struct CoachMemory: Sendable {
  /// One earlier message of the user.
  struct Earlier: Sendable {
    let intent: CoachIntent
    /// The words that named the obstacle, where it is one.
    let words: String?
    let days: [Weekday]
    let time: String?
    let flag: RaisedFlag?
    let domain: GoalDomain?
    let declinesQuestions: Bool
    let isWheeling: Bool
    /// Parts of the day that don't suit.
    let avoids: Set<Mentions.DayPart>

    /// Whether the days and times in it are ones that suit the user.
    var isAgreed: Bool {
      [.schedule, .timing, .plan, .amount, .answer, .starting].contains(intent)
    }
  }

  /// How many answers the coach gave, all told.
  let turn: Int
  let hasUserSpoken: Bool
  /// The last answer, `nil` before the first.
  let lastAnswer: String?
  /// The sentences of the last ten answers.
  private let sentences: Set<String>
  /// The user's last ten messages, newest first.
  let earlier: [Earlier]

  static let span = 10

  init(_ said: [CoachFacts.Said]) {
    var answers: [String] = []
    var messages: [String] = []
    for turn in said.reversed() {
      if turn.role == .assistant, answers.count < CoachMemory.span { answers.append(turn.text) }
      if turn.role == .user, messages.count < CoachMemory.span { messages.append(turn.text) }
      if answers.count == CoachMemory.span, messages.count == CoachMemory.span { break }
    }
    turn = said.count { $0.role == .assistant }
    hasUserSpoken = !messages.isEmpty
    lastAnswer = answers.first
    sentences = Set(answers.flatMap { Sentences.of($0) })
    earlier = messages.map(CoachMemory.recall)
  }

  private static func recall(_ text: String) -> Earlier {
    let reading = CoachReading(text, tolerant: false, lastAnswerAsked: false)
    return Earlier(
      intent: reading.intent, words: reading.intent.isObstacle ? reading.words : nil,
      days: reading.mentions.days, time: reading.mentions.time, flag: reading.flag,
      domain: reading.domain, declinesQuestions: reading.declinesQuestions,
      isWheeling: reading.isWheeling, avoids: reading.mentions.avoids)
  }

  /// Whether words of the user were taken up lately, in quotes.
  func hasQuoted(_ words: String) -> Bool {
    sentences.contains { $0.contains("“\(words)”") }
  }

  func hasSaid(_ sentence: String) -> Bool { sentences.contains(sentence) }

  var lastAnswerAsked: Bool { lastAnswer?.utf8.last == UInt8(ascii: "?") }

  /// The last thing that was talked about which follow-ups can go back to.
  var topic: CoachIntent? { earlier.first { $0.intent.isTopic }?.intent }

  var domain: GoalDomain? { earlier.lazy.compactMap(\.domain).first }

  /// A red flag in one of the last few messages, none of which took it back.
  func recentFlag(within messages: Int) -> RaisedFlag? {
    earlier.prefix(messages).lazy.compactMap(\.flag).first
  }
}
