import Testing
import Time
import Wellness

@testable import Coach

/// What the coach makes of sentences that were not written by it.
@Suite struct SentenceTests {
  /// A sentence, the answer to it, and what it was understood as.
  struct Exchange: Sendable, CustomTestStringConvertible {
    let sentence: Sentence
    let answer: String
    /// Whether the answer had to admit that it knows nothing to say.
    let isFallback: Bool
    let flag: RedFlag?

    var testDescription: String { sentence.testDescription }
  }

  /// Exchanges that are looked at as one; a name, since all of them would be a page for each case.
  struct Series: Sendable, CustomTestStringConvertible {
    let exchanges: [Exchange]

    var testDescription: String {
      "\(exchanges.count) from \(exchanges.first?.testDescription ?? "none")"
    }
  }

  /// Each sentence as the first one of a chat.
  static func alone(_ sentences: [Sentence]) -> [Exchange] {
    sentences.map { sentence in
      var talk = Conversation(sentence.goal, today: .written)
      return exchange(sentence, in: &talk)
    }
  }

  /// All sentences about a goal in one chat, in their order.
  static func together(_ sentences: [Sentence]) -> [[Exchange]] {
    let names = Set(sentences.map { $0.goalName ?? "" }).sorted()
    return names.map { name in
      let own = sentences.filter { ($0.goalName ?? "") == name }
      var talk = Conversation(own.first?.goal, today: .written)
      return own.map { exchange($0, in: &talk) }
    }
  }

  private static func exchange(_ sentence: Sentence, in talk: inout Conversation) -> Exchange {
    let reading = talk.reading(sentence.text)
    let scene = CoachScene(talk.facts, reading, CoachMemory(talk.said))
    let isLost = [.unknown, .empty, .offTopic].contains(reading.intent) || reading.language != nil
    let isCounted = Sums.facts(scene) != nil || ProgressReport(scene) != nil
    return Exchange(
      sentence: sentence, answer: talk.say(sentence.text),
      isFallback: isLost && !isCounted && reading.flag == nil, flag: reading.flag?.flag)
  }

  static let unseen = alone(Sentence.unseen)
  static let unseenTogether = together(Sentence.unseen)
  static let later = alone(Sentence.later)
  static let laterTogether = together(Sentence.later)
  static let all = unseen + unseenTogether.flatMap(\.self) + later + laterTogether.flatMap(\.self)

  // Nothing of the coach is looked up or tuned by the number of a sentence: a failing one asks for a
  // rule that holds for others as well.
  @Test func thereAreTwoHundredOfThem() {
    #expect(Sentence.unseen.count == 200)
    #expect(Sentence.later.count > 40)
  }

  @Test(
    arguments: [
      unseen, unseenTogether.flatMap(\.self), later, laterTogether.flatMap(\.self),
    ].map(Series.init))
  func fallsBackOnFewerThanFifteenInAHundred(series: Series) {
    let ordinary = series.exchanges.filter { [.normal, .nearflag].contains($0.sentence.kind) }
    let lost = ordinary.filter(\.isFallback)
    #expect(lost.count * 100 < ordinary.count * 15, "\(lost.map(\.sentence.text))")
  }

  @Test(arguments: all.filter { $0.sentence.kind == .redflag })
  func seesEveryRedFlag(exchange: Exchange) {
    let answer = exchange.answer.lowercased()
    #expect(exchange.flag != nil)
    #expect(["doctor", "112", "911"].contains { answer.contains($0) }, "\(answer)")
    #expect(!answer.contains("`/"), "\(answer)")
    #expect(!CoachCues.all.contains { answer.contains($0) }, "\(answer)")
  }

  @Test(arguments: all.filter { [.normal, .nearflag].contains($0.sentence.kind) })
  func raisesNoFlagWhereNoneIs(exchange: Exchange) {
    #expect(exchange.flag == nil)
  }

  @Test(arguments: (unseen + later).filter { !$0.sentence.figures.isEmpty })
  func countsRight(exchange: Exchange) {
    for wordings in exchange.sentence.figures {
      #expect(wordings.contains { Figure.stands($0, in: exchange.answer) }, "\(exchange.answer)")
    }
  }

  @Test(arguments: all)
  func keepsToEightyWordsAndOneQuestion(exchange: Exchange) {
    let answer = exchange.answer
    #expect(Sentences.wordCount(answer) <= 80 && answer.count { $0 == "?" } <= 1, "\(answer)")
    #expect(!answer.contains("{") && !answer.contains("  "), "\(answer)")
  }

  @Test(arguments: (unseenTogether + laterTogether).map(Series.init))
  func saysNoSentenceTwiceWithinTenTurns(series: Series) {
    let answers = series.exchanges.map { ($0.sentence.text, $0.answer) }
    #expect(CoachRuleTests.repetitions(answers).isEmpty)
  }

  @Test(arguments: (unseen + later).filter { $0.sentence.kind == .otherlanguage })
  func saysThatItReadsEnglishOnly(exchange: Exchange) {
    #expect(exchange.answer.contains("English") && exchange.answer.contains("`/help coach`"))
  }

  @Test(arguments: (unseen + later).filter { $0.sentence.kind == .offtopic })
  func admitsThatItKnowsNothingOfOtherSubjects(exchange: Exchange) {
    #expect(exchange.isFallback, "\(exchange.answer)")
  }
}

/// A figure as one of several wordings of it.
enum Figure {
  /// Whether it stands in an answer as a word of its own, whatever separates its thousands.
  static func stands(_ figure: String, in answer: String) -> Bool {
    let (figure, answer) = (plain(figure), plain(answer))
    return answer.indices.contains { index in
      let end = answer.index(index, offsetBy: figure.count, limitedBy: answer.endIndex)
      guard let end, answer[index..<end] == figure else { return false }
      let before = index == answer.startIndex ? " " : answer[answer.index(before: index)]
      let after = answer[end...].prefix(2)
      let goesOn =
        after.first?.isNumber ?? false || (after.first == "." && after.last?.isNumber ?? false)
      return !before.isNumber && before != "." && !goesOn
    }
  }

  private static func plain(_ text: String) -> String {
    let characters = Array(text.lowercased())
    return String(
      characters.indices.filter { index in
        characters[index] != "," || index == 0 || index + 1 == characters.count
          || !characters[index - 1].isNumber || !characters[index + 1].isNumber
      }.map { characters[$0] })
  }
}
