@testable import Program

/// The files in `Sessions/`, which `lume verify` replays; here something else is done with them.
enum RecordedSessions {
  static let folder =
    #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 } + "/Sessions"

  /// All of them, by their path below the folder.
  static func files() throws -> [String] {
    try SessionFiles.find([folder]).paths.map { String($0.dropFirst(folder.count + 1)) }
  }

  /// Every fifth, or all where `LUME_TEST_SESSIONS` asks for more of every test.
  static func sample() throws -> [String] {
    let step = World.environment("LUME_TEST_SESSIONS") == nil ? 5 : 1
    return try files().enumerated().filter { $0.offset % step == 0 }.map(\.element)
  }
}
