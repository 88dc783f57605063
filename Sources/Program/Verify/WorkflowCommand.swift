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

  /// GitHub knows files by their paths in the repository, without `./`.
  private static func relative(_ path: String) -> String {
    path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
