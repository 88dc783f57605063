import Store

/// Where the state of a session is.
enum StatePath {
  /// The file that a recording writes beside its session: `first.state.sql` for `first.session`.
  static func beside(_ session: String) -> String {
    let suffix = ".session"
    return (session.hasSuffix(suffix) ? String(session.dropLast(suffix.count)) : session)
      + ".state.sql"
  }

  /// A path as the header of a session has it: from the session's folder.
  ///
  /// - Parameter current: the folder that paths which do not begin with a slash are from.
  static func relative(_ path: String, to session: String, in current: String) -> String {
    let target = parts(path, current)
    let folder = parts(session, current).dropLast()
    let common = zip(target, folder).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folder.count - common)
    return (up + target.dropFirst(common)).joined(separator: "/")
  }

  private static func parts(_ path: String, _ current: String) -> [String] {
    var parts: [String] = []
    let whole = path.hasPrefix("/") ? path : "\(current)/\(path)"
    for part in whole.split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(String(part)) }
    }
    return parts
  }
}
