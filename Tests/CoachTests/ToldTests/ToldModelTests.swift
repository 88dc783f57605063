import TestSupport
import Testing
import Wellness

@testable import lume_train

/// What judges whether amounts are told, and the messages that it's trained and judged by.
@Suite struct ToldModelTests {
  private static let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")

  private static let tables = [
    "basics", "chats", "people", "round-1", "round-2", "round-3", "round-4", "unit-tests",
  ]

  @Test func theWeightsAreThoseOfTheMessages() throws {
    let lines = try Self.tables.flatMap {
      try TextFile.read("\(Self.root)/Sources/lume-train/told/\($0).tsv").split(separator: "\n")
    }
    let weights = try TextFile.read("\(Self.root)/Sources/CoachData/told/weights.txt")
    #expect(weights == ToldTrainer(lines).text, "run Scripts/train told")
  }

  /// The quick look at a text passes over no message whose words may tell something.
  @Test func aTextMayTellWhatItsWordsMay() throws {
    for table in Self.tables {
      let lines = try TextFile.read("\(Self.root)/Sources/lume-train/told/\(table).tsv")
        .split(separator: "\n")
      for text in lines.compactMap({ $0.split(separator: "\t").last }).map(String.init) {
        #expect(ToldReader.mayTell(text) == ToldReader.mayTell(TextWord.all(in: text)), "\(text)")
      }
    }
  }

  private enum Verdict: String { case right, missed, wrong, doubted }

  private static func verdict(_ example: ToldExample) -> Verdict {
    // Where somebody would ask, a value that is offered is asked about.
    guard !example.isAsked else { return .right }
    let told = ToldReader(
      example.text, TextWord.all(in: example.text), goal: example.goal, today: ToldExample.today
    ).values.last
    guard let told else { return example.value == nil ? .right : .missed }
    let isStanding = told.date == ToldExample.today || example.goal.reading.period == nil
    let base = isStanding ? example.goal.current : 0
    let isRight =
      example.isNoted(told.way == .more ? base + told.amount : told.amount)
      && told.date == example.day
    return isRight ? .right : told.isSure ? .wrong : .doubted
  }

  /// Tables of 120 messages by two people who knew neither the reader nor the messages that it's
  /// trained by; nor does the training know these.
  @Test(arguments: [("told-3", 113, 1), ("told-4", 113, 0)])
  func mostAreRightAndFewAreWrongWithoutADoubt(table: String, right: Int, wrong: Int) throws {
    var counts: [Verdict: Int] = [:]
    var report: [String] = []
    let text = try TextFile.read("\(Self.root)/Tests/CoachTests/Training/\(table).tsv")
    for line in text.split(separator: "\n") {
      let verdict = Self.verdict(try #require(ToldExample(line)))
      counts[verdict, default: 0] += 1
      if verdict != .right { report.append("\(verdict): \(line)") }
    }
    let all = report.joined(separator: "\n")
    #expect(counts[.right, default: 0] >= right, "\(counts)\n\(all)")
    #expect(counts[.wrong, default: 0] <= wrong, "\(counts)\n\(all)")
  }
}
