import TestSupport
import Testing
import Wellness

@testable import Coach
@testable import lume_train

/// How topics are weighed, and what is said where none of them is sure.
@Suite struct TopicRankingTests {
  /// Whoever adds a phrase or an example moves the weights a little, and needn't train again.
  @Test(.enabled(if: isThorough)) func theWeightsAreThoseOfTheMessages() throws {
    let trained = RankingTrainer(try Self.lines()).text
    let weights = try TextFile.read("\(Self.root)/Sources/CoachData/ranking.txt")
    for (new, old) in zip(trained.split(separator: "\n"), weights.split(separator: "\n")) {
      let (new, old) = (new.split(separator: " "), old.split(separator: " "))
      #expect(new.dropFirst() == old.dropFirst())
      let (trained, known) = (try #require(Int(new[0])), try #require(Int(old[0])))
      #expect(abs(trained - known) <= 25, "\(old): run Scripts/train ranking")
    }
  }

  /// In each of five bins the likeliest topic is right about as often as it's said to be.
  @Test(.enabled(if: isThorough)) func knowsHowSureItIs() throws {
    var bins = [(sum: Double, right: Double, count: Double)](repeating: (0, 0, 0), count: 5)
    var (first, amongThree, count) = (0, 0, 0)
    for line in try Self.lines() {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let right = parts.dropFirst(2)
      let topics = Self.ranking(parts[1], goal: parts[0]).topics
      func isRight(_ topic: TopicRanking.Topic) -> Bool { right.contains { topic.isSame(as: $0) } }
      if !right.isEmpty {
        count += 1
        first += topics.first.map(isRight) ?? false ? 1 : 0
        amongThree += topics.prefix(3).contains(where: isRight) ? 1 : 0
      }
      guard let likeliest = topics.first else { continue }
      let bin = min(4, Int(likeliest.probability * 5))
      bins[bin].sum += likeliest.probability
      bins[bin].right += isRight(likeliest) ? 1 : 0
      bins[bin].count += 1
    }
    let all = bins.reduce(0) { $0 + $1.count }
    let error = bins.reduce(0) { $0 + abs($1.sum - $1.right) } / all
    #expect(error <= 0.08, "\(bins)")
    #expect(100 * first >= 58 * count, "\(first) of \(count)")
    #expect(100 * amongThree >= 76 * count, "\(amongThree) of \(count)")
  }

  /// What is only likely is said with what else may be meant, and each of these leads there.
  @Test func aGuessNamesWhatElseMayBeMeant() {
    let message = "back is killing me from sitting all day, any stretches"
    let guess = ChatScene.answer(nil, [message])
    let labels = ChatScene.labels(in: guess)
    #expect(labels.count == 2 && ChatScene.said(guess) != guess, "\(guess)")
    for (number, label) in labels.enumerated() {
      let chosen = ChatScene.answer(nil, [message, "\(number + 1)"])
      let name = label.hasSuffix(")") ? String(label.split(separator: "(")[0].dropLast()) : label
      let topics = DomainID.allCases.flatMap { domain in
        domain.content.topics.indices.map { Library.TopicID(domain: domain, index: $0) }
      }
      let texts = topics.filter { Library.shared.label(of: $0) == name }.map {
        ChatScene.texts($0.name, of: $0.domain)
      }
      #expect(texts.contains { $0.contains(ChatScene.said(chosen)) }, "\(label): \(chosen)")
    }
  }

  /// A choice of another domain than what's talked about says where it's from.
  @Test func whatIsFromElsewhereSaysSo() {
    let text = ChatScene.answer(nil, ["what can I do for my balance"])
    #expect(ChatScene.labels(in: text).first == "a balanced plate (eating)", "\(text)")
    let chosen = ChatScene.answer(nil, ["what can I do for my balance", "1"])
    #expect(ChatScene.texts("a balanced plate", of: .eating).contains(chosen), "\(chosen)")
  }

  @Test func whatHasLittleForItIsNotSaid() {
    let ranking = Self.ranking("how do i center a div", goal: "Run 10 km")
    #expect(ranking.topics.allSatisfy { $0.isFar || $0.probability < 0.2 })
    let text = ChatScene.answer(AdviceScene.tenKilometres, ["how do i center a div"])
    #expect(ChatScene.texts("lost question", of: .guide).contains(text), "\(text)")
  }

  @Test(arguments: [(0.0, 1.0), (-1, 0.36788), (-5, 0.0067379), (-2000, 0)])
  func exponentials(exponent: Double, power: Double) {
    #expect(abs(Exponential.of(exponent) - power) < 0.0002)
  }

  private static func ranking(_ message: String, goal: String) -> TopicRanking {
    let dialogue = Dialogue(CoachScene(CoachFacts.untold(goal: goal)))
    let read = dialogue.scene.library.message(message, for: dialogue.domains)
    return TopicRanking(MessageReader(dialogue, read, chosen: nil), isOut: { _ in false })
  }

  private static func lines() throws -> [String] {
    try ["asides", "chats", "goals", "openings"].flatMap {
      try TextFile.read("\(root)/Sources/lume-train/ranked/\($0).tsv").split(separator: "\n")
        .map(String.init)
    }
  }

  private static let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
}
