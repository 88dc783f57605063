import TestSupport
import Testing
import Wellness

@testable import Coach
@testable import lume_train

/// The classifier of danger and its weights.
@Suite struct DangerModelTests {
  @Test(.enabled(if: isThorough)) func theWeightsAreThoseOfTheMessages() throws {
    let lines = try DangerModelTests.files.flatMap {
      try TextFile.read("\(Self.root)/Sources/lume-train/messages/\($0).tsv").split(separator: "\n")
    }
    let weights = try TextFile.read("\(Self.root)/Sources/CoachData/safety/weights.txt")
    #expect(weights == DangerTrainer(lines).text, "run Scripts/train danger")
  }

  /// On messages that it wasn't trained on; the rules have seen them.
  @Test func theClassifierTakesNothingFromTheRules() throws {
    var (missed, missedByRules, alarms, alarmsOfRules) = (0, 0, 0, 0)
    for example in try Self.examples("round-1") {
      let isFound = DangerReader(example.text).raised != nil
      let isFoundByRules = DangerReader(example.text, judging: { _ in 0 }).raised != nil
      if example.isDanger {
        missed += isFound ? 0 : 1
        missedByRules += isFoundByRules ? 0 : 1
      } else {
        alarms += isFound ? 1 : 0
        alarmsOfRules += isFoundByRules ? 1 : 0
      }
    }
    #expect(missed <= 1 && alarms <= 3, "\(missed) missed, \(alarms) false")
    #expect(missed + alarms <= missedByRules + alarmsOfRules)
  }

  @Test(arguments: [
    ("my roommate gave away her guitar and her cat and texted me goodbye", true),
    ("how do i make the pasta sauce less salty", false),
  ])
  func itTellsDangerFromTheRest(message: String, isDanger: Bool) {
    let score = DangerModel.score(of: TextWord.all(in: message))
    #expect((score >= DangerModel.alarm) == isDanger)
  }

  private static let files = [
    "1-danger", "2-seen", "3-everyday", "4-round-2", "5-ordinary", "6-people", "7-classes",
    "8-chats", "9-values", "examples", "live", "strangers",
  ]

  private static let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")

  private static func examples(_ name: String) throws -> [(text: String, isDanger: Bool)] {
    let text = try TextFile.read("\(root)/Tests/CoachTests/Training/\(name).tsv")
    return text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      return (String(parts[1]), parts[0] != "harmless")
    }
  }
}
