import TestSupport
import Testing
import Wellness

@testable import Coach
@testable import lume_train

/// Which example of what people write comes nearest.
@Suite struct ExampleIndexTests {
  private static let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")

  @Test func theIndexIsThatOfTheExamples() throws {
    let names = DomainID.allCases.map(\.rawValue).filter { $0 != "guide" } + ["intents"]
    let lines = try names.sorted().flatMap { name in
      let file = "Sources/lume-train/topics/\(name).tsv"
      let text = try TextFile.read("\(Self.root)/\(file)")
      return text.split(separator: "\n").map { "\(file):\($0)" }
    }
    let trained = ExampleTrainer(lines)
    let folder = "\(Self.root)/Sources/CoachData/examples"
    #expect(try TextFile.read("\(folder)/features.txt") == trained.features, "run Scripts/train")
    #expect(try TextFile.read("\(folder)/postings.txt") == trained.postings, "run Scripts/train")
    #expect(try TextFile.read("\(folder)/topics.txt") == trained.topics, "run Scripts/train")
  }

  /// Every label is one of a topic, so that no example is lost by a topic that is called otherwise.
  @Test func everyExampleHasATopic() throws {
    for domain in DomainID.allCases where domain != .guide {
      let file = "\(Self.root)/Sources/lume-train/topics/\(domain.rawValue).tsv"
      for line in try TextFile.read(file).split(separator: "\n") {
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
        try #require(columns.count == 2, "\(domain): \(line)")
        #expect(
          Library.shared.topic(String(columns[0]), in: domain) != nil, "\(domain): \(line)")
      }
    }
  }

  @Test func theSameWordsAreNearest() throws {
    let near = Self.nearest("does tea count")
    let first = try #require(near.first)
    #expect(first.label == ExampleIndex.Label(file: "water", topic: "coffee counts"))
    #expect(first.nearness > 0.8)
    #expect(zip(near, near.dropFirst()).allSatisfy { $0.nearness >= $1.nearness })
  }

  /// Endings don't matter; a word that no example has does.
  @Test func wordsThatNobodyUsesTakeAway() throws {
    let plain = try #require(Self.nearest("does tea count").first).nearness
    let ending = try #require(Self.nearest("does tea counts").first).nearness
    let strange = try #require(Self.nearest("does zyxwv tea count").first).nearness
    #expect(ending == plain)
    #expect(strange < plain * 0.9)
    #expect(Self.nearest("zyxwv").isEmpty)
    #expect(Self.nearest("").isEmpty)
  }

  @Test(arguments: [
    ("how much water a day", ExampleFeatures.Form.amount),
    ("so how long should i sleep", .duration),
    ("how often", .frequency), ("what time is best", .time), ("when should i eat", .time),
    ("i wonder when he comes", .none), ("why do i wake up", .reason), ("whats a good book", .what),
    ("how do i start", .how), ("is it bad", .yesOrNo), ("tea or coffee?", .choice),
    ("should i walk or run", .choice), ("i should walk", .none), ("which one", .choice),
    ("where do i begin", .place), ("coffee?", .yesOrNo), ("", .none),
  ])
  func theFormIsReadByTheFirstWords(text: String, form: ExampleFeatures.Form) {
    #expect(ExampleFeatures.form(of: SaidText(text, [])) == form)
  }

  private static func nearest(_ text: String) -> [(label: ExampleIndex.Label, nearness: Double)] {
    ExampleIndex.nearest(ExampleIndex.Scores(SaidText(text, [])), least: 0.3, most: 5) { label, _ in
      label.file == "water"
    }
  }
}
