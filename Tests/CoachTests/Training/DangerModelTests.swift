import Glibc
import Testing
import Wellness

@testable import Coach

/// `LUME_TRAIN=1 swift test --filter DangerModelTests` writes the weights anew after the examples
/// have changed.
@Suite struct DangerModelTests {
  @Test func theWeightsAreThoseOfTheExamples() throws {
    let danger = try Self.files.flatMap { try Self.examples($0) }
    let trained = DangerTrainer(danger + (try Self.ordinary)).text
    let path = Self.root + "/Sources/CoachData/safety/weights.txt"
    if getenv("LUME_TRAIN") != nil { try Self.write(trained, to: path) }
    #expect(try Self.read(path) == trained, "train again with LUME_TRAIN=1")
  }

  /// On messages that it wasn't trained on; the rules have seen them.
  @Test func theClassifierTakesNothingFromTheRules() throws {
    var (missed, missedByRules, alarms, alarmsOfRules) = (0, 0, 0, 0)
    for example in try Self.examples("danger-round-1-seen") {
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

  private static let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")

  /// What is learned from; the first round is left to measure.
  private static let files = [
    "danger", "danger-seen", "danger-everyday-seen", "danger-round-2-seen",
  ]

  private static func examples(_ name: String) throws -> [(text: String, isDanger: Bool)] {
    let text = try read("\(root)/Tests/CoachTests/Training/\(name).tsv")
    return text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      return (String(parts[1]), parts[0] != "harmless")
    }
  }

  /// What people write about topics of the library, but for those that are next to danger.
  private static var ordinary: [(text: String, isDanger: Bool)] {
    get throws {
      let names = DomainID.allCases.map(\.rawValue) + ["intents"]
      return try names.filter { $0 != "guide" }.flatMap { name in
        try read("\(root)/Tests/CoachTests/Training/Topics/\(name).tsv").split(separator: "\n")
          .compactMap { line in
            let parts = line.split(separator: "\t", maxSplits: 1)
            guard parts.count == 2, !nextToDanger.contains(String(parts[0])) else { return nil }
            return (String(parts[1]), false)
          }
      }
    }
  }

  private static let nextToDanger: Set<String> = [
    "dependence", "low for weeks", "panic", "makes it worse",
  ]

  private static func read(_ path: String) throws -> String {
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }

  private static func write(_ text: String, to path: String) throws {
    let file = try #require(fopen(path, "w"))
    defer { fclose(file) }
    fputs(text, file)
  }
}
