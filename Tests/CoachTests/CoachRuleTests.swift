import Testing
import Time
import Wellness

@testable import Coach

/// The rules that every answer keeps, over a corpus of messages.
@Suite struct CoachRuleTests {
  static let goals: [CoachFacts.GoalFacts?] = [nil, .steps, .weight, .water, .sleep, .books]

  typealias Exchange = (message: String, answer: String)

  /// By goal, each on whatever thread has time: a `static let` would let all of them wait for one.
  typealias Talks = [Task<[Exchange], Never>]

  /// All messages in one long conversation, so that memory and turns take part.
  static let long: Talks = goals.map { goal in
    Task.detached {
      var talk = Conversation(goal)
      return CoachCorpus.lines.map { ($0, talk.say($0)) }
    }
  }

  /// Each message as the second of a conversation, and as the first one.
  static let short: Talks = goals.map { goal in
    Task.detached {
      var greeted = Conversation(goal)
      greeted.say("hello")
      return CoachCorpus.lines.enumerated().map { index, line in
        var talk = index % 4 == 0 ? Conversation(goal) : greeted
        return (line, talk.say(line))
      }
    }
  }

  private func all(_ goal: Int) async -> [Exchange] {
    await Self.long[goal].value + Self.short[goal].value
  }

  @Test(arguments: goals.indices)
  func saysAtMostEightyWordsAndAsksOnce(goal: Int) async {
    let bad = await all(goal).filter { _, answer in
      Sentences.wordCount(answer) > 80 || answer.count { $0 == "?" } > 1
        || answer.contains("{") || answer.contains("  ")
    }
    #expect(bad.isEmpty)
  }

  @Test(arguments: goals.indices)
  func repeatsNoSentenceAndNoEnding(goal: Int) async {
    #expect(Self.repetitions(await Self.long[goal].value).isEmpty)
  }

  /// Sentences that come back within ten turns, and endings that come twice in a row.
  static func repetitions(_ answers: [Exchange]) -> [String] {
    var found: [String] = []
    for (index, (message, answer)) in answers.enumerated() {
      let before = Set(
        answers[max(0, index - 10)..<index].flatMap { Sentences.of($0.answer) })
      found += Sentences.of(answer).filter(before.contains).map { "\(message) → \($0)" }
      if index > 0,
        Sentences.ending(answers[index - 1].answer, words: 2) == Sentences.ending(answer, words: 2)
      {
        found.append("\(message) ends like the one before: \(answer)")
      }
    }
    return found
  }

  @Test(arguments: goals.indices)
  func takesUpTheUsersWords(goal: Int) async {
    let bad = await all(goal).filter { message, answer in
      message.count > 2 && Set(Words.of(message)).isDisjoint(with: Words.of(answer))
    }
    #expect(bad.isEmpty)
  }

  @Test(arguments: goals.indices)
  func offersAStepWithASizeAndAMoment(goal: Int) async {
    let moments =
      CoachCues.all + [
        "tonight", "today", "tomorrow", "before", "after", "next", "first", "on ", "at ",
        "in the", "while", "when", "each", "day",
      ]
    let bad = await all(goal).filter { message, answer in
      let low = answer.lowercased()
      let hasSize = low.contains { $0.isNumber } || low.contains("one ") || low.contains("half")
      return !hasSize || !moments.contains { low.contains($0) }
    }
    #expect(bad.isEmpty)
  }

  @Test(arguments: goals.indices)
  func namesOnlyCommandsThatExist(goal: Int) async {
    let known: Set<String> = [
      "/goal new", "/goal list", "/goal show", "/goal use", "/goal progress", "/goal complete",
      "/goal edit", "/goals", "/chat", "/ideas", "/ideas take", "/history", "/chat goal",
      "/chat list", "/again", "/tips", "/sync", "/outbox",
      "/status", "/set", "/help", "/help coach", "/quit",
    ]
    let named = await all(goal).flatMap { _, answer in
      answer.split(separator: "`").filter { $0.first == "/" }
        .map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    }
    #expect(Set(named).subtracting(known).isEmpty)
  }

  @Test func understandsMostOfWhatPeopleWrite() {
    let talk = Conversation(.steps)
    let lost = CoachCorpus.lines.filter {
      let reading = talk.reading($0)
      return reading.language == nil && reading.flag == nil && reading.intent == .unknown
    }
    #expect(lost.count * 100 < CoachCorpus.lines.count * 10, "\(lost)")
  }

  @Test(arguments: [
    "I'm so tired", "rain", "ok", "why?", "how far am I?", "help", "give me a plan", "no",
    "thanks", "walked 7400 today", "hola", "qwrtz blib", "what is the capital of France",
    "shorter", "something else", "longer", "hi", "bye", "who are you?", "too much",
    "I sleep badly", "no time", "🙂", "coffee", "on Tuesday at 7",
  ])
  func saysNothingTwiceToTheSameMessage(message: String) {
    for goal in [CoachFacts.GoalFacts.steps, nil] {
      var talk = Conversation(goal)
      let answers = (0..<30).map { _ in (message, talk.say(message)) }
      #expect(Self.repetitions(answers).isEmpty)
    }
  }
}
