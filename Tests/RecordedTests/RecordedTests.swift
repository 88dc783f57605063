import Session
import Testing

@testable import Program

/// Every file in `Sessions/` is one test.
@Suite struct RecordedTests {
  static let folder =
    #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 } + "/Sessions"

  static func files() throws -> [String] {
    try SessionFiles.find([folder]).paths.map { String($0.dropFirst(folder.count + 1)) }
  }

  @Test(arguments: try files())
  func replays(_ file: String) throws {
    let path = "\(RecordedTests.folder)/\(file)"
    switch VerifyCommand.verdict(on: path, try ReplayRun()) {
    case .passed: break
    case .notChecked(let reason): Issue.record("Sessions/\(file): \(reason.sentence)")
    case .incomplete: Issue.record("Sessions/\(file) has no end")
    case .unusable(let sentence, _): Issue.record("Sessions/\(file): \(sentence)")
    case .differs(let difference):
      let report = difference.report(path: "Sessions/\(file)").joined(separator: "\n")
      Issue.record("\(report)")
    }
  }
}
