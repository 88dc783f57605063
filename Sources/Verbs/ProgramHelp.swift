/// What `lume --help` prints.
package enum ProgramHelp {
  package static let lines =
    ["lume: a conversational shell for your wellness goals, with a coach built in."]
    + rows([("lume", Verb.shell.brief)] + Verb.all.map { ("lume \($0.name) \($0.form)", $0.brief) })
    + ["Flags of the shell, which lume help shell explains:"] + flags + [
      "lume VERB --help lists the flags of a verb, its exit codes, and an example.",
      "Files are under LUME_HOME where it is set. In the shell /help lists commands.",
    ]

  /// Their names, in lines of at most 78 columns.
  private static let flags = Verb.shell.flags.flatMap(\.names).reduce(into: [" "]) { lines, name in
    let last = lines.count - 1
    if lines[last].count + 1 + name.count > 78 {
      lines.append("  " + name)
    } else {
      lines[last] += " " + name
    }
  }

  private static func rows(_ rows: [(String, String)]) -> [String] {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  " + $0 + String(repeating: " ", count: width + 2 - $0.count) + $1 }
  }
}
