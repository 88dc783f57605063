import JSON
import Session
import Verbs

/// `lume verify --list`: the files that would be verified, and what their headers say of them.
struct SessionList {
  private let paths: [String]
  private let isJSON: Bool

  init(_ paths: [String], isJSON: Bool) {
    self.paths = paths
    self.isJSON = isJSON
  }

  /// - Returns: 2 where one cannot be read.
  func execute() -> Int32 {
    var code = ExitCode.done
    let width = paths.map(\.count).max() ?? 0
    for path in paths {
      do {
        let file = try SessionFile(reading: path)
        if isJSON { World.say(json: json(path, file)) } else { World.say(line(path, file, width)) }
      } catch {
        code = ExitCode.usage
        if case .unusable(let sentence, _) = Verdict(for: error) {
          World.complain("lume verify: \(path): \(sentence)")
        }
      }
    }
    return code
  }

  private func line(_ path: String, _ file: SessionFile, _ width: Int) -> String {
    let turns = String(file.turns)
    let parts = [
      path + String(repeating: " ", count: width - path.count),
      file.header.layer == .wire ? "wire " : "shell",
      String(repeating: " ", count: max(0, 4 - turns.count)) + turns
        + (file.turns == 1 ? " turn " : " turns"),
      file.header.title ?? "",
      file.header.tags.isEmpty ? "" : "[\(file.header.tags.joined(separator: " "))]",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "  ")
  }

  private func json(_ path: String, _ file: SessionFile) -> JSON {
    [
      "schema": JSON(JSONLinesReport.schema), "file": .string(path),
      "title": JSON(file.header.title), "layer": .string(file.header.layer.rawValue),
      "tags": JSON(file.header.tags), "turns": JSON(file.turns),
      "is_incomplete": .bool(file.isIncomplete),
    ]
  }
}
