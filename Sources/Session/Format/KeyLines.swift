/// Lines of an answer that wait, since a private key goes on in them: it is many lines and is
/// replaced as one text.
struct KeyLines {
  /// A key of more lines is none.
  private static let most = 200

  private var lines: [String] = []

  var isEmpty: Bool { lines.isEmpty }

  /// Takes a line; answers those that can be written now.
  mutating func add(_ line: String, _ redactor: Redactor) -> [String] {
    if lines.isEmpty, !KeyLines.beginsKey(line) { return [line] }
    lines.append(line)
    return line.contains("-----END ") || lines.count > KeyLines.most ? popAll(redactor) : []
  }

  /// Takes all lines, as no more of them come.
  mutating func popAll(_ redactor: Redactor) -> [String] {
    guard !lines.isEmpty else { return [] }
    defer { lines = [] }
    return redactor.text(lines.joined(separator: "\n"))
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Looks at bytes: `contains` goes by characters, which costs more than all else about a line.
  private static func beginsKey(_ line: String) -> Bool {
    line.utf8.contains(UInt8(ascii: "-"))
      && Array(line.utf8).firstRange(of: Array("-----BEGIN ".utf8)) != nil
  }
}
