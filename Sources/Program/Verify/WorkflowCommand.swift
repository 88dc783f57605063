/// What GitHub shows at a line of a file
/// (https://docs.github.com/actions/reference/workflow-commands-for-github-actions).
enum WorkflowCommand {
  enum Level: String {
    case warning, error
  }

  /// Writes one.
  static func say(
    _ level: Level, _ path: String, _ line: Int?, _ title: String, _ lines: [String]
  ) {
    let place = line.map { ",line=\($0)" } ?? ""
    World.say(
      "::\(level.rawValue) file=\(property(relative(path)))\(place),title=\(property(title))::"
        + data(lines.joined(separator: "\n")))
  }

  private static func relative(_ path: String) -> String {
    relative(path, in: World.folder, repository: World.environment("GITHUB_WORKSPACE"))
  }

  /// GitHub knows files by their paths in the repository, without `./`.
  ///
  /// - Parameters:
  ///   - folder: what the path is relative to.
  ///   - repository: where it is checked out; `nil` for the folder.
  static func relative(_ path: String, in folder: String, repository: String?) -> String {
    let repository = repository ?? ""
    let root = parts(of: repository)
    let file = parts(of: path.hasPrefix("/") ? path : "\(folder)/\(path)")
    guard repository.hasPrefix("/"), file.starts(with: root) else {
      return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }
    return file.dropFirst(root.count).joined(separator: "/")
  }

  /// The names in an absolute path, without `.` and `..`.
  private static func parts(of path: String) -> [Substring] {
    path.split(separator: "/").reduce(into: []) { parts, name in
      switch name {
      case ".": break
      case "..": _ = parts.popLast()
      default: parts.append(name)
      }
    }
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
